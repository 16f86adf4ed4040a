import type { JobQueue } from '../aws/job-queue.ts';
import type { AttachmentTextJob } from '../jobs/attachment-text-job.ts';
import type { Inbox } from '../store/inbox/inboxes.ts';
import type { AskedTexts } from '../store/log/log-entries.ts';
import { putLogEntry } from '../store/log/put-entry.ts';
import type { Table } from '../store/table/table.ts';
import type { RollUpTrigger } from '../usage/roll-up-trigger.ts';

export interface AskServices {
  readonly table: Table;
  readonly attachmentTexts: JobQueue<AttachmentTextJob>;
  readonly usage: RollUpTrigger;
  now(): Date;
}

/**
 * Asks for the text of an attachment. The entry in the log comes first: from then on a search reads the text as soon as it is there,
 * and the function that makes it needs no access to the table.
 */
export async function askForText(
  { table, attachmentTexts, usage, now }: AskServices,
  { tenantId, listKey }: Inbox,
  message: Omit<AskedTexts, 'inboxId' | 'indices'>,
  job: AttachmentTextJob,
): Promise<void> {
  const { inbox_id: inboxId, message_key: messageKey, index } = job.attachment;
  const at = now();
  const unique = `text${index}-${messageKey}`;
  await putLogEntry(table, tenantId, {
    at,
    unique,
    inboxKey: listKey,
    inboxes: 0,
    threads: 0,
    messages: 0,
    bytes: 0,
    delivered: 0,
    texts: { ...message, inboxId, indices: [index] },
  });
  await attachmentTexts.send(job);
  await usage.changed(tenantId, unique, at);
}
