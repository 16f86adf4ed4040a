import { afterEach } from 'vitest';
import type { PartitionKeys } from '../../src/aws-gateway/leading-keys.ts';
import { PrincipalRegistry } from '../../src/aws-gateway/principals.ts';
import type { Invocation, Json, JsonObject, Running } from '../../src/contract.ts';
import { freePort } from '../../src/engines/free-port.ts';
import type { FunctionPool } from '../../src/functions/function-pool.ts';
import type { Functions } from '../../src/functions/functions.ts';
import { startHttpApi } from '../../src/http-api/http-api.ts';
import { PermissionJournal } from '../../src/iam/permission-journal.ts';
import { compileDocument } from '../../src/iam/statement.ts';
import { testDeployment } from '../template/test-deployment.ts';

const running: Running[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
});

const resource = (logicalId: string, type: string, properties: JsonObject) => ({
  logicalId,
  type,
  properties,
});

const principals = new PrincipalRegistry();
const ofRole = (role: string | undefined) => principals.issue(role);
export const [operator, reader, stranger] = [ofRole(undefined), ofRole('Reader'), ofRole('Stranger')];
const invoke = (roleLogicalId: string, Action: string) =>
  [
    roleLogicalId,
    {
      roleLogicalId,
      statements: compileDocument(
        {
          Statement: { Effect: 'Allow', Action, Resource: 'arn:aws:execute-api:*:*:Api/$default/POST/v1/*' },
        },
        roleLogicalId,
        [],
      ),
    },
  ] as const;
const callers = {
  principals,
  authority: {
    permissions: new Map([
      invoke('Reader', 'execute-api:Invoke'),
      invoke('Stranger', 'lambda:InvokeFunction'),
    ]),
    journal: new PermissionJournal(),
    deployment: testDeployment,
    partitionKeys: (() => []) as unknown as PartitionKeys,
  },
};

export async function apiOf(
  answer: (event: Json) => Invocation | Promise<Invocation>,
  api: JsonObject = {},
  integration: JsonObject = {},
  stage: JsonObject = {},
  route: JsonObject = {},
) {
  const clock = { now: 0 };
  const events: JsonObject[] = [];
  const target = {
    invoke: async (event: JsonObject) => {
      events.push(event);
      return answer(event);
    },
  } as unknown as FunctionPool;
  const resources = [
    resource('Route', 'AWS::ApiGatewayV2::Route', {
      ApiId: 'Api',
      RouteKey: 'ANY /v1/{id}',
      Target: 'integrations/Int',
      ...route,
    }),
    resource('Int', 'AWS::ApiGatewayV2::Integration', {
      IntegrationType: 'AWS_PROXY',
      IntegrationUri: 'fn',
      PayloadFormatVersion: '2.0',
      ...integration,
    }),
    resource('Stage', 'AWS::ApiGatewayV2::Stage', { ApiId: 'Api', StageName: '$default', ...stage }),
  ];
  const port = await freePort();
  running.push(
    await startHttpApi({
      api: resource('Api', 'AWS::ApiGatewayV2::Api', { ProtocolType: 'HTTP', ...api }),
      template: {
        resources,
        outputs: new Map(),
        ofType: (type) => resources.filter((each) => each.type === type),
        get: (logicalId) => resources.find((each) => each.logicalId === logicalId) ?? resource('', '', {}),
      },
      functions: { find: () => target } as unknown as Functions,
      deployment: testDeployment,
      callers,
      port,
      onFailure: (error) => {
        throw error;
      },
      now: () => clock.now,
    }),
  );
  return { origin: `http://127.0.0.1:${port}`, events, clock };
}

export const ok = (payload: Json): Invocation => ({ ok: true, payload });
