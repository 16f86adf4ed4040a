import { CONCURRENT, type FullPlan } from '../settings/plan-settings.ts';
import type { Policy } from '../settings/policy.ts';
import type { Account } from '../store/account/accounts.ts';

/**
 * The limits that a tenant has: those that the operator gave it, else those of its plan. A plan that was taken out of the settings leaves its tenants with the one
 * that verified accounts have.
 */
export function planOf(policy: Pick<Policy, 'plans'>, account: Account): FullPlan {
  const plan = policy.plans[account.plan] ?? policy.plans['verified'];
  if (plan === undefined) throw new Error('The settings name no plan "verified"');
  const concurrent = account.plan === 'unverified' ? CONCURRENT.unverified : CONCURRENT.verified;
  const {
    waits = concurrent.waits,
    waitsPerKey = concurrent.waitsPerKey,
    searches = concurrent.searches,
    sockets = concurrent.sockets,
    texts = concurrent.texts,
    exportsPerDay = concurrent.exportsPerDay,
  } = plan;
  const own = Object.entries(account.ownLimits ?? {}).filter(([, limit]) => limit !== undefined);
  return { ...plan, waits, waitsPerKey, searches, sockets, texts, exportsPerDay, ...Object.fromEntries(own) };
}
