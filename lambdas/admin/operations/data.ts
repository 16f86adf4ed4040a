import * as z from 'zod';
import { listedTenantSchema } from '../admin-answer.ts';
import { defineOperatorOperation } from '../define.ts';
import { erase, erasedSchema } from '../erase.ts';
import { setHold } from '../hold.ts';
import { emailField, pageFields, tenantField } from './fields.ts';

export const dataOperations = [
  defineOperatorOperation({
    name: 'data.hold',
    summary: 'Forbid or allow again that anything of a tenant or of an inbox is deleted',
    method: 'POST',
    path: '/holds',
    audit: { action: 'tenant.hold_changed', resource: 'tenant' },
    input: z.object({
      subject: z
        .string()
        .trim()
        .min(1)
        .describe('An inbox by its address, or a tenant by its id or the address of its human'),
      on: z.boolean(),
    }),
    output: listedTenantSchema,
    errors: ['tenant_not_found', 'tenant_deleted', 'inbox_not_found'],
    run: (services, { subject, on }) => setHold(services, subject, on),
  }),
  defineOperatorOperation({
    name: 'data.erase',
    summary: 'Delete mail from or to an address, a piece in each call',
    method: 'POST',
    path: '/erasures',
    audit: { action: 'tenant.mail_erased', resource: 'tenant' },
    input: z.object({
      address: emailField,
      tenant: tenantField.optional(),
      dry_run: z.boolean().default(false).describe('Count only'),
      page_token: pageFields.page_token,
    }),
    output: erasedSchema,
    errors: ['tenant_not_found'],
    run: erase,
  }),
] as const;
