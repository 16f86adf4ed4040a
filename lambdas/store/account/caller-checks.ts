import type { Caller } from '../../caller/caller.ts';
import { auditWrites } from '../audit-log.ts';
import { accountKey, apiKeyKey } from '../keys.ts';
import type { Table } from '../table/table.ts';
import type { Refusal } from '../table/transaction.ts';
import { type Condition, rowCheck, type Writes } from '../table/write.ts';
import { IN_USE } from './accounts.ts';

/**
 * A call may be in progress when its key is revoked, and its later writes must fail
 * (docs/decisions/0078-credential-epoch.md).
 */
export type CallerPart = 'caller' | 'account' | 'audit';

export type WritingCaller = Pick<Caller, 'tenantId' | 'keyId' | 'epoch' | 'audit'>;

/**
 * The check reads the key's record: each call updates the credential's row, which would cancel concurrent transactions.
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

/** The condition fails after a delete, a suspension, or a repeated sign-up that ended the caller's epoch. */
export function inEpoch({ epoch }: Pick<WritingCaller, 'epoch'>) {
  return {
    has: ['pk'],
    condition: `${IN_USE} AND (attribute_not_exists(epoch) OR epoch = :callerEpoch)`,
    values: { ':callerEpoch': epoch },
  } satisfies Condition;
}

/** DynamoDB allows one operation per item, so a transaction that writes the account's row uses `inEpoch`. */
export function callerChecks(table: Table, caller: WritingCaller): Writes<CallerPart> {
  return {
    ...keyExists(table, caller),
    account: rowCheck(table, accountKey(caller.tenantId), inEpoch(caller)),
  };
}

export function isCallerRevoked(error: Refusal): boolean {
  return error.of('caller') || error.of('account');
}
