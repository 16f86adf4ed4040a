import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { exportMailEnvironment } from '../../lambdas/environment.ts';
import { PARTITION } from '../../lambdas/store/keys.ts';
import type { Settings } from '../settings.ts';
import { grantSend } from './grant-send.ts';
import type { MailStore } from './mail-store.ts';
import { policyVariable } from './policy-variable.ts';
import { ServiceFunction } from './service-function.ts';
import { WorkQueue } from './work-queue.ts';

/** A job works for one of them. What died is taken up when six are over. */
const TIMEOUT = Duration.minutes(2);
/** More than the function tries: it says itself that an export has failed. */
const MAX_RECEIVES = 50;
/** Exports take no more of the account's concurrency than this. */
const MAX_CONCURRENCY = 2;

export interface MailExportProps {
  readonly settings: Settings;
  readonly store: MailStore;
}

/** Writes exports of mail, apart from everything else: a large one costs other calls nothing. */
export class MailExport extends Construct {
  readonly work: WorkQueue;

  constructor(scope: Construct, id: string, { settings, store }: MailExportProps) {
    super(scope, id);
    this.work = new WorkQueue(this, 'Work', {
      consumerTimeout: TIMEOUT,
      maxReceiveCount: MAX_RECEIVES,
      isAskedForAgain: true,
    });
    const writer = new ServiceFunction(this, 'Function', {
      settings,
      entry: 'export-mail',
      description: 'writes exports of mail',
      timeout: TIMEOUT,
      memoryMegabytes: 1024,
      // A large export is written by one job after the other.
      allowsRecursion: true,
      environment: {
        schema: exportMailEnvironment,
        values: {
          TABLE_NAME: store.table.tableName,
          MAIL_BUCKET_NAME: store.bucket.bucketName,
          POLICY: policyVariable(settings),
          EXPORT_QUEUE_URL: this.work.queue.queueUrl,
        },
      },
    });
    const { tenant, address, inbox } = PARTITION;
    store.grantPartitions(writer, [tenant, address, inbox], 'GetItem', 'BatchGetItem', 'Query');
    store.grantPartitions(writer, [tenant], 'UpdateItem');
    store.grantListing(writer);
    store.grantContent(writer, 'GetObject');
    store.grantRaw(writer, 'GetObject');
    store.grantExports(writer, 'GetObject', 'PutObject', 'DeleteObject', 'AbortMultipartUpload');
    // Whether the text of an attachment was made, and whether an object of its own is there.
    store.grantList(writer);
    grantSend(this.work.queue, writer);
    this.work.consumeWith(writer, { batchSize: 1, maxConcurrency: MAX_CONCURRENCY });
  }
}
