import { AUDIT_ACTIONS } from '../caller/audit-actions.ts';
import { auditOfCall, changedFields } from '../caller/audit-draft.ts';
import type { Caller } from '../caller/caller.ts';
import { grants } from '../caller/permissions.ts';
import type { Context, PublicContext } from '../core/context.ts';
import {
  ApiError,
  forbidden,
  lacksPermission,
  notFound,
  OutOfScopeError,
  suspended,
  unconfirmedKey,
} from '../core/errors.ts';
import { lowerCased } from '../inboxes/username.ts';
import { getAccount } from '../store/account/accounts.ts';
import { noteRefusal } from '../store/audit-log.ts';
import { getInbox } from '../store/inbox/inboxes.ts';
import { type Download, type Operation, Replayed } from './define.ts';
import { parseFields } from './validation-error.ts';

interface Executed {
  readonly status: number;
  /** JSON, except after a delete: undefined. */
  readonly body: unknown;
}

/**
 * Runs an operation for any transport: input schema, permission, scope, subscription, run, output schema; in this order
 * (D-INB-15).
 * @param input fields by name, JSON types.
 * @throws ApiError
 */
export async function execute(
  operation: Operation,
  context: Context | PublicContext,
  input: Readonly<Record<string, unknown>>,
): Promise<Executed> {
  const parsed = parseInput(operation, input);
  if (operation.access === 'public') return finish(operation, await operation.run(context, parsed));
  return notingRefusal(operation, context, async (called) => {
    const keyed = withAudit(operation, await checkAccess(operation, called, parsed), parsed);
    return finish(operation, await operation.run(keyed, parsed));
  });
}

/** The same checks, for an operation that serves bytes. */
export async function executeDownload(
  operation: Operation,
  context: Context,
  input: Readonly<Record<string, unknown>>,
): Promise<Download> {
  if (operation.access === 'public' || operation.download === undefined) {
    throw new Error(`${operation.name} serves no bytes`);
  }
  const { download } = operation;
  const parsed = parseInput(operation, input);
  return notingRefusal(operation, context, async (called) =>
    download(await checkAccess(operation, called, parsed), parsed),
  );
}

function parseInput(operation: Operation, input: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const takes = operation.ignoresUnknownFields === true ? 'anything' : 'fields';
  return normalizeInbox(parseFields(operation.input, input, takes));
}

/** Addresses are matched without regard to case (D-GEN-09). */
function normalizeInbox(input: Record<string, unknown>): Record<string, unknown> {
  const id = input['inbox_id'];
  return typeof id === 'string' ? { ...input, inbox_id: lowerCased(id) } : input;
}

/** Makes a call with a key. The audit log has the refused ones, whatever refuses them. */
async function notingRefusal<Result>(
  operation: Operation,
  context: Context | PublicContext,
  call: (context: Context) => Promise<Result>,
): Promise<Result> {
  if (!('caller' in context)) throw new Error(`${operation.name} was reached without a caller`);
  try {
    return await call(context);
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) await auditRefusal(operation, context, error);
    throw error;
  }
}

async function checkAccess(
  operation: Exclude<Operation, { access: 'public' }>,
  context: Context,
  input: Readonly<Record<string, unknown>>,
): Promise<Context> {
  const { caller } = context;
  const accessError = accessErrorOf(operation, caller, input);
  // An operation on the inbox itself reads the inbox anyway.
  const looks = accessError !== undefined || input['inbox_id'] === undefined;
  if (caller.scope.type === 'inbox' && looks) await refuseGoneInbox(context, caller.scope.inboxId);
  if (accessError !== undefined) throw accessError;
  if (!operation.readOnly && operation.access.whenCanceled !== true) await refuseReadOnly(context);
  return context;
}

/** The error of a key that may not make this call; undefined when it may. */
function accessErrorOf(
  { access }: Exclude<Operation, { access: 'public' }>,
  caller: Caller,
  input: Readonly<Record<string, unknown>>,
): ApiError | undefined {
  if (caller.pending && !access.pending) return unconfirmedKey();
  if (access.permission !== 'none' && !grants(caller.permissions, access.permission)) {
    return lacksPermission(access.permission);
  }
  if (caller.scope.type === 'organization') return undefined;
  if (access.scope === 'organization') return forbidden('This key is scoped to one inbox.');
  const inboxId = input['inbox_id'];
  return inboxId === undefined || inboxId === caller.scope.inboxId ? undefined : new OutOfScopeError();
}

/** Calls with a key whose inbox was deleted are not-found (STA-32), whatever else would refuse them. */
async function refuseGoneInbox({ table, caller }: Context, inboxId: string): Promise<void> {
  if ((await getInbox(table, caller.tenantId, inboxId)) === undefined) throw notFound('inbox');
}

/** A canceled or suspended tenant reads, and writes nothing (STA-20, STA-21). */
async function refuseReadOnly(context: Context): Promise<void> {
  const account = await getAccount(context.table, context.caller.tenantId);
  // The tenant was deleted between the key's check and this one.
  if (account === undefined) throw notFound('account');
  if (account.suspension !== undefined) throw suspended(account.suspension.reason);
  if (account.canceled) {
    throw new ApiError('read_only', 'The subscription is canceled: reads work, writes are rejected.');
  }
}

function finish(operation: Operation, result: unknown): Executed {
  if (operation.status === 204) return { status: 204, body: undefined };
  return result instanceof Replayed
    ? { status: 200, body: operation.output.parse(result.output) }
    : { status: operation.status, body: operation.output.parse(result) };
}

/** The context of a call whose operation has an entry in the audit log. */
function withAudit(
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
    changed: changedFields(input, path),
  });
  return { ...context, caller: { ...context.caller, audit: draft } };
}

async function auditRefusal({ name }: Operation, context: Context, error: ApiError): Promise<void> {
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
