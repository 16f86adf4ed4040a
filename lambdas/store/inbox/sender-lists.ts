import * as z from 'zod';
import type { SenderList } from '../../message/list-entry.ts';
import { callerChecks, inEpoch, keyExists, type WritingCaller } from '../account/caller-checks.ts';
import { MARKS } from '../account/list-marks.ts';
import { accountKey, addressKey, inboxSenderListKey, type Key, tenantSenderListKey } from '../keys.ts';
import { rowType } from '../table/row-type.ts';
import { getRow, getRows, type Row, type Table } from '../table/table.ts';
import { rowPut, rowUpdate, type Writes } from '../table/write.ts';

export interface ListOwner {
  readonly tenantId: string;
  readonly inboxId?: string | undefined;
}

export interface ListedSender {
  readonly entry: string;
  readonly reason: string | null;
  readonly expiresAt: string | null;
  readonly createdAt: string;
}

export interface StoredList {
  readonly entries: readonly ListedSender[];
  readonly revision: number;
}

/** Each list is one row, so that receiving reads the lists of an inbox and of its account in one request. */
const listRowType = rowType('sender-list', 1, {
  entries: z.array(
    z.object({
      entry: z.string(),
      reason: z.string().optional(),
      expires_at: z.string().optional(),
      created_at: z.string(),
    }),
  ),
  revision: z.int(),
});

const listKey = ({ tenantId, inboxId }: ListOwner, list: SenderList): Key =>
  inboxId === undefined ? tenantSenderListKey(tenantId, list) : inboxSenderListKey(inboxId, list);

export async function getSenderList(table: Table, owner: ListOwner, list: SenderList): Promise<StoredList> {
  return listOf(await getRow(table, listKey(owner, list)));
}

export async function getSenderLists(
  table: Table,
  wanted: readonly { readonly owner: ListOwner; readonly list: SenderList }[],
): Promise<StoredList[]> {
  if (wanted.length === 0) return [];
  const rows = await getRows(
    table,
    wanted.map(({ owner, list }) => listKey(owner, list)),
  );
  return rows.map(listOf);
}

function listOf(row: Row | undefined): StoredList {
  if (row === undefined) return { entries: [], revision: 0 };
  const { entries, revision } = listRowType.parse(row);
  return {
    revision,
    entries: entries.map(({ entry, reason, expires_at, created_at }) => ({
      entry,
      reason: reason ?? null,
      expiresAt: expires_at ?? null,
      createdAt: created_at,
    })),
  };
}

export function isInForce({ expiresAt }: ListedSender, now: Date): boolean {
  return expiresAt === null || Date.parse(expiresAt) > now.getTime();
}

export function senderListUpdate(
  table: Table,
  caller: WritingCaller,
  owner: ListOwner,
  list: SenderList,
  { revision, entries }: StoredList,
): Writes<'list' | 'owner' | 'caller' | 'account'> {
  const { tenantId, inboxId } = owner;
  const set = { [MARKS[list]]: entries.length === 0 ? null : true };
  const row = listRowType.row(listKey(owner, list), { entries: entries.map(stored), revision: revision + 1 });
  return {
    // The write replaces the whole list and must not lose entries of a concurrent change.
    list: rowPut(table, row, { was: { revision: revision === 0 ? undefined : revision } }),
    ...(inboxId === undefined
      ? {
          account: rowUpdate(table, accountKey(tenantId), { set, ...inEpoch(caller) }),
          ...keyExists(table, caller),
        }
      : {
          owner: rowUpdate(table, addressKey(inboxId), {
            set,
            lacks: ['deleted_at'],
            was: { tenant: tenantId },
          }),
          ...callerChecks(table, caller),
        }),
  };
}

function stored({ entry, reason, expiresAt, createdAt }: ListedSender) {
  return {
    entry,
    ...(reason === null ? {} : { reason }),
    ...(expiresAt === null ? {} : { expires_at: expiresAt }),
    created_at: createdAt,
  };
}
