import { type DueName, duePut, dueRemoval } from '../store/due/due-rows.ts';
import type { Inbox } from '../store/inbox/inboxes.ts';
import { keysOfMessage, type StoredMessage } from '../store/message/message-rows.ts';
import type { Table } from '../store/table/table.ts';
import type { Writes } from '../store/table/write.ts';
import { DAY_MS } from '../timing/durations.ts';

/** D-DEL-05 defines the time in the trash. */
const TRASH_DAYS = 30;

function nameOf({ listKey }: Inbox, message: StoredMessage, trashedAt: string): DueName {
  return {
    at: new Date(Date.parse(trashedAt) + TRASH_DAYS * DAY_MS).toISOString(),
    kind: 'trash-ends',
    id: `${listKey}-${keysOfMessage(message).sortKey}`,
  };
}

export function trashEndWrites(
  table: Table,
  inbox: Inbox,
  message: StoredMessage,
  before: string | undefined,
  after: string | undefined,
): Writes<'due' | 'notDue'> {
  const { inboxId, tenantId } = inbox;
  const { sortKey } = keysOfMessage(message);
  return {
    ...(before === undefined || before === after ? {} : dueRemoval(table, nameOf(inbox, message, before))),
    ...(after === undefined || before === after
      ? {}
      : duePut(table, {
          ...nameOf(inbox, message, after),
          tenantId,
          about: { inbox_id: inboxId, sort_key: sortKey, trashed_at: after },
        })),
  };
}
