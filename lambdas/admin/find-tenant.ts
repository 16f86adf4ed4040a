import { accountAddress } from '../accounts/human-email.ts';
import { ApiError, conflict } from '../core/errors.ts';
import { findTenantOf } from '../store/account/accounts.ts';
import { getTenant, type Tenant } from '../store/account/tenants.ts';
import type { Table } from '../store/table/table.ts';

export async function findTenant(table: Table, named: string): Promise<Tenant> {
  const tenantId = named.includes('@') ? await findTenantOf(table, accountAddress(named)) : named;
  const tenant = tenantId === undefined ? undefined : await getTenant(table, tenantId);
  if (tenant === undefined) {
    throw new ApiError('not_found', `Unknown tenant ${named}; "tenants list" lists them.`);
  }
  return tenant;
}

export async function findLivingTenant(table: Table, named: string): Promise<Tenant> {
  const tenant = await findTenant(table, named);
  if (tenant.deletedAt !== undefined) throw deleted(tenant.account.tenantId);
  return tenant;
}

export function deleted(tenantId: string): ApiError {
  return conflict(`Tenant ${tenantId} was deleted; its data is being removed.`);
}
