import { isDeletedThread } from '../store/message/made-thread.ts';
import { messageKeyOfRow } from '../store/message/message-rows.ts';
import { ASSUMED_JOIN, threadJoin } from '../store/message/thread-join.ts';
import type { StoreConflict } from '../store/receive/new-message.ts';
import { TransactionConflict } from '../store/table/transaction.ts';
import type { Attempt, StorePlan } from './plan-message.ts';

/** In each round of attempts at least one of the parallel mails is stored. After this many, the queue repeats the receipt. */
export const MAX_ATTEMPTS = 10;

export type Resolution =
  | { readonly kind: 'retry'; readonly attempt: Attempt }
  /** Create the row `DEFERRED-TOTAL`, which the tenant does not have yet, and plan again. */
  | { readonly kind: 'createDeferredTotal'; readonly attempt: Attempt }
  /** Wait for a reserved slot among the transactions of the inbox or of the tenant, and plan again. */
  | { readonly kind: 'reserveSlot'; readonly of: 'inbox' | 'tenant'; readonly attempt: Attempt }
  /** The mail was over quota, and its time to wait for quota ended before it could be stored. */
  | { readonly kind: 'drop' }
  /** Too many attempts. */
  | { readonly kind: 'fail' };

/** Decides how to go on after a plan conflicted with what other mails have written. */
export function resolveConflict(conflict: StoreConflict, plan: StorePlan, attempt: Attempt): Resolution {
  if (attempt.number >= MAX_ATTEMPTS) return { kind: 'fail' };
  const { thread } = plan.message;
  const next: Attempt = {
    ...attempt,
    number: attempt.number + 1,
    join: thread.kind === 'join' ? thread : attempt.join,
    readsThread: false,
    startsThread: attempt.startsThread || isIdTaken(conflict, plan),
    notedThread: plan.threadKey,
  };
  if (conflict instanceof TransactionConflict) {
    const isOfTenant = conflict.parts.has('quota') || conflict.parts.has('deferredTotal');
    const of = isOfTenant ? 'tenant' : 'inbox';
    return { kind: 'reserveSlot', of, attempt: { ...next, readsThread: true } };
  }
  if (conflict.of('deferred')) return { kind: 'drop' };
  // A Message-ID that another mail has claimed meanwhile needs no answer here: the next attempt reads it.
  const row = conflict.found.get('thread');
  if (isDeletedThread(row)) {
    const deletedThreads = [...attempt.deletedThreads, plan.threadKey];
    return { kind: 'retry', attempt: { ...next, join: ASSUMED_JOIN, deletedThreads } };
  }
  const known =
    row === undefined ? next : { ...next, join: threadJoin(row, plan.message.summary.message_id) };
  return { kind: conflict.of('deferredTotal') ? 'createDeferredTotal' : 'retry', attempt: known };
}

/** Whether another message of the thread, of the same millisecond, has the id that this one would have. */
function isIdTaken(conflict: StoreConflict, { message }: StorePlan): boolean {
  const row = conflict instanceof TransactionConflict ? undefined : conflict.found.get('message');
  return row !== undefined && messageKeyOfRow(row) !== message.messageKey;
}
