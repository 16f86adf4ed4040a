import type { Services } from '../operations/context.ts';
import { ApiError, notFound } from '../operations/errors.ts';
import { planOf } from '../operations/plan.ts';
import { type Capped, getAccount, takePlace } from '../store/accounts.ts';
import type { Writes } from '../store/transaction.ts';

/**
 * A place under one of the tenant's caps, as a part of the transaction that fills it.
 * @throws ApiError cap_hit when there is none.
 */
export async function claimPlace(
  services: Services,
  tenantId: string,
  what: Capped,
): Promise<Writes<'place'>> {
  const account = await getAccount(services.table, tenantId);
  if (account === undefined) throw notFound();
  const cap = planOf(services.policy, account)[what];
  if (account[what] >= cap) throw new ApiError('cap_hit', `The plan allows ${cap} ${what}.`);
  return takePlace(services.table, tenantId, what, cap);
}

/** Whether there was no place. A create with a client id then looks once more whether the last one went to its twin. */
export function isCapHit(error: unknown): boolean {
  return error instanceof ApiError && error.name === 'cap_hit';
}
