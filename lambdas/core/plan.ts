import type { Account } from '../store/account/accounts.ts';
import type { Plan } from './plan-settings.ts';
import type { Policy } from './policy.ts';

/**
 * The limits that a tenant has. A plan that was taken out of the settings leaves its tenants with the one
 * that verified accounts have.
 */
export function planOf(policy: Pick<Policy, 'plans'>, account: Account): Plan {
  const plan = policy.plans[account.plan] ?? policy.plans['verified'];
  if (plan === undefined) throw new Error('The settings name no plan "verified"');
  return plan;
}
