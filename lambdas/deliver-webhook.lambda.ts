import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { sqsDeliveryQueue } from './aws/delivery-queue.ts';
import { sqsJobQueue } from './aws/job-queue.ts';
import { sesMailer } from './aws/mailer.ts';
import { cloudWatchMetering } from './aws/metering.ts';
import { sqsTakenQueue } from './aws/taken-queue.ts';
import { openTable } from './store/table/open-table.ts';
// Every attempt is signed, so KMS is always needed.
import './aws/sdk/kms.ts';
import { loadSqs } from './aws/sdk/load-sqs.ts';
import { LATE_AFTER_SECONDS } from './batch/late-after.ts';
import { takingFurther } from './batch/take-further.ts';
import { deliverWebhookEnvironment, readEnvironment } from './environment.ts';
import { deliveryMessageSchema } from './jobs/delivery-message.ts';
import { openMailBucket } from './store/object/open-mail-bucket.ts';
import { openKeyring } from './store/secret/keyring.ts';
import { WebhookBodies } from './webhook-content/content-of-event.ts';
import type { DeliverServices } from './webhooks/conclude.ts';
import { deliver } from './webhooks/deliver.ts';
import { TAKES_MS } from './webhooks/lane.ts';
import { sendWebhook } from './webhooks/send.ts';

const environment = readEnvironment(deliverWebhookEnvironment);
const table = openTable(environment.TABLE_NAME);
const metering = cloudWatchMetering();

const bodies = new WebhookBodies({ table, bucket: openMailBucket(environment.MAIL_BUCKET_NAME) });

const services: DeliverServices = {
  table,
  keyring: openKeyring(table, environment.KEYRING_KEY_ID),
  queue: sqsDeliveryQueue(environment.DELIVERY_QUEUE_URL, loadSqs, environment.SLOW_DELIVERY_QUEUE_URL),
  dead: sqsJobQueue(environment.DEAD_DELIVERIES_URL),
  mailer: sesMailer(environment, metering),
  metering,
  schedule: environment.POLICY.webhookSchedule,
  bodyOf: (event, include) => bodies.bodyOf(event, include),
  send: (attempt) => sendWebhook(attempt, { mode: environment.POLICY.webhookTargets }),
  now: () => new Date(),
  random: Math.random,
  randomBytes,
};

/** Each waiting attempt holds an event and a socket. */
const ATTEMPTS_AT_ONCE = 40;
const PAUSE_MS = 1_000;
/** A message becomes visible again after its worker died, when the lease of its attempt has expired. */
const VISIBILITY_SECONDS = 60;

const BATCH = {
  lateAfterSeconds: LATE_AFTER_SECONDS['deliver-webhook'],
  queueUrl: environment.DELIVERY_QUEUE_URL,
};

/** Further attempts are received while others wait, so that endpoints that do not answer do not delay the rest. */
export function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  const endsAt = Date.now() + TAKES_MS * (1 - Math.random() / 2);
  return takingFurther(
    event,
    BATCH,
    (record) => deliver(services, deliveryMessageSchema.parse(JSON.parse(record.body))),
    {
      atOnce: ATTEMPTS_AT_ONCE,
      hasTime: () => Date.now() < endsAt,
      pause: () => delay(PAUSE_MS, undefined, { ref: false }),
      queueOf: ({ eventSourceARN }) =>
        sqsTakenQueue(eventSourceARN, environment.DELIVERY_QUEUE_URL, VISIBILITY_SECONDS),
    },
  );
}
