import * as z from 'zod';
import { auditEntrySchema, auditFilterFields, showEntry } from '../../operations/audit-log/entry.ts';
import { type AuditFilter, readAuditLog } from '../../store/audit-log.ts';
import { pageEnvelope } from '../admin-answer.ts';
import { type AdminServices, OPERATOR_LOG } from '../admin-services.ts';
import { defineOperatorOperation } from '../define.ts';
import { findTenant } from '../find-tenant.ts';
import { pageFields, tenantField } from './fields.ts';

const input = z.object({ ...pageFields(/^[0-9a-z]{1,40}$/), ...auditFilterFields });
const output = z.object({ entries: z.array(auditEntrySchema), ...pageEnvelope });

export const auditLogOperations = [
  defineOperatorOperation({
    name: 'audit-log.list',
    summary: 'List operator actions that do not concern a tenant (invitations and queues), newest first',
    method: 'GET',
    path: '/audit-log',
    input,
    output,
    errors: [],
    run: (services, wanted) => page(services, OPERATOR_LOG, wanted),
  }),
  defineOperatorOperation({
    name: 'audit-log.of-tenant',
    summary: 'List the audit log of a tenant, newest first; name a deleted tenant by its id',
    method: 'GET',
    path: '/tenants/{tenant}/audit-log',
    input: z.object({ tenant: tenantField, ...input.shape }),
    output,
    errors: ['not_found'],
    async run(services, { tenant, ...wanted }) {
      const { table } = services;
      const id = tenant.includes('@') ? (await findTenant(table, tenant)).account.tenantId : tenant;
      const found = await page(services, id, wanted);
      if (found.entries.length > 0) return found;
      // A deleted tenant has entries although its row is gone.
      const { items } = await readAuditLog(table, id, {}, { limit: 1, after: undefined });
      if (items.length === 0) await findTenant(table, tenant);
      return found;
    },
  }),
] as const;

async function page(
  { table }: AdminServices,
  log: string,
  { limit, page_token, ...filter }: AuditFilter & { limit: number; page_token?: string | undefined },
): Promise<z.input<typeof output>> {
  const { items, next } = await readAuditLog(table, log, filter, { limit, after: page_token });
  return { entries: items.map(showEntry), count: items.length, next_page_token: next ?? null };
}
