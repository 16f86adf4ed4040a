import type { Inbox } from '../store/inbox/inboxes.ts';
import { logEntryRow } from '../store/log/log-entries.ts';
import { arrivalRow, putArrival } from '../store/message/arrivals.ts';
import { repairThread } from '../store/message/made-thread.ts';
import { markCounted } from '../store/message/message-rows.ts';
import { mailEntry } from '../store/receive/new-message.ts';
import { tryTransact } from '../store/table/transaction.ts';
import { rowPut } from '../store/table/write.ts';
import { sideBySide } from '../timing/side-by-side.ts';
import { type PartialMail, type StoredMail, startsThread } from './mail-status.ts';
import type { RebuildServices } from './rebuild-services.ts';

const ARRIVALS_AT_ONCE = 25;

/** Arrivals come last: they mark an email as complete, so after a crash the next rebuild checks it again. */
export async function repairThreadsAndArrivals(
  { table }: RebuildServices,
  { tenantId, inboxId }: Inbox,
  mails: readonly StoredMail[],
): Promise<void> {
  for (const threadKey of new Set(mails.map((mail) => mail.threadKey))) {
    await repairThread(table, { tenantId, inboxId, threadKey });
  }
  await sideBySide(ARRIVALS_AT_ONCE, mails, ({ messageKey, threadKey, release }) =>
    putArrival(
      table,
      arrivalRow(inboxId, messageKey, { thread: threadKey, released_as: release?.messageKey }),
    ),
  );
}

export async function countMessage(
  { table, now }: RebuildServices,
  { tenantId }: Inbox,
  { uncounted }: PartialMail,
): Promise<void> {
  if (uncounted === undefined) return;
  const { message, storedAt } = uncounted;
  const countedAt = now();
  const entry = mailEntry(message, { startsThread: startsThread(message), storedAt, countedAt });
  // The transaction fails if a concurrent rebuild has counted the message, or the message is gone.
  await tryTransact(table, {
    message: markCounted(table, message, countedAt),
    entry: rowPut(table, logEntryRow(tenantId, 0, entry)),
  });
}
