import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type EventType, eventFrame } from '../../../lambdas/events/events.ts';
import type { PermissionFlag } from '../../../lambdas/permissions.ts';
import { fanOutToSockets } from '../../../lambdas/stream/fan-out.ts';
import { NOW } from '../test-context.ts';
import { StreamFixture } from './stream-fixture.ts';

const SPAM = 'message.received.spam';

let stream: StreamFixture;
let tenantId: string;
let inboxId: string;
beforeAll(async () => {
  stream = await StreamFixture.start();
});
afterAll(() => stream.stop());
beforeEach(async () => {
  tenantId = stream.tenant();
  inboxId = await stream.inbox(tenantId);
});

describe('an event', () => {
  test('is sent as its frame, byte for byte, to every socket of the tenant and to no other', async () => {
    const key = await stream.key(tenantId);
    const [one, two] = [await stream.connection(tenantId, key), await stream.connection(tenantId, key)];
    const otherTenant = stream.tenant();
    const other = await stream.connection(otherTenant, await stream.key(otherTenant));
    const event = stream.event(tenantId, inboxId);

    await fanOutToSockets(stream.services, event, 1);

    const sent = stream.sockets.frames.filter(({ connectionId }) =>
      [one, two, other].some((each) => each.connectionId === connectionId),
    );
    expect(sent.map(({ connectionId }) => connectionId).sort()).toEqual([one.connectionId, two.connectionId]);
    expect(new Set(sent.map(({ frame }) => frame))).toEqual(new Set([eventFrame(event)]));
  });

  test.each<[string, EventType, readonly EventType[], number]>([
    ['clean mail to who wants clean mail', 'message.received', ['message.received'], 1],
    ['spam to who wants clean mail', SPAM, ['message.received'], 0],
    ['spam to who wants both', SPAM, ['message.received', SPAM], 1],
    ['unauthenticated mail to who wants spam', 'message.received.unauthenticated', [SPAM], 0],
  ])('tells of %s', async (_what, eventType, eventTypes, frames) => {
    const connection = await stream.connection(tenantId, await stream.key(tenantId), {
      eventTypes,
    });

    await fanOutToSockets(stream.services, stream.event(tenantId, inboxId, eventType), 1);

    expect(stream.sockets.to(connection.connectionId)).toHaveLength(frames);
  });

  test('of an inbox goes to who narrowed to it, and not to who narrowed to another', async () => {
    const key = await stream.key(tenantId);
    const other = await stream.inbox(tenantId);
    const wanting = await stream.connection(tenantId, key, { inboxIds: [other, inboxId] });
    const elsewhere = await stream.connection(tenantId, key, { inboxIds: [other] });

    await fanOutToSockets(stream.services, stream.event(tenantId, inboxId), 1);

    expect(stream.sockets.to(wanting.connectionId)).toHaveLength(1);
    expect(stream.sockets.to(elsewhere.connectionId)).toEqual([]);
  });

  test("of a deleted inbox, or of one that is another tenant's, goes to nobody", async () => {
    const connection = await stream.connection(tenantId, await stream.key(tenantId));
    const foreign = await stream.inbox(stream.tenant());

    await fanOutToSockets(stream.services, stream.event(tenantId, foreign), 1);
    await fanOutToSockets(stream.services, stream.event(tenantId, 'never-was@agents.test'), 1);

    expect(stream.sockets.to(connection.connectionId)).toEqual([]);
  });

  test('reaches a thousand sockets, each once', async () => {
    const key = await stream.key(tenantId);
    const connections = await Promise.all(
      Array.from({ length: 1000 }, () => stream.connection(tenantId, key)),
    );
    const before = stream.sockets.frames.length;

    await fanOutToSockets(stream.services, stream.event(tenantId, inboxId), 1);

    const reached = stream.sockets.frames.slice(before).map(({ connectionId }) => connectionId);
    expect(reached.sort()).toEqual(connections.map(({ connectionId }) => connectionId).sort());
  });
});

