import { randomBytes } from 'node:crypto';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { sqsJobQueue } from './aws/job-queue.ts';
import { eachMessage, receiveCount } from './batch/batch.ts';
import { LATE_AFTER_SECONDS } from './batch/late-after.ts';
import { exportMailEnvironment, readEnvironment } from './environment.ts';
import { writeExport } from './exports/write-export.ts';
import { exportJobSchema } from './jobs/export-job.ts';
import { messageSchema } from './operations/messages/message-schema.ts';
import { presentMessage } from './operations/messages/present-message.ts';
import { wholeMessage } from './operations/messages/whole-message.ts';
import { rawMailMs } from './settings/policy.ts';
import type { StoredMessage } from './store/message/message-rows.ts';
import { openMailBucket } from './store/object/open-mail-bucket.ts';
import { openTable } from './store/table/open-table.ts';

/** Of the function's two minutes; a batch of messages and a part come after it. */
const BUDGET_MS = 60_000;
/** Longer than the function may run: who has taken an export is gone by then. */
const LEASE_MS = 150_000;
const PART_BYTES = 16 * 1024 * 1024;
/** What failed so often, or was throttled for half an hour, is not tried again. */
const MAX_RECEIVES = 40;

const environment = readEnvironment(exportMailEnvironment);
const bucket = openMailBucket(environment.MAIL_BUCKET_NAME);
const now = () => new Date();

const services = {
  table: openTable(environment.TABLE_NAME),
  bucket,
  queue: sqsJobQueue(environment.EXPORT_QUEUE_URL),
  budgetMs: BUDGET_MS,
  leaseMs: LEASE_MS,
  partBytes: PART_BYTES,
  present: async (message: StoredMessage) =>
    messageSchema.parse(
      await presentMessage(bucket, await wholeMessage(bucket, message), message.messageKey),
    ),
  isRawKept: (receivedAt: string) => Date.parse(receivedAt) + rawMailMs(environment.POLICY) > now().getTime(),
  now,
  randomBytes,
};

/** Exports of mail, a piece in each job. */
export function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  return eachMessage(event, LATE_AFTER_SECONDS['export-mail'], (record) =>
    writeExport(
      services,
      exportJobSchema.parse(JSON.parse(record.body)),
      receiveCount(record) > MAX_RECEIVES,
    ),
  );
}
