import type { Plan } from '../settings/plan-settings.ts';
import type { QuotaCounter } from '../store/usage/quota-counter.ts';

/** The quota that a tenant's plan has left for one more message. */
export type Quota =
  /** The caps are far away, so messages are not counted exactly. */
  | { readonly kind: 'free' }
  /** There is quota now. The transaction that stores the message uses it, on the exact counter. */
  | { readonly kind: 'counted'; readonly month: string; readonly plan: Plan; readonly left: number }
  | { readonly kind: 'full'; readonly cap: 'messages'; readonly plan: Plan }
  /** A smaller mail may fit. */
  | { readonly kind: 'full'; readonly cap: 'storage'; readonly plan: Plan; readonly bytesLeft: number };

/** What must be done to the exact counter first. */
type CounterChange =
  /** A cap has come near: count the log, and decide again. */
  | { readonly kind: 'createCounter' }
  /** A month has begun: nothing is delivered in it yet. Then decide again. */
  | { readonly kind: 'startMonth' }
  /** The caps are far away again: there is quota, and the counter is not needed. */
  | { readonly kind: 'removeCounter' };

/** Messages stored in this month, and bytes stored in all. */
export interface Used {
  readonly delivered: number;
  readonly bytes: number;
}

export interface QuotaFacts {
  readonly plan: Plan;
  /** By the log, as far as it is rolled up. */
  readonly used: Used;
  readonly counter: QuotaCounter | undefined;
  /** The current calendar month (UTC). */
  readonly month: string;
  /** Bytes of the raw mail. */
  readonly size: number;
}

/** A plan of so few messages is counted exactly from its first message on. */
const SMALL_PLAN_MESSAGES = 1_000;
/** The shares of a cap at which the exact counter is created, and below which it is removed. */
const COUNT_FROM = 0.75;
const COUNT_UNTIL = 0.5;

/** Decides whether there is quota for a mail, or what must be done to the exact counter to find that out. */
export function decideQuota({ plan, used, counter, month, size }: QuotaFacts): Quota | CounterChange {
  if (counter === undefined) return { kind: isNear(plan, used, COUNT_FROM) ? 'createCounter' : 'free' };
  if (counter.month < month) return { kind: 'startMonth' };
  if (!isNear(plan, used, COUNT_UNTIL) && !isNear(plan, counter, COUNT_UNTIL))
    return { kind: 'removeCounter' };
  if (counter.delivered >= plan.messagesPerMonth) return { kind: 'full', cap: 'messages', plan };
  const bytesLeft = plan.storageBytes - counter.bytes;
  if (size > bytesLeft) return { kind: 'full', cap: 'storage', plan, bytesLeft };
  return { kind: 'counted', month, plan, left: plan.messagesPerMonth - counter.delivered };
}

function isNear(plan: Plan, used: Used, share: number): boolean {
  return (
    plan.messagesPerMonth <= SMALL_PLAN_MESSAGES ||
    used.delivered >= plan.messagesPerMonth * share ||
    used.bytes >= plan.storageBytes * share
  );
}
