import { Duration } from 'aws-cdk-lib';
import type { IGrantable } from 'aws-cdk-lib/aws-iam';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { deliverWebhookEnvironment, fanOutWebhooksEnvironment } from '../../lambdas/environment.ts';
import { PARTITION } from '../../lambdas/store/keys.ts';
import type { FunctionName, Settings } from '../settings.ts';
import { deadLetterQueue } from './dead-letter-queue.ts';
import type { EventBus } from './event-bus.ts';
import { grantSend } from './grant-send.ts';
import type { MailStore } from './mail-store.ts';
import { policyVariable } from './policy-variable.ts';
import { type Sender, senderVariables } from './sender.ts';
import { ServiceFunction } from './service-function.ts';
import { WorkQueue } from './work-queue.ts';

const FAN_OUT_TIMEOUT = Duration.seconds(30);
/**
 * Most of the time is for starting attempts; the rest is for an attempt's 15 s and the longest following call to
 * DynamoDB or SQS.
 */
const DELIVER_TIMEOUT = Duration.seconds(120);
/** With the visibility timeouts, each limit allows retries for about a day. */
const FAN_OUT_RECEIVES = 480;
const DELIVER_RECEIVES = 480;
/**
 * The value is above the function's timeout but not six times it: an attempt of a crashed worker is repeated soon, and
 * a duplicate delivery is attempted once.
 */
const DELIVER_VISIBILITY = Duration.minutes(3);

/**
 * The function that calls customers' endpoints needs only these rows. Of mail it reads single messages with a known
 * key; it lists none and reads neither raw mail nor attachments.
 */
const SENDER_ROWS = [
  PARTITION.tenant,
  PARTITION.deliveries,
  PARTITION.endpoint,
  PARTITION.attempts,
  PARTITION.address,
  PARTITION.keyring,
];

export interface WebhookDeliveryProps {
  readonly settings: Settings;
  readonly store: MailStore;
  readonly events: EventBus;
  readonly sender: Sender | undefined;
}

/**
 * Attempts at slow and new endpoints wait in one batch, and each execution takes further ones; `reservedConcurrency`
 * raises their number.
 */
const SLOW_BATCH = 10;

/**
 * The fan-out claims each (webhook, event) once. A message is one attempt, and is queued again with a delay until the
 * next; slow endpoints have their own queue and function.
 */
export class WebhookDelivery extends Construct {
  readonly arrivals: WorkQueue;
  readonly attempts: WorkQueue;
  readonly slowAttempts: WorkQueue;
  readonly dead: Queue;

  constructor(scope: Construct, id: string, props: WebhookDeliveryProps) {
    super(scope, id);
    this.arrivals = new WorkQueue(this, 'Arrivals', {
      consumerTimeout: FAN_OUT_TIMEOUT,
      maxReceiveCount: FAN_OUT_RECEIVES,
    });
    const attempts = {
      consumerTimeout: DELIVER_TIMEOUT,
      visibilityTimeout: DELIVER_VISIBILITY,
      maxReceiveCount: DELIVER_RECEIVES,
    };
    this.attempts = new WorkQueue(this, 'Attempts', attempts);
    this.slowAttempts = new WorkQueue(this, 'SlowAttempts', attempts);
    this.dead = deadLetterQueue(this, 'Dead');
    props.events.takeEvents(this, 'Rule', {
      description: 'Events for the webhooks of their tenant',
      listener: 'webhooks',
      work: this.arrivals,
      undelivered: 'Undelivered',
    });
    this.fanOut(props);
    const deliver = this.deliver(props, 'Deliver', 'deliver-webhook', 'sends events to webhooks');
    this.attempts.consumeWith(deliver, { batchSize: 1, share: 'DeliverWebhook' });
    const slow = this.deliver(props, 'DeliverSlow', 'deliver-slow-webhook', 'sends events to slow webhooks');
    this.slowAttempts.consumeWith(slow, {
      batchSize: SLOW_BATCH,
      share: 'DeliverSlowWebhook',
      usesReservation: true,
    });
  }

  grantSend(grantee: IGrantable): void {
    grantSend(this.attempts.queue, grantee);
  }

  grantRequest(grantee: IGrantable): void {
    grantSend(this.arrivals.queue, grantee);
  }

  private fanOut({ settings, store, events }: WebhookDeliveryProps): void {
    const fanOut = new ServiceFunction(this, 'FanOut', {
      settings,
      entry: 'fan-out-webhooks',
      description: 'finds the webhooks for an event',
      // Each part of a recovery sends the next, until the end of the log.
      allowsRecursion: true,
      timeout: FAN_OUT_TIMEOUT,
      memoryMegabytes: 512,
      environment: {
        schema: fanOutWebhooksEnvironment,
        values: {
          TABLE_NAME: store.table.tableName,
          DELIVERY_QUEUE_URL: this.attempts.queue.queueUrl,
          ARRIVALS_QUEUE_URL: this.arrivals.queue.queueUrl,
          EVENT_BUS_NAME: events.bus.eventBusName,
        },
      },
    });
    const queried = [PARTITION.tenant, PARTITION.log, PARTITION.sockets, PARTITION.deliveries];
    store.grantPartitions(fanOut, queried, 'Query');
    store.grantPartitions(fanOut, [PARTITION.deliveries], 'PutItem');
    const read = [PARTITION.tenant, PARTITION.deliveries, PARTITION.usage, PARTITION.log];
    store.grantPartitions(fanOut, read, 'GetItem');
    store.grantPartitions(fanOut, [PARTITION.address], 'BatchGetItem');
    this.grantSend(fanOut);
    this.grantRequest(fanOut);
    events.grantPublish(fanOut);
    this.arrivals.consumeWith(fanOut, { batchSize: 10, share: 'FanOutWebhooks' });
  }

  private deliver(
    { settings, store, sender }: WebhookDeliveryProps,
    id: string,
    entry: FunctionName,
    description: string,
  ) {
    const deliver = new ServiceFunction(this, id, {
      settings,
      entry,
      description,
      timeout: DELIVER_TIMEOUT,
      memoryMegabytes: 512,
      // SQS delays at most 15 minutes, so an attempt is queued again repeatedly until its time.
      allowsRecursion: true,
      environment: {
        schema: deliverWebhookEnvironment,
        values: {
          TABLE_NAME: store.table.tableName,
          MAIL_BUCKET_NAME: store.bucket.bucketName,
          KEYRING_KEY_ID: store.keyringKey.keyArn,
          ...senderVariables(sender),
          DELIVERY_QUEUE_URL: this.attempts.queue.queueUrl,
          SLOW_DELIVERY_QUEUE_URL: this.slowAttempts.queue.queueUrl,
          DEAD_DELIVERIES_URL: this.dead.queueUrl,
          POLICY: policyVariable(this, settings),
        },
      },
    });
    store.grantPartitions(deliver, [...SENDER_ROWS, PARTITION.deleted], 'GetItem', 'BatchGetItem');
    store.grantPartitions(deliver, [PARTITION.inbox], 'GetItem');
    store.grantBodies(deliver);
    store.grantPartitions(deliver, SENDER_ROWS, 'UpdateItem');
    store.grantPartitions(deliver, [PARTITION.audit], 'PutItem');
    store.grantKeyring(deliver, 'Decrypt');
    sender?.grantSend(deliver);
    this.grantSend(deliver);
    grantSend(this.slowAttempts.queue, deliver);
    grantSend(this.dead, deliver);
    return deliver;
  }
}
