import type { FullPlan } from '../settings/plan-settings.ts';
import type { Policy } from '../settings/policy.ts';
import { type Account, accountOf } from '../store/account/accounts.ts';
import { accountKey, quotaCounterKey, usageHeadKey } from '../store/keys.ts';
import { getRows, type Table } from '../store/table/table.ts';
import {
  createQuotaCounter,
  quotaCounterOf,
  removeQuotaCounter,
  startCounterMonth,
} from '../store/usage/quota-counter.ts';
import { monthOf, type UsageHead, usageHeadOf } from '../store/usage/usage-head.ts';
import { decideQuota, type Quota, type QuotaFacts, type Used } from './decide-quota.ts';
import { planOf } from './plan.ts';
import { readTenantUsage } from './read-usage.ts';

export type RemainingQuota = Quota | { readonly kind: 'gone' };

export interface TenantFacts {
  readonly quota: RemainingQuota;
  readonly logShards: number;
  readonly hasWebhooks: boolean;
  readonly senders: Pick<Account, 'unlisted' | 'lists' | 'notify' | 'suspension'>;
}

export async function findTenantFacts(
  table: Table,
  policy: Pick<Policy, 'plans'>,
  tenantId: string,
  size: number,
  now: Date,
): Promise<TenantFacts> {
  for (;;) {
    const read = await readTenantFacts(table, policy, tenantId, size, now);
    if (read === undefined) return { quota: { kind: 'gone' }, logShards: 1, hasWebhooks: false, senders: {} };
    const { facts, ...others } = read;
    const decision = decideQuota(facts);
    switch (decision.kind) {
      case 'createCounter': {
        const used = await usedByLog(table, tenantId, facts.month, now);
        await createQuotaCounter(table, tenantId, { ...used, month: facts.month, since: now.getTime() });
        break;
      }
      case 'startMonth':
        await startCounterMonth(table, tenantId, facts.month);
        break;
      case 'removeCounter':
        await removeQuotaCounter(table, tenantId);
        return { quota: { kind: 'free' }, ...others };
      default:
        return { quota: decision, ...others };
    }
  }
}

async function readTenantFacts(
  ...[table, policy, tenantId, size, now]: Parameters<typeof findTenantFacts>
): Promise<(Omit<TenantFacts, 'quota'> & { readonly facts: QuotaFacts }) | undefined> {
  const month = monthOf(now.getTime());
  const [accountRow, headRow, counterRow] = await getRows(table, [
    accountKey(tenantId),
    usageHeadKey(tenantId),
    quotaCounterKey(tenantId),
  ]);
  const account = accountOf(accountRow);
  if (account === undefined) return undefined;
  const head = usageHeadOf(headRow);
  const used = usedByHead(head, month);
  return {
    facts: { plan: planOf(policy, account), used, counter: quotaCounterOf(counterRow), month, size },
    logShards: head.shards,
    hasWebhooks: account.webhooks > 0,
    senders: account,
  };
}

function usedByHead(head: UsageHead, month: string): Used {
  const delivered = head.month === month ? head.totals.delivered - head.deliveredBefore : 0;
  return { delivered, bytes: head.totals.bytes };
}

/** The head has only rolled-up usage. */
async function usedByLog(table: Table, tenantId: string, month: string, now: Date): Promise<Used> {
  const monthStart = Date.parse(`${month}-01T00:00:00.000Z`);
  const [before, current] = await readTenantUsage(table, tenantId, [monthStart - 1, now.getTime()]);
  return {
    delivered: (current?.delivered ?? 0) - (before?.delivered ?? 0),
    bytes: current?.bytes ?? 0,
  };
}

interface AccountUse {
  readonly account: Account;
  readonly plan: FullPlan;
  readonly used: Used;
}

/** The result is undefined if the tenant was deleted. */
export async function readAccountUse(
  table: Table,
  policy: Pick<Policy, 'plans'>,
  tenantId: string,
  now: Date,
): Promise<AccountUse | undefined> {
  const [accountRow, counterRow] = await getRows(table, [accountKey(tenantId), quotaCounterKey(tenantId)]);
  const account = accountOf(accountRow);
  if (account === undefined) return undefined;
  const month = monthOf(now.getTime());
  const counter = quotaCounterOf(counterRow);
  const used =
    counter === undefined
      ? await usedByLog(table, tenantId, month, now)
      : { delivered: counter.month === month ? counter.delivered : 0, bytes: counter.bytes };
  return { account, plan: planOf(policy, account), used };
}
