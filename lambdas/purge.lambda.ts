import { SQSClient } from '@aws-sdk/client-sqs';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { openMailBucket, openTable } from './aws/clients.ts';
import { sqsJobQueue } from './aws/job-queue.ts';
import { eachMessage } from './batch.ts';
import { purgeEnvironment, readEnvironment } from './environment.ts';
import { purgeInbox } from './purge/purge-inbox.ts';
import { type PurgeJob, purgeJobSchema } from './purge/purge-job.ts';

const environment = readEnvironment(purgeEnvironment);

const services = {
  table: openTable(environment.TABLE_NAME),
  bucket: openMailBucket(environment.MAIL_BUCKET_NAME),
  queue: sqsJobQueue<PurgeJob>(new SQSClient({}), environment.PURGE_QUEUE_URL),
  settleSeconds: environment.PURGE_SETTLE_SECONDS,
  now: () => new Date(),
};

/** Jobs of deleted inboxes. */
export function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  return eachMessage(event, (record) => purgeInbox(services, purgeJobSchema.parse(JSON.parse(record.body))));
}
