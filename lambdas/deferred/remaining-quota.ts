import { planOf } from '../core/plan.ts';
import type { Plan } from '../core/plan-settings.ts';
import type { Plans } from '../core/policy.ts';
import { accountOf } from '../store/account/accounts.ts';
import { accountKey, quotaCounterKey, usageHeadKey } from '../store/keys.ts';
import { getRows, type Table } from '../store/table/table.ts';
import {
  createQuotaCounter,
  quotaCounterOf,
  removeQuotaCounter,
  startCounterMonth,
} from '../store/usage/quota-counter.ts';
import { monthOf, type UsageHead, usageHeadOf } from '../store/usage/usage-head.ts';
import { readTenantUsage } from '../usage/read-usage.ts';

/** Whether a tenant's plan has quota for one more message, and how to take it. */
export type RemainingQuota =
  /** The caps are far away: nothing needs to be counted at once. */
  | { readonly kind: 'free' }
  /** There is quota now; the delivery takes it in its own transaction. */
  | { readonly kind: 'counted'; readonly month: string; readonly plan: Plan; readonly left: number }
  | { readonly kind: 'full'; readonly cap: 'messages'; readonly plan: Plan }
  /** A smaller mail may fit. */
  | { readonly kind: 'full'; readonly cap: 'storage'; readonly plan: Plan; readonly bytesLeft: number }
  /** The tenant was deleted. */
  | { readonly kind: 'gone' };

/** A plan this small is counted exactly from its first message on. */
const SMALL_PLAN_MESSAGES = 1_000;
/** Share of a cap from which on every message is counted in its transaction, and under which no more. */
const COUNT_FROM = 0.75;
const COUNT_UNTIL = 0.5;

interface Used {
  readonly delivered: number;
  readonly bytes: number;
}

/**
 * Looks whether a mail fits, in one read where the caps are far away or the counter stands.
 * @param size bytes of the raw mail.
 */
export async function findRemainingQuota(
  table: Table,
  plans: Plans,
  tenantId: string,
  size: number,
  now: Date,
): Promise<RemainingQuota> {
  const month = monthOf(now.getTime());
  const [accountRow, headRow, counterRow] = await getRows(table, [
    accountKey(tenantId),
    usageHeadKey(tenantId),
    quotaCounterKey(tenantId),
  ]);
  const account = accountOf(accountRow);
  if (account === undefined) return { kind: 'gone' };
  const plan = planOf({ plans }, account);
  const head = usageHeadOf(headRow);
  const used =
    head?.repeating === true ? await usedByLedger(table, tenantId, month, now) : usedByHead(head, month);
  const counter = quotaCounterOf(counterRow);
  if (counter === undefined) {
    if (!isNear(plan, used, COUNT_FROM)) return { kind: 'free' };
    const counted = await usedByLedger(table, tenantId, month, now);
    await createQuotaCounter(table, tenantId, { ...counted, month, since: now.getTime() });
    return findRemainingQuota(table, plans, tenantId, size, now);
  }
  if (counter.month < month) {
    await startCounterMonth(table, tenantId, month);
    return findRemainingQuota(table, plans, tenantId, size, now);
  }
  if (!isNear(plan, used, COUNT_UNTIL) && !isNear(plan, counter, COUNT_UNTIL)) {
    await removeQuotaCounter(table, tenantId);
    return { kind: 'free' };
  }
  if (counter.delivered >= plan.messagesPerMonth) return { kind: 'full', cap: 'messages', plan };
  const bytesLeft = plan.storageBytes - counter.bytes;
  if (size > bytesLeft) return { kind: 'full', cap: 'storage', plan, bytesLeft };
  return { kind: 'counted', month, plan, left: plan.messagesPerMonth - counter.delivered };
}

function usedByHead(head: UsageHead | undefined, month: string): Used {
  if (head === undefined) return { delivered: 0, bytes: 0 };
  const delivered = head.month === month ? head.totals.delivered - head.deliveredBefore : 0;
  return { delivered, bytes: head.totals.bytes };
}

function isNear(plan: Plan, used: Used, share: number): boolean {
  return (
    plan.messagesPerMonth <= SMALL_PLAN_MESSAGES ||
    used.delivered >= plan.messagesPerMonth * share ||
    used.bytes >= plan.storageBytes * share
  );
}

/** What the whole ledger says, where the head says what the fold had come to. */
async function usedByLedger(table: Table, tenantId: string, month: string, now: Date): Promise<Used> {
  const monthStart = Date.parse(`${month}-01T00:00:00.000Z`);
  const [before, current] = await readTenantUsage(table, tenantId, [monthStart - 1, now.getTime()]);
  return {
    delivered: (current?.delivered ?? 0) - (before?.delivered ?? 0),
    bytes: current?.bytes ?? 0,
  };
}
