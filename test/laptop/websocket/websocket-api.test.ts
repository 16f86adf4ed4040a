import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Invocation } from '../../../packages/laptop/src/contract.ts';
import {
  FRAME_BYTES,
  IDLE_MS,
  LIFE_MS,
  MESSAGE_BYTES,
} from '../../../packages/laptop/src/websocket/open-socket.ts';
import { upgradeStatus } from '../../system/stream-client.ts';
import { API, WebSocketFixture } from './websocket-fixture.ts';

let gateway: WebSocketFixture;

beforeEach(async () => {
  gateway = await WebSocketFixture.start();
});
afterEach(async () => {
  await gateway.stop();
  expect(gateway.failures).toEqual([]);
});

const answer =
  (statusCode: number): (() => Invocation) =>
  () => ({ ok: true, payload: { statusCode, body: 'not passed on' } });

describe('connecting', () => {
  test('shows the function headers and query, each value of a repeated parameter', async () => {
    await gateway.connect('a=1&b=%20x&a=2', { headers: { 'X-Kind': 'two' } });
    const event = await gateway.event('$connect');
    expect(event).toMatchObject({
      queryStringParameters: { a: '2', b: ' x' },
      multiValueQueryStringParameters: { a: ['1', '2'], b: [' x'] },
      headers: { 'X-Kind': 'two', Host: gateway.origin },
      multiValueHeaders: { 'X-Kind': ['two'] },
      requestContext: {
        routeKey: '$connect',
        eventType: 'CONNECT',
        apiId: API,
        stage: 'v1',
        domainName: gateway.origin,
        connectedAt: gateway.clock.now(),
        identity: { sourceIp: '127.0.0.1' },
      },
      isBase64Encoded: false,
    });
    expect(event).not.toHaveProperty('body');
  });

  test('has an id that must be URL-encoded in a path', async () => {
    await gateway.connect();
    const { requestContext } = await gateway.event('$connect');
    expect(requestContext).toMatchObject({ connectionId: expect.stringMatching(/^[\w-]{15}=$/) });
  });

  test.each([200, 204])('opens the socket when the function answers %i', async (status) => {
    gateway.handlers = { $connect: answer(status) };
    expect(await upgradeStatus(`ws://${gateway.origin}/v1`)).toBe(101);
  });

  test.each([
    302, 401, 403, 429, 500,
  ])('refuses the upgrade with the status %i of the function', async (status) => {
    gateway.handlers = { $connect: answer(status) };
    expect(await upgradeStatus(`ws://${gateway.origin}/v1`)).toBe(status);
  });

  test.each([
    ['fails', { ok: false, errorType: 'Error', errorMessage: 'broken' }],
    ['answers without a status', { ok: true, payload: { body: '' } }],
    ['answers nothing', { ok: true, payload: undefined }],
  ] as const)('is 502 when the function %s', async (_what, invocation) => {
    gateway.handlers = { $connect: () => invocation };
    expect(await upgradeStatus(`ws://${gateway.origin}/v1`)).toBe(502);
  });

  test.each([
    '/',
    '/v2',
    '/v1/more',
  ])('is 403 at %s, which is no stage, without asking the function', async (path) => {
    expect(await upgradeStatus(`ws://${gateway.origin}${path}`)).toBe(403);
    expect(gateway.events).toEqual([]);
  });

  test('negotiates neither compression nor a subprotocol', async () => {
    const client = await gateway.connect('', { perMessageDeflate: true, headers: {} });
    expect([client.socket.extensions, client.socket.protocol]).toEqual(['', '']);
  });

  test('stops although a refused client keeps its side of the connection open', async () => {
    const port = Number(gateway.origin.split(':')[1]);
    const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    onTestFinished(() => {
      client.destroy();
    });
    const ended = once(client.resume(), 'end');
    client.write(
      'GET /other HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
    );
    await ended;

    expect(client.writable).toBe(true);
    await gateway.stop();
  });

  test('invokes $disconnect for a client that disconnected before its upgrade', async () => {
    const port = Number(gateway.origin.split(':')[1]);
    const client = connect(port, '127.0.0.1');
    gateway.handlers = {
      $connect: () =>
        new Promise((resolve) => {
          client.once('close', () => resolve({ ok: true, payload: { statusCode: 200 } }));
          client.resetAndDestroy();
        }),
    };
    client.write(
      'GET /v1 HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    expect(await gateway.event('$disconnect')).toMatchObject({
      requestContext: { eventType: 'DISCONNECT', disconnectStatusCode: 1006 },
    });
  });
});

