import { signUpMailSubject } from '../accounts/sign-up-mails.ts';
import { conflict } from '../core/errors.ts';
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

/** The delay lets the transaction below commit or fail before the job is first read. */
const DECISION_SECONDS = 2;

/**
 * The job is queued first, so that a crash leaves a job that ends at a living tenant, and never a deleted tenant
 * without a purge. A repeated call does every step again.
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
    // The limit on emailed codes must not delay a new sign-up with this address.
    await new RowRemoval(table, Number.POSITIVE_INFINITY).partition(
      limitPartition(signUpMailSubject(humanEmail)),
    );
    logInfo('tenant deleted', { tenant: tenantId });
  } else if (!failed.of('account')) {
    throw failed;
  } else {
    // The condition fails when a hold began after the read or the tenant was deleted before.
    refuseHeld(await findTenant(table, tenantId));
  }
  // The steps below are repeatable. The row is read now, because a concurrent purge may delete it.
  const deleted = listedTenant(await findTenant(table, tenantId));
  await shutTenant(services, tenantId);
  return deleted;
}

function refuseHeld({ account, deletedAt }: Tenant): void {
  const held = [
    ...(account.legalHold === undefined ? [] : [account.tenantId]),
    ...(account.heldInboxes ?? []),
  ];
  if (deletedAt !== undefined || held.length === 0) return;
  throw conflict(`A legal hold prevents the deletion: ${held.join(', ')}`);
}
