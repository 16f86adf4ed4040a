import { returnPlanCapacityOfTenant } from '../account/plan-capacity.ts';
import { pointedKeyId, recordOf, retiredKeyRow } from '../key/api-key-rows.ts';
import { apiKeyKey, apiKeysOfInbox, credentialKey, deletedPartition, inboxPartition } from '../keys.ts';
import { writeRows } from '../table/batch-write.ts';
import { RowRemoval } from '../table/row-removal.ts';
import { getRow, type Key, keyOfRow, queryRows, type Row, type Table } from '../table/table.ts';
import { tryTransact } from '../table/transaction.ts';
import { rowDelete, rowUpdate, tryWrite } from '../table/write.ts';

export async function deleteInboxRows(table: Table, inboxId: string, tenantId: string): Promise<number> {
  const pinned = apiKeysOfInbox(inboxId);
  let removed = 0;
  for (;;) {
    const { rows, lastKey } = await queryRows(table, {
      KeyConditionExpression: 'pk = :inbox',
      ExpressionAttributeValues: { ':inbox': inboxPartition(inboxId) },
      ConsistentRead: true,
    });
    for (const row of rows) {
      if (keyOfRow(row).sk.startsWith(pinned.prefix)) await retireKeyOf(table, tenantId, row);
    }
    await writeRows(
      table,
      rows.map((row) => ({ remove: keyOfRow(row) })),
    );
    removed += rows.length;
    if (lastKey === undefined) break;
  }
  await new RowRemoval(table, Number.POSITIVE_INFINITY).partition(deletedPartition(inboxId));
  return removed;
}

/** The credential stays as a tombstone, so that calls are not-found, not unauthenticated (AUT-12). */
async function retireKeyOf(table: Table, tenantId: string, row: Row): Promise<void> {
  const key = apiKeyKey(tenantId, pointedKeyId(row));
  const record = await getRow(table, key);
  if (record === undefined) return;
  const retired = recordOf(record);
  await writeRows(table, [{ put: retiredKeyRow(retired) }]);
  // A key that was deleted concurrently must not be created again.
  const retire = rowUpdate(table, credentialKey(retired.secretHash), { set: { gone: true }, has: ['pk'] });
  await tryWrite(table, retire);
  await revokeRecord(table, tenantId, key);
}

async function revokeRecord(table: Table, tenantId: string, key: Key): Promise<void> {
  const failed = await tryTransact(table, {
    record: rowDelete(table, key, { has: ['pk'] }),
    ...returnPlanCapacityOfTenant(table, tenantId, 'keys'),
  });
  // The record or the tenant's row is gone, so no cap is left to count for.
  if (failed !== undefined) await writeRows(table, [{ remove: key }]);
}
