import { randomBytes } from 'node:crypto';
import { KMSClient } from '@aws-sdk/client-kms';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { SQSClient } from '@aws-sdk/client-sqs';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { openTable } from './aws/clients.ts';
import { sqsDeadDeliveries, sqsDeliveryQueue } from './aws/delivery-queue.ts';
import { sesMailer } from './aws/mailer.ts';
import { cloudWatchMetering } from './aws/metering.ts';
import { eachMessage } from './batch.ts';
import { deliverWebhookEnvironment, readEnvironment } from './environment.ts';
import { openKeyring } from './store/keyring.ts';
import { deliver } from './webhooks/deliver.ts';
import type { DeliverServices } from './webhooks/deliver-services.ts';
import { deliveryMessageSchema } from './webhooks/delivery-message.ts';
import { sendWebhook } from './webhooks/send.ts';

const environment = readEnvironment(deliverWebhookEnvironment);
const table = openTable(environment.TABLE_NAME);
const sqs = new SQSClient({});

const metering = cloudWatchMetering();

const services: DeliverServices = {
  table,
  keyring: openKeyring(table, new KMSClient({}), environment.KEYRING_KEY_ID),
  queue: sqsDeliveryQueue(sqs, environment.DELIVERY_QUEUE_URL),
  dead: sqsDeadDeliveries(sqs, environment.DEAD_DELIVERIES_URL),
  mailer: sesMailer(new SESv2Client({}), environment.SENDER_ADDRESS, metering),
  metering,
  schedule: environment.WEBHOOK_SCHEDULE,
  send: (attempt) => sendWebhook(attempt, { mode: environment.WEBHOOK_TARGETS }),
  now: () => new Date(),
  random: Math.random,
  randomBytes,
};

/** Attempts that are due, and those on their way to it. */
export function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  return eachMessage(event, (record) =>
    deliver(services, deliveryMessageSchema.parse(JSON.parse(record.body))),
  );
}
