import { Duration, Validations } from 'aws-cdk-lib';
import {
  EventSourceMapping,
  FilterCriteria,
  FilterRule,
  type Function as LambdaFunction,
  StartingPosition,
} from 'aws-cdk-lib/aws-lambda';
import { SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { auditLinesEnvironment } from '../../lambdas/environment.ts';
import { PARTITION } from '../../lambdas/store/keys.ts';
import type { Settings } from '../settings.ts';
import { deadLetterQueue } from './dead-letter-queue.ts';
import type { MailStore } from './mail-store.ts';
import { ServiceFunction } from './service-function.ts';

const TIMEOUT = Duration.seconds(30);
const BATCH = 100;
/** A failing batch without a limit would block its shard until the stream's records expire. */
const RETRIES = 10;

/**
 * Writes audit entries to a log group for a SIEM. They come from the table's stream, so that a crash loses none; what
 * Lambda gives up can be recovered for a day, until the records expire.
 */
export class AuditLines extends Construct {
  readonly function: LambdaFunction;
  /**
   * The messages contain positions in the stream of records that Lambda gave up; the function itself accepts such a
   * message.
   */
  readonly discarded: Queue;
  readonly logGroupName: string;

  constructor(scope: Construct, id: string, { settings, store }: { settings: Settings; store: MailStore }) {
    super(scope, id);
    const writer = new ServiceFunction(this, 'Function', {
      settings,
      logRetentionDays: settings.auditLogRetentionDays,
      entry: 'write-audit-lines',
      description: 'writes the audit log into a log group',
      timeout: TIMEOUT,
      memoryMegabytes: 256,
      environment: {
        schema: auditLinesEnvironment,
        values: { TABLE_NAME: store.table.tableName },
      },
    });
    store.grantPartitions(writer, [PARTITION.audit], 'BatchGetItem');
    this.discarded = deadLetterQueue(this, 'Discarded');
    const stream = store.grantStream(writer);
    Validations.of(writer).acknowledge({
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason: 'Lambda needs ListStreams, which CDK grants the role on all streams; it shows only their names',
    });
    new EventSourceMapping(this, 'Source', {
      target: writer.function,
      eventSourceArn: stream,
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: BATCH,
      bisectBatchOnError: true,
      retryAttempts: RETRIES,
      onFailure: new SqsDlq(this.discarded),
      filters: [
        FilterCriteria.filter({
          eventName: FilterRule.isEqual('INSERT'),
          dynamodb: { Keys: { pk: { S: FilterRule.beginsWith(PARTITION.audit) } } },
        }),
      ],
    });
    this.function = writer.function;
    this.logGroupName = writer.log.logGroupName;
  }
}
