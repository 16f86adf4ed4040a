import { accountKey, addressKey } from '../keys.ts';
import { getRows, type Table } from '../table/table.ts';
import { tryTransact } from '../table/transaction.ts';
import { rowCheck, rowUpdate, type Writes } from '../table/write.ts';
import { NOT_DELETED } from './accounts.ts';

/** For the condition of a write to the row of an account or of an inbox: nothing of it may be deleted (D-LGH-01). */
const NOT_HELD = 'attribute_not_exists(legal_hold)';
/** For the end of an account: neither it nor one of its inboxes. The set of their ids goes with its last one. */
export const NOTHING_HELD = `${NOT_HELD} AND attribute_not_exists(held_inboxes)`;

export interface HeldPath {
  readonly tenantId: string;
  readonly inboxId: string;
}

/** Fail while the inbox or its account is held. */
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
