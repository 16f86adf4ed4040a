import { BatchWriteCommand, paginateScan, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { quotaCounterKey } from '../../../lambdas/store/keys.ts';
import { type LogEntry, logEntryRow, shardOf, shardsFor } from '../../../lambdas/store/log/log-entries.ts';
import { positionOfEntry } from '../../../lambdas/store/log-position.ts';
import { writeRows } from '../../../lambdas/store/table/batch-write.ts';
import { keyOfRow, type Table, tableOf } from '../../../lambdas/store/table/table.ts';
import { createQuotaCounter, quotaCounterOf } from '../../../lambdas/store/usage/quota-counter.ts';
import { getUsageHead, monthOf } from '../../../lambdas/store/usage/usage-head.ts';
import { readInboxUsage, readTenantUsage } from '../../../lambdas/usage/read-usage.ts';
import { rollUpUsage } from '../../../lambdas/usage/roll-up-usage.ts';
import { seeded } from '../../faults/seeded.ts';
import { opened, silent } from '../../opened.ts';
import { openTestTable } from '../store/table/test-table.ts';
import { NOW } from '../test-context.ts';

const table = opened(openTestTable);
silent('log');

const second = (seconds: number): number => NOW.getTime() + Math.round(seconds * 1000);
const SETTLE_SECONDS = 120;

function mailAt(seconds: number, inboxKey = 'inbox', bytes = 100): LogEntry {
  const unique = `mail-${inboxKey}-${seconds}-${bytes}`;
  return {
    at: new Date(second(seconds)),
    unique,
    inboxKey,
    inboxes: 0,
    threads: 1,
    messages: 1,
    bytes,
    delivered: 1,
  };
}

function inboxAt(seconds: number, inboxKey: string, inboxes: 1 | -1): LogEntry {
  const counts = { threads: 0, messages: 0, bytes: 0, delivered: 0 };
  return { at: new Date(second(seconds)), unique: `${inboxKey}${inboxes}`, inboxKey, inboxes, ...counts };
}

function log(tenantId: string, entries: readonly LogEntry[], shards = 1): Promise<void> {
  return writeRows(
    table,
    entries.map((entry) => ({ put: logEntryRow(tenantId, shardOf(entry.unique, shards), entry) })),
  );
}

function rollUp(tenantId: string, seconds: number, from: Table = table) {
  const now = () => new Date(second(seconds));
  return rollUpUsage({ table: from, settleSeconds: SETTLE_SECONDS, now }, tenantId);
}

/** Removes the log, as DynamoDB does when its entries have expired. */
async function expireLog(tenantId: string): Promise<void> {
  const { client, name } = table;
  for await (const { Items = [] } of paginateScan({ client }, { TableName: name, ConsistentRead: true })) {
    const keys = Items.map(keyOfRow).filter(({ pk }) => pk.startsWith(`LOG#${tenantId}#`));
    for (let i = 0; i < keys.length; i += 25) {
      const requests = keys.slice(i, i + 25).map((Key) => ({ DeleteRequest: { Key: { ...Key } } }));
      await client.send(new BatchWriteCommand({ RequestItems: { [name]: requests } }));
    }
  }
}

/** The totals at a time, by definition: what the entries up to then have added, without what ended. */
function totalsBy(entries: readonly LogEntry[], time: number, inboxKey?: string) {
  const past = entries
    .filter(({ at }) => at.getTime() <= time)
    .sort((a, b) => (positionOfEntry(a.at, a.unique) < positionOfEntry(b.at, b.unique) ? -1 : 1));
  const ended = new Set(past.filter(({ inboxes }) => inboxes === -1).map((entry) => entry.inboxKey));
  const alive = past.filter((entry) => !ended.has(entry.inboxKey));
  const counted = inboxKey === undefined ? alive : alive.filter((entry) => entry.inboxKey === inboxKey);
  const sum = (of: keyof LogEntry, list = counted) =>
    list.reduce((total, entry) => total + Number(entry[of]), 0);
  return {
    inboxes: inboxKey === undefined ? sum('inboxes') : 1,
    threads: sum('threads'),
    messages: sum('messages'),
    bytes: sum('bytes'),
    delivered: inboxKey === undefined ? sum('delivered', past) : sum('messages'),
  };
}

/** The table, to a caller that ends before its call of this number that writes. */
function endingBefore(write: number): Table {
  let writes = 0;
  const send = async (command: object): Promise<unknown> => {
    if (/Put|Write|Update/.test(command.constructor.name)) {
      writes += 1;
      if (writes === write) throw new Error('ended');
    }
    return table.client.send(command as never);
  };
  const client = new Proxy(table.client, {
    get: (target, name) => (name === 'send' ? send : Reflect.get(target, name)),
  });
  return { ...table, ...tableOf(client, table.name) };
}

/** As a roll-up does that finds many entries a second. */
async function setShards(tenantId: string, shards: number): Promise<void> {
  const { client, name } = table;
  await client.send(
    new UpdateCommand({
      TableName: name,
      Key: { pk: `USAGE#${tenantId}`, sk: 'HEAD' },
      UpdateExpression: 'SET shards = :shards',
      ExpressionAttributeValues: { ':shards': shards },
    }),
  );
}

test.each(
  // Three shards; then also one.
  process.env['TEST_LONG'] === undefined ? [2] : [1, 2, 3, 4],
)('usage at any time is what the log says, with roll-ups at random times, two at once and such that end midway, and after the log has expired (seed %i)', async (seed) => {
  const tenantId = `random-${seed}`;
  const random = seeded(seed);
  const shards = seed % 2 === 0 ? 3 : 1;
  const inboxes = ['a', 'b', 'c'];
  const entries: LogEntry[] = inboxes.map((inbox) => inboxAt(0, inbox, 1));
  for (let i = 0; i < 500; i++) {
    const inbox = inboxes[Math.floor(random() * 3)] ?? 'a';
    // Some come in one millisecond.
    entries.push(mailAt(1 + Math.floor(random() * 200), inbox, 1 + Math.floor(random() * 1000)));
  }
  entries.push(inboxAt(100, 'c', -1));
  const unique = [
    ...new Map(entries.map((entry) => [`${entry.at.getTime()}${entry.unique}`, entry])).values(),
  ];
  await log(tenantId, unique.slice(0, 1));
  await rollUp(tenantId, 1 + SETTLE_SECONDS);
  if (shards > 1) await setShards(tenantId, shards);
  await log(tenantId, unique.slice(1), shards);

  const times = [
    -1,
    0,
    0.5,
    99.999,
    100,
    100.001,
    150,
    199,
    200,
    250,
    ...Array.from({ length: 20 }, () => random() * 210),
  ]
    .sort((a, b) => a - b)
    .map(second);
  const check = async () => {
    expect(await readTenantUsage(table, tenantId, times)).toEqual(
      times.map((time) => totalsBy(unique, time)),
    );
    for (const inbox of ['a', 'b']) {
      expect(await readInboxUsage(table, tenantId, inbox, times)).toEqual(
        times.map((time) => totalsBy(unique, time, inbox)),
      );
    }
  };
  await check();
  for (const at of [20, 60, 61, 110, 170, 230]) {
    const settled = at + SETTLE_SECONDS;
    const ends = 1 + Math.floor(random() * 5);
    await rollUp(tenantId, settled, endingBefore(ends)).catch((error: unknown) => {
      if (!(error instanceof Error) || error.message !== 'ended') throw error;
    });
    await check();
    await Promise.all([rollUp(tenantId, settled), rollUp(tenantId, settled - 7)]);
    await check();
  }
  expect((await getUsageHead(table, tenantId)).totals).toEqual(totalsBy(unique, second(300)));
  await expireLog(tenantId);
  await check();
});

describe('a roll-up', () => {
  test('of one mail makes three writes', async () => {
    await log('cost', [inboxAt(0, 'inbox', 1)]);
    await rollUp('cost', 1 + SETTLE_SECONDS);
    await log('cost', [mailAt(10)]);
    const calls = await table.callsOf(() => rollUp('cost', 10 + SETTLE_SECONDS));

    expect(calls.map(({ name }) => name)).toEqual([
      'GetItem',
      'Query',
      'Query',
      'BatchWriteItem',
      'PutItem',
      'PutItem',
    ]);
  });

  test('of a thousand mails to one inbox writes a period for each 200 entries, and no row for each mail', async () => {
    await log(
      'many',
      Array.from({ length: 1000 }, (_, i) => mailAt(i / 100)),
    );
    const calls = await table.callsOf(() => rollUp('many', 100 + SETTLE_SECONDS));

    expect(calls.filter(({ name }) => name === 'PutItem')).toHaveLength(10);
    expect((await getUsageHead(table, 'many')).totals.messages).toBe(1000);
  });

  test('counts what was delivered before the month of the last entry began', async () => {
    const last = Date.parse('2026-12-01T00:00:00.000Z');
    const seconds = (last - NOW.getTime()) / 1000;
    await log('month', [mailAt(seconds - 1), mailAt(seconds), mailAt(seconds + 1)]);
    await rollUp('month', seconds + 1 + SETTLE_SECONDS);

    const head = await getUsageHead(table, 'month');
    expect([head.month, head.deliveredBefore, head.totals.delivered]).toEqual([monthOf(last), 1, 3]);
  });

  test('returns the quota of an inbox that ended once, also when two roll up at once or one ends midway', async () => {
    const month = '2026-11';
    await createQuotaCounter(table, 'counted', { month, delivered: 2, bytes: 200, since: second(0) });
    await log('counted', [mailAt(1), mailAt(2, 'other'), inboxAt(3, 'inbox', -1)]);
    for (const write of [2, 3]) {
      await expect(rollUp('counted', 200, endingBefore(write))).rejects.toThrow('ended');
    }
    await Promise.all([1, 2].map(() => rollUp('counted', 200)));
    await rollUp('counted', 200);

    expect(quotaCounterOf(await table.row(quotaCounterKey('counted')))).toMatchObject({ bytes: 100 });
  });

  test.each([
    ['a burst of 1,000 in a second', 1_000, 1_000, 1],
    ['250 a second for a minute', 15_000, 60_000, 1],
    ['251 a second for a minute', 15_060, 60_000, 2],
    ['1,000 a second for five minutes', 300_000, 300_000, 4],
    ['more than any table takes', 10_000_000, 60_000, 16],
  ])('finds how many shards the log needs for %s', (_, entries, milliseconds, shards) => {
    expect(shardsFor(entries, milliseconds)).toBe(shards);
  });
});
