import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test, vi } from 'vitest';
import { getAccount } from '../../../lambdas/store/account/accounts.ts';
import { DUE_SHARDS, duePut, forgetDue, pageOfDue } from '../../../lambdas/store/due/due-rows.ts';
import { getInbox, getTombstone, inboxCreation, inboxUpdate } from '../../../lambdas/store/inbox/inboxes.ts';
import { entriesAfter } from '../../../lambdas/store/log/log-entries.ts';
import { inboxPrefix } from '../../../lambdas/store/object/object-keys.ts';
import { transact } from '../../../lambdas/store/table/transaction.ts';
import { opened, silent } from '../../opened.ts';
import { openTestTable } from '../store/table/test-table.ts';
import { NOW } from '../test-context.ts';
import { openTestBucket, PurgeWorld, unique } from './purge-world.ts';
import { emptyTenant } from './rich-tenant.ts';

const table = opened(openTestTable);
const bucket = opened(openTestBucket);
silent('log', 'error');

const at = (seconds: number) => new Date(NOW.getTime() + seconds * 1000).toISOString();

async function expiring(seconds: number) {
  const account = await emptyTenant(table);
  const inbox = {
    inboxId: `${unique()}@agents.test`,
    tenantId: account.tenantId,
    displayName: undefined,
    clientId: undefined,
    metadata: {},
    listKey: unique(),
    createdAt: at(0),
    updatedAt: at(0),
    revision: 0,
    expiresAt: at(seconds),
  };
  await transact(table, inboxCreation(table, inbox, NOW));
  const inboxes = async () => (await getAccount(table, account.tenantId))?.inboxes ?? 0;
  const events = async () => {
    const log = { tenantId: account.tenantId, shards: 1 };
    return (await entriesAfter(table, log, '0', '9')).map(({ event }) => event?.type);
  };
  return { inbox, inboxes, events, find: () => getInbox(table, inbox.tenantId, inbox.inboxId) };
}

function worldAt(seconds: number): PurgeWorld {
  const world = new PurgeWorld(table, bucket);
  const { now } = world.services;
  Object.assign(world.services, { now: () => new Date(now().getTime() + seconds * 1000) });
  return world;
}

async function run(seconds: number): Promise<PurgeWorld> {
  const world = worldAt(seconds);
  world.enqueue({ due: {} });
  await world.run();
  return world;
}

const dueRows = async () => {
  const page = { now: new Date(at(1e8)), limit: 1000, after: undefined };
  return (await Promise.all(DUE_SHARDS.map((shard) => pageOfDue(table, shard, page)))).flatMap(
    ({ items }) => items,
  );
};

test('an inbox is deleted at its expires_at and not before, and its place under the cap comes back', async () => {
  const { inbox, inboxes, events, find } = await expiring(300);
  const before = await inboxes();
  await run(299);
  expect([(await find())?.expiresAt, await inboxes()]).toEqual([inbox.expiresAt, before]);

  await run(300);
  expect([await find(), await inboxes()]).toEqual([undefined, before - 1]);
  expect(await getTombstone(table, inbox.inboxId)).toMatchObject({ listKey: inbox.listKey, purging: false });
  expect([await events(), await dueRows()]).toEqual([['inbox.expired'], []]);
});

test('an inbox whose expiry was moved or ended is left, by the run that read the old time too', async () => {
  for (const expiresAt of [at(600), null]) {
    const { inbox, find } = await expiring(300);
    await transact(
      table,
      inboxUpdate(table, inbox, { displayName: undefined, metadata: {}, expiresAt }, NOW),
    );
    await run(300);
    expect(await find()).toMatchObject({ expiresAt: expiresAt ?? undefined });
    // A row that an earlier time has left.
    const due = { at: at(300), kind: 'inbox-expires', id: inbox.listKey, tenantId: inbox.tenantId } as const;
    await transact(table, duePut(table, { ...due, about: { inbox_id: inbox.inboxId } }));
    await run(300);
    expect(await find()).toBeDefined();
    expect((await dueRows()).map((row) => row.at)).toEqual(expiresAt === null ? [] : [expiresAt]);
    await run(600);
    expect((await find()) === undefined).toBe(expiresAt !== null);
  }
});

