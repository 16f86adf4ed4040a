import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ServiceEvent } from '../../../lambdas/events/events.ts';
import { openCursor } from '../../../lambdas/operations/events/event-cursor.ts';
import { cursorAt, packCursor } from '../../../lambdas/store/log/log-cursor.ts';
import { type Connection, findConnection } from '../../../lambdas/store/stream/connections.ts';
import { tableOf } from '../../../lambdas/store/table/table.ts';
import { fanOutToSockets } from '../../../lambdas/stream/fan-out.ts';
import { replay, replayJob } from '../../../lambdas/stream/replay.ts';
import { opened } from '../../opened.ts';
import { NOW } from '../test-context.ts';
import { StreamFixture, type TestKey } from './stream-fixture.ts';

const stream = opened(() => StreamFixture.start());
let tenantId: string;
let inboxId: string;
let key: TestKey;
let connection: Connection;
beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  stream.now = new Date(NOW.getTime() + 600_000);
  stream.replays.length = 0;
  stream.sockets.onCall = () => undefined;
  tenantId = stream.tenant();
  inboxId = await stream.inbox(tenantId);
  key = await stream.key(tenantId);
  connection = await stream.connection(tenantId, key, { replaying: true, openedAt: stream.now });
});

const begin = cursorAt(NOW.getTime());

async function runAll(): Promise<number> {
  let jobs = 0;
  let next: ReturnType<typeof replayJob> | undefined = replayJob(connection, begin);
  for (; next !== undefined; next = stream.replays.shift()?.job) {
    jobs += 1;
    await replay(stream.services, next, 1);
  }
  return jobs;
}

function idsTo({ connectionId }: Connection): string[] {
  return stream.sockets
    .to(connectionId)
    .map((frame) => String(Object(frame).event_id ?? Object(frame).name ?? Object(frame).type));
}

async function mails(count: number): Promise<ServiceEvent[]> {
  const events: ServiceEvent[] = [];
  for (let i = 1; i <= count; i++) events.push(await stream.mail(tenantId, inboxId, i));
  return events;
}

describe('a replay', () => {
  test('sends the events of the log in order, page by page, and then caught_up', async () => {
    const events = await mails(250);

    expect(await runAll()).toBe(3);

    expect(idsTo(connection)).toEqual([...events.map(({ event_id }) => event_id), 'caught_up']);
    expect(await findConnection(stream.table, connection.connectionId)).toMatchObject({
      replaying: undefined,
    });
  });

  test('gives each frame the cursor of what follows it', async () => {
    const [, , third] = await mails(3);
    await runAll();
    const { connectionId } = connection;
    const cursor = String(Object(stream.sockets.to(connectionId)[1]).cursor);
    connection = await stream.connection(tenantId, key, { replaying: true });
    const from = await openCursor(stream.services.keyring, tenantId, cursor, stream.now);

    await replay(stream.services, replayJob(connection, from), 1);

    expect(idsTo(connection)).toEqual([third?.event_id, 'caught_up']);
  });

  test('misses no mail, whenever it is stored and its event comes', async () => {
    // Each call that the replay makes: to a socket, or of the table.
    for (let step = 1; step <= 12; step++) {
      connection = await stream.connection(tenantId, key, { replaying: true });
      const first = await stream.mail(tenantId, inboxId, step);
      let calls = 0;
      let late: ServiceEvent | undefined;
      let sending: Promise<void> | undefined;
      const { table } = stream;
      const client = new Proxy(table.client, {
        get(target, name) {
          if (name !== 'send') return Reflect.get(target, name);
          return async (command: never) => {
            calls += 1;
            if (calls === step) {
              late = await stream.mail(tenantId, inboxId, 600 + step);
              sending = fanOutToSockets(stream.services, late);
              await sending;
            }
            return target.send(command);
          };
        },
      });
      const services = { ...stream.services, table: tableOf(client, table.name) };
      await replay(services, replayJob(connection, begin), 1);
      await sending;

      const ids = idsTo(connection);
      expect(ids, `step ${step}`).toContain(first.event_id);
      if (late !== undefined) expect(ids, `step ${step}`).toContain(late.event_id);
      expect(ids, `step ${step}`).toContain('caught_up');
    }
  });

  test('that ended at any call is completed when its job comes again', async () => {
    const events = await mails(3);
    for (let step = 1; step <= 4; step++) {
      connection = await stream.connection(tenantId, key, { replaying: true });
      let calls = 0;
      stream.sockets.onCall = () => {
        calls += 1;
        if (calls === step) throw new Error('ended');
      };
      await replay(stream.services, replayJob(connection, begin), 1).catch(() => undefined);
      await replay(stream.services, replayJob(connection, begin), 2);

      const ids = idsTo(connection);
      for (const { event_id } of events) expect(ids, `step ${step}`).toContain(event_id);
      expect(ids.at(-1), `step ${step}`).toBe('caught_up');
    }
  });

  test('holds back what arrives until the socket has caught up', async () => {
    const event = await stream.mail(tenantId, inboxId, 1);

    await fanOutToSockets(stream.services, event);
    expect(idsTo(connection)).toEqual([]);
    await runAll();
    await fanOutToSockets(stream.services, await stream.mail(tenantId, inboxId, 2));

    expect(idsTo(connection)).toHaveLength(3);
    const [, caughtUp, live] = stream.sockets.to(connection.connectionId);
    expect(Object(caughtUp).type).toBe('caught_up');
    expect(typeof Object(live).cursor).toBe('string');
  });

  test('waits for a socket that is being opened, and forgets one that never opens', async () => {
    const event = await stream.mail(tenantId, inboxId, 1);
    stream.sockets.gone.add(connection.connectionId);

    await replay(stream.services, replayJob(connection, begin), 1);
    expect(stream.replays).toEqual([{ job: replayJob(connection, begin), delaySeconds: 1 }]);
    stream.replays.length = 0;
    stream.sockets.gone.delete(connection.connectionId);
    await runAll();
    expect(idsTo(connection)).toEqual([event.event_id, 'caught_up']);

    const never = await stream.connection(tenantId, key, { replaying: true });
    stream.sockets.gone.add(never.connectionId);
    await replay(stream.services, replayJob(never, begin), 1);
    expect(await stream.isKnown(never)).toBe(false);
  });

  test('ends with the key, with the inbox of a pinned key and with the socket', async () => {
    await stream.mail(tenantId, inboxId, 1);
    await stream.revoke(key);
    await runAll();
    expect(idsTo(connection)).toEqual(['unauthenticated']);

    const pinned = await stream.key(tenantId, { inboxId });
    connection = await stream.connection(tenantId, pinned, { replaying: true });
    await stream.orphan(pinned);
    await runAll();
    expect(idsTo(connection)).toEqual(['not_found']);
    expect(await runAll()).toBe(1);
    expect(idsTo(connection)).toEqual(['not_found']);
  });

  test('closes a socket that does not take frames at the third attempt', async () => {
    await stream.mail(tenantId, inboxId, 1);
    stream.sockets.full.add(connection.connectionId);
    const job = replayJob(connection, begin);

    await expect(replay(stream.services, job, 1)).rejects.toThrow();
    await replay(stream.services, job, 3);

    expect(stream.sockets.closed).toContain(connection.connectionId);
    expect(await stream.isKnown(connection)).toBe(false);
    expect(packCursor(begin)).toBe(job.replay.cursor);
  });
});
