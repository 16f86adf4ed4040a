import { BatchWriteCommand, type BatchWriteCommandOutput } from '@aws-sdk/lib-dynamodb';
import { backOff } from '../../timing/backoff.ts';
import { keyOf } from '../keys.ts';
import type { Key, Row, Table } from './table.ts';

/** DynamoDB takes at most 25 rows per batch and may leave some of them unprocessed. */
const BATCH_ROWS = 25;
const ROUNDS = 8;

type RowWrite = { readonly put: Row } | { readonly remove: Key };

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
