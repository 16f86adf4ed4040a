import { type Capped, getAccount } from '../store/account/accounts.ts';
import { type CallerPart, keyExists } from '../store/account/caller-checks.ts';
import { secondsUntilCreation, takePlanCapacity } from '../store/account/plan-capacity.ts';
import type { Writes } from '../store/table/write.ts';
import { planOf } from '../usage/plan.ts';
import type { Context } from './context.ts';
import { ApiError, overCap, rateLimited, suspended, unauthenticated } from './errors.ts';

const NAMES = { inboxes: 'inboxes', webhooks: 'webhooks', keys: 'API keys' } as const;

/**
 * The writes also bind the transaction to the caller's credential. The condition `account` fails after a concurrent
 * change of what was read; the caller then reserves again.
 */
export async function reserveCapacity(
  { table, caller, policy, now }: Context,
  what: Capped,
): Promise<Writes<CallerPart>> {
  const account = await getAccount(table, caller.tenantId);
  if (account === undefined || account.epoch !== caller.epoch) throw unauthenticated();
  if (account.suspension !== undefined) throw suspended(account.suspension.reason);
  const cap = planOf(policy, account)[what];
  if (account[what] >= cap)
    throw overCap(`${cap} ${NAMES[what]}`, 'Delete one, or ask the operator for a larger plan.');
  const request = { account, what, cap, limit: { count: policy.creationsPerMinute }, now: now() };
  const wait = secondsUntilCreation(request);
  if (wait !== undefined) throw rateLimited(wait, `Too many ${NAMES[what]} created within a minute`);
  return { ...takePlanCapacity(table, caller, request), ...keyExists(table, caller) };
}

/**
 * A create with a client id then looks again, because a concurrent create with the same id may have taken the capacity.
 */
export function isCapHit(error: unknown): boolean {
  return error instanceof ApiError && error.name === 'cap_hit';
}
