import { auditWrites } from '../store/audit-log.ts';
import type { Writes } from '../store/table/transaction.ts';
import type { AdminServices } from './admin-services.ts';

/** Log of what concerns no tenant. */
export const OPERATOR_LOG = 'operator';

/** The entry of the call in the log of a tenant, as a part of the transaction of its change. */
export function auditOf({ table, audit }: AdminServices, tenantId: string): Writes<'audit'> {
  if (audit === undefined) return {};
  if (audit.resourceId === '') audit.resourceId = tenantId;
  return auditWrites(table, tenantId, audit);
}
