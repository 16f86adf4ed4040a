import type { DocumentFile, DocumentText } from '@agent-inbox/document-text';
import type { JobQueue } from '../aws/job-queue.ts';
import { type AttachmentTextJob, leaseOfText, MAX_JOB_MS } from '../jobs/attachment-text-job.ts';
import { logInfo } from '../observability/log.ts';
import { tenantReadersKey, tenantTextsKey } from '../store/keys.ts';
import { returnLease, takeLease } from '../store/limit/lease-pool.ts';
import { hasAttachmentText, putAttachmentText } from '../store/message/attachment-texts.ts';
import { getNotedBytes, type MailBucket } from '../store/object/mail-bucket.ts';
import { attachmentKey } from '../store/object/object-keys.ts';
import type { Table } from '../store/table/table.ts';
import { loggedType, mediaTypeOf } from './media-type.ts';

interface TextServices {
  readonly table: Table;
  readonly bucket: MailBucket;
  readonly queue: JobQueue<AttachmentTextJob>;
  read(file: DocumentFile): Promise<DocumentText>;
  now(): Date;
}

/** The function has a concurrency of five (three in local mode), so other tenants always find a free slot. */
const READERS_OF_TENANT = 2;
/** The lease is longer than the function's timeout. */
const READER_LEASE_MS = 60_000;
const LONGEST_WAIT_SECONDS = 15;

/** SQS may deliver a message twice and a call of S3 may fail, so the file is blamed only after four attempts. */
const MAX_ATTEMPTS = 4;

/**
 * A job is sent again while the tenant has too many in work, and ends when it is too old; the next call then queues it
 * anew.
 */
export async function makeText(
  services: TextServices,
  job: AttachmentTextJob,
  { messageId: token, receives }: { readonly messageId: string; readonly receives: number },
): Promise<void> {
  const { table, queue, now } = services;
  const { tenant, waits, attachment, asked } = job;
  if (asked !== undefined && now().getTime() - asked > MAX_JOB_MS)
    return logInfo('attachment text given up: it waited too long', { tenant });
  const key = tenantReadersKey(tenant);
  const until = now().getTime() + READER_LEASE_MS;
  const attempts = job.attempts + receives - 1;
  const full = await takeLease(services, { key, token, until, limit: READERS_OF_TENANT, shares: [] });
  if (full !== undefined) {
    const delay = Math.min(2 ** waits, LONGEST_WAIT_SECONDS);
    return queue.send({ ...job, attempts, waits: waits + 1 }, delay);
  }
  try {
    // Earlier attempts ended without an outcome, so reading the file crashes the function.
    await readAndStore(services, attachment, attempts >= MAX_ATTEMPTS);
  } finally {
    await returnLease(table, key, token, []);
  }
  await returnLease(table, tenantTextsKey(tenant), leaseOfText(attachment), []);
}

async function readAndStore(
  { bucket, read }: Pick<TextServices, 'bucket' | 'read'>,
  attachment: AttachmentTextJob['attachment'],
  isGivenUp: boolean,
): Promise<void> {
  const { inbox_id: inboxId, message_key: messageKey, index, content_type, filename } = attachment;
  const place = { inboxId, messageKey, index };
  const [isMade, found] = await Promise.all([
    hasAttachmentText(bucket, place),
    getNotedBytes(bucket, attachmentKey(inboxId, messageKey, index)),
  ]);
  if (isMade || found === undefined) return;
  const bytes = Buffer.from(found.bytes);
  const file = { bytes, contentType: content_type, filename, charset: found.notes['charset'] ?? '' };
  const { contentType, hiddenText, ...made } = isGivenUp ? failedText(content_type) : await read(file);
  const hidden = hiddenText ? ({ hidden_text: true } as const) : {};
  await putAttachmentText(bucket, place, { ...made, ...hidden, content_type: mediaTypeOf(contentType) });
  logInfo('attachment read', { status: made.status, content_type: loggedType(contentType) });
}

function failedText(contentType: string): DocumentText {
  return {
    status: 'failed',
    format: 'plain',
    text: '',
    pages: null,
    truncated: false,
    hiddenText: false,
    contentType,
  };
}
