import type { FullPlan } from '../settings/plan-settings.ts';
import type { Policy } from '../settings/policy.ts';
import { type Account, accountOf } from '../store/account/accounts.ts';
import { accountKey, quotaCounterKey } from '../store/keys.ts';
import { getRows, type Table } from '../store/table/table.ts';
import { quotaCounterOf } from '../store/usage/quota-counter.ts';
import { monthOf } from '../store/usage/usage-head.ts';
import type { Used } from './decide-quota.ts';
import { planOf } from './plan.ts';
import { usedByLog } from './remaining-quota.ts';

export interface AccountUse {
  readonly account: Account;
  readonly plan: FullPlan;
  /** What the caps of mail are held against. */
  readonly used: Used;
}

/**
 * An account, and how much of its plan it has used. Near a cap and in small plans one read answers, with the exact counter;
 * else the end of the log is read too.
 * @returns undefined when the tenant was deleted.
 */
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
