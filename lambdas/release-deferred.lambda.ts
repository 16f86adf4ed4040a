import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { sqsJobQueue } from './aws/job-queue.ts';
import { cloudWatchMetering } from './aws/metering.ts';
import { sqsReceiptQueue } from './aws/receipt-queue.ts';
import { eachMessage } from './batch/batch.ts';
import { LATE_AFTER_SECONDS } from './batch/late-after.ts';
import { readEnvironment, releaseDeferredEnvironment } from './environment.ts';
import { releaseJobSchema } from './jobs/release-job.ts';
import { openMailBucket } from './store/object/open-mail-bucket.ts';
import { openTable } from './store/table/open-table.ts';
import { type ReleaseServices, releaseDeferred } from './usage/release-deferred.ts';

const environment = readEnvironment(releaseDeferredEnvironment);

const services: ReleaseServices = {
  table: openTable(environment.TABLE_NAME),
  bucket: openMailBucket(environment.MAIL_BUCKET_NAME),
  policy: environment.POLICY,
  metering: cloudWatchMetering(),
  receipts: sqsReceiptQueue(environment.RECEIPT_QUEUE_URL),
  releases: sqsJobQueue(environment.RELEASE_QUEUE_URL),
  now: () => new Date(),
};

const BATCH = {
  lateAfterSeconds: LATE_AFTER_SECONDS['release-deferred'],
  queueUrl: environment.RELEASE_QUEUE_URL,
};

export function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  return eachMessage(event, BATCH, (record) =>
    releaseDeferred(services, releaseJobSchema.parse(JSON.parse(record.body))),
  );
}
