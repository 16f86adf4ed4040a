import { expect, test } from 'vitest';
import type { ServiceEvent } from '../../../../lambdas/events/events.ts';
import { type Inbox, inboxDeletion } from '../../../../lambdas/store/inbox/inboxes.ts';
import { readEvents } from '../../../../lambdas/store/log/event-log.ts';
import { cursorAt, packCursor, unpackCursor } from '../../../../lambdas/store/log/log-cursor.ts';
import { transact } from '../../../../lambdas/store/table/transaction.ts';
import { opened } from '../../../opened.ts';
import { NOW } from '../../test-context.ts';
import { newInbox } from '../receive/arriving-mail.ts';
import { openTestTable } from '../table/test-table.ts';
import { logMail } from './log-mail.ts';

const table = opened(openTestTable);
const BOUNDS = { rows: 3, reads: 2 };
const SECOND_MS = 1_000;

/** The events of a walk, and its pages. */
async function walk(
  { tenantId }: Inbox,
  wants: (event: ServiceEvent) => boolean,
  now: number,
  between: (last: ServiceEvent | undefined) => Promise<void>,
) {
  const found: string[] = [];
  let cursor = cursorAt(NOW.getTime() - SECOND_MS);
  for (let pages = 1; ; pages++) {
    const page = await readEvents(table, { tenantId, wants, limit: 4 }, cursor, now, BOUNDS);
    found.push(...page.events.map(({ event }) => event.event_id));
    if (!page.hasMore) return { found, pages };
    if (pages === 50) throw new Error('The walk does not end');
    cursor = unpackCursor(packCursor(page.cursor));
    await between(page.events.at(-1)?.event);
  }
}

test.each(
  [0, 1, 3, 4, 5, 6, 7, 12, 13].flatMap((before) =>
    [true, false].map((isSettled) => ({ before, isSettled })),
  ),
)('a wanted event behind $before others is found once in pages of two reads of three rows, and so is each of all (settled: $isSettled)', async ({
  before,
  isSettled,
}) => {
  const inbox = await newInbox(table);
  const ids: string[] = [];
  for (let i = 0; i <= before; i++)
    ids.push((await logMail(table, inbox, new Date(NOW.getTime() + i * SECOND_MS), `${i}`)).event_id);
  const now = NOW.getTime() + (isSettled ? 1_000 : 20) * SECOND_MS;
  const between = async () => undefined;

  const last = await walk(inbox, ({ event_id }) => event_id === ids.at(-1), now, between);
  expect(last.found).toEqual([ids.at(-1)]);
  // Pages without any event lead on.
  expect(last.pages).toBeGreaterThanOrEqual(Math.ceil((before + 1) / (BOUNDS.rows * BOUNDS.reads)));
  expect((await walk(inbox, () => true, now, between)).found).toEqual(ids);
});

test('a walk goes on where a page ended with an event whose inbox is deleted meanwhile', async () => {
  const kept = await newInbox(table);
  const { tenantId } = kept;
  const gone = await newInbox(table, { tenantId });
  const events: ServiceEvent[] = [];
  for (let i = 0; i < 13; i++) {
    const inbox = i % 2 === 0 ? kept : gone;
    events.push(await logMail(table, inbox, new Date(NOW.getTime() + i * SECOND_MS), `${i}`));
  }
  let isDeleted = false;
  const before: string[] = [];
  const { found } = await walk(
    kept,
    (event) => {
      if (!isDeleted) before.push(event.event_id);
      return true;
    },
    NOW.getTime() + 1_000 * SECOND_MS,
    async (last) => {
      if (isDeleted || last === undefined || !('inbox_id' in last) || last.inbox_id !== gone.inboxId) return;
      isDeleted = true;
      await transact(table, inboxDeletion(table, gone, NOW, NOW));
    },
  );

  expect(isDeleted).toBe(true);
  const ofKept = events.filter((event) => 'inbox_id' in event && event.inbox_id === kept.inboxId);
  const ids = ofKept.map(({ event_id }) => event_id);
  expect(found.filter((id) => ids.includes(id))).toEqual(ids);
  // Of the deleted inbox there is what was read before.
  expect(found.filter((id) => !ids.includes(id) && !before.includes(id))).toEqual([]);
});
