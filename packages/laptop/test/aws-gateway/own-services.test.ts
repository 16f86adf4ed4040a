import { PostToConnectionCommand } from '@aws-sdk/client-apigatewaymanagementapi';
import { describe, expect, test } from 'vitest';
import { opened } from '../../../../test/opened.ts';
import { startAwsGateway } from '../../src/aws-gateway/start-aws-gateway.ts';
import type { AwsCall, ServiceEndpoint } from '../../src/contract.ts';
import { ACCOUNT, allow, errorName, GatewayFixture } from './gateway-fixture.ts';

const CONNECTION = `arn:aws:execute-api:${ACCOUNT}:Stream/v1/POST/@connections/one`;
const calls: AwsCall[] = [];
const sockets: ServiceEndpoint = {
  signingName: 'execute-api',
  needs: () => [{ action: 'execute-api:ManageConnections', resource: CONNECTION }],
  async handle(call) {
    calls.push(call);
    return { status: 200, headers: {}, body: '' };
  },
};

const gateway = opened(() => GatewayFixture.start([sockets]));

describe('a service of the runtime itself', () => {
  const command = new PostToConnectionCommand({ ConnectionId: 'one', Data: Buffer.from('frame') });

  test('gets the call, its body and its principal', async () => {
    const role = gateway.as(allow('execute-api:ManageConnections', CONNECTION));

    await role.sockets.send(command);

    const call = calls.at(-1);
    expect(call?.url.pathname).toBe('/@connections/one');
    expect(Buffer.from(call?.body ?? []).toString()).toBe('frame');
    expect(call?.principal.accessKeyId).toBe(role.credentials.accessKeyId);
  });

  test('is not called without the permission that it requires', async () => {
    const before = calls.length;

    const denied = gateway.as(allow('execute-api:Invoke', '*')).sockets.send(command);

    expect(await errorName(denied)).toBe('AccessDeniedException');
    expect(calls.length).toBe(before);
  });
});

test('the gateway answers 503 until it is opened', async () => {
  const closed = await startAwsGateway();

  const response = await fetch(closed.origin);

  expect(response.status).toBe(503);
  await closed.stop();
});
