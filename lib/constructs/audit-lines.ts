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
/** As many rows as one call reads. */
const BATCH = 100;
/** Without a limit a batch that fails would hold up its shard until the stream forgets it, and what expired meanwhile. */
const RETRIES = 10;

/**
 * Writes each entry of the audit log as a line of a log group of its own, for a SIEM. Entries come from the stream of the table, so that a
 * crash loses none. A batch that fails is halved and tried again; what Lambda gives up waits for an operator, who has a day until the
 * stream forgets it.
 */
export class AuditLines extends Construct {
  readonly function: LambdaFunction;
  /** Places in the stream of what Lambda gave up. The function itself takes such a message. */
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
      reason:
        'Lambda needs ListStreams of the role, and CDK grants it on all streams; it shows their names only',
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
