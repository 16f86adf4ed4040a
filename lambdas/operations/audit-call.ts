import { AUDIT_ACTIONS } from '../caller/audit-actions.ts';
import { auditOfCall, changedFields } from '../caller/audit-draft.ts';
import type { Context } from '../core/context.ts';
import { ApiError } from '../core/errors.ts';
import { noteRefusal } from '../store/audit-log.ts';
import type { Operation } from './define.ts';

export function withAudit(
  { audit, path }: Operation,
  context: Context,
  input: Readonly<Record<string, unknown>>,
): Context {
  if (audit === undefined) return context;
  const id = audit.id === undefined ? undefined : input[audit.id];
  const draft = auditOfCall(context, {
    actor: { type: 'key', id: context.caller.keyId },
    action: audit.action,
    resourceType: audit.resource,
    resourceId: typeof id === 'string' ? id : context.caller.tenantId,
    changed: changedFields(input, path).flatMap((name) =>
      name === audit.named ? namesWithin(name, input[name]) : [name],
    ),
  });
  return { ...context, caller: { ...context.caller, audit: draft } };
}

/** The form is `headers.authorization`; values are never logged. */
function namesWithin(field: string, value: unknown): string[] {
  const names = Object.keys(Object(value)).map((name) => `${field}.${name.toLowerCase()}`);
  return names.length === 0 ? [field] : names;
}

/** The audit log records every call that was refused with 403. */
export async function auditRefusal({ name }: Operation, context: Context, error: unknown): Promise<void> {
  if (!(error instanceof ApiError && error.status === 403)) return;
  const action = AUDIT_ACTIONS.find((known) => known === `refused.${error.name}`);
  if (action === undefined) throw new Error(`No action is refused.${error.name}`);
  const draft = auditOfCall(context, {
    actor: { type: 'key', id: context.caller.keyId },
    action,
    resourceType: 'operation',
    resourceId: name,
    changed: [],
  });
  await noteRefusal(context.table, context.caller.tenantId, draft);
}
