import { Duration } from 'aws-cdk-lib';
import type { IGrantable } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { foldUsageEnvironment } from '../../lambdas/environment.ts';
import { PARTITION } from '../../lambdas/store/partition-prefixes.ts';
import type { Settings } from '../settings.ts';
import { grantSend } from './grant-send.ts';
import type { HeldMail } from './held-mail.ts';
import type { MailStore } from './mail-store.ts';
import { ServiceFunction } from './service-function.ts';
import { WorkQueue } from './work-queue.ts';

const TIMEOUT = Duration.minutes(1);
const MAX_RECEIVES = 50;
/** Usage is exact all the same, but what is not folded is read anew by each call. */
const OLD_AFTER = Duration.hours(1);

export interface UsageFoldProps {
  readonly settings: Settings;
  readonly store: MailStore;
  readonly held: HeldMail;
}

/** Walks behind the usage ledger and writes running totals into it, so that reading usage costs the same for ever. */
export class UsageFold extends Construct {
  /** Each job says itself how long it is delayed: until the changes that it is about have settled. */
  readonly work: WorkQueue;

  constructor(scope: Construct, id: string, { settings, store, held }: UsageFoldProps) {
    super(scope, id);
    this.work = new WorkQueue(this, 'Work', {
      consumerTimeout: TIMEOUT,
      maxReceiveCount: MAX_RECEIVES,
      oldAfter: OLD_AFTER,
      delay: Duration.seconds(settings.usageFoldDelaySeconds),
    });
    const fold = new ServiceFunction(this, 'Function', {
      settings,
      entry: 'fold-usage',
      description: 'keeps the running totals of usage',
      timeout: TIMEOUT,
      memoryMegabytes: 256,
      // Between released mail and what its usage may release.
      allowsRecursion: true,
      environment: {
        schema: foldUsageEnvironment,
        values: {
          TABLE_NAME: store.table.tableName,
          RELEASE_QUEUE_URL: held.work.queue.queueUrl,
          USAGE_SETTLE_SECONDS: String(settings.usageSettleSeconds),
        },
      },
    });
    store.grantPartitions(
      fold,
      [PARTITION.usage, PARTITION.tenant],
      'GetItem',
      'Query',
      'PutItem',
      'UpdateItem',
      'BatchWriteItem',
      'ConditionCheckItem',
    );
    held.grantRequest(fold);
    this.work.consumeWith(fold, { batchSize: 10, maxConcurrency: 5 });
  }

  /** Leave to ask for a tenant's fold. */
  grantRequest(grantee: IGrantable): void {
    grantSend(this.work.queue, grantee);
  }
}
