import { accountKey, addressKey } from '../keys.ts';
import { getRows, type Table } from '../table/table.ts';
import { failedConditions, transact, type Writes } from '../table/transaction.ts';
import { NOT_DELETED } from './accounts.ts';

/** For the condition of a write to the row of an account or of an inbox: nothing of it may be deleted (D-LGH-01). */
export const NOT_HELD = 'attribute_not_exists(legal_hold)';
/** For the end of an account: neither it nor one of its inboxes. The set of their ids goes with its last one. */
export const NOTHING_HELD = `${NOT_HELD} AND attribute_not_exists(held_inboxes)`;

export interface HeldPath {
  readonly tenantId: string;
  readonly inboxId: string;
}

/** Fail while the inbox or its account is held. */
export function holdChecks(
  { name }: Table,
  { tenantId, inboxId }: HeldPath,
): Writes<'inboxHold' | 'accountHold'> {
  const check = (Key: ReturnType<typeof accountKey>) => ({
    ConditionCheck: { TableName: name, Key, ConditionExpression: NOT_HELD },
  });
  return { inboxHold: check(addressKey(inboxId)), accountHold: check(accountKey(tenantId)) };
}

/** What is held of the two; undefined for neither. */
export async function heldPart(
  table: Table,
  { tenantId, inboxId }: HeldPath,
): Promise<'account' | 'inbox' | undefined> {
  const [account, inbox] = await getRows(table, [accountKey(tenantId), addressKey(inboxId)]);
  if (account?.['legal_hold'] !== undefined) return 'account';
  return inbox?.['legal_hold'] === undefined ? undefined : 'inbox';
}

/** Holds an account, or lets it go. Both may be repeated. @returns false when it is gone or was deleted. */
export async function setAccountHold(
  table: Table,
  tenantId: string,
  at: Date | undefined,
  audit: Writes<'audit'> = {},
): Promise<boolean> {
  const failed = await failedConditions(transact, table, {
    ...audit,
    account: {
      Update: {
        TableName: table.name,
        Key: accountKey(tenantId),
        UpdateExpression: at === undefined ? 'REMOVE legal_hold' : 'SET legal_hold = :at',
        ConditionExpression: `attribute_exists(pk) AND ${NOT_DELETED}`,
        ...(at === undefined ? {} : { ExpressionAttributeValues: { ':at': at.toISOString() } }),
      },
    },
  });
  return failed === undefined;
}

/**
 * Holds an inbox, or lets it go: its account knows of it in the same transaction, so that it is not deleted with the inbox.
 * @returns false when the inbox or its account is gone or was deleted.
 */
export async function setInboxHold(
  table: Table,
  { tenantId, inboxId }: HeldPath,
  at: Date | undefined,
  audit: Writes<'audit'> = {},
): Promise<boolean> {
  const failed = await failedConditions(transact, table, {
    ...audit,
    inbox: {
      Update: {
        TableName: table.name,
        Key: addressKey(inboxId),
        UpdateExpression: at === undefined ? 'REMOVE legal_hold' : 'SET legal_hold = :at',
        ConditionExpression: `tenant = :tenant AND ${NOT_DELETED}`,
        ExpressionAttributeValues: {
          ':tenant': tenantId,
          ...(at === undefined ? {} : { ':at': at.toISOString() }),
        },
      },
    },
    account: {
      Update: {
        TableName: table.name,
        Key: accountKey(tenantId),
        UpdateExpression: `${at === undefined ? 'DELETE' : 'ADD'} held_inboxes :inbox`,
        ConditionExpression: `attribute_exists(pk) AND ${NOT_DELETED}`,
        ExpressionAttributeValues: { ':inbox': new Set([inboxId]) },
      },
    },
  });
  return failed === undefined;
}
