import { secondsUntilCreation, takePlanSlot } from '../store/account/account-slots.ts';
import { type Capped, getAccount } from '../store/account/accounts.ts';
import { type CallerPart, keyExists } from '../store/key/caller-checks.ts';
import type { Writes } from '../store/table/transaction.ts';
import type { Context } from './context.ts';
import { ApiError, rateLimited, unauthenticated } from './errors.ts';
import { planOf } from './plan.ts';

const NAMES = { inboxes: 'inboxes', webhooks: 'webhooks', keys: 'API keys' } as const;

/**
 * A slot under one of the tenant's caps, as a part of the transaction that fills it; it also binds that transaction to
 * the caller's credential. `account` fails when a parallel call changed what was read: claim again.
 * @throws ApiError cap_hit when the plan allows no more, rate_limited when the minute's creations are used up,
 *   unauthenticated when the caller's key was revoked meanwhile
 */
export async function claimSlot(
  { table, caller, policy, now }: Context,
  what: Capped,
): Promise<Writes<CallerPart>> {
  const account = await getAccount(table, caller.tenantId);
  if (account === undefined || account.epoch !== caller.epoch) throw unauthenticated();
  const cap = planOf(policy, account)[what];
  if (account[what] >= cap) throw new ApiError('cap_hit', `The plan allows ${cap} ${NAMES[what]}.`);
  const request = { account, what, cap, limit: { count: policy.creationsPerMinute }, now: now() };
  const wait = secondsUntilCreation(request);
  if (wait !== undefined) throw rateLimited(wait, `Too many ${NAMES[what]} created within a minute`);
  return { ...takePlanSlot(table, caller, request), ...keyExists(table, caller) };
}

/** Whether there was no slot. A create with a client id then looks once more whether the last one went to its twin. */
export function isCapHit(error: unknown): boolean {
  return error instanceof ApiError && error.name === 'cap_hit';
}
