import { expect, test } from 'vitest';
import { openMeteredTable } from '../../../../bench/measuring/metered-table.ts';
import { keysOfMessageId, messageId, messageKeyOf, threadKeyOf } from '../../../../lambdas/ids.ts';
import { markKey } from '../../../../lambdas/store/keys.ts';
import { markRow } from '../../../../lambdas/store/message/mark-rows.ts';
import {
  availableMessages,
  getUnread,
  moveClaim,
  putClaim,
} from '../../../../lambdas/store/message/unread-claims.ts';
import { writeRows } from '../../../../lambdas/store/table/batch-write.ts';
import { sideBySide } from '../../../../lambdas/timing/side-by-side.ts';
import { opened } from '../../../opened.ts';
import { NOW } from '../../test-context.ts';

const table = opened(openMeteredTable);

const SECOND = 1_000;
/** Every edge of them is crossed in few steps. */
const TINY = { page: 2, most: 4 };
let inboxes = 0;

/** An inbox with so many unread messages, of which a worker claims. */
class Queue {
  readonly inboxId = `claims-${++inboxes}@test`;
  now = NOW.getTime();
  #made = 0;

  async unread(count: number): Promise<string[]> {
    const made = Array.from({ length: count }, () => {
      const key = messageKeyOf(
        new Date(NOW.getTime() + ++this.#made * SECOND),
        `ses-${this.#made}`,
        this.inboxId,
      );
      return messageId(key, threadKeyOf(key));
    });
    await this.mark(made);
    return made.map((id) => keysOfMessageId(id)?.sortKey ?? '');
  }

  async mark(ids: readonly string[]): Promise<void> {
    const puts = ids.map((message_id) => {
      const summary = { message_id, inbox_id: this.inboxId };
      return { put: markRow({ summary, visibility: 'clean' }, 'unread') };
    });
    await writeRows(table, puts);
  }

  async hold(sortKeys: readonly string[], seconds = 300): Promise<void> {
    const until = new Date(this.now + seconds * SECOND);
    for (const sortKey of sortKeys) {
      const unread = await getUnread(table, this.inboxId, sortKey);
      if (unread === undefined) throw new Error(`${sortKey} is not unread`);
      expect(await putClaim(table, this.inboxId, unread, { claim: `clm ${sortKey}`, until })).toBe(true);
    }
  }

  async remove(sortKeys: readonly string[]): Promise<void> {
    await writeRows(
      table,
      sortKeys.map((each) => ({ remove: markKey(this.inboxId, 'clean', 'unread', each) })),
    );
  }

  /** What one look finds. */
  async look(bounds = TINY, low?: string, high?: string): Promise<string[]> {
    const found: string[] = [];
    const pages = availableMessages(table, this.inboxId, { low, high }, new Date(this.now), bounds);
    for await (const page of pages) found.push(...page.map(({ sortKey }) => sortKey));
    return found;
  }

  /** @returns after how many looks the first one finds something */
  async looksUntil(found: string, most = 20): Promise<number> {
    for (let looks = 1; looks <= most; looks++) if ((await this.look()).includes(found)) return looks;
    throw new Error(`Not found in ${most} looks`);
  }
}

test.each([
  [3, 1],
  [4, 2],
  [5, 2],
  [8, 4],
  [9, 4],
  // The first page of each look is of the oldest, and then two of a look are behind what is known.
  [21, 10],
])('behind %d messages that others hold, a free one is found in %d looks of at most 4 rows', async (held, looks) => {
  const queue = new Queue();
  const sortKeys = await queue.unread(held + 1);
  await queue.hold(sortKeys.slice(0, held));

  expect(await queue.looksUntil(sortKeys[held] ?? '')).toBe(looks);
});

test('one look at 1,500 messages that others hold reads 1,000 of them, and the next one finds what is behind', async () => {
  const queue = new Queue();
  const sortKeys = await queue.unread(1_501);
  const until = new Date(queue.now + 300 * SECOND);
  const never = { attempt: 0, claim: undefined, until: undefined, worker: undefined };
  await sideBySide(50, sortKeys.slice(0, 1_500), async (sortKey) => {
    await putClaim(table, queue.inboxId, { sortKey, ...never }, { claim: 'clm', until });
  });
  const bounds = { page: 100, most: 1_000 };
  const found: string[][] = [];
  const { calls } = await table.meter(async () => found.push(await queue.look(bounds)));
  found.push(await queue.look(bounds));

  // Ten pages, the position, and its row.
  expect(calls).toBe(12);
  expect(found).toEqual([[], [sortKeys[1_500]]]);
});

test('a position leads on when the message that it names has vanished, and the inbox may be empty', async () => {
  const queue = new Queue();
  const sortKeys = await queue.unread(10);
  await queue.hold(sortKeys.slice(0, 9));
  expect(await queue.look()).toEqual([]);
  await queue.remove(sortKeys.slice(2, 8));
  expect(await queue.look()).toEqual([sortKeys[9]]);
  await queue.remove(sortKeys);
  expect(await queue.look()).toEqual([]);
});

test('a look finds what becomes free before its position: a released message at once, one whose lease ends then, one that is unread again within a minute', async () => {
  const queue = new Queue();
  const sortKeys = await queue.unread(9);
  const [first = '', second = '', third = '', fourth = ''] = sortKeys;
  const known = async () => {
    for (let looks = 0; looks < 4; looks++) expect(await queue.look()).toEqual([]);
  };
  await queue.hold(sortKeys, 40);
  await known();
  const claim = { inboxId: queue.inboxId, sortKey: fourth, claim: `clm ${fourth}` };
  const now = new Date(queue.now);
  expect(await moveClaim(table, claim, now, now, { ends: true })).toBe(true);
  expect(await queue.look()).toEqual([fourth]);

  await queue.hold([fourth], 600);
  await known();
  queue.now += 40 * SECOND;
  expect((await queue.look()).slice(0, 3)).toEqual([first, second, third]);

  await queue.hold(
    sortKeys.filter((each) => each !== fourth),
    600,
  );
  await known();
  await queue.remove([third]);
  await writeRows(table, [{ put: markKey(queue.inboxId, 'clean', 'unread', third) }]);
  expect(await queue.look()).toEqual([]);
  queue.now += 60 * SECOND;
  expect(await queue.look()).toEqual([third]);
});

test('a look that begins later, or that passes free messages, says nothing of those before', async () => {
  const queue = new Queue();
  const sortKeys = await queue.unread(12);
  const [free = ''] = sortKeys;
  await queue.hold(sortKeys.slice(1));
  expect(await queue.look(TINY, sortKeys[1])).toEqual([]);
  expect(await queue.look()).toEqual([free]);
  expect(await queue.look()).toEqual([free]);
});

test.each([
  0, 1, 2, 3, 4, 5,
])('a look that ends at held message %d, before the position of another look, finds nothing', async (end) => {
  const queue = new Queue();
  const sortKeys = await queue.unread(10);
  await queue.hold(sortKeys);
  for (let looks = 0; looks < 4; looks++) expect(await queue.look()).toEqual([]);

  expect(await queue.look(TINY, undefined, sortKeys[end])).toEqual([]);
});
