import { Duration, Validations } from 'aws-cdk-lib';
import { EventSourceMapping, FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { auditLinesEnvironment } from '../../lambdas/environment.ts';
import { PARTITION } from '../../lambdas/store/keys.ts';
import type { Settings } from '../settings.ts';
import type { MailStore } from './mail-store.ts';
import { ServiceFunction } from './service-function.ts';

const TIMEOUT = Duration.seconds(30);
/** As many rows as one call reads. */
const BATCH = 100;

/**
 * Writes each entry of the audit log as a line of a log group of its own, for a SIEM. Entries come from the stream of the table, so that a
 * crash loses none; Lambda repeats a batch that failed until it is a day old, when the stream forgets it.
 */
export class AuditLines extends Construct {
  readonly logGroupName: string;

  constructor(scope: Construct, id: string, { settings, store }: { settings: Settings; store: MailStore }) {
    super(scope, id);
    const writer = new ServiceFunction(this, 'Function', {
      settings,
      entry: 'write-audit-lines',
      description: 'writes the audit log into a log group',
      timeout: TIMEOUT,
      memoryMegabytes: 256,
      environment: { schema: auditLinesEnvironment, values: { TABLE_NAME: store.table.tableName } },
    });
    store.grantPartitions(writer, [PARTITION.audit], 'BatchGetItem');
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
      filters: [
        FilterCriteria.filter({
          eventName: FilterRule.isEqual('INSERT'),
          dynamodb: { Keys: { pk: { S: FilterRule.beginsWith(PARTITION.audit) } } },
        }),
      ],
    });
    this.logGroupName = writer.log.logGroupName;
  }
}
