import type { JobQueue } from '../aws/job-queue.ts';
import type { AttachmentTextJob } from '../jobs/attachment-text-job.ts';
import type { Inbox } from '../store/inbox/inboxes.ts';
import { type AskedTexts, newestEntriesAfter } from '../store/log/log-entries.ts';
import { putLogEntry } from '../store/log/put-entry.ts';
import { positionAfter } from '../store/log-position.ts';
import type { Table } from '../store/table/table.ts';
import { getUsageHead } from '../store/usage/usage-head.ts';
import type { RollUpTrigger } from '../usage/roll-up-trigger.ts';

export interface AskServices {
  readonly table: Table;
  readonly attachmentTexts: JobQueue<AttachmentTextJob>;
  readonly usage: RollUpTrigger;
  now(): Date;
}

/**
 * Calls that ask again so soon send no further job. Longer than a file that never ends is read and waits for others like it: a second
 * job would read it beside the first.
 */
const ASKED_MS = 90_000;
/** Log entries that are looked through. */
const MAX_LOOKED_AT = 500;

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
  if (await isAsked(table, tenantId, unique, at)) return;
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

async function isAsked(table: Table, tenantId: string, unique: string, now: Date): Promise<boolean> {
  const { shards } = await getUsageHead(table, tenantId);
  const since = positionAfter(now.getTime() - ASKED_MS);
  const log = { tenantId, shards };
  const entries = await newestEntriesAfter(table, log, since, MAX_LOOKED_AT);
  return entries.some((entry) => entry.unique === unique);
}
