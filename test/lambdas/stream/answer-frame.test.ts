import { beforeEach, describe, expect, test } from 'vitest';
import { markTenant } from '../../../lambdas/store/key/suspension-marks.ts';
import { type Connection, findConnection } from '../../../lambdas/store/stream/connections.ts';
import { answerFrame } from '../../../lambdas/stream/answer-frame.ts';
import { disconnect } from '../../../lambdas/stream/disconnect.ts';
import { opened } from '../../opened.ts';
import { spendCalls } from '../spend-calls.ts';
import { StreamFixture, type TestKey } from './stream-fixture.ts';

const stream = opened(() => StreamFixture.start());
let tenantId: string;
let inboxId: string;
let key: TestKey;
let connection: Connection;
beforeEach(async () => {
  tenantId = stream.tenant();
  inboxId = await stream.inbox(tenantId);
  key = await stream.key(tenantId);
  connection = await stream.connection(tenantId, key);
});

async function answersTo(frame: unknown, to = connection): Promise<unknown[]> {
  const before = stream.sockets.to(to.connectionId).length;
  const text = typeof frame === 'string' ? frame : JSON.stringify(frame);
  await answerFrame(stream.services, to.connectionId, text);
  return stream.sockets.to(to.connectionId).slice(before);
}

const isError = (name: string) => [{ type: 'error', name, message: expect.any(String) }];
const isInvalid = [
  { type: 'error', name: 'validation', message: expect.any(String), errors: expect.any(Object) },
];

describe('a frame', () => {
  test('subscribe without more is everything clean again', async () => {
    await answersTo({ type: 'subscribe', inbox_ids: [inboxId], event_types: ['message.received.spam'] });
    expect(await answersTo({ type: 'subscribe' })).toEqual([
      { type: 'subscribed', inbox_ids: null, event_types: ['message.received'] },
    ]);
    expect(await findConnection(stream.table, connection.connectionId)).toEqual(connection);
  });

  test('subscribe to spam takes label_spam_read', async () => {
    const reader = await stream.key(tenantId, { permissions: ['message_read'] });
    const socket = await stream.connection(tenantId, reader);
    const frame = { type: 'subscribe', event_types: ['message.received.spam'] };
    expect(await answersTo(frame, socket)).toEqual(isError('forbidden'));
  });

  test.each([
    'no JSON',
    '',
    'null',
    '[]',
    '"ping"',
    '{}',
    '{"type":"PING"}',
    '{"type":"pong"}',
    '{"type":["ping"]}',
    '{"type":"subscribe","inbox_ids":"a@b.test"}',
    '{"type":"subscribe","inbox_ids":[]}',
    '{"type":"subscribe","inbox_ids":[7]}',
    '{"type":"subscribe","inbox_ids":["\\ud800@b.test"]}',
    '{"type":"subscribe","event_types":["message.sent"]}',
    '{"type":"subscribe","event_types":[]}',
    '{"type":"__proto__"}',
  ])('%s is answered with a validation error', async (frame) => {
    expect(await answersTo(frame)).toEqual(isInvalid);
  });

  test('counts against the rate limit of the key', async () => {
    await spendCalls(stream.table, key.secretHash, stream.now, 599);
    expect(await answersTo({ type: 'ping' })).toEqual([{ type: 'pong' }]);
    expect(await answersTo({ type: 'ping' })).toEqual(isError('rate_limited'));
    stream.now = new Date(stream.now.getTime() + 60_000);
    expect(await answersTo({ type: 'ping' })).toEqual([{ type: 'pong' }]);
  });
});

describe('a socket', () => {
  test('whose key was revoked gets an error, is closed, and its row is deleted', async () => {
    await stream.revoke(key);
    expect(await answersTo({ type: 'ping' })).toEqual([
      { type: 'error', name: 'unauthenticated', message: expect.any(String), code: 4401 },
    ]);
    expect(stream.sockets.closed).toContain(connection.connectionId);
    expect(await stream.isKnown(connection)).toBe(false);
  });

  test('whose account was suspended gets the reason in place of an answer, and is closed', async () => {
    await markTenant(stream.table, tenantId, { id: '1', reason: 'unpaid' });
    expect(await answersTo({ type: 'subscribe' })).toMatchObject([
      { type: 'error', name: 'forbidden', message: expect.stringContaining('unpaid'), code: 4403 },
    ]);
    expect(stream.sockets.closed).toContain(connection.connectionId);
  });

  test('that is unknown is closed: nothing would ever be sent to it', async () => {
    await disconnect(stream.table, connection.connectionId);
    expect(await answersTo({ type: 'ping' })).toEqual([]);
    expect(stream.sockets.closed).toContain(connection.connectionId);
  });

  test('that is gone by the time of the answer is forgotten', async () => {
    stream.sockets.gone.add(connection.connectionId);
    expect(await answersTo({ type: 'subscribe' })).toEqual([]);
    expect(await stream.isKnown(connection)).toBe(false);
  });

  test('is forgotten when it ends, and may end twice', async () => {
    await disconnect(stream.table, connection.connectionId);
    await disconnect(stream.table, connection.connectionId);
    expect(await stream.isKnown(connection)).toBe(false);
  });
});
