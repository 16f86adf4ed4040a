import { ASSUMED_JOIN, type ThreadJoin } from '../store/message/thread-join.ts';
import type { MessageObject } from '../store/object/mail-bucket.ts';
import type { NewMessage } from '../store/receive/new-message.ts';
import type { Caps } from '../store/usage/quota-counter.ts';
import type { RemainingQuota, TenantFacts } from '../usage/remaining-quota.ts';
import { held, type InboxMail } from './classify-mail.ts';
import { composeMessage } from './compose-message.ts';
import type { SenderDecision } from './decide-sender.ts';
import type { DropReason } from './drop-reasons.ts';
import { matchThread, newThread } from './match-thread.ts';

/** What earlier attempts to store the same mail have found out. */
export interface Attempt {
  /** Counts from 1. */
  readonly number: number;
  /** When the first attempt began: all attempts compose the same message. */
  readonly storedAt: Date;
  readonly join: ThreadJoin;
  /** Whether the thread's row is read before the plan, not assumed: in a reserved slot, it does not change meanwhile. */
  readonly readsThread: boolean;
  /** Whether it starts a thread, whatever the mail answers: the thread has a message with the id that this one would have. */
  readonly startsThread: boolean;
  /** Threads that were deleted while Message-IDs still lead to them: the mail starts another, which these lead to then. */
  readonly deletedThreads: readonly string[];
  /** The thread that is noted beside the inbox's copy of the raw bytes; undefined when there is no copy yet. */
  readonly notedThread: string | undefined;
}

export function firstAttempt(storedAt: Date): Attempt {
  return {
    number: 1,
    storedAt,
    join: ASSUMED_JOIN,
    readsThread: false,
    startsThread: false,
    deletedThreads: [],
    notedThread: undefined,
  };
}

/** What a plan depends on, as read from the table. */
export interface MailFacts extends TenantFacts {
  /** Thread keys by Message-ID, of the mail's ancestors and of the mail itself. */
  readonly threads: ReadonlyMap<string, string>;
  readonly join: ThreadJoin;
  readonly sender: SenderDecision;
}

export type MessagePlan = StorePlan | Refusal;

export type Refusal =
  /** It is over quota. As much again as the caps of the tenant's plan may be deferred. */
  | { readonly kind: 'defer'; readonly cap: 'messages' | 'storage'; readonly caps: Caps }
  /** The tenant was deleted. */
  | { readonly kind: 'drop' }
  /** Its sender may not write to the inbox. */
  | { readonly kind: 'block'; readonly reason: DropReason };

export interface StorePlan {
  readonly kind: 'store';
  readonly threadKey: string;
  readonly message: NewMessage;
  /** What is too large for the row, to be stored before it. */
  readonly object: MessageObject | undefined;
  /** Whether the inbox's copy of the raw bytes is missing, or names another thread. */
  readonly copiesRaw: boolean;
}

/** Decides about a mail in one inbox: stored in which thread and how, deferred, or dropped. */
export function planMessage(
  arrived: InboxMail,
  { threads, quota, logShards, join, sender }: MailFacts,
  attempt: Attempt,
): MessagePlan {
  if (sender.kind === 'drop' && quota.kind !== 'gone') return { kind: 'block', reason: sender.reason };
  const refusal = refusalOf(quota);
  if (refusal !== undefined) return refusal;
  const isHeld = sender.kind === 'hold';
  const mail = isHeld ? held(arrived, sender.reason) : arrived;
  const { deletedThreads } = attempt;
  const present = new Map([...threads].filter(([, threadKey]) => !deletedThreads.includes(threadKey)));
  // A held message is in a thread of its own, which no other mail finds.
  const { threadKey, isNew, claims } =
    attempt.startsThread || isHeld
      ? newThread(mail.addressee.messageKey, [])
      : matchThread(mail.parsed, mail.addressee.messageKey, present);
  const { message, object } = composeMessage(mail, {
    threadKey,
    thread: isNew ? { kind: 'start' } : join,
    claims,
    deletedThreads,
    quota: quota.kind === 'counted' ? quota : undefined,
    logShards,
    isCounted: false,
    storedAt: attempt.storedAt,
    countedAt: undefined,
  });
  return { kind: 'store', threadKey, message, object, copiesRaw: attempt.notedThread !== threadKey };
}

/** @returns undefined when the tenant has quota for the mail. */
export function refusalOf(quota: RemainingQuota): Refusal | undefined {
  if (quota.kind === 'gone') return { kind: 'drop' };
  return quota.kind === 'full' ? { kind: 'defer', cap: quota.cap, caps: quota.plan } : undefined;
}
