import { beforeEach, describe, expect, test } from 'vitest';
import type { PermissionFlag } from '../../../lambdas/caller/permissions.ts';
import { type EventType, eventFrame } from '../../../lambdas/events/events.ts';
import type { FanOutJob } from '../../../lambdas/jobs/fan-out-job.ts';
import { continueFanOut, fanOutToSockets } from '../../../lambdas/stream/fan-out.ts';
import { opened } from '../../opened.ts';
import { NOW } from '../test-context.ts';
import { StreamFixture } from './stream-fixture.ts';

const SPAM = 'message.received.spam';

const stream = opened(() => StreamFixture.start());
let tenantId: string;
let inboxId: string;
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

    await fanOutToSockets(stream.services, event);

    const sent = stream.sockets.frames.filter(({ connectionId }) =>
      [one, two, other].some((each) => each.connectionId === connectionId),
    );
    expect(sent.map(({ connectionId }) => connectionId).sort()).toEqual([one.connectionId, two.connectionId]);
    expect(new Set(sent.map(({ frame }) => frame))).toEqual(new Set([eventFrame(event)]));
  });

  test("of a deleted inbox, or of one that is another tenant's, is not sent", async () => {
    const connection = await stream.connection(tenantId, await stream.key(tenantId));
    const foreign = await stream.inbox(stream.tenant());

    await fanOutToSockets(stream.services, stream.event(tenantId, foreign));
    await fanOutToSockets(stream.services, stream.event(tenantId, 'never-was@agents.test'));

    expect(stream.sockets.to(connection.connectionId)).toEqual([]);
  });

  test('reaches 950 sockets, each once, in jobs of 200, so that jobs of other tenants run between them', async () => {
    const key = await stream.key(tenantId);
    const connections = await Promise.all(
      Array.from({ length: 950 }, () => stream.connection(tenantId, key)),
    );
    const before = stream.sockets.frames.length;

    await fanOutToSockets(stream.services, stream.event(tenantId, inboxId));
    const framesOfJobs = [stream.sockets.frames.length - before];
    for (const job of jobs()) framesOfJobs.push(await framesOf(() => continueFanOut(stream.services, job)));

    expect(framesOfJobs).toEqual([200, 200, 200, 200, 150]);
    const reached = stream.sockets.frames.slice(before).map(({ connectionId }) => connectionId);
    expect(reached.sort()).toEqual(connections.map(({ connectionId }) => connectionId).sort());
  });

  test('whose job is repeated goes to the sockets of that job again, and to no others', async () => {
    const key = await stream.key(tenantId);
    const connections = await Promise.all(Array.from({ length: 5 }, () => stream.connection(tenantId, key)));
    const services = { ...stream.services, socketsPerJob: 2 };
    const event = stream.event(tenantId, inboxId);
    const dead = { send: async () => Promise.reject(new Error('The function died')) };

    await expect(fanOutToSockets({ ...services, fanOuts: dead }, event)).rejects.toThrow('died');
    await fanOutToSockets(services, event);
    for (const job of jobs()) await continueFanOut(services, job);

    const frames = connections.map(({ connectionId }) => stream.sockets.to(connectionId).length);
    expect(frames.toSorted()).toEqual([1, 1, 1, 2, 2]);
  });

  test('of an inbox that is deleted between two jobs goes no further', async () => {
    const key = await stream.key(tenantId);
    for (let i = 0; i < 3; i++) await stream.connection(tenantId, key);
    const services = { ...stream.services, socketsPerJob: 2 };
    await fanOutToSockets(services, stream.event(tenantId, inboxId));
    const [job] = [...jobs()];
    if (job === undefined) throw new Error('There is no job');
    const gone = { ...job.fan_out.event, inbox_id: 'gone@agents.test' };

    expect(await framesOf(() => continueFanOut(services, { fan_out: { ...job.fan_out, event: gone } }))).toBe(
      0,
    );
  });
});

