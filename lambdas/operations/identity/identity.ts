import * as z from 'zod';
import type { Caller } from '../../caller/caller.ts';
import { PERMISSION_FLAGS } from '../../caller/permissions.ts';
import { defineOperation } from '../define.ts';

/** The identity never has plan or limits (FLD-60 to FLD-64). */
const identitySchema = z.object({
  api_key_id: z.string(),
  tenant_id: z.string(),
  scope_type: z.enum(['organization', 'inbox']),
  scope_id: z.string().describe('Tenant id for organization scope, inbox id for inbox scope'),
  inbox_id: z.string().optional().describe('Present only for an inbox-scoped key'),
});

function identityOf({ keyId, tenantId, scope }: Caller): z.input<typeof identitySchema> {
  return scope.type === 'organization'
    ? { api_key_id: keyId, tenant_id: tenantId, scope_type: 'organization', scope_id: tenantId }
    : {
        api_key_id: keyId,
        tenant_id: tenantId,
        scope_type: 'inbox',
        scope_id: scope.inboxId,
        inbox_id: scope.inboxId,
      };
}

export const identityExample = {
  api_key_id: 'key_01kajf2v4g8q3k7m9x2c1d',
  tenant_id: '8f14e45f-ceea-467f-9575-2f0c5d9b8a11',
  scope_type: 'organization' as const,
  scope_id: '8f14e45f-ceea-467f-9575-2f0c5d9b8a11',
};

export const authMeOperation = defineOperation({
  name: 'identity.auth-me',
  summary: 'Get the identity of this key',
  method: 'GET',
  path: '/auth/me',
  input: z.object({}),
  output: identitySchema,
  access: { permission: 'none', scope: 'any', pending: true },
  example: { input: {}, output: identityExample },
  async run({ caller }) {
    return identityOf(caller);
  },
});

export const whoamiOperation = defineOperation({
  name: 'identity.whoami',
  summary: 'Get the identity and permissions of this key',
  method: 'GET',
  path: '/whoami',
  input: z.object({}),
  output: identitySchema.extend({
    organization_id: z.string(),
    permissions: z.array(z.enum(PERMISSION_FLAGS)).describe('Permissions of the key'),
  }),
  access: { permission: 'none', scope: 'any', pending: true },
  example: {
    input: {},
    output: {
      ...identityExample,
      organization_id: identityExample.tenant_id,
      permissions: ['inbox_read', 'thread_read', 'message_read'],
    },
  },
  async run({ caller }) {
    const { tenantId, permissions, pending } = caller;
    return {
      ...identityOf(caller),
      organization_id: tenantId,
      // A pending key can do nothing that needs a permission.
      permissions: pending ? [] : [...(permissions ?? PERMISSION_FLAGS)],
    };
  },
});
