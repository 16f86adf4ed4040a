import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { tenantReplaysKey } from '../../lambdas/store/keys.ts';
import { leasePoolOf } from '../../lambdas/store/limit/lease-pool.ts';
import { openConnections, saveConnection } from '../../lambdas/store/stream/connections.ts';
import { MAX_REPLAYS, returnReplayLease, takeReplayLease } from '../../lambdas/store/stream/replay-leases.ts';
import { getRow } from '../../lambdas/store/table/table.ts';
import { opened } from '../opened.ts';
import { type Account, Service } from './service.ts';
import { StreamClient } from './stream-client.ts';

const service = opened(() => Service.start());
let account: Account;
const clients: StreamClient[] = [];
beforeEach(async () => {
  account = await service.account();
});
afterEach(() => {
  for (const client of clients.splice(0)) client.socket.terminate();
});

interface Frame {
  readonly type: string;
  readonly event_id?: string;
  readonly event_type?: string;
  readonly inbox_id?: string;
  readonly cursor: string;
}

async function connect(query: Readonly<Record<string, string>>, key = account.apiKey): Promise<StreamClient> {
  const search = new URLSearchParams({ api_key: key, ...query });
  const client = await StreamClient.open(`${service.runtime.endpoints.ws_url}?${search}`);
  clients.push(client);
  return client;
}

async function replayed(client: StreamClient): Promise<Frame[]> {
  const frames: Frame[] = [];
  do frames.push(Object(await client.next()));
  while (frames.at(-1)?.type !== 'caught_up');
  return frames;
}

/** Unlike the order of frames, ids do not depend on which mail was stored first. */
function idsOf(frames: readonly Frame[]): string[] {
  return frames.flatMap(({ event_id }) => event_id ?? []).sort();
}

async function loggedIds(after: string, query: Readonly<Record<string, string>> = {}): Promise<string[]> {
  const search = new URLSearchParams({ after, limit: '100', ...query });
  const answer = await service.get(`/events?${search}`, account.apiKey);
  return answer
    .list('events')
    .map((event) => event.string('event_id'))
    .sort();
}

async function replays({ organizationId }: Account): Promise<number> {
  return leasePoolOf(await getRow(service.table, tenantReplaysKey(organizationId))).held.size;
}