describe('a socket', () => {
  test('whose key was revoked gets an error in place of the event, is closed, and its row is deleted', async () => {
    const key = await stream.key(tenantId);
    const connection = await stream.connection(tenantId, key);
    await stream.revoke(key);

    await fanOutToSockets(stream.services, stream.event(tenantId, inboxId));

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

    await fanOutToSockets(stream.services, stream.event(tenantId, inboxId, eventType));

    expect(stream.sockets.to(connection.connectionId)).toEqual([]);
    expect(stream.sockets.closed).not.toContain(connection.connectionId);
  });

  test('that is gone is forgotten; the others have the event', async () => {
    const key = await stream.key(tenantId);
    const [gone, alive] = [await stream.connection(tenantId, key), await stream.connection(tenantId, key)];
    stream.sockets.gone.add(gone.connectionId);

    await fanOutToSockets(stream.services, stream.event(tenantId, inboxId));

    expect([await stream.isKnown(gone), await stream.isKnown(alive)]).toEqual([false, true]);
    expect(stream.sockets.to(alive.connectionId)).toHaveLength(1);
  });

  test('that is about to open is not taken for one that is gone', async () => {
    const key = await stream.key(tenantId);
    const opening = await stream.connection(tenantId, key, { openedAt: NOW });
    stream.sockets.gone.add(opening.connectionId);

    await fanOutToSockets(stream.services, stream.event(tenantId, inboxId));

    expect(await stream.isKnown(opening)).toBe(true);
  });

  test('that cannot be reached gets a job of its own, and the others do not get the event again', async () => {
    const key = await stream.key(tenantId);
    const connections = await Promise.all(
      Array.from({ length: 120 }, () => stream.connection(tenantId, key)),
    );
    const stuck = [0, 60, 119].map((index) => connections[index]?.connectionId ?? '');
    for (const connectionId of stuck) stream.sockets.unreachable.add(connectionId);

    await fanOutToSockets(stream.services, stream.event(tenantId, inboxId));
    expect(stream.fanOuts).toMatchObject([{ delaySeconds: 20 }]);
    stream.sockets.unreachable.delete(stuck[0] ?? '');
    const [retry] = [...jobs(1)];
    expect(retry?.fan_out.sockets).toHaveLength(3);
    if (retry !== undefined) expect(await framesOf(() => continueFanOut(stream.services, retry))).toBe(1);
    const [second] = [...jobs(1)];
    expect(second?.fan_out).toMatchObject({ attempt: 3 });
    expect(second?.fan_out.sockets?.map(({ connection_id }) => connection_id).sort()).toEqual(
      stuck.slice(1).sort(),
    );

    const frames = connections.map(({ connectionId }) => stream.sockets.to(connectionId).length);
    expect(frames.filter((count) => count === 1)).toHaveLength(118);
    expect(frames.filter((count) => count > 1)).toEqual([]);
    for (const connectionId of stuck) stream.sockets.unreachable.delete(connectionId);
  });

  test('that still cannot be reached at the third attempt is closed, and forgotten', async () => {
    const key = await stream.key(tenantId);
    const [stuck, other] = [await stream.connection(tenantId, key), await stream.connection(tenantId, key)];
    stream.sockets.full.add(stuck.connectionId);

    await fanOutToSockets(stream.services, stream.event(tenantId, inboxId));
    for (const job of jobs()) await continueFanOut(stream.services, job);

    expect(stream.sockets.closed).toContain(stuck.connectionId);
    expect([await stream.isKnown(stuck), await stream.isKnown(other)]).toEqual([false, true]);
    expect(stream.sockets.to(other.connectionId)).toHaveLength(1);
  });

  test('that can be neither reached nor closed fails its job, which comes again for an alarm', async () => {
    const connection = await stream.connection(tenantId, await stream.key(tenantId));
    stream.sockets.unreachable.add(connection.connectionId);

    await fanOutToSockets(stream.services, stream.event(tenantId, inboxId));
    const [retry] = [...jobs(1)];
    if (retry !== undefined) await continueFanOut(stream.services, retry);
    const [last] = [...jobs(1)];
    if (last === undefined) throw new Error('There is no job');
    await expect(continueFanOut(stream.services, last)).rejects.toThrow(
      '1 sockets can be neither reached nor closed',
    );

    expect(await stream.isKnown(connection)).toBe(true);
    expect(stream.fanOuts).toEqual([]);
  });

  test('that must have ended by the clock is not tried, though its row is still there', async () => {
    const connection = await stream.connection(tenantId, await stream.key(tenantId), { expiresAt: NOW });

    await fanOutToSockets(stream.services, stream.event(tenantId, inboxId));

    expect(stream.sockets.to(connection.connectionId)).toEqual([]);
  });
});

/** The jobs that were sent, also those that are sent meanwhile. */
function* jobs(most = Number.POSITIVE_INFINITY): Generator<FanOutJob> {
  for (let i = 0; i < most && stream.fanOuts.length > 0; i++) {
    for (const { job } of stream.fanOuts.splice(0, 1)) yield job;
  }
}

async function framesOf(work: () => Promise<void>): Promise<number> {
  const before = stream.sockets.frames.length;
  await work();
  return stream.sockets.frames.length - before;
}
