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
import { getInbox } from '../store/inbox/inboxes.ts';
import { auditRefusal, withAudit } from './audit-call.ts';
import { type Download, type KeyedOperation, type Operation, Replayed } from './define.ts';
import { parseFields } from './validation-error.ts';

type Fields = Readonly<Record<string, unknown>>;

interface Executed {
  readonly status: number;
  readonly body: unknown;
  readonly differing?: readonly string[];
}

/**
 * The order is input schema, permission, scope, subscription, run, output schema (D-INB-15). @param input fields by
 * name, as JSON types
 */
export async function execute(
  operation: Operation,
  context: Context | PublicContext,
  input: Fields,
): Promise<Executed> {
  const read = readInput(operation, input);
  if (operation.access === 'public') return answerOf(operation, read, await operation.run(context, read));
  return executeRead(operation, keyed(operation, context), read);
}

export async function executeRead(
  operation: KeyedOperation,
  context: Context,
  read: Fields,
): Promise<Executed> {
  const input = withInbox(read);
  try {
    await checkAccess(operation, context, input);
    const audited = withAudit(operation, context, input);
    return answerOf(operation, input, await operation.run(audited, input));
  } catch (error) {
    await auditRefusal(operation, context, error);
    throw error;
  }
}

export async function executeDownload(
  operation: Operation,
  context: Context,
  input: Fields,
): Promise<Download> {
  if (operation.access === 'public' || operation.download === undefined) {
    throw new Error(`${operation.name} serves no bytes`);
  }
  const read = withInbox(readInput(operation, input));
  try {
    await checkAccess(operation, context, read);
    return await operation.download(context, read);
  } catch (error) {
    await auditRefusal(operation, context, error);
    throw error;
  }
}

function readInput(operation: Operation, input: Fields): Record<string, unknown> {
  const takes = operation.ignoresUnknownFields === true ? 'anything' : 'fields';
  return parseFields(operation.input, input, takes, operation.setLater);
}

/** Addresses are compared without case (D-GEN-09). */
function withInbox(input: Fields): Record<string, unknown> {
  const id = input['inbox_id'];
  return typeof id === 'string' ? { ...input, inbox_id: lowerCased(id) } : { ...input };
}

function keyed({ name }: Operation, context: Context | PublicContext): Context {
  if (!('caller' in context)) throw new Error(`${name} was reached without a caller`);
  return context;
}

async function checkAccess(operation: KeyedOperation, context: Context, input: Fields): Promise<void> {
  const { caller } = context;
  const accessError = accessErrorOf(operation, caller, input);
  const looks = accessError !== undefined || input['inbox_id'] === undefined;
  if (caller.scope.type === 'inbox' && looks) await refuseGoneInbox(context, caller.scope.inboxId);
  if (accessError !== undefined) throw accessError;
  if (!operation.readOnly && operation.access.whenCanceled !== true) await refuseReadOnly(context);
}

function accessErrorOf({ access }: KeyedOperation, caller: Caller, input: Fields): ApiError | undefined {
  if (caller.pending && !access.pending) return unconfirmedKey();
  if (access.permission !== 'none' && !grants(caller.permissions, access.permission)) {
    return lacksPermission(access.permission);
  }
  if (caller.scope.type === 'organization') return undefined;
  if (access.scope === 'organization') return forbidden('This key is scoped to one inbox.');
  const inboxId = input['inbox_id'];
  return inboxId === undefined || inboxId === caller.scope.inboxId ? undefined : new OutOfScopeError();
}

/** A key of a deleted inbox gets not-found whatever else would refuse the call (STA-32). */
async function refuseGoneInbox({ table, caller }: Context, inboxId: string): Promise<void> {
  if ((await getInbox(table, caller.tenantId, inboxId)) === undefined) throw notFound('inbox');
}

/** A canceled or suspended tenant can only read (STA-20, STA-21). */
async function refuseReadOnly(context: Context): Promise<void> {
  const account = await getAccount(context.table, context.caller.tenantId);
  // The tenant may have been deleted after the key was checked.
  if (account === undefined) throw notFound('account');
  if (account.suspension !== undefined) throw suspended(account.suspension.reason);
  if (account.canceled) {
    throw new ApiError(
      'read_only',
      'The subscription is canceled: reads still work, but writes are refused.',
    );
  }
}

function answerOf(operation: Operation, input: Fields, result: unknown): Executed {
  if (operation.status === 204) return { status: 204, body: undefined };
  if (!(result instanceof Replayed))
    return { status: operation.status, body: operation.output.parse(result) };
  const body = operation.output.parse(result.output);
  return {
    status: 200,
    body,
    differing: differingFields(input, { ...input, ...result.asked }, Object(body)),
  };
}

function differingFields(input: Fields, asked: Fields, made: Fields): readonly string[] {
  return Object.keys(input).filter(
    (name) => Object.hasOwn(made, name) && JSON.stringify(made[name]) !== JSON.stringify(asked[name]),
  );
}
