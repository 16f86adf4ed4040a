import { signUpMailSubject } from '../accounts/sign-up-mails.ts';
import { ApiError } from '../core/errors.ts';
import { logInfo } from '../observability/log.ts';
import { shutTenant } from '../purge/shut-tenant.ts';
import { type Tenant, tenantDeletion } from '../store/account/tenants.ts';
import { limitPartition } from '../store/keys.ts';
import { RowRemoval } from '../store/table/row-removal.ts';
import { tryTransact } from '../store/table/transaction.ts';
import type { ListedTenant } from './admin-answer.ts';
import { type AdminServices, auditOf } from './admin-services.ts';
import { findTenant } from './find-tenant.ts';
import { listedTenant } from './show-tenant.ts';

/** The job is first looked at when the transaction below has most likely been decided. */
const DECISION_SECONDS = 2;

/**
 * Makes a tenant unreachable, lets its human sign up anew, and has all of its data removed. The job is queued
 * first: a crash between the two leaves a job that finds a living tenant and ends, never a dead tenant that
 * is not purged. Asked for again, it does again what may not have been done.
 * @throws ApiError not_found; conflict while it or one of its inboxes is held
 */
export async function deleteTenant(services: AdminServices, named: string): Promise<ListedTenant> {
  const { table, purges } = services;
  const tenant = await findTenant(table, named);
  refuseHeld(tenant);
  const { account } = tenant;
  const { tenantId, humanEmail } = account;
  const now = services.now();
  await purges.send({ whole_tenant: tenantId, requested_at: now.toISOString() }, DECISION_SECONDS);
  const failed = await tryTransact(table, {
    ...tenantDeletion(table, account, now),
    ...auditOf(services, tenantId),
  });
  if (failed === undefined) {
    // The limit on mailed codes must not delay a new sign-up with this address.
    await new RowRemoval(table, Number.POSITIVE_INFINITY).partition(
      limitPartition(signUpMailSubject(humanEmail)),
    );
    logInfo('tenant deleted', { tenant: tenantId });
  } else if (!failed.of('account')) {
    throw failed;
  } else {
    // Held since it was read, or deleted before.
    refuseHeld(await findTenant(table, tenantId));
  }
  // From here on everything may be repeated for a tenant that was deleted before.
  // Read now: a parallel purge may delete the row later.
  const deleted = listedTenant(await findTenant(table, tenantId));
  await shutTenant(services, tenantId);
  return deleted;
}

/** @throws ApiError conflict */
function refuseHeld({ account, deletedAt }: Tenant): void {
  const held = [
    ...(account.legalHold === undefined ? [] : [account.tenantId]),
    ...(account.heldInboxes ?? []),
  ];
  if (deletedAt !== undefined || held.length === 0) return;
  throw new ApiError('conflict', `A legal hold prevents the deletion: ${held.join(', ')}`);
}
