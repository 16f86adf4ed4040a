import { Duration } from 'aws-cdk-lib';
import { Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events';
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import { Construct } from 'constructs';
import { purgeEnvironment } from '../../lambdas/environment.ts';
import type { Settings } from '../settings.ts';
import type { EventStream } from './event-stream.ts';
import { grantSend } from './grant-send.ts';
import type { MailStore } from './mail-store.ts';
import { policyVariable } from './policy-variable.ts';
import { type Sender, senderVariables } from './sender.ts';
import { ServiceFunction } from './service-function.ts';
import type { UsageRollUp } from './usage-roll-up.ts';
import type { WebhookDelivery } from './webhook-delivery.ts';
import { WorkQueue } from './work-queue.ts';

const TIMEOUT = Duration.minutes(5);
const MAX_RECEIVES = 50;
/** Due work is done within five minutes; the more frequent runs compensate for one that is lost or slow. */
const LOOK_EVERY = Duration.minutes(1);

export interface PurgeProps {
  readonly settings: Settings;
  readonly store: MailStore;
  readonly stream: EventStream;
  readonly usage: UsageRollUp;
  readonly webhooks: WebhookDelivery;
  readonly sender: Sender | undefined;
}

/**
 * Removes what deleted inboxes and tenants leave behind, does due work (expiry of inboxes, trash, holds, claims;
 * notices), deletes old mail, and writes exports and metering.
 */
export class Purge extends Construct {
  readonly work: WorkQueue;

  constructor(
    scope: Construct,
    id: string,
    { settings, store, stream, usage, webhooks, sender }: PurgeProps,
  ) {
    super(scope, id);
    this.work = new WorkQueue(this, 'Work', {
      consumerTimeout: TIMEOUT,
      maxReceiveCount: MAX_RECEIVES,
    });
    new Rule(this, 'Clock', {
      description: 'runs due jobs',
      schedule: Schedule.rate(LOOK_EVERY),
      targets: [
        new SqsQueue(this.work.queue, {
          message: RuleTargetInput.fromObject({ due: {} }),
          retryAttempts: 3,
          maxEventAge: Duration.hours(1),
          deadLetterQueue: this.work.deadLetters,
        }),
      ],
    });
    new Rule(this, 'Daily', {
      description: 'deletes mail past its retention, and writes the daily counts of tenants',
      schedule: Schedule.rate(Duration.days(1)),
      targets: [{ retention: {} }, { metering: {} }].map(
        (job) =>
          new SqsQueue(this.work.queue, {
            message: RuleTargetInput.fromObject(job),
            retryAttempts: 3,
            maxEventAge: Duration.hours(12),
            deadLetterQueue: this.work.deadLetters,
          }),
      ),
    });
    const purge = new ServiceFunction(this, 'Function', {
      settings,
      entry: 'purge',
      description: 'runs due jobs, writes exports, and purges deleted inboxes and tenants',
      timeout: TIMEOUT,
      memoryMegabytes: 1024,
      // A job of a large tenant or inbox sends the next one, until nothing is left.
      allowsRecursion: true,
      environment: {
        schema: purgeEnvironment,
        values: {
          TABLE_NAME: store.table.tableName,
          MAIL_BUCKET_NAME: store.bucket.bucketName,
          PURGE_QUEUE_URL: this.work.queue.queueUrl,
          ROLL_UP_QUEUE_URL: usage.work.queue.queueUrl,
          ARRIVALS_QUEUE_URL: webhooks.arrivals.queue.queueUrl,
          POLICY: policyVariable(this, settings),
          STREAM_URL: stream.url,
          ...senderVariables(sender),
        },
      },
    });
    store.grantRows(
      purge,
      'GetItem',
      'BatchGetItem',
      'Query',
      'PutItem',
      'UpdateItem',
      'DeleteItem',
      'BatchWriteItem',
      'ConditionCheckItem',
    );
    store.grantListing(purge);
    store.grantContent(purge, 'GetObject', 'DeleteObject');
    store.grantRaw(purge, 'GetObject', 'DeleteObject');
    store.grantSearch(purge, 'DeleteObject');
    store.grantExports(purge, 'GetObject', 'PutObject', 'DeleteObject', 'AbortMultipartUpload');
    store.grantMetering(purge);
    store.grantList(purge);
    stream.grantSend(purge);
    grantSend(this.work.queue, purge);
    usage.grantRequest(purge);
    webhooks.grantRequest(purge);
    sender?.grantSend(purge);
    this.work.consumeWith(purge, { batchSize: 1, share: 'Purge' });
  }
}
