import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { sqsJobQueue } from './aws/job-queue.ts';
import { eachMessage, receiveCount } from './batch/batch.ts';
import { LATE_AFTER_SECONDS } from './batch/late-after.ts';
import { readEnvironment, rollUpUsageEnvironment } from './environment.ts';
import type { ReleaseJob } from './jobs/release-job.ts';
import { rollUpJobSchema } from './jobs/roll-up-job.ts';
import { openTable } from './store/table/open-table.ts';
import { rollUpTenant } from './usage/roll-up-tenant.ts';

const environment = readEnvironment(rollUpUsageEnvironment);

const services = {
  table: openTable(environment.TABLE_NAME),
  releases: sqsJobQueue<ReleaseJob>(environment.RELEASE_QUEUE_URL),
  settleSeconds: environment.POLICY.usageSettleSeconds,
  now: () => new Date(),
};

/** Tenants whose usage changed. */
export function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  return eachMessage(event, LATE_AFTER_SECONDS['roll-up-usage'], (record) =>
    rollUpTenant(services, rollUpJobSchema.parse(JSON.parse(record.body)), receiveCount(record) > 1),
  );
}
