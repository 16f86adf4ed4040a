import { logInfo } from './log.ts';

interface Logged {
  readonly auditId: string;
  readonly at: Date;
  readonly actor: { readonly type: string; readonly id: string };
  readonly action: string;
  readonly resourceType: string;
  readonly resourceId: string;
  readonly ipPrefix: string | null;
  readonly requestId: string | null;
  readonly changed: readonly string[];
  readonly isWritten?: boolean;
}

/** A line for a SIEM, when the change is written. The row is what counts: a crash may lose the line. */
export function logAudit(tenant: string, audit: Logged | undefined): void {
  if (audit?.isWritten !== true) return;
  logInfo('audit', {
    audit_id: audit.auditId,
    at: audit.at.toISOString(),
    tenant,
    actor_type: audit.actor.type,
    actor_id: audit.actor.id,
    action: audit.action,
    resource_type: audit.resourceType,
    resource_id: audit.resourceId,
    ip_prefix: audit.ipPrefix ?? undefined,
    request_id: audit.requestId ?? undefined,
    changed: audit.changed.join(','),
  });
}
