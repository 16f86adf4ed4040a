import { Duration } from 'aws-cdk-lib';
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { LISTING_INDEX } from '../../lambdas/store/message/listing-index.ts';
import type { Watch } from './watch.ts';

const PERIOD = Duration.minutes(5);
/** Clients try a throttled request again: a burst is nobody's concern, a quarter of an hour of throttling is. */
const THROTTLED_EVENTS = 10;
const THROTTLED_PERIODS = 3;
const SYSTEM_ERRORS = 5;

/** Throttling of the table and of its index, which DynamoDB counts apart, and failures of DynamoDB itself. */
export function tableWatches(table: Table): Readonly<Record<string, Watch>> {
  const throttled = (metricName: string, index?: string): Watch => ({
    kind: 'tableThrottled',
    metric: new Metric({
      namespace: 'AWS/DynamoDB',
      metricName,
      dimensionsMap: {
        TableName: table.tableName,
        ...(index === undefined ? {} : { GlobalSecondaryIndexName: index }),
      },
      statistic: 'Sum',
      period: PERIOD,
    }),
    from: THROTTLED_EVENTS,
    periods: THROTTLED_PERIODS,
  });
  return {
    TableReads: throttled('ReadThrottleEvents'),
    TableWrites: throttled('WriteThrottleEvents'),
    IndexReads: throttled('ReadThrottleEvents', LISTING_INDEX),
    IndexWrites: throttled('WriteThrottleEvents', LISTING_INDEX),
    TableErrors: {
      kind: 'tableErrors',
      metric: systemErrors(table),
      from: SYSTEM_ERRORS,
      periods: 3,
      datapoints: 2,
    },
  };
}

/**
 * System errors of all operations. DynamoDB counts them by operation alone and writes no zeros, and mathematics with a
 * metric that has no data has no result; a query of Metrics Insights adds up those that there are.
 */
function systemErrors(table: Table): MathExpression {
  return new MathExpression({
    expression: `SELECT SUM(SystemErrors) FROM SCHEMA("AWS/DynamoDB", Operation, TableName) WHERE TableName = '${table.tableName}'`,
    period: PERIOD,
    label: 'system errors of all operations',
  });
}
