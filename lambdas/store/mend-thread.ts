import { isDeepStrictEqual } from 'node:util';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { inboxPartition, messageOf, threadPrefix, threadRowKey } from './message-rows.ts';
import { startingWith } from './prefix-range.ts';
import { queryRows, type Row, type Table } from './table.ts';
import { rowOfThread } from './thread-rows.ts';
import { throughConflicts } from './transaction.ts';

/** Rounds in which mail that arrives meanwhile in the same thread may be faster. */
const ATTEMPTS = 10;

/** A thread of one tenant's inbox. */
export interface ThreadPlace {
  readonly tenantId: string;
  readonly inboxId: string;
  readonly threadKey: string;
}

/** Makes the row of a thread what its messages say that it is. A thread without messages is left as it is. */
export async function mendThread(table: Table, place: ThreadPlace): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const { head, members } = await readThread(table, place);
    const messages = members.flatMap((row) => messageOf(row, place.tenantId) ?? []);
    const row = rowOfThread(messages, place.threadKey, place.tenantId);
    if (row === undefined || isDeepStrictEqual(row, head)) return;
    if (await replace(table, row, head)) return;
    if (attempt === ATTEMPTS) throw new Error(`Mail kept arriving in the thread ${place.threadKey}`);
  }
}

/** The thread's own row comes first, so that a member that it counts is among those that are read after it. */
async function readThread(
  table: Table,
  { inboxId, threadKey }: ThreadPlace,
): Promise<{ head: Row | undefined; members: readonly Row[] }> {
  const rows: Row[] = [];
  let startKey: Record<string, unknown> | undefined;
  do {
    const page = await queryRows(table, {
      ...startingWith(inboxPartition(inboxId), threadPrefix(threadKey)),
      ScanIndexForward: false,
      ConsistentRead: true,
      ...(startKey === undefined ? {} : { ExclusiveStartKey: startKey }),
    });
    rows.push(...page.rows);
    startKey = page.lastKey;
  } while (startKey !== undefined);
  const head = rows.find((row) => row['sk'] === threadRowKey(inboxId, threadKey).sk);
  return { head, members: rows.filter((row) => row !== head) };
}

/** @returns false when the thread is not as it was read: every message that comes is counted. */
async function replace(table: Table, row: Row, head: Row | undefined): Promise<boolean> {
  const put = new PutCommand({
    TableName: table.name,
    Item: row,
    ...(head === undefined
      ? { ConditionExpression: 'attribute_not_exists(pk)' }
      : {
          ConditionExpression: '#count = :count',
          ExpressionAttributeNames: { '#count': 'count' },
          ExpressionAttributeValues: { ':count': head['count'] },
        }),
  });
  try {
    await throughConflicts(() => table.client.send(put));
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}
