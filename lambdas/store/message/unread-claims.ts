import * as z from 'zod';
import { claimPositionKey, type Key, markKey, messagesMarked } from '../keys.ts';
import { prefixBounds, sortedBetween } from '../table/prefix-range.ts';
import { rowType } from '../table/row-type.ts';
import { getRow, isLastPage, keyOfRow, nextPage, type Row, type Table } from '../table/table.ts';
import { updateOnce } from '../table/update-once.ts';
import { type Condition, makeWrite, rowDelete, rowPut } from '../table/write.ts';

/** The row that marks the message as unread holds the claim, so that both end together. */
const claimRowType = rowType('message-mark', 1, {
  claim: z.string().optional(),
  held_until: z.number().optional(),
  attempt: z.int().default(0),
  worker: z.string().optional(),
});

export interface UnreadMessage {
  readonly sortKey: string;
  readonly attempt: number;
  readonly claim: string | undefined;
  readonly until: number | undefined;
  readonly worker: string | undefined;
}

export const UNREAD_PAGE = 100;
const MAX_READ = 1_000;

interface UnreadRange {
  readonly low?: string | undefined;
  readonly high?: string | undefined;
}

export async function* availableMessages(
  table: Table,
  inboxId: string,
  { low, high }: UnreadRange,
  now: Date,
  { page = UNREAD_PAGE, most = MAX_READ } = {},
): AsyncGenerator<readonly UnreadMessage[]> {
  const { partition, prefix } = messagesMarked(inboxId, 'clean', 'unread');
  const [first, last] = prefixBounds(prefix);
  const end = high === undefined ? last : `${prefix}${high}`;
  const passed = new Passed(table, inboxId, now, low === undefined);
  let from = low === undefined ? first : `${prefix}${low}`;
  // The stored position may be after the end of the wanted range.
  for (let read = 0; from <= end; ) {
    const range = sortedBetween(partition, from, end);
    const found = await nextPage(
      table,
      { ...range, ConsistentRead: true, Limit: Math.min(page, most - read) },
      undefined,
    );
    const unread = found.rows.map((row) => unreadMessage(row, prefix));
    read += unread.length;
    yield unread.filter(({ until = 0 }) => until <= now.getTime());
    const lastRead = unread.at(-1);
    if (isLastPage(found) || lastRead === undefined) return;
    const after = await passed.next(lastRead.sortKey, unread);
    if (read >= most) return passed.note(after);
    // NUL is the least character, so no key lies between.
    from = `${prefix}${after}\0`;
  }
}

/** A message that becomes unread again before the stored position is found only after this time. */
const POSITION_MS = 60_000;

const positionRowType = rowType('claim-position', 1, {
  /** Other workers hold this message and all unread ones before it. */
  behind: z.string(),
  until: z.number(),
  ttl: z.number(),
});

class Passed {
  readonly #table: Table;
  readonly #inboxId: string;
  readonly #now: number;
  #areAllHeld = true;
  #isFromStart: boolean;
  #until: number;
  #isRead = false;

  constructor(table: Table, inboxId: string, now: Date, isFromStart: boolean) {
    this.#table = table;
    this.#inboxId = inboxId;
    this.#now = now.getTime();
    this.#isFromStart = isFromStart;
    this.#until = this.#now + POSITION_MS;
  }

  async next(last: string, unread: readonly UnreadMessage[]): Promise<string> {
    this.#until = Math.min(this.#until, ...unread.map(({ until = 0 }) => until));
    this.#areAllHeld &&= this.#until > this.#now;
    if (!this.#areAllHeld || this.#isRead) return last;
    this.#isRead = true;
    const row = await getRow(this.#table, claimPositionKey(this.#inboxId));
    const { behind, until } = row === undefined ? { behind: '', until: 0 } : positionRowType.parse(row);
    if (behind <= last || until <= this.#now) return last;
    this.#until = Math.min(this.#until, until);
    this.#isFromStart = true;
    return behind;
  }

  async note(behind: string): Promise<void> {
    if (!this.#areAllHeld || !this.#isFromStart) return;
    const position = { behind, until: this.#until, ttl: Math.ceil(this.#until / 1000) };
    const row = positionRowType.row(claimPositionKey(this.#inboxId), position);
    await makeWrite(this.#table, rowPut(this.#table, row));
  }
}

function unreadMessage(row: Row, prefix: string): UnreadMessage {
  const { claim, held_until: until, attempt, worker } = claimRowType.parse(row);
  return { sortKey: keyOfRow(row).sk.slice(prefix.length), claim, until, attempt, worker };
}

export async function getUnread(
  table: Table,
  inboxId: string,
  sortKey: string,
): Promise<UnreadMessage | undefined> {
  const row = await getRow(table, unreadKey(inboxId, sortKey));
  return row && unreadMessage(row, messagesMarked(inboxId, 'clean', 'unread').prefix);
}

const unreadKey = (inboxId: string, sortKey: string): Key => markKey(inboxId, 'clean', 'unread', sortKey);

export async function putClaim(
  table: Table,
  inboxId: string,
  unread: UnreadMessage,
  { claim, worker = null, until }: NextClaim,
): Promise<boolean> {
  const { applied } = await updateOnce(table, unreadKey(inboxId, unread.sortKey), {
    set: { claim, held_until: until.getTime(), attempt: unread.attempt + 1, worker },
    has: ['pk'],
    ...isUnchangedSinceRead(unread),
  });
  return applied;
}

interface NextClaim {
  readonly claim: string;
  readonly worker?: string | null | undefined;
  readonly until: Date;
}

export function isActiveClaim(claim: string, now: Date): Condition {
  return { was: { claim }, condition: 'held_until > :now', values: { ':now': now.getTime() } };
}

export function isUnchangedSinceRead({ attempt, claim, until }: UnreadMessage): Condition {
  return { was: { attempt: attempt === 0 ? undefined : attempt, claim, held_until: until } };
}

export async function moveClaim(
  table: Table,
  unread: Readonly<Record<'inboxId' | 'sortKey' | 'claim', string>>,
  until: Date,
  now: Date,
  { ends }: { readonly ends: boolean },
): Promise<boolean> {
  const { applied } = await updateOnce(table, unreadKey(unread.inboxId, unread.sortKey), {
    set: { held_until: until.getTime(), claim: ends ? null : undefined },
    ...isActiveClaim(unread.claim, now),
  });
  // Other calls may have skipped this message, so the stored position is deleted.
  if (applied && ends) await makeWrite(table, rowDelete(table, claimPositionKey(unread.inboxId)));
  return applied;
}
