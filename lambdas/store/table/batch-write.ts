import { BatchWriteCommand, type BatchWriteCommandOutput } from '@aws-sdk/lib-dynamodb';
import { backOff } from '../../timing/backoff.ts';
import { keyOf } from '../keys.ts';
import type { Key, Row, Table } from './table.ts';

/** Rows that one batch may write, and rounds in which DynamoDB may ask for the rest of it again. */
const BATCH_ROWS = 25;
const ROUNDS = 8;

type RowWrite = { readonly put: Row } | { readonly remove: Key };

/**
 * Writes that need not happen together, in batches.
 * @throws Error when DynamoDB leaves writes unprocessed again and again (throttling).
 */
export async function writeRows(table: Table, writes: readonly RowWrite[]): Promise<void> {
  for (let start = 0; start < writes.length; start += BATCH_ROWS) {
    const requests = writes
      .slice(start, start + BATCH_ROWS)
      .map((write) =>
        'put' in write
          ? { PutRequest: { Item: write.put } }
          : { DeleteRequest: { Key: keyOf(write.remove) } },
      );
    let pending: BatchWriteCommandOutput['UnprocessedItems'] = { [table.name]: requests };
    for (let round = 0; pending !== undefined && Object.keys(pending).length > 0; round++) {
      if (round === ROUNDS) throw new Error('DynamoDB kept leaving writes of a batch unprocessed');
      if (round > 0) await backOff(round, table.pause);
      const reply: BatchWriteCommandOutput = await table.client.send(
        new BatchWriteCommand({ RequestItems: pending }),
      );
      pending = reply.UnprocessedItems;
    }
  }
}
