import { accountKey, addressKey } from '../keys.ts';
import { getRows, type Table } from '../table/table.ts';
import { tryTransact } from '../table/transaction.ts';
import { rowCheck, rowUpdate, type Writes } from '../table/write.ts';
import { NOT_DELETED } from './accounts.ts';

/** Nothing of a held account or inbox may be deleted (D-LGH-01). */
const NOT_HELD = 'attribute_not_exists(legal_hold)';
/** DynamoDB removes a set with its last element, so without the attribute no inbox is held. */
export const NOTHING_HELD = `${NOT_HELD} AND attribute_not_exists(held_inboxes)`;

export interface HeldPath {
  readonly tenantId: string;
  readonly inboxId: string;
}

export function holdChecks(
  table: Table,
  { tenantId, inboxId }: HeldPath,
): Writes<'inboxHold' | 'accountHold'> {
  const free = { condition: NOT_HELD };
  return {
    inboxHold: rowCheck(table, addressKey(inboxId), free),
    accountHold: rowCheck(table, accountKey(tenantId), free),
  };
}

export async function heldPart(
  table: Table,
  { tenantId, inboxId }: HeldPath,
): Promise<'account' | 'inbox' | undefined> {
  const [account, inbox] = await getRows(table, [accountKey(tenantId), addressKey(inboxId)]);
  if (account?.['legal_hold'] !== undefined) return 'account';
  return inbox?.['legal_hold'] === undefined ? undefined : 'inbox';
}

export async function setAccountHold(
  table: Table,
  tenantId: string,
  at: Date | undefined,
  audit: Writes<'audit'> = {},
): Promise<boolean> {
  const failed = await tryTransact(table, {
    ...audit,
    account: rowUpdate(table, accountKey(tenantId), {
      set: { legal_hold: at?.toISOString() ?? null },
      has: ['pk'],
      condition: NOT_DELETED,
    }),
  });
  return failed === undefined;
}

/** The account stores the hold in the same transaction, so that it is not deleted with the inbox. */
export async function setInboxHold(
  table: Table,
  { tenantId, inboxId }: HeldPath,
  at: Date | undefined,
  audit: Writes<'audit'> = {},
): Promise<boolean> {
  const held = { held_inboxes: new Set([inboxId]) };
  const failed = await tryTransact(table, {
    ...audit,
    inbox: rowUpdate(table, addressKey(inboxId), {
      set: { legal_hold: at?.toISOString() ?? null },
      was: { tenant: tenantId },
      condition: NOT_DELETED,
    }),
    account: rowUpdate(table, accountKey(tenantId), {
      ...(at === undefined ? { take: held } : { add: held }),
      has: ['pk'],
      condition: NOT_DELETED,
    }),
  });
  return failed === undefined;
}
