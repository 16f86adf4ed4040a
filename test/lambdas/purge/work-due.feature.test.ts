import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test, vi } from 'vitest';
import { workDue } from '../../../lambdas/purge/work-due.ts';
import { type Due, duePut, keyOfDue, pageOfDue, postponeDue } from '../../../lambdas/store/due/due-rows.ts';
import { transact } from '../../../lambdas/store/table/transaction.ts';
import { opened, silent } from '../../opened.ts';
import { failingTable } from '../store/table/failing-table.ts';
import { openTestTable } from '../store/table/test-table.ts';
import { NOW } from '../test-context.ts';
import { openTestBucket, PurgeWorld, unique } from './purge-world.ts';

const table = opened(openTestTable);
const bucket = opened(openTestBucket);
silent('log', 'error');

const SHARD = 0;
const MINUTE_MS = 60_000;
const secondsOn = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

/** Rows about inboxes that are gone, in one shard. */
async function dueRows(count: number, tenantId: string, at: Date): Promise<Due[]> {
  const rows: Due[] = [];
  for (let n = 0; rows.length < count; n++) {
    const name = { at: at.toISOString(), kind: 'inbox-expires', id: `${tenantId}-${n}` } as const;
    if (keyOfDue(name).pk !== `DUE#${SHARD}`) continue;
    const due = { ...name, tenantId, about: { inbox_id: `${n}@${tenantId}.test` } };
    await transact(table, duePut(table, due));
    rows.push(due);
  }
  return rows;
}

const left = async () => {
  const page = { now: secondsOn(1e8), limit: 1000, after: undefined };
  return (await pageOfDue(table, SHARD, page)).items;
};

/** A purge whose reads about one tenant take a second each, and fail, as its writes may. */
function failingFor(tenantId: string, { writesFail = false } = {}) {
  const world = new PurgeWorld(table, bucket);
  const tries = new Map<string, number>();
  let time = secondsOn(10).getTime();
  const failing = failingTable(table, (text, isWrite) => {
    const [address] = text.match(new RegExp(`\\d+@${tenantId}.test`)) ?? [];
    if (address === undefined || (isWrite && !writesFail)) return false;
    time += 1000;
    tries.set(address, (tries.get(address) ?? 0) + 1);
    return true;
  });
  const metering = { count: vi.fn() };
  const services = {
    ...world.services,
    table: failing,
    metering,
    now: () => new Date(time),
  };
  /** A run of the schedule: its first job, and those that follow. */
  const run = async () => {
    const queue: Parameters<typeof workDue>[1][] = [{ due: { shard: SHARD } }];
    const purgeQueue = {
      send: async (work: object) => {
        if ('due' in work) queue.push(work as { due: object });
      },
    };
    const began = time;
    for (let job = queue.shift(); job !== undefined; job = queue.shift()) {
      await workDue({ ...services, purgeQueue }, job);
    }
    time = Math.max(time, began + MINUTE_MS);
    return [...tries.values()].reduce((sum, each) => sum + each, 0);
  };
  return { run, tries, metering };
}

test('rows that fail for longer than a run lasts are each tried once before a later one is done, and a run works for a minute', async () => {
  const failing = unique();
  await dueRows(250, failing, secondsOn(1));
  const [later] = await dueRows(1, unique(), secondsOn(2));
  const { run, tries, metering } = failingFor(failing);

  const totals: number[] = [];
  while ((await left()).some(({ id }) => id === later?.id)) {
    if (totals.length === 10) throw new Error('The later row is never reached');
    totals.push(await run());
  }
  // Ten at once, of which the last begin before the minute is over.
  const each = totals.map((total, i) => total - (totals[i - 1] ?? 0));
  expect(Math.max(...each)).toBeLessThanOrEqual(60 + 10);
  expect([tries.size, totals.length]).toEqual([250, 5]);
  expect(Math.max(...tries.values())).toBeLessThanOrEqual(2);
  expect((await left()).length).toBe(250);

  // What was put off is tried again, and counted as late though its row has a new time.
  metering.count.mockClear();
  for (let runs = 0; runs < 6; runs++) await run();
  expect(Math.min(...tries.values())).toBeGreaterThan(1);
  expect(metering.count.mock.calls.some(([name, value]) => name === 'DueLate' && value === undefined)).toBe(
    true,
  );
});

test('a row that this code cannot read, and one that cannot be postponed, keep no later row waiting', async () => {
  const tenantId = unique();
  const [unreadable] = await dueRows(1, unique(), secondsOn(0));
  if (unreadable === undefined) throw new Error('There is a row');
  await table.client.send(
    new PutCommand({ TableName: table.name, Item: { ...keyOfDue(unreadable), v: 99, body: 'newer' } }),
  );
  const failing = unique();
  const stuck = await dueRows(2, failing, secondsOn(1));
  await dueRows(201, tenantId, secondsOn(2));
  const { run } = failingFor(failing, { writesFail: true });
  await run();
  const found = await left();
  expect(found.filter((row) => row.tenantId === tenantId)).toEqual([]);
  // The table orders ids as texts.
  const byId = stuck.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  expect(found.filter((row) => row.tenantId === failing)).toEqual(byId);
});

test('a row that two runs postpone, or that is canceled meanwhile, is there once or not at all', async () => {
  const tenantId = unique();
  const [due] = await dueRows(1, tenantId, secondsOn(1));
  if (due === undefined) throw new Error('There is a row');
  await postponeDue(table, due, secondsOn(500));
  await postponeDue(table, due, secondsOn(501));
  const found = (await left()).filter((row) => row.tenantId === tenantId);
  expect(found.map(({ at, about }) => [at, about['due_at']])).toEqual([
    [secondsOn(500).toISOString(), due.at],
  ]);
});
