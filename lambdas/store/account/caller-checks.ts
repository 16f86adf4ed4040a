import type { Caller } from '../../caller/caller.ts';
import { auditWrites } from '../audit-log.ts';
import { accountKey, apiKeyKey } from '../keys.ts';
import type { Table } from '../table/table.ts';
import type { Refusal } from '../table/transaction.ts';
import { type Condition, rowCheck, type Writes } from '../table/write.ts';
import { IN_USE } from './accounts.ts';

/**
 * What a write that outlives its key is bound to (docs/decisions/0078-credential-epoch.md): a call may be under way when its key is
 * revoked, and what it writes after that must not take effect.
 */
export type CallerPart = 'caller' | 'account' | 'audit';

/** The part of a caller that its writes are bound to. */
export type WritingCaller = Pick<Caller, 'tenantId' | 'keyId' | 'epoch' | 'audit'>;

/**
 * Fails when the caller's key was deleted. With the entry of the audit log of a call that has one. The record and not the credential: each call counts in the credential's row,
 * and parallel calls with one key would cancel each other's transactions.
 */
export function keyExists(
  table: Table,
  { tenantId, keyId, audit }: WritingCaller,
): Writes<'caller' | 'audit'> {
  return {
    ...auditWrites(table, tenantId, audit),
    caller: rowCheck(table, apiKeyKey(tenantId, keyId), { has: ['pk'] }),
  };
}

/**
 * For a write to the account's row: fails when the tenant was deleted or suspended, or when a repeated sign-up has ended the keys
 * of the caller's epoch.
 */
export function inEpoch({ epoch }: Pick<WritingCaller, 'epoch'>) {
  return {
    has: ['pk'],
    condition: `${IN_USE} AND (attribute_not_exists(epoch) OR epoch = :callerEpoch)`,
    values: { ':callerEpoch': epoch },
  } satisfies Condition;
}

/** Both checks, for a transaction that does not write the account's row. */
export function callerChecks(table: Table, caller: WritingCaller): Writes<CallerPart> {
  return {
    ...keyExists(table, caller),
    account: rowCheck(table, accountKey(caller.tenantId), inEpoch(caller)),
  };
}

/** Whether a transaction failed because its caller's key is no longer good. */
export function isCallerRevoked(error: Refusal): boolean {
  return error.of('caller') || error.of('account');
}
