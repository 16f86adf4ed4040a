import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { sqsJobQueue } from './aws/job-queue.ts';
import { cloudWatchMetering } from './aws/metering.ts';
import { eachMessage } from './batch/batch.ts';
import { LATE_AFTER_SECONDS } from './batch/late-after.ts';
import { receiveCount } from './batch/receive-count.ts';
import { readEnvironment, rollUpUsageEnvironment } from './environment.ts';
import type { ReleaseJob } from './jobs/release-job.ts';
import { type RollUpJob, rollUpJobSchema } from './jobs/roll-up-job.ts';
import { indexTenant } from './search/index-tenant.ts';
import { getTenant } from './store/account/tenants.ts';
import { openMailBucket } from './store/object/open-mail-bucket.ts';
import { openTable } from './store/table/open-table.ts';
import { rollUpTenant } from './usage/roll-up-tenant.ts';

const environment = readEnvironment(rollUpUsageEnvironment);

const services = {
  table: openTable(environment.TABLE_NAME),
  bucket: openMailBucket(environment.MAIL_BUCKET_NAME),
  metering: cloudWatchMetering(),
  releases: sqsJobQueue<ReleaseJob>(environment.RELEASE_QUEUE_URL),
  settleSeconds: environment.POLICY.usageSettleSeconds,
  now: () => new Date(),
};

/** Indexes are updated one after the other, because each takes much of the memory. */
let indexing: Promise<unknown> = Promise.resolve();

const BATCH = {
  lateAfterSeconds: LATE_AFTER_SECONDS['roll-up-usage'],
  queueUrl: environment.RELEASE_QUEUE_URL,
};

export function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  return eachMessage(event, BATCH, async (record) => {
    const job = rollUpJobSchema.parse(JSON.parse(record.body));
    const isRepeated = receiveCount(record) > 1;
    await rollUpTenant(services, job, isRepeated);
    const turn = indexing.then(() => index(job, isRepeated));
    indexing = turn.catch(() => undefined);
    await turn;
  });
}

async function index({ tenant }: RollUpJob, isRepeated: boolean): Promise<void> {
  // The index of a tenant that is being removed must not be written again.
  if ((await getTenant(services.table, tenant))?.deletedAt !== undefined) return;
  await indexTenant(services, tenant, isRepeated);
}
