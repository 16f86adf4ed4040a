import * as z from 'zod';
import { tenantCheck } from './accounts.ts';
import {
  type ApiKeyRecord,
  credentialKey,
  credentialRow,
  inboxKeyPointer,
  RECORD_PREFIX,
  recordKey,
  recordOf,
  recordRow,
} from './api-key-rows.ts';
import { type Page, type PageRequest, queryPage } from './page.ts';
import { windowStart } from './rate-window.ts';
import { getRow, getRows, type Row, type Table } from './table.ts';
import { ConditionsFailed, transact, type Writes } from './transaction.ts';

export type { ApiKeyRecord } from './api-key-rows.ts';

/** A key with when it was last used, to the minute; null when it never was. */
export interface ListedApiKey extends ApiKeyRecord {
  readonly usedAt: string | null;
}

type KeyPart = 'credential' | 'record' | 'pointer';

/** The writes that make a key, for a transaction that may make more. */
export function keyCreation(table: Table, key: ApiKeyRecord, pending = false): Writes<KeyPart> {
  const put = (item: Row) => ({
    Put: { TableName: table.name, Item: item, ConditionExpression: 'attribute_not_exists(pk)' },
  });
  return {
    credential: put(credentialRow(key, pending)),
    record: put(recordRow(key)),
    ...(key.inboxId === undefined
      ? {}
      : { pointer: put({ ...inboxKeyPointer(key.inboxId, key.keyId), key_id: key.keyId }) }),
  };
}

/** @throws ConditionsFailed `tenant` when the tenant was deleted meanwhile. */
export async function createKey(table: Table, key: ApiKeyRecord): Promise<void> {
  // Without the check a key made during a delete would outlive it.
  await transact(table, { ...keyCreation(table, key), ...tenantCheck(table, key.tenantId) });
}

/** The writes that revoke a key: the next call with it finds nothing. */
export function keyRevocation(table: Table, key: ApiKeyRecord): Writes<KeyPart> {
  const remove = (rowKey: { pk: string; sk: string }) => ({ Delete: { TableName: table.name, Key: rowKey } });
  return {
    credential: remove(credentialKey(key.secretHash)),
    record: {
      Delete: {
        TableName: table.name,
        Key: recordKey(key.tenantId, key.keyId),
        // Against a second delete: only one of them answers 204.
        ConditionExpression: 'attribute_exists(pk)',
      },
    },
    ...(key.inboxId === undefined ? {} : { pointer: remove(inboxKeyPointer(key.inboxId, key.keyId)) }),
  };
}

/** @returns false when the key was already gone. */
export async function revokeKey(table: Table, key: ApiKeyRecord): Promise<boolean> {
  try {
    await transact(table, keyRevocation(table, key));
    return true;
  } catch (error) {
    if (error instanceof ConditionsFailed) return false;
    throw error;
  }
}

export async function getKey(
  table: Table,
  tenantId: string,
  keyId: string,
): Promise<ListedApiKey | undefined> {
  const row = await getRow(table, recordKey(tenantId, keyId));
  if (row === undefined) return undefined;
  const [listed] = await withUse(table, [recordOf(row)]);
  return listed;
}

/** Keys of a tenant, or of one of its inboxes, by age. */
export async function listKeys(
  table: Table,
  tenantId: string,
  inboxId: string | undefined,
  page: PageRequest,
): Promise<Page<ListedApiKey>> {
  const found = await queryPage(table, {
    partition: inboxId === undefined ? `TENANT#${tenantId}` : `INBOX#${inboxId}`,
    prefix: RECORD_PREFIX,
    page,
  });
  if (inboxId === undefined) return { ...found, items: await withUse(table, found.items.map(recordOf)) };
  const keys = found.items.map((row) => recordKey(tenantId, z.string().parse(row['key_id'])));
  const records = (await getRows(table, keys)).flatMap((row) => (row === undefined ? [] : [recordOf(row)]));
  return { ...found, items: await withUse(table, records) };
}

async function withUse(table: Table, records: readonly ApiKeyRecord[]): Promise<ListedApiKey[]> {
  const credentials = await getRows(
    table,
    records.map((record) => credentialKey(record.secretHash)),
  );
  return records.map((record, i) => ({ ...record, usedAt: usedAt(credentials[i]) }));
}

function usedAt(credential: Row | undefined): string | null {
  const window = z.number().optional().parse(credential?.['w']);
  return window === undefined ? null : windowStart(window).toISOString();
}
