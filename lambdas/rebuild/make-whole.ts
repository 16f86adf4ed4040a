import type { Inbox } from '../store/inbox/inboxes.ts';
import { arrivalRow } from '../store/message/arrivals.ts';
import { writeRows } from '../store/table/batch-write.ts';
import { ConditionsFailed, transact } from '../store/table/transaction.ts';
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
 * Makes the rows that messages share or that only say that they are there: those of their threads, then their arrivals.
 * An arrival is the last row of a mail to come back, so that whoever dies before leaves a mail that the next one looks at.
 */
export async function makeWhole(
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

/** Counts a message at its old moment that the ledger has lost. */
export async function countAgain(
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
  try {
    await transact<string>(table, { entry, ...rollUpAnew(table, tenantId, messageKey) });
  } catch (error) {
    // Another rebuild was faster.
    if (!(error instanceof ConditionsFailed)) throw error;
  }
}
