import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, type BatchWriteCommandInput, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { credentialKey, RECORD_PREFIX, recordKey, recordOf } from './api-key-rows.ts';
import { inboxPartition } from './message-rows.ts';
import { getRow, type Key, queryRows, type Row, type Table } from './table.ts';

const rowSchema = z.object({ pk: z.string(), sk: z.string() });

/** Rows that one batch may write. */
const BATCH_ROWS = 25;
const BATCH_ROUNDS = 10;

/**
 * Removes every row of an inbox, and the keys that are pinned to it; the index follows by itself.
 * @returns how many there were.
 */
export async function deleteInboxRows(table: Table, inboxId: string, tenantId: string): Promise<number> {
  let removed = 0;
  for (;;) {
    // Always from the start: what was read is gone by the next round.
    const { rows, lastKey } = await queryRows(table, {
      KeyConditionExpression: 'pk = :inbox',
      ExpressionAttributeValues: { ':inbox': inboxPartition(inboxId) },
      ConsistentRead: true,
    });
    for (const row of rows) await retireKeyOf(table, tenantId, row);
    await deleteRows(
      table,
      rows.map((row) => rowSchema.parse(row)),
    );
    removed += rows.length;
    if (lastKey === undefined) return removed;
  }
}

/**
 * A key that was pinned to the inbox leaves the tenant's list. Its credential stays as a tombstone: calls with
 * it are not-found, not unauthenticated (interface section 5.9).
 */
async function retireKeyOf(table: Table, tenantId: string, row: Row): Promise<void> {
  if (!rowSchema.parse(row).sk.startsWith(RECORD_PREFIX)) return;
  const key = recordKey(tenantId, z.string().parse(row['key_id']));
  const record = await getRow(table, key);
  if (record === undefined) return;
  try {
    await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: credentialKey(recordOf(record).secretHash),
        UpdateExpression: 'SET gone = :yes',
        // Against a delete of the key meanwhile: nothing must bring it back.
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':yes': true },
      }),
    );
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
  await deleteRows(table, [key]);
}

async function deleteRows(table: Table, keys: readonly Key[]): Promise<void> {
  for (let start = 0; start < keys.length; start += BATCH_ROWS) {
    let pending: BatchWriteCommandInput['RequestItems'] = {
      [table.name]: keys
        .slice(start, start + BATCH_ROWS)
        .map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })),
    };
    for (let round = 0; pending !== undefined && Object.keys(pending).length > 0; round++) {
      if (round === BATCH_ROUNDS) throw new Error('DynamoDB kept leaving deletes of a batch unprocessed');
      const reply: { UnprocessedItems?: BatchWriteCommandInput['RequestItems'] } = await table.client.send(
        new BatchWriteCommand({ RequestItems: pending }),
      );
      pending = reply.UnprocessedItems;
    }
  }
}
