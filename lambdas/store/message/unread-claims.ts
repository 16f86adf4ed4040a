import * as z from 'zod';
import { type Key, markKey, messagesMarked } from '../keys.ts';
import { prefixBounds, sortedBetween } from '../table/prefix-range.ts';
import { rowType } from '../table/row-type.ts';
import { getRow, isLastPage, keyOfRow, nextPage, type Row, type Table } from '../table/table.ts';
import { updateOnce } from '../table/update-once.ts';
import type { Condition } from '../table/write.ts';

/**
 * A claim is a lease on an unread message. It is in the row that marks the message as unread: when that row is gone, so is
 * the claim. Claims are of clean mail only.
 */
const claimRowType = rowType('message-mark', 1, {
  /** Absent when the last one was released. */
  claim: z.string().optional(),
  /** Milliseconds since 1970: until then the message is not given to another worker. */
  held_until: z.number().optional(),
  attempt: z.int().default(0),
  /** As it named itself. */
  worker: z.string().optional(),
});

/** An unread message that may be claimed, and its last claim. */
export interface UnreadMessage {
  readonly sortKey: string;
  /** Claims that it had. */
  readonly attempt: number;
  readonly claim: string | undefined;
  /** Milliseconds since 1970. */
  readonly until: number | undefined;
  readonly worker: string | undefined;
}

/** Unread messages that are read at once to find those that are not claimed. */
export const UNREAD_PAGE = 100;

/** Pages of the unread messages that are not claimed, oldest first. */
export async function* availableMessages(
  table: Table,
  inboxId: string,
  { low, high }: { readonly low?: string | undefined; readonly high?: string | undefined },
  now: Date,
): AsyncGenerator<readonly UnreadMessage[]> {
  const { partition, prefix } = messagesMarked(inboxId, 'clean', 'unread');
  const [first, last] = prefixBounds(prefix);
  const query = {
    ...sortedBetween(
      partition,
      low === undefined ? first : `${prefix}${low}`,
      high === undefined ? last : `${prefix}${high}`,
      { ':now': now.getTime() },
    ),
    FilterExpression: 'attribute_not_exists(held_until) OR held_until <= :now',
    ConsistentRead: true,
    Limit: UNREAD_PAGE,
  };
  let page: Awaited<ReturnType<typeof nextPage>> | undefined;
  do {
    page = await nextPage(table, query, page);
    yield page.rows.map((row) => unreadMessage(row, prefix));
  } while (!isLastPage(page));
}

function unreadMessage(row: Row, prefix: string): UnreadMessage {
  const { claim, held_until: until, attempt, worker } = claimRowType.parse(row);
  return { sortKey: keyOfRow(row).sk.slice(prefix.length), claim, until, attempt, worker };
}

/** @returns undefined for a message that is not unread. */
export async function getUnread(
  table: Table,
  inboxId: string,
  sortKey: string,
): Promise<UnreadMessage | undefined> {
  const row = await getRow(table, unreadKey(inboxId, sortKey));
  return row && unreadMessage(row, messagesMarked(inboxId, 'clean', 'unread').prefix);
}

const unreadKey = (inboxId: string, sortKey: string): Key => markKey(inboxId, 'clean', 'unread', sortKey);

/** Claims a message as it was read. @returns whether no other worker came first. */
export async function putClaim(
  table: Table,
  inboxId: string,
  unread: UnreadMessage,
  { claim, worker = null, until }: NextClaim,
): Promise<boolean> {
  const { applied } = await updateOnce(table, unreadKey(inboxId, unread.sortKey), {
    set: { claim, held_until: until.getTime(), attempt: unread.attempt + 1, worker },
    has: ['pk'],
    ...isLastClaim(unread),
  });
  return applied;
}

interface NextClaim {
  readonly claim: string;
  readonly worker?: string | null | undefined;
  readonly until: Date;
}

/** Of the row of an unread message: the claim has not ended. */
export function holds(claim: string, now: Date): Condition {
  return { was: { claim }, condition: 'held_until > :now', values: { ':now': now.getTime() } };
}

/** Since the message was read, no worker has claimed it, and no late worker has extended its claim. */
export function isLastClaim({ attempt, claim, until }: UnreadMessage): Condition {
  return { was: { attempt: attempt === 0 ? undefined : attempt, claim, held_until: until } };
}

/**
 * Moves the end of a claim, or ends it: then the message is not claimed before the new time.
 * @returns whether it held its message.
 */
export async function moveClaim(
  table: Table,
  unread: Readonly<Record<'inboxId' | 'sortKey' | 'claim', string>>,
  until: Date,
  now: Date,
  { ends }: { readonly ends: boolean },
): Promise<boolean> {
  const { applied } = await updateOnce(table, unreadKey(unread.inboxId, unread.sortKey), {
    set: { held_until: until.getTime(), claim: ends ? null : undefined },
    ...holds(unread.claim, now),
  });
  return applied;
}
