import { setTimeout } from 'node:timers/promises';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { eventBridgePublisher } from './aws/event-publisher.ts';
import { sqsJobQueue } from './aws/job-queue.ts';
import { cloudWatchMetering } from './aws/metering.ts';
import { openMailBucket } from './store/object/open-mail-bucket.ts';
import { openTable } from './store/table/open-table.ts';
import './aws/sdk/event-bridge.ts';
import './aws/sdk/s3.ts';
import './aws/sdk/sqs.ts';
import { createMailParser } from '@agent-inbox/mail-reader/parser';
import { eachMessage } from './batch/batch.ts';
import { LATE_AFTER_SECONDS } from './batch/late-after.ts';
import { readEnvironment, receiveMailEnvironment } from './environment.ts';
import { receiveNotified } from './receive/receive-mail.ts';
import type { ReceiveServices } from './receive/services.ts';
import { RollUpTrigger } from './usage/roll-up-trigger.ts';

const environment = readEnvironment(receiveMailEnvironment);
const { POLICY: policy } = environment;

const table = openTable(environment.TABLE_NAME);

const services: ReceiveServices = {
  table,
  bucket: openMailBucket(environment.MAIL_BUCKET_NAME),
  events: eventBridgePublisher(environment.EVENT_BUS_NAME),
  parser: createMailParser({ workerUrl: new URL('./parse-mail.worker.mjs', import.meta.url) }),
  metering: cloudWatchMetering(),
  usage: new RollUpTrigger(sqsJobQueue(environment.ROLL_UP_QUEUE_URL), table, policy.usageRollUpDelaySeconds),
  policy,
  now: () => new Date(),
  pause: (milliseconds) => setTimeout(milliseconds),
};

const BATCH = {
  lateAfterSeconds: LATE_AFTER_SECONDS['receive-mail'],
  queueUrl: environment.ROLL_UP_QUEUE_URL,
};

export function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  return eachMessage(event, BATCH, (record) => receiveNotified(services, record.body));
}
