import { closeSocketsOfTenant, suspendedFrame } from '../auth/close-sockets.ts';
import { logInfo } from '../observability/log.ts';
import { getTenant } from '../store/account/tenants.ts';
import { markTenant, suspensionEnd, suspensionStart } from '../store/key/suspension-marks.ts';
import { cursorAt } from '../store/log/log-cursor.ts';
import type { Suspension } from '../store/suspension.ts';
import { failedConditions, transact } from '../store/table/transaction.ts';
import { webhooksOfTenant } from '../store/webhook/webhooks.ts';
import { recoverJob } from '../webhooks/recover.ts';
import { AdminError, type ListedTenant } from './admin-answer.ts';
import type { AdminServices } from './admin-services.ts';
import { findLivingTenant } from './find-tenant.ts';
import { auditOf } from './operator-log.ts';
import { listedTenant } from './show-tenant.ts';

const ID_BYTES = 8;
/** Longer than the attempts of a delivery take: one that began before the suspension waits for its end. */
const ATTEMPTS_MS = 5 * 24 * 60 * 60 * 1000;

/**
 * Refuses every call of a tenant, ends its sockets and lets its webhooks wait. The account comes first: from then on no key is made
 * or changed, so that all are found and marked. Repeated it marks again what a crash left, with the reason of the repeat.
 * @throws AdminError tenant_not_found, tenant_deleted, conflict with a parallel suspension or its end
 */
export async function suspendTenant(
  services: AdminServices,
  named: string,
  { reason, receive }: Pick<Suspension, 'reason' | 'receive'>,
): Promise<ListedTenant> {
  const { table } = services;
  const { account } = await findLivingTenant(table, named);
  const { tenantId, suspension: read } = account;
  const id = Buffer.from(services.randomBytes(ID_BYTES)).toString('hex');
  const suspension = { id, at: read?.at ?? services.now().toISOString(), reason, receive };
  const writes = {
    ...suspensionStart(table, tenantId, suspension, read),
    ...auditOf(services, tenantId),
  };
  if ((await failedConditions(transact, table, writes)) !== undefined) throw changedMeanwhile(tenantId);
  await markTenant(table, tenantId, suspension);
  // After the keys: a socket that is being opened meanwhile finds its key marked.
  await closeSocketsOfTenant(services, tenantId, suspendedFrame(reason));
  const tenant = await findLivingTenant(table, tenantId);
  if (tenant.account.suspension?.id !== id) {
    if (tenant.account.suspension === undefined) await markTenant(table, tenantId, undefined);
    throw changedMeanwhile(tenantId);
  }
  logInfo('tenant suspended', { tenant: tenantId, receive });
  return listedTenant(tenant);
}

/**
 * Ends a suspension. The account comes last, so that a repeat after a crash does everything again; deliveries that waited are
 * queued again by a job for each webhook, after its mark is gone.
 * @throws AdminError tenant_not_found, tenant_deleted, conflict with a parallel suspension
 */
export async function resumeTenant(services: AdminServices, named: string): Promise<ListedTenant> {
  const { table } = services;
  const tenant = await findLivingTenant(table, named);
  const { tenantId, suspension } = tenant.account;
  if (suspension === undefined) return listedTenant(tenant);
  await markTenant(table, tenantId, undefined);
  const since = Date.parse(suspension.at) - ATTEMPTS_MS;
  for (const webhook of await webhooksOfTenant(table, tenantId)) {
    const from = Math.max(since, Date.parse(webhook.createdAt));
    await services.recoveries.send(recoverJob(webhook, undefined, cursorAt(from)));
  }
  const failed = await failedConditions(transact, table, {
    ...suspensionEnd(table, tenantId, suspension),
    ...auditOf(services, tenantId),
  });
  if (failed !== undefined) {
    // A parallel suspend may have marked before the marks were taken away: it sees the account as it is, and so does a repeat.
    const current = (await getTenant(table, tenantId))?.account.suspension;
    if (current !== undefined) await markTenant(table, tenantId, current);
    throw changedMeanwhile(tenantId);
  }
  logInfo('tenant resumed', { tenant: tenantId });
  return listedTenant(await findLivingTenant(table, tenantId));
}

function changedMeanwhile(tenantId: string): AdminError {
  return new AdminError('conflict', `Tenant ${tenantId} was suspended or resumed meanwhile: try again.`);
}
