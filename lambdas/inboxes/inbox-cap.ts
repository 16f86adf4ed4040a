import type { Services } from '../operations/context.ts';
import { ApiError, notFound } from '../operations/errors.ts';
import { planOf } from '../operations/plan.ts';
import { getAccount, inboxPlace } from '../store/accounts.ts';
import type { Writes } from '../store/transaction.ts';

/**
 * A place under the tenant's inbox cap, as a part of the transaction that fills it.
 * @throws ApiError cap_hit when there is none.
 */
export async function claimInboxPlace(services: Services, tenantId: string): Promise<Writes<'place'>> {
  const account = await getAccount(services.table, tenantId);
  if (account === undefined) throw notFound();
  const cap = planOf(services.policy, account).inboxes;
  if (account.inboxes >= cap) throw new ApiError('cap_hit', `The plan allows ${cap} inboxes.`);
  return inboxPlace(services.table, tenantId, cap);
}
