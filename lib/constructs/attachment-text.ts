import { Duration } from 'aws-cdk-lib';
import type { IGrantable } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { readAttachmentEnvironment } from '../../lambdas/environment.ts';
import { PARTITION } from '../../lambdas/store/keys.ts';
import type { Settings } from '../settings.ts';
import { grantSend } from './grant-send.ts';
import type { MailStore } from './mail-store.ts';
import { ServiceFunction } from './service-function.ts';
import { WorkQueue } from './work-queue.ts';

/** The process that reads a file is killed after 25 s. */
const TIMEOUT = Duration.seconds(40);
/** A later attempt records that the earlier ones crashed the function. */
const MAX_RECEIVES = 50;

export interface AttachmentTextProps {
  readonly settings: Settings;
  readonly store: MailStore;
}

/** The function is separate because hostile files can crash it and must not disturb other calls. */
export class AttachmentText extends Construct {
  readonly work: WorkQueue;

  constructor(scope: Construct, id: string, { settings, store }: AttachmentTextProps) {
    super(scope, id);
    this.work = new WorkQueue(this, 'Work', {
      consumerTimeout: TIMEOUT,
      maxReceiveCount: MAX_RECEIVES,
      isAskedForAgain: true,
    });
    const reader = new ServiceFunction(this, 'Function', {
      settings,
      entry: 'read-attachment',
      description: 'reads the text of attachments',
      timeout: TIMEOUT,
      // A request is sent again while its tenant has other texts pending.
      allowsRecursion: true,
      memoryMegabytes: 1769,
      environment: {
        schema: readAttachmentEnvironment,
        values: {
          TABLE_NAME: store.table.tableName,
          MAIL_BUCKET_NAME: store.bucket.bucketName,
          QUEUE_URL: this.work.queue.queueUrl,
        },
      },
    });
    store.grantContent(reader, 'GetObject');
    store.grantTexts(reader);
    store.grantLook(reader);
    store.grantPartitions(reader, [PARTITION.waits], 'UpdateItem');
    this.grantRequest(reader);
    this.work.consumeWith(reader, { batchSize: 1, share: 'ReadAttachment' });
  }

  grantRequest(grantee: IGrantable): void {
    grantSend(this.work.queue, grantee);
  }
}
