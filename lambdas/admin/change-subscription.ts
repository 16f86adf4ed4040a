import { ApiError, invalid } from '../core/errors.ts';
import { OWN_LIMITS, type OwnLimitName } from '../settings/plan-settings.ts';
import { subscriptionChange } from '../store/account/accounts.ts';
import { tryTransact } from '../store/table/transaction.ts';
import type { ListedTenant } from './admin-answer.ts';
import { type AdminServices, auditOf } from './admin-services.ts';
import { findLivingTenant } from './find-tenant.ts';
import { listedTenant } from './show-tenant.ts';

export async function setPlan(services: AdminServices, named: string, plan: string): Promise<ListedTenant> {
  requirePlan(services, plan);
  const changed = await change(services, named, { plan });
  await services.releases.send({ tenant: changed.tenant_id });
  return changed;
}

export function requirePlan({ policy: { plans } }: AdminServices, plan: string): void {
  if (Object.hasOwn(plans, plan)) return;
  const names = Object.keys(plans).sort().join(', ');
  throw invalid('plan', `must be one of the plans in the settings: ${names}`);
}

export function setCanceled(
  services: AdminServices,
  named: string,
  canceled: boolean,
): Promise<ListedTenant> {
  return change(services, named, { canceled });
}

export async function setLimit(
  services: AdminServices,
  named: string,
  limit: OwnLimitName,
  value: number | 'plan',
): Promise<ListedTenant> {
  const { account } = await findLivingTenant(services.table, named);
  const { [OWN_LIMITS[limit]]: _before, ...others } = account.ownLimits ?? {};
  const to = value === 'plan' ? others : { ...others, [OWN_LIMITS[limit]]: value };
  const changed = await change(services, account.tenantId, { ownLimits: { from: account.ownLimits, to } });
  await services.releases.send({ tenant: changed.tenant_id });
  return changed;
}

async function change(
  services: AdminServices,
  named: string,
  wanted: Parameters<typeof subscriptionChange>[2],
): Promise<ListedTenant> {
  const { table } = services;
  const { account } = await findLivingTenant(table, named);
  const failed = await tryTransact(table, {
    ...subscriptionChange(table, account.tenantId, wanted),
    ...auditOf(services, account.tenantId),
  });
  const tenant = await findLivingTenant(table, account.tenantId);
  if (failed === undefined) return listedTenant(tenant);
  throw new ApiError(
    'conflict',
    `The limits of tenant ${account.tenantId} were changed by another call. Try again.`,
  );
}
