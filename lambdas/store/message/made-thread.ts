import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { isTrashed } from '../../message/message-state.ts';
import { threadRowKey } from '../keys.ts';
import { rowType } from '../table/row-type.ts';
import type { Row, Table } from '../table/table.ts';
import { throughConflicts } from '../table/transaction.ts';
import { putNew, rowPut, tryWrite } from '../table/write.ts';
import { messageOf, type StoredMessage } from './message-rows.ts';
import { type ThreadPart, threadRows } from './messages.ts';
import { changesAfter, firstThreadRow, unchangedSince } from './thread-rows.ts';
import { displayWith, tallyMessages, threadRowOf } from './thread-tally.ts';

function rowOfThread(
  messages: readonly StoredMessage[],
  threadKey: string,
  tenantId: string,
): Row | undefined {
  const inOrder = inOrderOfStoring(messages);
  const [first] = inOrder;
  if (first === undefined) return undefined;
  const shown = inOrder.filter(({ state }) => !isTrashed(state));
  const { subject, created_at: createdAt } = first.summary;
  return threadRowOf(
    {
      row: firstThreadRow(first.summary, threadKey, first.visibility, tenantId),
      subject,
      createdAt,
      updatedAt: inOrder.map(({ summary }) => summary.updated_at).reduce((a, b) => (a > b ? a : b)),
      changes: inOrder.length,
    },
    tallyMessages(inOrder),
    displayWith(undefined, shown.length === 0 ? inOrder : shown),
  );
}

export function inOrderOfStoring(messages: readonly StoredMessage[]): readonly StoredMessage[] {
  const storedAs = ({ summary }: StoredMessage) => `${summary.created_at}#${summary.message_id}`;
  return messages.toSorted((a, b) => (storedAs(a) < storedAs(b) ? -1 : 1));
}

const deletedRowType = rowType('thread', 1, { deleted_at: z.string(), changes: z.int() });

/** A row without messages says that the thread was deleted, so that replies start a new thread. */
export function nextThreadRow(
  { inbox: { inboxId, tenantId }, threadKey, head }: ThreadPart,
  messages: readonly StoredMessage[],
  now: Date,
): Row {
  const changes = changesAfter(head);
  const made = rowOfThread(messages, threadKey, tenantId);
  if (made !== undefined) return { ...made, changes };
  const deleted = deletedRowType.attributes({ deleted_at: now.toISOString(), changes });
  return { ...threadRowKey(inboxId, threadKey), ...deleted };
}

export function isDeletedThread(row: Row | undefined): boolean {
  return row?.['deleted_at'] !== undefined;
}

export function threadReplacement(table: Table, row: Row, read: Row) {
  return rowPut(table, row, unchangedSince(read));
}

const ATTEMPTS = 10;

interface ThreadPath {
  readonly tenantId: string;
  readonly inboxId: string;
  readonly threadKey: string;
}

export async function repairThread(
  table: Table,
  { tenantId, inboxId, threadKey }: ThreadPath,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const rows = await threadRows(table, inboxId, threadKey);
    // The descending query reads this row before the messages, so they include all that it counts.
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

async function replace(table: Table, row: Row, head: Row | undefined): Promise<boolean> {
  const put =
    head === undefined
      ? putNew(table, row)
      : threadReplacement(table, { ...row, changes: changesAfter(head) }, head);
  return (await throughConflicts(table, () => tryWrite(table, put))).applied;
}
