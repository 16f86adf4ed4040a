import type { EventType } from '../events/events.ts';
import type { Inbox } from '../store/inbox/inboxes.ts';
import { type LogEntry, logEntryRow } from '../store/log/log-entries.ts';
import type { Table } from '../store/table/table.ts';
import { rowPut, type Writes } from '../store/table/write.ts';

/** Entries about inboxes are few, so they use only the first shard of a tenant's log. */
export const INBOX_SHARD = 0;

const CHANGE = { 'inbox.created': 1, 'inbox.deleted': -1, 'inbox.expired': -1 } as const satisfies Partial<
  Record<EventType, 1 | -1>
>;

export function inboxEntry({ inboxId, listKey }: Inbox, type: keyof typeof CHANGE, at: Date): LogEntry {
  const inboxes = CHANGE[type];
  return {
    at,
    unique: `${listKey}${inboxes}`,
    inboxKey: listKey,
    inboxes,
    threads: 0,
    messages: 0,
    bytes: 0,
    delivered: 0,
    event: { type, fields: { inbox_id: inboxId } },
  };
}

export function inboxLogged(table: Table, { tenantId }: Inbox, entry: LogEntry): Writes<'entry'> {
  return { entry: rowPut(table, logEntryRow(tenantId, INBOX_SHARD, entry)) };
}
