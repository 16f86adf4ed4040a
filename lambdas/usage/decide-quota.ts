import type { Plan } from '../settings/plan-settings.ts';
import type { QuotaCounter } from '../store/usage/quota-counter.ts';

export type Quota =
  | { readonly kind: 'free' }
  /** The transaction that stores the message uses the quota. */
  | { readonly kind: 'counted'; readonly month: string; readonly plan: Plan; readonly left: number }
  | { readonly kind: 'full'; readonly cap: 'messages'; readonly plan: Plan }
  | { readonly kind: 'full'; readonly cap: 'storage'; readonly plan: Plan; readonly bytesLeft: number };

type CounterChange =
  /** The log is counted because a cap is near. */
  { readonly kind: 'createCounter' } | { readonly kind: 'startMonth' } | { readonly kind: 'removeCounter' };

/** Messages are those of this month, bytes those of all months. */
export interface Used {
  readonly delivered: number;
  readonly bytes: number;
}

export interface QuotaFacts {
  readonly plan: Plan;
  /** The log may have usage that is not rolled up yet. */
  readonly used: Used;
  readonly counter: QuotaCounter | undefined;
  /** The month is in UTC. */
  readonly month: string;
  readonly size: number;
}

/** Plans up to this size are counted exactly from the first message on. */
const SMALL_PLAN_MESSAGES = 1_000;
const COUNT_FROM = 0.75;
const COUNT_UNTIL = 0.5;

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
