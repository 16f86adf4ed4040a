import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { logPartition } from '../../../lambdas/store/keys.ts';
import { SETTLE_MS } from '../../../lambdas/store/log/log-cursor.ts';
import { logEntryRow } from '../../../lambdas/store/log/log-entries.ts';
import { writeRows } from '../../../lambdas/store/table/batch-write.ts';
import { MAX_ENTRIES } from '../../../lambdas/waiting/new-entries.ts';
import { opened } from '../../opened.ts';
import { newInbox } from '../store/receive/arriving-mail.ts';
import { openTestTable } from '../store/table/test-table.ts';
import { type TableCall, WaitingWorld } from './waiting-world.ts';

/** Entries of the last two minutes: 25 a second, of which those of the last 40 s are read. */
const ENTRIES = 3 * MAX_ENTRIES;
/** Longer ago than the newest entries reach back. */
const LATE_MS = 60_000;

const table = opened(openTestTable);

async function busyWorld(): Promise<WaitingWorld> {
  const world = await WaitingWorld.open(table);
  const { tenantId } = world.inbox;
  const { listKey, inboxId } = await newInbox(table, { tenantId });
  const entries = Array.from({ length: ENTRIES }, (_, i) => ({
    at: new Date(world.now - (i * SETTLE_MS) / ENTRIES),
    unique: `unique-${i}`,
    inboxKey: listKey,
    inboxes: 0 as const,
    threads: 1,
    messages: 1,
    bytes: 1,
    delivered: 1,
    mail: { inboxId, threadKey: `thread-${i}`, visibility: 'clean' as const, kind: null },
  }));
  await writeRows(
    table,
    entries.map((entry) => ({ put: logEntryRow(tenantId, 0, entry) })),
  );
  return world;
}

function countEntries(world: WaitingWorld): number[] {
  const counts: number[] = [];
  world.onCall = async ({ name, input }: TableCall) => {
    const partition = Object(input['ExpressionAttributeValues'])[':partition'];
    if (name !== 'Query' || partition !== logPartition(world.inbox.tenantId, 0)) return undefined;
    const answer = await table.client.send(new QueryCommand({ ...input, TableName: table.name }));
    counts.push(answer.Items?.length ?? 0);
    return answer;
  };
  return counts;
}

describe('a call that waits in a log of more than 1,000 entries in two minutes', () => {
  test.each([
    ['messages', (world: WaitingWorld) => world.list({ wait: 25 })],
    ['a verification code', (world: WaitingWorld) => world.verification({ wait: 25 })],
  ])('for %s reads 1,000 of them at once at most, first and last', async (_, wait) => {
    const world = await busyWorld();
    const counts = countEntries(world);

    await wait(world);

    expect(counts[0]).toBe(MAX_ENTRIES);
    expect(counts.filter((count) => count > MAX_ENTRIES)).toEqual([]);
    // Once a second.
    expect(counts.length).toBeLessThanOrEqual(26);
  });

  test('finds mail that is stored at any second of the wait', async () => {
    for (const second of [0, 1, 2, 3, 4]) {
      const world = await busyWorld();
      const at = world.now + second * 1000;
      let id: string | undefined;
      const arrive = async () => {
        if (world.now === at) id ??= await world.arrive({ id: `<busy-${second}@x.test>` }, 1_000);
      };
      world.onPoll = arrive;
      if (second === 0) await arrive();
      expect((await world.list({ wait: 4 })).ids, `second ${second}`).toEqual([id]);
    }
  });

  test('leaves mail that took a minute to store to the next call, of messages and of events', async () => {
    const world = await busyWorld();
    const { cursor } = await world.events({});
    let id: string | undefined;
    world.onPoll = async () => {
      id ??= await world.arrive({ id: '<late@x.test>' }, LATE_MS);
    };

    expect((await world.list({ wait: 2 })).ids).toEqual([]);
    expect((await world.list({ wait: 2 })).ids).toEqual([id]);
    // A busy log is compared with a cursor every five seconds.
    world.now += 5_000;
    const found: string[] = [];
    let page = { cursor, has_more: true };
    while (page.has_more) {
      const answer = await world.events({ after: page.cursor, inbox_ids: [world.inbox.inboxId] });
      found.push(...answer.ids);
      page = answer;
    }
    expect(found).toEqual([id]);
  });
});
