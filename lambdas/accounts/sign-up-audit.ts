import { type AuditDraft, ipPrefixOf } from '../caller/audit-draft.ts';
import type { PublicContext } from '../core/context.ts';
import { KEY_ENTROPY_BYTES, newId } from '../ids.ts';

/** An entry of the audit log for what a sign-up does. Its caller has no key: the actor is the service. */
export function signUpAudit(
  { now, randomBytes, sourceIp, requestId }: PublicContext,
  action: 'account.created' | 'account.key_rotated',
  tenantId: string,
): AuditDraft {
  const at = now();
  return {
    auditId: newId('aud', at, randomBytes(KEY_ENTROPY_BYTES)),
    at,
    actor: { type: 'service', id: 'sign-up' },
    action,
    resourceType: 'account',
    resourceId: tenantId,
    ipPrefix: ipPrefixOf(sourceIp),
    requestId: requestId ?? null,
    changed: [],
  };
}
