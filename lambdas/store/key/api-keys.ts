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

/** A key with when it was last used, to the minute; null when it never was. */
export interface ListedApiKey extends ApiKeyRecord {
  readonly usedAt: string | null;
}

type KeyPart = 'credential' | 'record' | 'pointer';

/** The writes that make a key, for a transaction that may make more. */
export function keyCreation(table: Table, key: ApiKeyRecord, pending = false): Writes<KeyPart> {
  return {
    credential: putNew(table, credentialRow(key, pending)),
    record: putNew(table, recordRow(key)),
    ...(key.inboxId === undefined ? {} : { pointer: putNew(table, inboxKeyRow(key.inboxId, key.keyId)) }),
  };
}

/** The writes that revoke a key: the next call with it finds nothing. */
export function keyRevocation(table: Table, key: ApiKeyRecord): Writes<KeyPart> {
  return {
    credential: rowDelete(table, credentialKey(key.secretHash)),
    // Against a second delete: only one of them answers 204.
    record: rowDelete(table, apiKeyKey(key.tenantId, key.keyId), { has: ['pk'] }),
    ...(key.inboxId === undefined
      ? {}
      : { pointer: rowDelete(table, inboxApiKeyKey(key.inboxId, key.keyId)) }),
  };
}

/**
 * Revokes a key on behalf of the service, not of a caller.
 * @returns false when the key was already gone.
 */
export async function revokeKey(table: Table, key: ApiKeyRecord): Promise<boolean> {
  const failed = await tryTransact(table, {
    ...keyRevocation(table, key),
    // A key of the operator's takes none.
    ...(key.expiresAt === undefined ? returnPlanCapacityOfTenant(table, key.tenantId, 'keys') : {}),
  });
  if (failed === undefined) return true;
  if (failed.of('record')) return false;
  // The tenant's own row is gone: no cap is left to count for, and the key must end all the same.
  return (await tryTransact(table, keyRevocation(table, key))) === undefined;
}

/**
 * Counts one attempt at a code with this pending key, in its record: the counter ends with the key.
 * @returns false when its attempts are used up, or the key is gone.
 */
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

/**
 * Whether a key has been neither revoked nor suspended, for a call that runs long after its authentication.
 * @param isConsistent false for half a read unit, with which a key that was revoked just now may still be found.
 */
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

/** Keys of a tenant, or of one of its inboxes, by age. */
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
