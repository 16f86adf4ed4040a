import {
  DeleteConnectionCommand,
  GetConnectionCommand,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { Json } from '../../../packages/laptop/src/contract.ts';
import { MESSAGE_BYTES } from '../../../packages/laptop/src/websocket/open-socket.ts';
import { allow, errorName } from '../../../packages/laptop/test/aws-gateway/gateway-fixture.ts';
import { API, WebSocketFixture } from './websocket-fixture.ts';

const CONNECTIONS = `arn:aws:execute-api:us-east-1:000000000000:${API}`;

function role(resource: string, action = 'execute-api:ManageConnections'): Json {
  return {
    Type: 'AWS::IAM::Role',
    Properties: {
      Policies: [{ PolicyName: 'All', PolicyDocument: { Statement: [allow(action, resource)] } }],
    },
  };
}

const context = z.object({ requestContext: z.object({ connectionId: z.string() }) });

describe('the management API', () => {
  let gateway: WebSocketFixture;
  let opened = 0;

  beforeAll(async () => {
    gateway = await WebSocketFixture.start({
      Poster: role(`${CONNECTIONS}/v1/POST/@connections/*`),
      OtherStage: role(`${CONNECTIONS}/v2/POST/@connections/*`),
      Invoker: role('*', 'execute-api:Invoke'),
    });
  });
  afterAll(() => gateway.stop());

  async function connected() {
    const client = await gateway.connect();
    opened += 1;
    const { requestContext } = context.parse(await gateway.event('$connect', opened));
    return { client, ConnectionId: requestContext.connectionId };
  }

  test('posts text, and every character of it', async () => {
    const { client, ConnectionId } = await connected();
    const text = JSON.stringify({ text: 'Grüße 👋' });
    await gateway.management().send(new PostToConnectionCommand({ ConnectionId, Data: Buffer.from(text) }));
    expect(await client.next()).toEqual({ text: 'Grüße 👋' });
  });

  test('returns the time and source of a connection', async () => {
    const { ConnectionId } = await connected();
    const answer = await gateway.management().send(new GetConnectionCommand({ ConnectionId }));
    expect(answer).toMatchObject({
      ConnectedAt: new Date(gateway.clock.now()),
      LastActiveAt: new Date(gateway.clock.now()),
      Identity: { SourceIp: '127.0.0.1' },
    });
  });

  test('closes with 1000, and then replies with GoneException', async () => {
    const { client, ConnectionId } = await connected();
    await gateway.management().send(new DeleteConnectionCommand({ ConnectionId }));
    const post = new PostToConnectionCommand({ ConnectionId, Data: Buffer.from('late') });
    expect(await errorName(gateway.management().send(post))).toBe('GoneException');
    expect(await client.closed).toMatchObject({ code: 1000 });
    expect(client.frames).toEqual([]);
  });

  test('replies with GoneException to an unknown connection, and to one whose $connect is in progress', async () => {
    const post = (ConnectionId: string) =>
      errorName(
        gateway.management().send(new PostToConnectionCommand({ ConnectionId, Data: Buffer.from('x') })),
      );
    let early = '';
    gateway.handlers = {
      $connect: async (event) => {
        early = await post(context.parse(event).requestContext.connectionId);
        return { ok: true, payload: { statusCode: 200 } };
      },
    };
    await connected();
    gateway.handlers = {};
    expect([await post('AAAAAAAAAAAAAAA='), early]).toEqual(['GoneException', 'GoneException']);
  });

  test('refuses a payload over 128 KB', async () => {
    const { ConnectionId } = await connected();
    const post = (bytes: number) =>
      errorName(
        gateway
          .management()
          .send(new PostToConnectionCommand({ ConnectionId, Data: Buffer.alloc(bytes, 'x') })),
      );
    expect([await post(MESSAGE_BYTES), await post(MESSAGE_BYTES + 1)]).toEqual([
      'no error',
      'PayloadTooLargeException',
    ]);
  });

  test('refuses a request without a signature', async () => {
    const { client, ConnectionId } = await connected();
    const path = `http://${gateway.origin}/v1/@connections/${encodeURIComponent(ConnectionId)}`;
    expect((await fetch(path, { method: 'POST', body: 'x' })).status).toBe(403);
    client.socket.ping();
    await new Promise((resolve) => client.socket.once('pong', resolve));
    expect(client.frames).toEqual([]);
  });

  test.each([
    ['Poster', 'no error', 'AccessDeniedException'],
    ['OtherStage', 'AccessDeniedException', 'AccessDeniedException'],
    ['Invoker', 'AccessDeniedException', 'AccessDeniedException'],
  ])('lets %s do what its policy names', async (name, posting, closing) => {
    const { ConnectionId } = await connected();
    const client = gateway.management(name);
    const post = new PostToConnectionCommand({ ConnectionId, Data: Buffer.from('x') });
    expect(await errorName(client.send(post))).toBe(posting);
    expect(await errorName(client.send(new DeleteConnectionCommand({ ConnectionId })))).toBe(closing);
  });
});
