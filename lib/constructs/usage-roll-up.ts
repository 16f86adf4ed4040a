import { Duration } from 'aws-cdk-lib';
import type { IGrantable } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { rollUpUsageEnvironment } from '../../lambdas/environment.ts';
import { PARTITION } from '../../lambdas/store/keys.ts';
import type { Settings } from '../settings.ts';
import type { DeferredMail } from './deferred-mail.ts';
import { grantSend } from './grant-send.ts';
import type { MailStore } from './mail-store.ts';
import { policyVariable } from './policy-variable.ts';
import { ServiceFunction } from './service-function.ts';
import { WorkQueue } from './work-queue.ts';

/** The purge of a deleted tenant waits this long for functions that may still write. */
const TIMEOUT = Duration.minutes(3);
const MAX_RECEIVES = 50;

export interface UsageRollUpProps {
  readonly settings: Settings;
  readonly store: MailStore;
  readonly deferred: DeferredMail;
}

/** Totals of the tenants' logs make reading usage cost the same at any size; the same pass indexes mail for search. */
export class UsageRollUp extends Construct {
  /** Each job sets its own delay, until its changes have settled. */
  readonly work: WorkQueue;

  constructor(scope: Construct, id: string, { settings, store, deferred }: UsageRollUpProps) {
    super(scope, id);
    this.work = new WorkQueue(this, 'Work', {
      consumerTimeout: TIMEOUT,
      maxReceiveCount: MAX_RECEIVES,
      delay: Duration.seconds(settings.usageRollUpDelaySeconds),
    });
    const rollUp = new ServiceFunction(this, 'Function', {
      settings,
      entry: 'roll-up-usage',
      description: 'keeps the running totals of usage and the search index',
      timeout: TIMEOUT,
      memoryMegabytes: 1024,
      // Released mail adds usage, and usage may release more mail.
      allowsRecursion: true,
      environment: {
        schema: rollUpUsageEnvironment,
        values: {
          TABLE_NAME: store.table.tableName,
          MAIL_BUCKET_NAME: store.bucket.bucketName,
          RELEASE_QUEUE_URL: deferred.work.queue.queueUrl,
          POLICY: policyVariable(this, settings),
        },
      },
    });
    store.grantPartitions(
      rollUp,
      [PARTITION.usage, PARTITION.tenant],
      'GetItem',
      'Query',
      'PutItem',
      'UpdateItem',
      'BatchWriteItem',
      'ConditionCheckItem',
    );
    store.grantPartitions(rollUp, [PARTITION.log], 'Query');
    store.grantPartitions(rollUp, [PARTITION.search], 'GetItem', 'PutItem');
    store.grantPartitions(rollUp, [PARTITION.inbox, PARTITION.address], 'BatchGetItem');
    store.grantContent(rollUp, 'GetObject');
    store.grantSearch(rollUp, 'GetObject', 'PutObject', 'DeleteObject');
    store.grantSearchList(rollUp);
    deferred.grantRequest(rollUp);
    this.work.consumeWith(rollUp, { batchSize: 10, share: 'RollUpUsage' });
  }

  grantRequest(grantee: IGrantable): void {
    grantSend(this.work.queue, grantee);
  }
}
