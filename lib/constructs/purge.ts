import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { purgeEnvironment } from '../../lambdas/environment.ts';
import type { Settings } from '../settings.ts';
import type { EventStream } from './event-stream.ts';
import { grantSend } from './grant-send.ts';
import type { MailStore } from './mail-store.ts';
import { policyVariable } from './policy-variable.ts';
import { ServiceFunction } from './service-function.ts';
import { WorkQueue } from './work-queue.ts';

const TIMEOUT = Duration.minutes(5);
const MAX_RECEIVES = 50;

export interface PurgeProps {
  readonly settings: Settings;
  readonly store: MailStore;
  readonly stream: EventStream;
}

/** Takes away what deleted inboxes and tenants leave behind. They are unreachable before this begins. */
export class Purge extends Construct {
  readonly work: WorkQueue;

  constructor(scope: Construct, id: string, { settings, store, stream }: PurgeProps) {
    super(scope, id);
    this.work = new WorkQueue(this, 'Work', {
      consumerTimeout: TIMEOUT,
      maxReceiveCount: MAX_RECEIVES,
    });
    const purge = new ServiceFunction(this, 'Function', {
      settings,
      entry: 'purge',
      description: 'removes what deleted inboxes and tenants leave behind',
      timeout: TIMEOUT,
      memoryMegabytes: 512,
      // A job of a large tenant or inbox is followed by the next, until nothing is left.
      allowsRecursion: true,
      environment: {
        schema: purgeEnvironment,
        values: {
          TABLE_NAME: store.table.tableName,
          MAIL_BUCKET_NAME: store.bucket.bucketName,
          PURGE_QUEUE_URL: this.work.queue.queueUrl,
          POLICY: policyVariable(settings),
          STREAM_URL: stream.url,
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
    );
    store.grantContent(purge, 'DeleteObject');
    store.grantRaw(purge, 'DeleteObject');
    store.grantSearch(purge, 'DeleteObject');
    store.grantList(purge);
    stream.grantSend(purge);
    grantSend(this.work.queue, purge);
    this.work.consumeWith(purge, { batchSize: 1, maxConcurrency: 5 });
  }
}
