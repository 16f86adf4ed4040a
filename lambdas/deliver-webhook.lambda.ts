import { randomBytes } from 'node:crypto';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { sqsDeliveryQueue } from './aws/delivery-queue.ts';
import { sqsJobQueue } from './aws/job-queue.ts';
import { sesMailer } from './aws/mailer.ts';
import { cloudWatchMetering } from './aws/metering.ts';
import { openTable } from './store/table/open-table.ts';
// Every attempt is signed.
import './aws/sdk/kms.ts';
import { loadSqs } from './aws/sdk/load-sqs.ts';
import { eachMessage } from './batch/batch.ts';
import { LATE_AFTER_SECONDS } from './batch/late-after.ts';
import { deliverWebhookEnvironment, readEnvironment } from './environment.ts';
import { deliveryMessageSchema } from './jobs/delivery-message.ts';
import { openKeyring } from './store/secret/keyring.ts';
import type { DeliverServices } from './webhooks/conclude.ts';
import { deliver } from './webhooks/deliver.ts';
import { sendWebhook } from './webhooks/send.ts';

const environment = readEnvironment(deliverWebhookEnvironment);
const table = openTable(environment.TABLE_NAME);
const metering = cloudWatchMetering();

const services: DeliverServices = {
  table,
  keyring: openKeyring(table, environment.KEYRING_KEY_ID),
  queue: sqsDeliveryQueue(environment.DELIVERY_QUEUE_URL, loadSqs, environment.SLOW_DELIVERY_QUEUE_URL),
  dead: sqsJobQueue(environment.DEAD_DELIVERIES_URL),
  mailer: sesMailer(environment, metering),
  metering,
  schedule: environment.POLICY.webhookSchedule,
  send: (attempt) => sendWebhook(attempt, { mode: environment.POLICY.webhookTargets }),
  now: () => new Date(),
  random: Math.random,
  randomBytes,
};

const BATCH = {
  lateAfterSeconds: LATE_AFTER_SECONDS['deliver-webhook'],
  queueUrl: environment.DELIVERY_QUEUE_URL,
};

/** Attempts that are due, and those on their way to it. */
export function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  return eachMessage(event, BATCH, (record) =>
    deliver(services, deliveryMessageSchema.parse(JSON.parse(record.body))),
  );
}
