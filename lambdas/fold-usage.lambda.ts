import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { openTable } from './aws/clients.ts';
import { sqsJobQueue } from './aws/job-queue.ts';
import { eachMessage } from './batch.ts';
import { foldUsageEnvironment, readEnvironment } from './environment.ts';
import type { ReleaseJob } from './held/release-job.ts';
import { foldJobSchema } from './usage/fold-job.ts';
import { foldTenant } from './usage/fold-tenant.ts';

const environment = readEnvironment(foldUsageEnvironment);

const services = {
  table: openTable(environment.TABLE_NAME),
  releases: sqsJobQueue<ReleaseJob>(environment.RELEASE_QUEUE_URL),
  settleSeconds: environment.USAGE_SETTLE_SECONDS,
  now: () => new Date(),
};

/** Tenants whose usage changed. */
export function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  return eachMessage(event, (record) => foldTenant(services, foldJobSchema.parse(JSON.parse(record.body))));
}
