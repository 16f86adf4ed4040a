import { mapValues } from '../map-values.ts';
import { type FullPlan, LIMITS } from '../settings/plan-settings.ts';
import type { Policy } from '../settings/policy.ts';
import type { Account } from '../store/account/accounts.ts';

/** The operator's own limits precede the plan's. A removed plan falls back to that of verified accounts. */
export function planOf(policy: Pick<Policy, 'plans'>, account: Account): FullPlan {
  const plan = policy.plans[account.plan] ?? policy.plans['verified'];
  if (plan === undefined) throw new Error('The settings name no plan "verified"');
  const own: Partial<FullPlan> = account.ownLimits ?? {};
  const unset = account.plan === 'unverified' ? 'unverified' : 'verified';
  const limits: FullPlan = mapValues(LIMITS, (limit, name) => own[name] ?? plan[name] ?? limit[unset]);
  return { ...limits, retentionDays: plan.retentionDays };
}
