import { isDeletedThread } from '../store/message/made-thread.ts';
import { messageKeyOfRow } from '../store/message/message-rows.ts';
import { ASSUMED_JOIN, threadJoin } from '../store/message/thread-join.ts';
import type { StoreConflict } from '../store/receive/new-message.ts';
import { TransactionConflict } from '../store/table/transaction.ts';
import type { Attempt, StorePlan } from './plan-message.ts';

/** Each round stores at least one of the concurrent emails. After the last attempt SQS repeats the receipt. */
export const MAX_ATTEMPTS = 10;

export type Resolution =
  | { readonly kind: 'retry'; readonly attempt: Attempt }
  | { readonly kind: 'createDeferredTotal'; readonly attempt: Attempt }
  | { readonly kind: 'reserveSlot'; readonly of: 'inbox' | 'tenant'; readonly attempt: Attempt }
  | { readonly kind: 'drop' }
  | { readonly kind: 'fail' };

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
  // The next attempt reads a Message-ID that another email claimed concurrently.
  const row = conflict.found.get('thread');
  if (isDeletedThread(row)) {
    const deletedThreads = [...attempt.deletedThreads, plan.threadKey];
    return { kind: 'retry', attempt: { ...next, join: ASSUMED_JOIN, deletedThreads } };
  }
  const known =
    row === undefined ? next : { ...next, join: threadJoin(row, plan.message.summary.message_id) };
  return { kind: conflict.of('deferredTotal') ? 'createDeferredTotal' : 'retry', attempt: known };
}

/** Messages of a thread in the same millisecond may get the same id. */
function isIdTaken(conflict: StoreConflict, { message }: StorePlan): boolean {
  const row = conflict instanceof TransactionConflict ? undefined : conflict.found.get('message');
  return row !== undefined && messageKeyOfRow(row) !== message.messageKey;
}
