import { isDeepStrictEqual } from 'node:util';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { threadRowKey } from '../keys.ts';
import { ifConditionHolds } from '../table/if-condition-holds.ts';
import type { Row, Table } from '../table/table.ts';
import { throughConflicts } from '../table/transaction.ts';
import { rowOfThread } from './made-thread.ts';
import { messageOf } from './message-rows.ts';
import { threadRows } from './messages.ts';
import { changesAfter, unchangedSince } from './thread-rows.ts';

/** Attempts, each of which fails if mail arrives in the thread meanwhile. */
const ATTEMPTS = 10;

/** A thread of one tenant's inbox. */
export interface ThreadPath {
  readonly tenantId: string;
  readonly inboxId: string;
  readonly threadKey: string;
}

/** Makes the row of a thread from its messages. A thread without messages is left as it is. */
export async function repairThread(
  table: Table,
  { tenantId, inboxId, threadKey }: ThreadPath,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const rows = await threadRows(table, inboxId, threadKey);
    // The descending query reads this row before the messages: they include all that it counts.
    const head = rows.find((row) => row['sk'] === threadRowKey(inboxId, threadKey).sk);
    const members = rows.filter((row) => row !== head);
    const messages = members.flatMap((row) => messageOf(row, tenantId) ?? []);
    const made = rowOfThread(messages, threadKey, tenantId);
    if (made === undefined) return;
    const row = head === undefined ? made : { ...made, changes: head['changes'] };
    if (isDeepStrictEqual(row, head)) return;
    if (await replace(table, made, head)) return;
    if (attempt === ATTEMPTS) throw new Error(`Mail kept arriving in the thread ${threadKey}`);
  }
}

/** @returns false when the thread has changed since it was read. */
async function replace(table: Table, row: Row, head: Row | undefined): Promise<boolean> {
  const put = new PutCommand({
    TableName: table.name,
    Item: head === undefined ? row : { ...row, changes: changesAfter(head) },
    ...(head === undefined ? { ConditionExpression: 'attribute_not_exists(pk)' } : unchangedSince(head)),
  });
  const { applied } = await ifConditionHolds(() => throughConflicts(table, () => table.client.send(put)));
  return applied;
}
