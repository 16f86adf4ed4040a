import * as z from 'zod';
import type { AuditAction } from '../../caller/audit-actions.ts';
import { listedTenantSchema } from '../admin-answer.ts';

const MAX_PAGE_SIZE = 100;
const DEFAULT_PAGE_SIZE = 50;
const MAX_EMAIL = 254;
const MAX_NAME = 320;

export const nameField = z.string().trim().min(1).max(MAX_NAME);

export const tenantField = nameField.describe("Tenant id, or the address of the tenant's owner");

export const emailField = z.email().max(MAX_EMAIL);
export const planField = z.string().min(1).describe('Name of a plan from the settings');

export const pageTokenField = z.string().min(1).describe('`next_page_token` of the previous page');

/** DynamoDB refuses a range that ends before it begins, so page tokens must match the sort keys' form. */
export const pageFields = (form: RegExp) => ({
  limit: z
    .int()
    .min(1)
    .max(MAX_PAGE_SIZE)
    .default(DEFAULT_PAGE_SIZE)
    .describe('Maximum number of items on a page'),
  page_token: pageTokenField.regex(form, 'must come from an earlier response').optional(),
});

export const named = { input: z.object({ tenant: tenantField }), output: listedTenantSchema };
export const OF_A_LIVING_TENANT = ['not_found', 'conflict'] as const;
export const change = { ...named, method: 'POST', errors: OF_A_LIVING_TENANT } as const;
export const auditOfTenant = <Action extends AuditAction>(action: Action) =>
  ({ action, resource: 'tenant', id: 'tenant' }) as const;
