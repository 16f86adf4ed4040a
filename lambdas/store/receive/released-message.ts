import { messageSortKey } from '../../ids.ts';
import { sortedRowKey, threadRowKey } from '../keys.ts';
import { type LogEntry, logEntryRow, shardOf } from '../log/log-entries.ts';
import { arrivalRow } from '../message/arrivals.ts';
import { releasedMessageRow } from '../message/deleted-messages.ts';
import { markWrites } from '../message/mark-rows.ts';
import { keysOfMessage, type StoredMessage } from '../message/message-rows.ts';
import { threadUpdate } from '../message/thread-join.ts';
import { firstThreadRow } from '../message/thread-rows.ts';
import { keyOfRow, type Row, type Table } from '../table/table.ts';
import { putNew, rowDelete, rowPut, type Writes } from '../table/write.ts';
import { messageWrites, type NewMessage } from './new-message.ts';

export function releaseWrites(
  table: Table,
  held: StoredMessage,
  head: Row,
  asked: readonly number[],
  message: NewMessage,
): Writes<string> {
  const { summary, messageKey, threadKey, visibility, tenantId, thread } = message;
  const { inbox_id: inboxId } = summary;
  const heldThread = keyOfRow(head);
  const unchanged = { was: { changes: head['changes'] } };
  const staysInThread = threadRowKey(inboxId, threadKey).sk === heldThread.sk;
  const read = { unread: false, labels: [] };
  const heldKey = sortedRowKey(inboxId, keysOfMessage(held).sortKey);
  const heldAt = new Date(held.summary.created_at);
  return {
    ...messageWrites(table, message),
    held: rowDelete(table, heldKey, { has: ['pk'] }),
    ...Object.fromEntries(
      markWrites(table, held, held.state, read).map(([name, write]) => [`held ${name}`, write]),
    ),
    heldThread: staysInThread
      ? rowPut(table, firstThreadRow(summary, threadKey, visibility, tenantId), unchanged)
      : rowDelete(table, heldThread, unchanged),
    ...(thread.kind === 'join'
      ? { thread: threadUpdate(table, summary, threadKey, visibility, thread) }
      : {}),
    arrival: rowPut(
      table,
      arrivalRow(inboxId, held.messageKey, { thread: threadKey, released_as: messageKey }),
    ),
    released: rowPut(table, releasedMessageRow(held, { messageKey, threadKey, heldAt })),
    entry: putNew(
      table,
      logEntryRow(tenantId, shardOf(messageKey, message.logShards), entryOf(message, asked)),
    ),
  };
}

function entryOf(message: NewMessage, asked: readonly number[]): LogEntry {
  const { messageKey, threadKey, inboxKey, summary, storedAt, visibility, thread } = message;
  return {
    at: storedAt,
    unique: messageKey,
    inboxKey,
    inboxes: 0,
    threads: thread.kind === 'start' ? 0 : -1,
    messages: 0,
    bytes: 0,
    delivered: 0,
    mail: { inboxId: summary.inbox_id, threadKey, visibility, kind: summary.kind },
    texts:
      summary.attachments.length === 0
        ? undefined
        : {
            inboxId: summary.inbox_id,
            threadKey,
            sortKey: messageSortKey(messageKey, threadKey),
            visibility,
            indices: asked,
          },
  };
}