test('a deleted inbox that a restore of the table brought back is purged, once', async () => {
  const { inbox } = await expiring(300);
  await run(300);
  const { inboxId, tenantId, listKey } = inbox;
  const state = async () => (await getTombstone(table, inboxId))?.purging;
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: { pk: `ADDRESS#${inboxId}`, sk: 'ADDRESS' },
      UpdateExpression: 'SET purging = :true',
      ExpressionAttributeValues: { ':true': true },
    }),
  );
  await bucket.put(`${inboxPrefix(inboxId)}left`);
  for (const [id, isPurging] of [
    ['another', true],
    [listKey, false],
    [listKey, false],
  ] as const) {
    const due = { at: at(400), kind: 'inbox-purge', id, tenantId } as const;
    await transact(table, duePut(table, { ...due, about: { inbox_id: inboxId } }));
    await run(400);
    expect([await state(), await dueRows()]).toEqual([isPurging, []]);
  }
  expect(await bucket.keys(inboxPrefix(inboxId))).toEqual([]);
});

/** Requests of two runs that delete one inbox, and the first of its purge. */
const REQUESTS = 16;

test('a crash before any request of two runs leaves an inbox that expires once, with one place returned and nothing left', async () => {
  for (let crashAt = 1; crashAt <= REQUESTS; crashAt++) {
    const { inbox, inboxes, events, find } = await expiring(300);
    const before = await inboxes();
    const world = worldAt(300);
    world.crashAt = crashAt;
    // The second is a duplicate.
    world.enqueue({ due: {} });
    world.enqueue({ due: {} });
    await world.run();
    expect(world.crashAt).toBeUndefined();
    await run(360);
    const found = [await find(), await inboxes(), await events(), await dueRows()];
    expect([crashAt, ...found]).toEqual([crashAt, undefined, before - 1, ['inbox.expired'], []]);
    expect(await getTombstone(table, inbox.inboxId)).toMatchObject({ purging: false });
  }
});

test('a due row that fails keeps nothing else waiting, is counted when it is late, and a run in which nothing is due reads one page of each shard', async () => {
  const { find } = await expiring(300);
  const broken = { at: at(1), kind: 'inbox-expires', id: unique(), tenantId: 'x', about: {} } as const;
  await transact(table, duePut(table, broken));
  const world = worldAt(400);
  const count = vi.fn();
  Object.assign(world.services, { metering: { count } });
  world.enqueue({ due: {} });
  await world.run();
  const left = await dueRows();
  expect([await find(), left.map(({ id }) => id)]).toEqual([undefined, [broken.id]]);
  expect(count.mock.calls).toEqual([['DueLate', 1]]);

  expect((await run(0)).effects).toBe(DUE_SHARDS.length);
  for (const row of left) await forgetDue(table, row);
});

test('a job that finds more than it does is followed by one that goes on where it ended', async () => {
  const tenantId = unique();
  const due = {
    at: at(2),
    kind: 'inbox-expires',
    tenantId,
    about: { inbox_id: 'gone@agents.test' },
  } as const;
  const puts = Array.from({ length: 1000 }, (_, n) => duePut(table, { ...due, id: `${tenantId}-${n}` }));
  const inShard = puts.filter(({ due: write }) => write?.Put?.Item?.['pk'] === 'DUE#0').slice(0, 101);
  for (const writes of inShard) await transact(table, writes);
  const world = worldAt(2);
  world.enqueue({ due: {} });
  await world.run();

  expect([inShard.length, await dueRows(), world.jobs]).toEqual([101, [], 2]);
});
