import type { Inbox } from '../store/inbox/inboxes.ts';
import { arrivalRow } from '../store/message/arrivals.ts';
import { writeRows } from '../store/table/batch-write.ts';
import { failedConditions, transact } from '../store/table/transaction.ts';
import { repairThread } from '../store/thread/repair-thread.ts';
import { rollUpAnew } from '../store/usage/usage-head.ts';
import { usageEntryRow } from '../store/usage/usage-rows.ts';
import type { PartialMail } from './mail-status.ts';
import type { RebuildServices } from './rebuild-services.ts';

/** A message that is there. */
export interface StoredMail {
  readonly messageKey: string;
  readonly threadKey: string;
}

/**
 * Repairs the rows beside messages: the rows of their threads, then their arrivals. A mail is complete with its arrival, so
 * that after a crash the next rebuild looks at it again.
 */
export async function repairThreadsAndArrivals(
  { table }: RebuildServices,
  { tenantId, inboxId }: Inbox,
  mails: readonly StoredMail[],
): Promise<void> {
  for (const threadKey of new Set(mails.map((mail) => mail.threadKey))) {
    await repairThread(table, { tenantId, inboxId, threadKey });
  }
  await writeRows(
    table,
    mails.map(({ messageKey, threadKey }) => ({ put: arrivalRow(inboxId, messageKey, threadKey) })),
  );
}

/** Writes the missing usage entry of a message, with its old time. */
export async function repairUsageEntry(
  { table }: RebuildServices,
  { tenantId }: Inbox,
  { messageKey, missingEntry }: PartialMail,
): Promise<void> {
  if (missingEntry === undefined) return;
  const entry = {
    Put: {
      TableName: table.name,
      Item: usageEntryRow(tenantId, missingEntry),
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
  // They fail when a parallel rebuild has written it.
  await failedConditions(transact, table, { entry, ...rollUpAnew(table, tenantId, messageKey) });
}