describe('messages', () => {
  test.each([
    ['{"action":"named"}', 'named'],
    ['{"action":"other"}', '$default'],
    ['{"action":"$connect"}', '$default'],
    ['{"action":7}', '$default'],
    ['{}', '$default'],
    ['null', '$default'],
    ['no JSON', '$default'],
  ])('%s goes to %s', async (text, routeKey) => {
    const client = await gateway.connect();
    client.send(text);
    expect(await gateway.event(routeKey)).toMatchObject({
      body: text,
      isBase64Encoded: false,
      requestContext: { routeKey, eventType: 'MESSAGE', messageDirection: 'IN' },
    });
  });

  test('never send back what the function returns', async () => {
    gateway.handlers = { $default: () => ({ ok: true, payload: { statusCode: 200, body: 'an answer' } }) };
    const client = await gateway.connect();
    client.send('one');
    await gateway.event('$default');
    client.socket.ping();
    await new Promise((resolve) => client.socket.once('pong', resolve));
    expect(client.frames).toEqual([]);
  });

  test('are answered by the gateway when the function fails, and the socket stays open', async () => {
    gateway.handlers = { $default: () => ({ ok: false, errorType: 'Error', errorMessage: 'secret' }) };
    const client = await gateway.connect();
    expect(await client.ask('one')).toEqual({
      message: 'Internal server error',
      connectionId: expect.any(String),
      requestId: expect.any(String),
    });
    expect(client.isOpen).toBe(true);
  });

  test(`of ${MESSAGE_BYTES} bytes in frames of ${FRAME_BYTES} are taken`, async () => {
    const client = await gateway.connect();
    const part = 'x'.repeat(FRAME_BYTES);
    for (const fin of [false, false, false, true]) client.socket.send(part, { fin });
    expect(await gateway.event('$default')).toMatchObject({ body: part.repeat(4) });
  });

  test('close the socket with 1009 when a frame is over the limit', async () => {
    const client = await gateway.connect();
    client.send('x'.repeat(FRAME_BYTES + 1));
    expect(await client.closed).toMatchObject({ code: 1009 });
    expect(await gateway.event('$disconnect')).toBeDefined();
    expect(gateway.events.map(({ routeKey }) => routeKey)).toEqual(['$connect', '$disconnect']);
  });

  test('close the socket with 1009 when they are too long together', async () => {
    const client = await gateway.connect();
    const part = 'x'.repeat(FRAME_BYTES);
    for (const fin of [false, false, false, false, true]) client.socket.send(fin ? 'y' : part, { fin });
    expect(await client.closed).toMatchObject({ code: 1009 });
  });

  test('close the socket with 1003 when they are binary', async () => {
    const client = await gateway.connect();
    client.socket.send(Buffer.from('x'));
    expect(await client.closed).toMatchObject({ code: 1003 });
  });
});

describe('an open socket', () => {
  test('is closed with 1001 after ten minutes without a frame, and not before', async () => {
    const client = await gateway.connect();
    gateway.clock.advance(IDLE_MS - 1);
    client.send('still here');
    await gateway.event('$default');
    gateway.clock.advance(IDLE_MS - 1);
    client.socket.ping();
    await new Promise((resolve) => client.socket.once('pong', resolve));
    gateway.clock.advance(IDLE_MS - 1);
    expect(client.isOpen).toBe(true);
    gateway.clock.advance(1);
    expect(await client.closed).toEqual({ code: 1001, reason: 'Going away' });
  });

  test('is closed with 1001 after two hours, however busy', async () => {
    const client = await gateway.connect();
    for (let number = 1; gateway.clock.now() < Date.parse('2026-11-21T10:59:59Z'); number++) {
      gateway.clock.advance(IDLE_MS - 1000);
      if (!client.isOpen) break;
      client.send('busy');
      await Promise.race([gateway.event('$default', number), client.closed]);
    }
    gateway.clock.advance(LIFE_MS);
    expect(await client.closed).toMatchObject({ code: 1001 });
    expect(gateway.events.filter(({ routeKey }) => routeKey === '$default').length).toBeGreaterThan(10);
  });

  test('passes the close code of the client to the function', async () => {
    const client = await gateway.connect();
    client.socket.close(4000, 'enough');
    expect(await gateway.event('$disconnect')).toMatchObject({
      requestContext: { disconnectStatusCode: 4000, disconnectReason: 'enough', eventType: 'DISCONNECT' },
    });
  });

  test('ends with the runtime', async () => {
    const client = await gateway.connect();
    await gateway.stop();
    expect(await client.closed).toEqual({ code: 1001, reason: 'Going away' });
    expect(gateway.clock.pending).toBe(0);
  });
});
