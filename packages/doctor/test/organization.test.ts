import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { listenOnLoopback } from '../../laptop/src/engines/listen.ts';
import { PolicySimulator, SimulatePrincipalPolicyCommand } from '../src/aws/policy-simulator.ts';
import { organization } from '../src/checks/organization.ts';
import { beforeDeployWorld, EXECUTION_ROLE } from './before-deploy-world.ts';
import { findingsOf, REGION } from './stack-world.ts';

const CALLS = ['iam:CreateRole', 'kms:CreateKey', 'ses:CreateEmailIdentity', 'ses:CreateReceiptRule'];

afterEach(() => {
  vi.unstubAllEnvs();
});

/** An IAM that answers so, and what it was asked. */
async function simulator(status: number, body: string) {
  const asked: { form: URLSearchParams; authorization: string | undefined }[] = [];
  const server = createServer(async (request, response) => {
    const { authorization } = request.headers;
    asked.push({ form: new URLSearchParams(await text(request)), authorization });
    response.writeHead(status).end(body);
  });
  vi.stubEnv('AWS_ENDPOINT_URL', `http://127.0.0.1:${await listenOnLoopback(server, 0)}`);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIDEXAMPLE');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  const { aws } = beforeDeployWorld();
  return { asked, iam: new PolicySimulator(aws.cloudFormation) };
}

const result = (action: string, decision: string, organizations = '') =>
  `<member><EvalResourceName>*</EvalResourceName>${organizations}<EvalActionName>${action}</EvalActionName><EvalDecision>${decision}</EvalDecision></member>`;

describe('the doctor’s call of IAM', () => {
  test('names role, actions and conditions, is signed for IAM, and reads the decisions', async () => {
    const forbidden =
      '<member><EvalActionName>kms:CreateKey</EvalActionName><EvalDecision>implicitDeny</EvalDecision><OrganizationsDecisionDetail><AllowedByOrganizations>false</AllowedByOrganizations></OrganizationsDecisionDetail></member>';
    const { asked, iam } = await simulator(200, `${result('iam:CreateRole', 'allowed')}${forbidden}`);
    const command = new SimulatePrincipalPolicyCommand({
      PolicySourceArn: EXECUTION_ROLE,
      ActionNames: ['iam:CreateRole', 'kms:CreateKey'],
      Context: { 'aws:RequestedRegion': REGION },
    });

    expect(await iam.send(command, { abortSignal: AbortSignal.timeout(5_000) })).toEqual([
      { action: 'iam:CreateRole', isAllowed: true, isAllowedByOrganization: true },
      { action: 'kms:CreateKey', isAllowed: false, isAllowedByOrganization: false },
    ]);
    expect(Object.fromEntries(asked[0]?.form ?? [])).toEqual({
      Action: 'SimulatePrincipalPolicy',
      Version: '2010-05-08',
      PolicySourceArn: EXECUTION_ROLE,
      'ActionNames.member.1': 'iam:CreateRole',
      'ActionNames.member.2': 'kms:CreateKey',
      'ContextEntries.member.1.ContextKeyName': 'aws:RequestedRegion',
      'ContextEntries.member.1.ContextKeyType': 'string',
      'ContextEntries.member.1.ContextKeyValues.member.1': REGION,
    });
    expect(asked[0]?.authorization).toContain('/us-east-1/iam/aws4_request');
  });

  test('fails with the code and message of IAM', async () => {
    const { iam } = await simulator(
      403,
      '<Error><Code>AccessDenied</Code><Message>not now</Message></Error>',
    );
    const command = new SimulatePrincipalPolicyCommand({ PolicySourceArn: '', ActionNames: [], Context: {} });

    const sent = iam.send(command, { abortSignal: AbortSignal.timeout(5_000) });
    await expect(sent).rejects.toMatchObject({ name: 'AccessDenied', message: 'not now' });
  });
});

describe('the check of the organization', () => {
  function world(forbidden: readonly string[], isAllowedByOrganization: boolean, ...settings: string[]) {
    const made = beforeDeployWorld(...settings);
    const asked: SimulatePrincipalPolicyCommand['input'][] = [];
    made.decide((input) => {
      asked.push(input);
      return input.ActionNames.map((action) => ({
        action,
        isAllowed: !forbidden.includes(action),
        isAllowedByOrganization: !forbidden.includes(action) || isAllowedByOrganization,
      }));
    });
    return { asked, run: () => findingsOf(organization, made.context()) };
  }

  test('asks for the role of CloudFormation, in the region, with a public function URL', async () => {
    const { asked, run } = world([], true);

    expect(await run()).toMatchObject([{ status: 'ok' }]);
    expect(asked).toEqual([
      {
        PolicySourceArn: EXECUTION_ROLE,
        ActionNames: ['lambda:CreateFunctionUrlConfig', 'lambda:AddPermission', ...CALLS],
        Context: { 'aws:RequestedRegion': REGION, 'lambda:FunctionUrlAuthType': 'NONE' },
      },
    ]);
  });

  test('advises mcp=gateway where the organization forbids function URLs, and asks for none with it', async () => {
    const { run } = world(['lambda:CreateFunctionUrlConfig'], false);
    expect(await run()).toMatchObject(
      [{ status: 'failure', subject: 'lambda:CreateFunctionUrlConfig', advice: /mcp=gateway/ }].map(
        (each) => ({ ...each, advice: expect.stringMatching(each.advice) }),
      ),
    );

    const without = world(['lambda:CreateFunctionUrlConfig'], false, 'mcp=gateway');
    expect(await without.run()).toMatchObject([{ status: 'ok' }]);
    expect(without.asked[0]?.ActionNames).toEqual(CALLS);
  });

  test('tells what the organization forbids from what the role lacks', async () => {
    expect(await world(['kms:CreateKey'], false).run()).toMatchObject([
      { status: 'failure', subject: 'kms:CreateKey' },
    ]);
    expect(await world(['kms:CreateKey'], true).run()).toMatchObject([
      { status: 'warning', subject: 'kms:CreateKey' },
    ]);
  });
});