describe('a socket', () => {
  test('whose key was revoked gets an error in place of the event, is closed, and its row is deleted', async () => {
    const key = await stream.key(tenantId);
    const connection = await stream.connection(tenantId, key);
    await stream.revoke(key);

    await fanOutToSockets(stream.services, stream.event(tenantId, inboxId), 1);

    expect(stream.sockets.to(connection.connectionId)).toMatchObject([
      { name: 'unauthenticated', code: 4401 },
    ]);
    expect(stream.sockets.closed).toContain(connection.connectionId);
    expect(await stream.isKnown(connection)).toBe(false);
  });

  test.each<[string, { permissions?: readonly PermissionFlag[]; pending?: boolean }, EventType]>([
    ['lacks message_read', { permissions: ['thread_read'] }, 'message.received'],
    ['lacks label_spam_read, for spam', { permissions: ['message_read'] }, SPAM],
    ['is not confirmed', { pending: true }, 'message.received'],
  ])('whose key %s gets no event whatever its row says', async (_what, options, eventType) => {
    const key = await stream.key(tenantId, options);
    const connection = await stream.connection(tenantId, key, { eventTypes: ['message.received', SPAM] });

    await fanOutToSockets(stream.services, stream.event(tenantId, inboxId, eventType), 1);

    expect(stream.sockets.to(connection.connectionId)).toEqual([]);
    expect(stream.sockets.closed).not.toContain(connection.connectionId);
  });

  test('of a key that is pinned to an inbox gets events of that inbox only', async () => {
    const key = await stream.key(tenantId, { inboxId });
    const connection = await stream.connection(tenantId, key, { inboxIds: [inboxId] });

    await fanOutToSockets(stream.services, stream.event(tenantId, await stream.inbox(tenantId)), 1);
    expect(stream.sockets.to(connection.connectionId)).toEqual([]);
    await fanOutToSockets(stream.services, stream.event(tenantId, inboxId), 1);
    expect(stream.sockets.to(connection.connectionId)).toHaveLength(1);
  });

  test('that is gone is forgotten; the others have the event', async () => {
    const key = await stream.key(tenantId);
    const [gone, alive] = [await stream.connection(tenantId, key), await stream.connection(tenantId, key)];
    stream.sockets.gone.add(gone.connectionId);

    await fanOutToSockets(stream.services, stream.event(tenantId, inboxId), 1);

    expect([await stream.isKnown(gone), await stream.isKnown(alive)]).toEqual([false, true]);
    expect(stream.sockets.to(alive.connectionId)).toHaveLength(1);
  });

  test('that is about to open is not taken for one that is gone', async () => {
    const key = await stream.key(tenantId);
    const opening = await stream.connection(tenantId, key, { openedAt: NOW });
    stream.sockets.gone.add(opening.connectionId);

    await fanOutToSockets(stream.services, stream.event(tenantId, inboxId), 1);

    expect(await stream.isKnown(opening)).toBe(true);
  });

  test('that cannot be reached fails the event for a retry, and the others have it', async () => {
    const key = await stream.key(tenantId);
    const connections = await Promise.all(
      Array.from({ length: 120 }, () => stream.connection(tenantId, key)),
    );
    for (const index of [0, 60, 119]) {
      stream.sockets.unreachable.add(connections[index]?.connectionId ?? '');
    }

    await expect(fanOutToSockets(stream.services, stream.event(tenantId, inboxId), 2)).rejects.toThrow(
      '3 of 120 failed',
    );

    const reached = connections.filter(({ connectionId }) => stream.sockets.to(connectionId).length === 1);
    expect(reached).toHaveLength(117);
    expect(await stream.isKnown(connections[0] ?? opened())).toBe(true);
  });

  test('that still cannot be reached at the third attempt is closed, and forgotten', async () => {
    const key = await stream.key(tenantId);
    const [stuck, other] = [await stream.connection(tenantId, key), await stream.connection(tenantId, key)];
    stream.sockets.full.add(stuck.connectionId);

    await fanOutToSockets(stream.services, stream.event(tenantId, inboxId), 3);

    expect(stream.sockets.closed).toContain(stuck.connectionId);
    expect([await stream.isKnown(stuck), await stream.isKnown(other)]).toEqual([false, true]);
  });

  test('that can be neither reached nor closed fails the event, however often it came', async () => {
    const connection = await stream.connection(tenantId, await stream.key(tenantId));
    stream.sockets.unreachable.add(connection.connectionId);

    await expect(fanOutToSockets(stream.services, stream.event(tenantId, inboxId), 9)).rejects.toThrow(
      '1 of 1 failed',
    );

    expect(await stream.isKnown(connection)).toBe(true);
  });

  test('that must have ended by the clock is not tried, though its row is still there', async () => {
    const connection = await stream.connection(tenantId, await stream.key(tenantId), { expiresAt: NOW });

    await fanOutToSockets(stream.services, stream.event(tenantId, inboxId), 1);

    expect(stream.sockets.to(connection.connectionId)).toEqual([]);
  });
});

function opened(): never {
  throw new Error('There is no connection');
}
