import { Duration } from 'aws-cdk-lib';
import { Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events';
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import type { IGrantable } from 'aws-cdk-lib/aws-iam';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { releaseDeferredEnvironment } from '../../lambdas/environment.ts';
import type { Settings } from '../settings.ts';
import { grantSend } from './grant-send.ts';
import type { MailStore } from './mail-store.ts';
import { policyVariable } from './policy-variable.ts';
import { ServiceFunction } from './service-function.ts';
import { WorkQueue } from './work-queue.ts';

const TIMEOUT = Duration.minutes(1);
const MAX_RECEIVES = 50;
/** Deferred mail waits at most this long after a month begins or after a request is lost. */
const LOOK_EVERY = Duration.minutes(15);

export class DeferredMail extends Construct {
  readonly work: WorkQueue;
  readonly #settings: Settings;
  readonly #store: MailStore;

  constructor(scope: Construct, id: string, { settings, store }: { settings: Settings; store: MailStore }) {
    super(scope, id);
    this.#settings = settings;
    this.#store = store;
    this.work = new WorkQueue(this, 'Work', {
      consumerTimeout: TIMEOUT,
      maxReceiveCount: MAX_RECEIVES,
    });
    new Rule(this, 'Clock', {
      description: 'releases deferred mail that fits its quota, and drops what waited too long',
      schedule: Schedule.rate(LOOK_EVERY),
      targets: [
        new SqsQueue(this.work.queue, {
          message: RuleTargetInput.fromObject({}),
          retryAttempts: 3,
          maxEventAge: Duration.hours(1),
          deadLetterQueue: this.work.undelivered(this, 'MissedTicks'),
        }),
      ],
    });
  }

  releaseInto(receipts: Queue): void {
    const release = new ServiceFunction(this, 'Function', {
      settings: this.#settings,
      entry: 'release-deferred',
      description: 'releases deferred mail when there is quota',
      timeout: TIMEOUT,
      memoryMegabytes: 256,
      // Each batch sends the next until no mail waits or the quota is used up.
      allowsRecursion: true,
      environment: {
        schema: releaseDeferredEnvironment,
        values: {
          TABLE_NAME: this.#store.table.tableName,
          MAIL_BUCKET_NAME: this.#store.bucket.bucketName,
          POLICY: policyVariable(this, this.#settings),
          RECEIPT_QUEUE_URL: receipts.queueUrl,
          RELEASE_QUEUE_URL: this.work.queue.queueUrl,
        },
      },
    });
    this.#store.grantRows(release, 'GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem');
    this.#store.grantContent(release, 'DeleteObject');
    this.#store.grantRaw(release, 'DeleteObject');
    this.#store.grantList(release);
    grantSend(receipts, release);
    this.grantRequest(release);
    this.work.consumeWith(release, { batchSize: 1, share: 'ReleaseDeferred' });
  }

  grantRequest(grantee: IGrantable): void {
    grantSend(this.work.queue, grantee);
  }
}
