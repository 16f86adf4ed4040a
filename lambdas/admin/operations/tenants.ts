import * as z from 'zod';
import { invalid } from '../../core/errors.ts';
import { oneLine } from '../../operations/fields.ts';
import { listTenants, type Tenant } from '../../store/account/tenants.ts';
import { fittingPage, type PageRequest } from '../../store/table/page.ts';
import { monthOf } from '../../store/usage/usage-head.ts';
import { DAY_MS } from '../../timing/durations.ts';
import { type MeteredDay, meteredDays, startOf } from '../../usage/metered-days.ts';
import { PRICED_ON } from '../../usage/unit-costs.ts';
import {
  keyedTenantSchema,
  listedTenantSchema,
  pageEnvelope,
  shownTenantSchema,
  type TenantUsage,
  tenantUsageSchema,
} from '../admin-answer.ts';
import type { AdminServices } from '../admin-services.ts';
import { setCanceled, setPlan } from '../change-subscription.ts';
import { createTenant, newKey } from '../create-tenant.ts';
import { defineOperatorOperation } from '../define.ts';
import { deleteTenant } from '../delete-tenant.ts';
import { findTenant } from '../find-tenant.ts';
import { listedTenant, showTenant } from '../show-tenant.ts';
import { auditOfTenant, change, emailField, named, pageFields, planField } from './fields.ts';

export const tenantOperations = [
  defineOperatorOperation({
    name: 'tenants.list',
    summary: 'List tenants, newest first',
    method: 'GET',
    path: '/tenants',
    input: z.object(pageFields(/^TENANT#[\w:.#-]{1,100}$/)),
    output: z.object({ tenants: z.array(listedTenantSchema), ...pageEnvelope }),
    errors: [],
    async run({ table }, { limit, page_token }) {
      const asked = { limit, ascending: false, after: page_token };
      const read = (request: PageRequest) => listTenants(table, request);
      const { items, next } = await fittingPage(asked, read, listedTenant);
      return { tenants: items, count: items.length, next_page_token: next ?? null };
    },
  }),
  defineOperatorOperation({
    name: 'tenants.create',
    audit: { action: 'tenant.created', resource: 'tenant' },
    summary: 'Create a verified account with an inbox and a key, without sending an email',
    method: 'POST',
    path: '/tenants',
    input: z.object({
      human_email: emailField.describe('Email address of the person who owns the account'),
      plan: planField.default('verified'),
      client_id: oneLine(255)
        .min(1)
        .optional()
        .describe('Your own id. A repeated call with it returns the existing account'),
    }),
    output: keyedTenantSchema,
    errors: ['conflict'],
    run: createTenant,
  }),
  defineOperatorOperation({
    name: 'tenants.show',
    summary: 'Show a tenant, its limits and its usage',
    method: 'GET',
    path: '/tenants/{tenant}',
    input: named.input,
    output: shownTenantSchema,
    errors: ['not_found'],
    run: async (services, { tenant }) => showTenant(services, await findTenant(services.table, tenant)),
  }),
  defineOperatorOperation({
    name: 'tenants.usage',
    summary: "Show a tenant's usage in a month and its cost on AWS",
    method: 'GET',
    path: '/tenants/{tenant}/usage',
    input: named.input.extend({
      month: z
        .string()
        .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month such as 2026-11')
        .optional()
        .describe('Month in UTC, such as 2026-11. Default: the current month'),
    }),
    output: tenantUsageSchema,
    errors: ['not_found'],
    run: async (services, { tenant, month }) =>
      tenantUsage(services, await findTenant(services.table, tenant), month),
  }),
  defineOperatorOperation({
    ...change,
    name: 'tenants.delete',
    audit: auditOfTenant('tenant.deleted'),
    summary: 'Permanently delete a tenant and all of its data',
    method: 'DELETE',
    path: '/tenants/{tenant}',
    run: (services, { tenant }) => deleteTenant(services, tenant),
  }),
  defineOperatorOperation({
    ...change,
    name: 'tenants.new-key',
    audit: auditOfTenant('tenant.key_replaced'),
    summary: 'Replace the sign-up key of a tenant',
    path: '/tenants/{tenant}/new-key',
    output: keyedTenantSchema,
    run: (services, { tenant }) => newKey(services, tenant),
  }),
  defineOperatorOperation({
    ...change,
    name: 'tenants.set-plan',
    audit: auditOfTenant('tenant.plan_changed'),
    summary: 'Change the plan of a tenant; deferred mail that now fits is stored',
    path: '/tenants/{tenant}/set-plan',
    input: named.input.extend({ plan: planField }),
    run: (services, { tenant, plan }) => setPlan(services, tenant, plan),
  }),
  defineOperatorOperation({
    ...change,
    name: 'tenants.cancel',
    audit: auditOfTenant('tenant.canceled'),
    summary: 'Cancel a subscription: reads still work, but writes fail with read_only',
    path: '/tenants/{tenant}/cancel',
    run: (services, { tenant }) => setCanceled(services, tenant, true),
  }),
  defineOperatorOperation({
    ...change,
    name: 'tenants.reactivate',
    audit: auditOfTenant('tenant.reactivated'),
    summary: 'Undo a cancellation',
    path: '/tenants/{tenant}/reactivate',
    run: (services, { tenant }) => setCanceled(services, tenant, false),
  }),
] as const;

export async function tenantUsage(
  { table, now }: AdminServices,
  { account: { tenantId } }: Tenant,
  month: string = monthOf(now().getTime()),
): Promise<TenantUsage> {
  if (month > monthOf(now().getTime())) throw invalid('month', 'must not be in the future');
  const days: string[] = [];
  for (let at = startOf(`${month}-01`); at <= now().getTime() && monthOf(at) === month; at += DAY_MS)
    days.push(new Date(at).toISOString().slice(0, 10));
  const metered = await meteredDays(table, tenantId, days, now());
  const sum = (of: (day: MeteredDay) => number) => metered.reduce((all, day) => all + of(day), 0);
  const last = metered.at(-1);
  return {
    tenant_id: tenantId,
    month,
    messages_received: sum(({ received }) => received),
    messages_stored: last?.messages ?? 0,
    bytes_stored: last?.bytes ?? 0,
    cost_usd: costOf(
      sum(({ receivingUsd }) => receivingUsd),
      sum(({ storageUsd }) => storageUsd),
    ),
    days: metered.map(({ day, received, messages, bytes, receivingUsd, storageUsd }) => ({
      day,
      messages_received: received,
      messages_stored: messages,
      bytes_stored: bytes,
      cost_usd: costOf(receivingUsd, storageUsd),
    })),
    priced_on: PRICED_ON,
  };
}

function costOf(receiving: number, storage: number): TenantUsage['cost_usd'] {
  const rounded = (dollars: number) => Number(dollars.toFixed(8));
  return { receiving: rounded(receiving), storage: rounded(storage), total: rounded(receiving + storage) };
}
