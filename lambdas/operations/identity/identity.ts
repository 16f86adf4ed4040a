import * as z from 'zod';
import type { Caller } from '../../caller/caller.ts';

/** The identity of a key (FLD-60 to FLD-64). Never plan or limits. */
export const identitySchema = z.object({
  api_key_id: z.string(),
  tenant_id: z.string(),
  scope_type: z.enum(['organization', 'inbox']),
  scope_id: z.string().describe('Tenant id for organization scope, inbox id for inbox scope'),
  inbox_id: z.string().optional().describe('Present only for an inbox-scoped key'),
});

export function identityOf({ keyId, tenantId, scope }: Caller): z.input<typeof identitySchema> {
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
