import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { adminEnvironment } from '../../lambdas/environment.ts';
import type { Settings } from '../settings.ts';
import type { EventStream } from './event-stream.ts';
import { grantSend } from './grant-send.ts';
import type { HeldMail } from './held-mail.ts';
import type { MailStore } from './mail-store.ts';
import type { Purge } from './purge.ts';
import { ServiceFunction } from './service-function.ts';

/** A delete revokes every key of a tenant before it answers. */
const TIMEOUT = Duration.minutes(5);

export interface AdminProps {
  readonly settings: Settings;
  readonly store: MailStore;
  readonly purge: Purge;
  readonly held: HeldMail;
  readonly stream: EventStream;
}

/**
 * What the operator does to tenants. Nothing leads here but lambda:InvokeFunction with the operator's own
 * credentials: no URL, no route, no permission for any service.
 */
export class Admin extends Construct {
  readonly functionName: string;

  constructor(scope: Construct, id: string, { settings, store, purge, held, stream }: AdminProps) {
    super(scope, id);
    const admin = new ServiceFunction(this, 'Function', {
      settings,
      entry: 'admin',
      description: 'does what the operator asks of tenants',
      timeout: TIMEOUT,
      memoryMegabytes: 512,
      environment: {
        schema: adminEnvironment,
        values: {
          TABLE_NAME: store.table.tableName,
          PLANS: JSON.stringify(settings.plans),
          PURGE_QUEUE_URL: purge.work.queue.queueUrl,
          RELEASE_QUEUE_URL: held.work.queue.queueUrl,
          STREAM_URL: stream.url,
        },
      },
    });
    store.grantRows(
      admin,
      'GetItem',
      'BatchGetItem',
      'Query',
      'PutItem',
      'UpdateItem',
      'DeleteItem',
      'BatchWriteItem',
    );
    grantSend(purge.work.queue, admin);
    held.grantRequest(admin);
    stream.grantSend(admin);
    this.functionName = admin.function.functionName;
  }
}
