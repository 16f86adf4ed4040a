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

export interface Attempt {
  readonly number: number;
  /** All attempts use the time of the first, so that they compose the same message. */
  readonly storedAt: Date;
  readonly join: ThreadJoin;
  /** The thread's row cannot change concurrently in a reserved slot. */
  readonly readsThread: boolean;
  /** The thread already has a message with the id that this one would get. */
  readonly startsThread: boolean;
  /** Message-IDs still lead to these deleted threads and must lead to the new one. */
  readonly deletedThreads: readonly string[];
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

export interface MailFacts extends TenantFacts {
  readonly threads: ReadonlyMap<string, string>;
  readonly join: ThreadJoin;
  readonly sender: SenderDecision;
}

export type MessagePlan = StorePlan | Refusal;

export type Refusal =
  /** As much again as the caps of the plan may be deferred. */
  | { readonly kind: 'defer'; readonly cap: 'messages' | 'storage'; readonly caps: Caps }
  | { readonly kind: 'drop' }
  | { readonly kind: 'block'; readonly reason: DropReason };

export interface StorePlan {
  readonly kind: 'store';
  readonly threadKey: string;
  readonly message: NewMessage;
  readonly object: MessageObject | undefined;
  readonly copiesRaw: boolean;
}

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
  // A held message has its own thread, which no other email joins.
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

export function refusalOf(quota: RemainingQuota): Refusal | undefined {
  if (quota.kind === 'gone') return { kind: 'drop' };
  return quota.kind === 'full' ? { kind: 'defer', cap: quota.cap, caps: quota.plan } : undefined;
}
