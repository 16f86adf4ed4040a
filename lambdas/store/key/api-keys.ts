import * as z from 'zod';
import { returnPlanCapacityOfTenant } from '../account/plan-capacity.ts';
import { apiKeyKey, apiKeysOfInbox, apiKeysOfTenant, credentialKey, inboxApiKeyKey } from '../keys.ts';
import { windowStart } from '../limit/rate-window.ts';
import { type Page, type PageRequest, queryPage } from '../table/page.ts';
import { getRow, getRows, queryRows, type Row, type Table } from '../table/table.ts';
import { tryTransact } from '../table/transaction.ts';
import { updateOnce } from '../table/update-once.ts';
import { putNew, rowDelete, type Writes } from '../table/write.ts';
import {
  type ApiKeyRecord,
  credentialRow,
  inboxKeyRow,
  pointedKeyId,
  recordOf,
  recordRow,
} from './api-key-rows.ts';

export type { ApiKeyRecord } from './api-key-rows.ts';

export interface ListedApiKey extends ApiKeyRecord {
  readonly usedAt: string | null;
}

type KeyPart = 'credential' | 'record' | 'pointer';

export function keyCreation(table: Table, key: ApiKeyRecord, pending = false): Writes<KeyPart> {
  return {
    credential: putNew(table, credentialRow(key, pending)),
    record: putNew(table, recordRow(key)),
    ...(key.inboxId === undefined ? {} : { pointer: putNew(table, inboxKeyRow(key.inboxId, key.keyId)) }),
  };
}

export function keyRevocation(table: Table, key: ApiKeyRecord): Writes<KeyPart> {
  return {
    credential: rowDelete(table, credentialKey(key.secretHash)),
    // Concurrent deletes must not both answer 204.
    record: rowDelete(table, apiKeyKey(key.tenantId, key.keyId), { has: ['pk'] }),
    ...(key.inboxId === undefined
      ? {}
      : { pointer: rowDelete(table, inboxApiKeyKey(key.inboxId, key.keyId)) }),
  };
}

export async function revokeKey(table: Table, key: ApiKeyRecord): Promise<boolean> {
  const failed = await tryTransact(table, {
    ...keyRevocation(table, key),
    ...(key.expiresAt === undefined ? returnPlanCapacityOfTenant(table, key.tenantId, 'keys') : {}),
  });
  if (failed === undefined) return true;
  if (failed.of('record')) return false;
  // The tenant's row is gone, so no capacity can be returned, but the key must still be revoked.
  return (await tryTransact(table, keyRevocation(table, key))) === undefined;
}

export async function countKeyAttempt(
  table: Table,
  tenantId: string,
  keyId: string,
  most: number,
): Promise<boolean> {
  const { applied } = await updateOnce(table, apiKeyKey(tenantId, keyId), {
    add: { code_attempts: 1 },
    has: ['pk'],
    below: { code_attempts: most },
  });
  return applied;
}

export async function getKey(
  table: Table,
  tenantId: string,
  keyId: string,
): Promise<ListedApiKey | undefined> {
  const row = await getRow(table, apiKeyKey(tenantId, keyId));
  if (row === undefined) return undefined;
  const [listed] = await withUse(table, [recordOf(row)]);
  return listed;
}

/** An eventually consistent read costs half a read unit, but may still find a key that was just revoked. */
export async function isKeyUsable(
  table: Table,
  tenantId: string,
  keyId: string,
  isConsistent: boolean,
): Promise<boolean> {
  const { pk, sk } = apiKeyKey(tenantId, keyId);
  const { count } = await queryRows(table, {
    KeyConditionExpression: 'pk = :partition AND sk = :key',
    FilterExpression: 'attribute_not_exists(suspension)',
    ExpressionAttributeValues: { ':partition': pk, ':key': sk },
    ConsistentRead: isConsistent,
  });
  return count > 0;
}

export async function listKeys(
  table: Table,
  tenantId: string,
  inboxId: string | undefined,
  page: PageRequest,
): Promise<Page<ListedApiKey>> {
  if (inboxId === undefined) {
    const { items, next } = await queryPage(table, apiKeysOfTenant(tenantId), page, recordOf);
    return { items: await withUse(table, items), next };
  }
  const { items: keyIds, next } = await queryPage(table, apiKeysOfInbox(inboxId), page, pointedKeyId);
  const rows = await getRows(
    table,
    keyIds.map((keyId) => apiKeyKey(tenantId, keyId)),
  );
  const records = rows.flatMap((row) => (row === undefined ? [] : [recordOf(row)]));
  return { items: await withUse(table, records), next };
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
