import { randomBytes } from 'node:crypto';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { sqsJobQueue } from './aws/job-queue.ts';
import { sesMailer } from './aws/mailer.ts';
import { cloudWatchMetering } from './aws/metering.ts';
import { loadSqs } from './aws/sdk/load-sqs.ts';
import { openSocketGateway } from './aws/socket-gateway.ts';
import { eachMessage } from './batch/batch.ts';
import { LATE_AFTER_SECONDS } from './batch/late-after.ts';
import { receiveCount } from './batch/receive-count.ts';
import { purgeEnvironment, readEnvironment } from './environment.ts';
import { purgeExports } from './exports/purge-exports.ts';
import { writeExport } from './exports/write-export.ts';
import { groupOfPurgeWork } from './jobs/group-of-purge.ts';
import type { PublishJob } from './jobs/publish-job.ts';
import { missedTickSchema, purgeWorkSchema } from './jobs/purge-job.ts';
import type { MessageSummary } from './message/message.ts';
import { messageSchema } from './operations/messages/message-schema.ts';
import { presentMessage, wholeMessage } from './operations/messages/show-message.ts';
import { purgeInbox } from './purge/purge-inbox.ts';
import { purgeMessages } from './purge/purge-messages.ts';
import { purgeTenant } from './purge/purge-tenant.ts';
import { retain } from './purge/retain.ts';
import { workDue } from './purge/work-due.ts';
import { rawMailMs } from './settings/policy.ts';
import type { StoredMessage } from './store/message/message-rows.ts';
import { openMailBucket } from './store/object/open-mail-bucket.ts';
import { openTable } from './store/table/open-table.ts';
import { RollUpTrigger } from './usage/roll-up-trigger.ts';
import { writeMetering } from './usage/write-metering.ts';

/** An export is written in pieces, so that it does not delay other jobs; a batch and a part come after the budget. */
const EXPORT_BUDGET_MS = 20_000;
/** The lease is longer than the function's timeout. */
const EXPORT_LEASE_MS = 310_000;
/** This is half of the purge's concurrency (lib/constructs/purge.ts). */
const EXPORTS_AT_ONCE = 5;
const EXPORT_PART_BYTES = 16 * 1024 * 1024;
/**
 * The limit is below the queue's, so that the export is marked as failed before its job goes to the dead-letter queue.
 */
const MAX_EXPORT_RECEIVES = 40;

const environment = readEnvironment(purgeEnvironment);

const { POLICY: policy } = environment;
const table = openTable(environment.TABLE_NAME);
const bucket = openMailBucket(environment.MAIL_BUCKET_NAME);
const purgeQueue = sqsJobQueue(environment.PURGE_QUEUE_URL, loadSqs, groupOfPurgeWork);

const metering = cloudWatchMetering();

const services = {
  table,
  bucket,
  purgeQueue,
  publications: sqsJobQueue<PublishJob>(environment.ARRIVALS_QUEUE_URL),
  usage: new RollUpTrigger(sqsJobQueue(environment.ROLL_UP_QUEUE_URL), table, policy.usageRollUpDelaySeconds),
  metering,
  mailer: sesMailer(environment, metering),
  policy,
  sockets: openSocketGateway(environment.STREAM_URL),
  settleSeconds: policy.purgeSettleSeconds,
  now: () => new Date(),
  randomBytes,
};

const exportServices = {
  ...services,
  queue: purgeQueue,
  budgetMs: EXPORT_BUDGET_MS,
  leaseMs: EXPORT_LEASE_MS,
  partBytes: EXPORT_PART_BYTES,
  atOnce: EXPORTS_AT_ONCE,
  present: async (message: StoredMessage) =>
    messageSchema.parse(
      await presentMessage(bucket, await wholeMessage(bucket, message), message.messageKey),
    ),
  isRawKept: (summary: MessageSummary) =>
    Date.parse(summary.received_at) + rawMailMs(policy, summary) > Date.now(),
};

const BATCH = { lateAfterSeconds: LATE_AFTER_SECONDS.purge, queueUrl: environment.PURGE_QUEUE_URL };

export function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  return eachMessage(event, BATCH, async (record) => {
    const work = purgeWorkSchema.or(missedTickSchema).parse(JSON.parse(record.body));
    if ('detail-type' in work) return;
    if ('due' in work) return workDue(services, work);
    if ('retention' in work) return retain(services, work);
    if ('metering' in work) return writeMetering(services, work);
    if ('export_id' in work) {
      return writeExport(exportServices, work, receiveCount(record) > MAX_EXPORT_RECEIVES);
    }
    if ('exports_of' in work) return purgeExports(services, work);
    if ('deleted_messages' in work) return purgeMessages(services, work);
    return 'whole_tenant' in work ? purgeTenant(services, work) : purgeInbox(services, work);
  });
}
