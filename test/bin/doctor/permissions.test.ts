import { readFileSync } from 'node:fs';
import { GetQueueAttributesCommand } from '@aws-sdk/client-sqs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { STACK_ACTIONS } from '../../../packages/doctor/src/aws/stack-facts.ts';
import { BEFORE_DEPLOY_CHECKS } from '../../../packages/doctor/src/examine-before-deploy.ts';
import { FIRST_ACCOUNT_CHECKS } from '../../../packages/doctor/src/examine-first-account.ts';
import { STACK_CHECKS } from '../../../packages/doctor/src/examine-stack.ts';
import { PROBE_ACTIONS } from '../../../packages/doctor/src/probe/aws-probe-route.ts';
import { unavailable } from '../../../packages/doctor/src/unavailable.ts';
import { beforeDeployWorld } from '../../../packages/doctor/test/before-deploy-world.ts';
import { actionsOfCalls, refuseAll } from '../../../packages/doctor/test/mocked-clients.ts';
import { awsError, findingsOf, stackWorld } from '../../../packages/doctor/test/stack-world.ts';

const STACK_NAMED = [...new Set([...STACK_CHECKS, ...FIRST_ACCOUNT_CHECKS])].map(
  (check) => [check.id, check] as const,
);
const BEFORE_NAMED = BEFORE_DEPLOY_CHECKS.map((check) => [check.id, check] as const);

describe('the IAM actions of a doctor check', () => {
  test.each(STACK_NAMED)('%s are those that it declares', async (_id, check) => {
    const world = stackWorld();
    world.mocks.sqs
      .on(GetQueueAttributesCommand)
      .resolves({ Attributes: { ApproximateNumberOfMessages: '1' } });
    await findingsOf(check, world.context());
    await findingsOf(check, world.context({ human: 'ada@example.org' }));

    expect(actionsOfCalls(world.mocks)).toEqual([...check.actions].sort());
  });

  test.each(
    STACK_NAMED.filter(([, check]) => check.actions.length > 0),
  )('%s that the credentials lack are named, and the check is not made', async (_id, check) => {
    const world = stackWorld();
    refuseAll(world.mocks);

    const findings = await findingsOf(check, world.context({ human: 'ada@example.org' }));
    expect(findings).toHaveLength(1);
    const [finding] = findings;
    expect(finding?.status).toBe('not_checked');
    expect(check.actions).toContain(finding?.missingPermission);
    expect(finding?.detail).toBe(`The credentials lack the ${finding?.missingPermission} permission`);
  });

  test.each(BEFORE_NAMED)('%s before the first deployment are those that it declares', async (_id, check) => {
    const world = beforeDeployWorld();
    await findingsOf(check, world.context());

    expect(actionsOfCalls(world.mocks)).toEqual([...check.actions].sort());
  });

  test.each(
    BEFORE_NAMED.filter(([, check]) => check.actions.length > 0),
  )('%s before the first deployment that the credentials lack are named', async (_id, check) => {
    const world = beforeDeployWorld();
    refuseAll(world.mocks);

    const [finding] = await findingsOf(check, world.context());
    expect(finding?.status).toBe('not_checked');
    expect(check.actions).toContain(finding?.missingPermission);
  });

  test('are allowed by the policy in examples/deploy, and nothing else is', () => {
    const [readOnly, probe] = policies();
    const needed = [...STACK_CHECKS, ...FIRST_ACCOUNT_CHECKS, ...BEFORE_DEPLOY_CHECKS].flatMap(
      ({ actions }) => actions,
    );

    expect(readOnly).toEqual([...new Set([...STACK_ACTIONS, ...needed])].sort());
    expect(probe).toEqual([...PROBE_ACTIONS].sort());
  });
});

function policies(): readonly (readonly string[])[] {
  const file = new URL('../../../examples/deploy/doctor-policy.json', import.meta.url);
  const { Statement: statements } = z
    .object({
      Version: z.literal('2012-10-17'),
      Statement: z.array(
        z.object({
          Sid: z.string(),
          Effect: z.literal('Allow'),
          Action: z.array(z.string()),
          Resource: z.unknown(),
        }),
      ),
    })
    .parse(JSON.parse(readFileSync(file, 'utf8')));
  const actionsOf = (isProbe: boolean) =>
    statements
      .filter(({ Sid }) => Sid.startsWith('Probe') === isProbe)
      .flatMap(({ Action }) => Action)
      .sort();
  return [actionsOf(false), actionsOf(true)];
}

describe('a doctor check that cannot be made', () => {
  const actions = ['kms:DescribeKey', 'kms:ListKeys'];

  test.each([
    [
      'missing credentials',
      awsError('CredentialsProviderError', 'none'),
      /does not accept the credentials/,
      /--profile/,
    ],
    [
      'expired credentials',
      awsError('ExpiredTokenException', 'expired'),
      /does not accept the credentials/,
      /get-caller-identity/,
    ],
    ['a wrong key', awsError('InvalidClientTokenId', 'wrong'), /does not accept the credentials/, /Log in/],
    ['no region', awsError('Error', 'Region is missing'), /No region/, /--region/],
    [
      'an empty region',
      awsError('Error', 'Region not accepted: region="" is not valid'),
      /No region/,
      /--region/,
    ],
    ['a throttled call', awsError('ThrottlingException', 'Rate exceeded'), /throttling calls/, /later/],
    ['an aborted call', awsError('AbortError', 'aborted'), /time limit/, /--timeout/],
    [
      'a refusal without an action',
      awsError('AuthorizationErrorException', 'no'),
      /kms:DescribeKey or kms:ListKeys/,
      /#permissions/,
    ],
    ['a server that does not answer', awsError('Error', 'connect ECONNREFUSED'), /ECONNREFUSED/, /again/],
  ])('because of %s says so and what to do', (_what, error, detail, advice) => {
    expect(unavailable({ actions }, error)).toMatchObject({
      status: 'not_checked',
      detail: expect.stringMatching(detail),
      advice: expect.stringMatching(advice),
    });
  });

  test('names the action of a refusal that a command has wrapped', () => {
    const cause = awsError(
      'AccessDeniedException',
      'User: x is not authorized to perform: lambda:InvokeFunction on y',
    );
    expect(unavailable({ actions }, new Error('could not be invoked', { cause })).missingPermission).toBe(
      'lambda:InvokeFunction',
    );
  });
});
