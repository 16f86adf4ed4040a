import * as z from 'zod';
import { isTrashed } from '../../mail/message-state.ts';
import { type ThreadGroup, threadListingKey, threadRowKey } from '../keys.ts';
import { rowType } from '../table/row-type.ts';
import type { Row, Table } from '../table/table.ts';
import type { StoredMessage } from './message-rows.ts';
import type { ThreadPart } from './messages.ts';
import {
  changesAfter,
  countKinds,
  countLabels,
  firstThreadRow,
  flagsOf,
  groupOf,
  hasVirus,
  membersOf,
  THREAD_MEMBERS,
  unchangedSince,
} from './thread-rows.ts';

/** Sorts before the id of every message: any message that joins is the newest. */
const NO_MESSAGE = '-';

/**
 * The row of a thread of these messages, as they make it that come one after the other and are changed then. Subject and age are those
 * of its first message, wherever that is.
 * @returns undefined for no messages.
 */
export function rowOfThread(
  messages: readonly StoredMessage[],
  threadKey: string,
  tenantId: string,
): Row | undefined {
  const inOrder = messages.toSorted((a, b) => (storedAs(a) < storedAs(b) ? -1 : 1));
  const [first] = inOrder;
  if (first === undefined) return undefined;
  const visible = inOrder.filter(({ state }) => !isTrashed(state));
  const isHidden = visible.length === 0;
  const { unread, newest, flags, ...shown } = shownOf(isHidden ? inOrder : visible, first);
  const group: ThreadGroup = isHidden ? 'trash' : groupOf(unread > 0);
  const list = { inboxId: newest.inbox_id, visibility: first.visibility, group };
  const {
    senders: _,
    recipients: __,
    ...ofFirst
  } = firstThreadRow(first.summary, threadKey, first.visibility, tenantId);
  const row = {
    ...ofFirst,
    ...threadListingKey(list, newest.received_at, threadKey),
    changes: inOrder.length,
    updated_at: inOrder.map(({ summary }) => summary.updated_at).reduce((a, b) => (a > b ? a : b)),
  };
  if (!isHidden) return { ...row, ...shown, unread, ...flagsOf(flags) };
  const trash = { ...shown, ...flagsOf(flags).summary, ...(unread > 0 ? { unread: true } : {}) };
  const empty = { preview: '', count: 0, size: 0, last_message_id: NO_MESSAGE, unread: 0 };
  return { ...row, ...empty, summary: { kinds: {}, trash } };
}

/** @param messages as they were stored */
function shownOf(messages: readonly StoredMessage[], first: StoredMessage) {
  const senders = new Set<string>();
  const recipients = new Set<string>();
  let [size, newest] = [0, messages[0]?.summary ?? first.summary];
  for (const { summary } of messages) {
    size += summary.size;
    if (newest.message_id < summary.message_id) newest = summary;
    if (Math.max(senders.size, recipients.size) >= THREAD_MEMBERS) continue;
    const members = membersOf(summary);
    for (const sender of members.senders) senders.add(sender);
    for (const recipient of members.recipients) recipients.add(recipient);
  }
  return {
    newest,
    preview: newest.preview,
    unread: messages.filter(({ state }) => state.unread).length,
    count: messages.length,
    size,
    last_message_id: newest.message_id,
    flags: {
      hasVirus: messages.some(({ summary }) => hasVirus(summary)),
      labels: countLabels(messages.flatMap(({ state }) => state.labels)),
      kinds: countKinds(messages.map(({ summary }) => summary)),
    },
    ...(senders.size === 0 ? {} : { senders }),
    ...(recipients.size === 0 ? {} : { recipients }),
  };
}

/** Sorts as messages were stored. */
function storedAs({ summary }: StoredMessage): string {
  return `${summary.created_at}#${summary.message_id}`;
}

const deletedRowType = rowType('thread', 1, { deleted_at: z.string(), changes: z.int() });

/**
 * The row in place of one that was read, for the messages that the thread has then. Without any it says that the thread was deleted: mail
 * that answers it starts a thread of its own.
 */
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

/** Whether a row in the place of a thread's says that the thread was deleted. */
export function isDeletedThread(row: Row | undefined): boolean {
  return row?.['deleted_at'] !== undefined;
}

/** The write of the row of a thread, unless a message was added or changed since the row was read. */
export function threadReplacement(table: Table, row: Row, read: Row) {
  return { Put: { TableName: table.name, Item: row, ...unchangedSince(read) } };
}
