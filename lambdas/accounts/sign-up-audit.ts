import { type AuditDraft, auditOfCall } from '../caller/audit-draft.ts';
import type { PublicContext } from '../core/context.ts';

export function signUpAudit(
  context: PublicContext,
  action: 'account.created' | 'account.key_rotated' | 'tenant.deleted',
  tenantId: string,
): AuditDraft {
  const actor = { type: 'service', id: 'sign-up' } as const;
  return auditOfCall(context, {
    actor,
    action,
    resourceType: action.startsWith('tenant') ? 'tenant' : 'account',
    resourceId: tenantId,
    changed: [],
  });
}
