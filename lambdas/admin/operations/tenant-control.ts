import * as z from 'zod';
import { SUSPENDED_MAIL } from '../../store/suspension.ts';
import { listedTenantSchema, supportKeySchema } from '../admin-answer.ts';
import { setLimit } from '../change-subscription.ts';
import { defineOperatorOperation } from '../define.ts';
import { LIMIT_NAMES } from '../limit-names.ts';
import { createSupportKey } from '../support-key.ts';
import { resumeTenant, suspendTenant } from '../suspend.ts';
import { tenantField } from './fields.ts';

const named = { input: z.object({ tenant: tenantField }), output: listedTenantSchema };
const OF_A_LIVING_TENANT = ['tenant_not_found', 'tenant_deleted'] as const;

export const tenantControlOperations = [
  defineOperatorOperation({
    name: 'tenants.suspend',
    audit: { action: 'tenant.suspended', resource: 'tenant', id: 'tenant' },
    summary: 'Refuse every call of a tenant; mail is kept, or dropped and counted; webhooks wait',
    method: 'POST',
    path: '/tenants/{tenant}/suspend',
    input: named.input.extend({
      reason: z.string().trim().min(1).max(200).describe('Shown to the tenant in the error of each call'),
      receive: z.enum(SUSPENDED_MAIL).default('keep'),
    }),
    output: listedTenantSchema,
    errors: [...OF_A_LIVING_TENANT, 'conflict'],
    run: (services, { tenant, ...how }) => suspendTenant(services, tenant, how),
  }),
  defineOperatorOperation({
    ...named,
    name: 'tenants.resume',
    audit: { action: 'tenant.resumed', resource: 'tenant', id: 'tenant' },
    summary: 'End a suspension; deliveries to webhooks that waited go on',
    method: 'POST',
    path: '/tenants/{tenant}/resume',
    errors: [...OF_A_LIVING_TENANT, 'conflict'],
    run: (services, { tenant }) => resumeTenant(services, tenant),
  }),
  defineOperatorOperation({
    name: 'tenants.set-limit',
    audit: { action: 'tenant.limit_changed', resource: 'tenant', id: 'tenant' },
    summary: "Set a limit of a tenant in place of its plan's; `plan` takes it back",
    method: 'POST',
    path: '/tenants/{tenant}/set-limit',
    input: named.input.extend({
      limit: z.enum(LIMIT_NAMES),
      value: z.union([z.int().min(0), z.literal('plan')]),
    }),
    output: listedTenantSchema,
    errors: OF_A_LIVING_TENANT,
    run: (services, { tenant, limit, value }) => setLimit(services, tenant, limit, value),
  }),
  defineOperatorOperation({
    name: 'keys.create',
    audit: { action: 'api_key.created', resource: 'api_key' },
    summary: 'Make a key to a tenant for support, which ends by itself and cannot read spam',
    method: 'POST',
    path: '/tenants/{tenant}/keys',
    input: named.input.extend({
      expires: z.string().describe('A number with s, m or h: at most 24h'),
      read_only: z.boolean().default(false),
    }),
    output: supportKeySchema,
    errors: [...OF_A_LIVING_TENANT, 'conflict'],
    run: (services, { tenant, ...how }) => createSupportKey(services, tenant, how),
  }),
] as const;
