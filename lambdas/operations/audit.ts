import { type AuditDraft, ipPrefixOf } from '../caller/audit-draft.ts';
import type { Context } from '../core/context.ts';
import type { ApiError } from '../core/errors.ts';
import { KEY_ENTROPY_BYTES, newId } from '../ids.ts';
import { logError } from '../observability/log.ts';
import { noteRefusal } from '../store/audit-log.ts';
import type { Operation } from './define.ts';

/** The context of a call whose operation has an entry in the audit log. */
export function withAudit(
  { audit, path }: Operation,
  context: Context,
  input: Readonly<Record<string, unknown>>,
): Context {
  if (audit === undefined) return context;
  const id = audit.id === undefined ? undefined : input[audit.id];
  const draft = draftOf(context, {
    action: audit.action,
    resourceType: audit.resource,
    resourceId: typeof id === 'string' ? id : context.caller.tenantId,
    changed: Object.keys(input).filter((name) => input[name] !== undefined && !path.includes(`{${name}}`)),
  });
  return { ...context, caller: { ...context.caller, audit: draft } };
}

function draftOf(
  { caller, sourceIp, requestId, now, randomBytes }: Context,
  of: Pick<AuditDraft, 'action' | 'resourceType' | 'resourceId' | 'changed'>,
): AuditDraft {
  const at = now();
  return {
    ...of,
    auditId: newId('aud', at, randomBytes(KEY_ENTROPY_BYTES)),
    at,
    actor: { type: 'key', id: caller.keyId },
    ipPrefix: ipPrefixOf(sourceIp),
    requestId: requestId ?? null,
  };
}

/** The answer is the refusal, whether it could be noted or not. */
export async function auditRefusal({ name }: Operation, context: Context, error: ApiError): Promise<void> {
  const draft = draftOf(context, {
    action: `refused.${error.name}`,
    resourceType: 'operation',
    resourceId: name,
    changed: [],
  });
  try {
    await noteRefusal(context.table, context.caller.tenantId, draft);
  } catch (failure) {
    logError('refused call not noted', failure, { operation: name });
  }
}