describe('a stream with after', () => {
  test('[D-EVT-01] replays events of inboxes, then gets those that come, under the ids of the log', async () => {
    const after = new Date().toISOString();
    const event_types = 'inbox.created,inbox.deleted';
    const inbox = await service.inbox(account.apiKey);
    const client = await connect({ after, event_types });
    const frames = await replayed(client);
    await service.delete(`/inboxes/${inbox}`, account.apiKey);
    let live: Frame;
    do live = Object(await client.next());
    while (live.event_type !== 'inbox.deleted');

    expect(frames[0]).toMatchObject({ event_type: 'inbox.created', inbox_id: inbox });
    expect(live).toMatchObject({ event_type: 'inbox.deleted', inbox_id: inbox });
    expect([...new Set(idsOf([...frames, live]))]).toEqual(await loggedIds(after, { event_types }));
  });

  test('replays what is behind it, says caught_up, and goes on with what arrives', async () => {
    const after = new Date().toISOString();
    await service.deliver({ to: account.inboxId }, { to: account.inboxId }, { to: account.inboxId });
    const client = await connect({ after });

    const frames = await replayed(client);
    await service.deliver({ to: account.inboxId });
    // A job that comes twice replays again, with the same ids.
    const before = idsOf(frames);
    let live: Frame;
    do live = Object(await client.next());
    while (live.event_id === undefined || before.includes(live.event_id));

    expect(new Set(before).size).toBe(3);
    expect(frames.at(-1)).toMatchObject({ type: 'caught_up' });
    expect([...new Set(idsOf([...frames, live]))]).toEqual(await loggedIds(after));
    expect(live).toMatchObject({ type: 'event', cursor: expect.any(String) });
  });

  test('goes on from the cursor of any frame, of GET /events and of caught_up', async () => {
    const now = (await service.get('/events', account.apiKey)).string('cursor');
    await service.deliver({ to: account.inboxId }, { to: account.inboxId });
    const first = await connect({ after: now });
    const [one, , end] = await replayed(first);
    await first.close();
    await service.deliver({ to: account.inboxId });

    const ids = await loggedIds(now);
    const behindFirst = idsOf(await replayed(await connect({ after: one?.cursor ?? '' })));
    const behindAll = idsOf(await replayed(await connect({ after: end?.cursor ?? '' })));

    expect(behindFirst).toEqual(ids.filter((id) => id !== one?.event_id));
    expect(behindAll).toHaveLength(1);
    expect(ids).toContain(behindAll[0]);
  });

  test('misses nothing that arrives while it breaks and connects again', async () => {
    let after = (await service.get('/events', account.apiKey)).string('cursor');
    const begin = after;
    const seen = new Set<string>();
    const mails = Array.from({ length: 30 }, (_, i) => ({ to: account.inboxId, subject: `mail ${i}` }));
    const sending = Promise.all(mails.map((mail) => service.send(mail)));
    for (let round = 0; round < 4; round++) {
      const client = await connect({ after });
      for (const frame of await replayed(client)) {
        after = frame.cursor;
        if (frame.event_id !== undefined) seen.add(frame.event_id);
      }
      await client.close();
    }
    await sending;
    await service.runtime.settled();
    for (const { event_id } of await replayed(await connect({ after }))) if (event_id) seen.add(event_id);

    expect([...seen].sort()).toEqual(await loggedIds(begin));
    expect(seen.size).toBe(30);
  });

  test('replays what its key may see and it asked for', async () => {
    const after = new Date().toISOString();
    const other = await service.inbox(account.apiKey);
    const pinned = await service.key(account.apiKey, undefined, other);
    await service.deliver(
      { to: [account.inboxId, other] },
      { to: other, headers: { 'X-Simulate-Verdicts': 'spam=FAIL' } },
    );

    const all = await replayed(await connect({ after }));
    const own = await replayed(await connect({ after }, pinned));
    const spam = await replayed(await connect({ after, event_types: 'message.received.spam' }));

    expect(idsOf(all)).toHaveLength(2);
    expect(own.map(({ inbox_id }) => inbox_id)).toEqual([other, undefined]);
    expect(spam.map(({ event_type }) => event_type)).toEqual(['message.received.spam', undefined]);
  });

  test('is refused with 429 while 100 of its account are in their replay, until one ends; other accounts are not', async () => {
    const after = new Date().toISOString();
    const ended = await connect({ after });
    await replayed(ended);
    await expect.poll(() => replays(account)).toBe(0);
    // Replays of a small log end at once, so those of other keys are written into the table.
    const services = { table: service.table, now: () => new Date() };
    const others = Array.from({ length: MAX_REPLAYS.tenant }, (_, i) => ({
      tenantId: account.organizationId,
      keyId: `key_${i}`,
      connectionId: `other-${i}`,
      expiresAt: new Date(Date.now() + 3_600_000),
    }));
    for (const other of others) expect(await takeReplayLease(services, other)).toBeUndefined();

    await expect(connect({ after })).rejects.toThrow('429');
    await connect({});
    await replayed(await connect({ after }, (await service.account()).apiKey));

    for (const other of others.slice(0, 1)) await returnReplayLease(services.table, other);
    await replayed(await connect({ after }));
  });

  test('that ends before its replay leaves its lease to others', async () => {
    const client = await connect({});
    const table = service.table;
    const [connection] = await openConnections(table, account.organizationId, undefined, new Date());
    if (connection === undefined) throw new Error('not open');
    await saveConnection(table, { ...connection, replaying: true });
    await takeReplayLease({ table, now: () => new Date() }, connection);

    await client.close();

    await expect.poll(() => replays(account)).toBe(0);
  });
});
