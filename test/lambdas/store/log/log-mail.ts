import type { ServiceEvent } from '../../../../lambdas/events/events.ts';
import { arrivalEvent } from '../../../../lambdas/events/service-event.ts';
import { messageKeyOf, threadKeyOf } from '../../../../lambdas/ids.ts';
import type { Inbox } from '../../../../lambdas/store/inbox/inboxes.ts';
import { logEntryRow } from '../../../../lambdas/store/log/log-entries.ts';
import { mailEntry } from '../../../../lambdas/store/receive/new-message.ts';
import { writeRows } from '../../../../lambdas/store/table/batch-write.ts';
import type { Table } from '../../../../lambdas/store/table/table.ts';

export async function logMail(
  table: Table,
  { tenantId, inboxId, listKey }: Pick<Inbox, 'tenantId' | 'inboxId' | 'listKey'>,
  time: Date,
  unique: string,
): Promise<ServiceEvent> {
  const messageKey = messageKeyOf(time, unique, inboxId);
  const mail = { inboxId, threadKey: threadKeyOf(messageKey), visibility: 'clean' as const, kind: null };
  const logged = { ...mail, messageKey, inboxKey: listKey, size: 1 };
  const entry = mailEntry(logged, { startsThread: true, storedAt: time, countedAt: undefined });
  await writeRows(table, [{ put: logEntryRow(tenantId, 0, entry) }]);
  return arrivalEvent(tenantId, logged);
}
