import { Aws, Duration } from 'aws-cdk-lib';
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import {
  FINDING_METRIC,
  type FindingName,
  HOURLY_LIMITS,
  LIMIT_USE,
  LIMIT_USE_METRIC,
  type LimitedEvent,
  METRIC_NAMESPACE,
  type PlainMetric,
} from '../../lambdas/observability/metric-name.ts';
import type { EventStream } from './event-stream.ts';
import type { HttpApi } from './http-api.ts';
import type { MailIngress } from './mail-ingress.ts';
import type { McpEndpoint } from './mcp-endpoint.ts';
import { CONFIGURATION_SET_TAG, type Sender } from './sender.ts';

const FIVE_MINUTES = Duration.minutes(5);
const HOUR = Duration.hours(1);

export interface Transports {
  readonly rest: HttpApi;
  readonly mcp: McpEndpoint;
  readonly stream: EventStream;
}

/** Metrics have no label, because CDK renders an alarm on a labeled metric as metric math. */
export function ownCount(metricName: PlainMetric, period: Duration = HOUR): Metric {
  return new Metric({
    namespace: METRIC_NAMESPACE,
    metricName,
    dimensionsMap: { service: Aws.STACK_NAME },
    statistic: 'Sum',
    period,
  });
}

export function receiptRuleCount(
  { ruleName }: MailIngress,
  metricName: 'PublishFailure' | 'PublishExpired',
): Metric {
  return new Metric({
    namespace: 'AWS/SES',
    metricName,
    dimensionsMap: { RuleName: ruleName },
    statistic: 'Sum',
    period: FIVE_MINUTES,
  });
}

/** The rate covers the whole account, as SES judges it: 0 to 1. */
export function reputation(metricName: 'Reputation.BounceRate' | 'Reputation.ComplaintRate'): Metric {
  return new Metric({ namespace: 'AWS/SES', metricName, statistic: 'Average', period: HOUR });
}

/** SES counts mail to an address on the account's suppression list as a bounce of the configuration set. */
export function sendingEvents({ configurationSetName }: Sender, metricName: 'Bounce' | 'Complaint'): Metric {
  return new Metric({
    namespace: 'AWS/SES',
    metricName,
    dimensionsMap: { [CONFIGURATION_SET_TAG]: configurationSetName },
    statistic: 'Sum',
    period: HOUR,
  });
}

export function oldestAge(queue: Queue): Metric {
  return queue.metricApproximateAgeOfOldestMessage({ statistic: 'Maximum', period: FIVE_MINUTES });
}

export function depth(queue: Queue): Metric {
  return queue.metricApproximateNumberOfMessagesVisible({ statistic: 'Maximum', period: FIVE_MINUTES });
}

export function limitedCount(event: LimitedEvent): MathExpression {
  return new MathExpression({
    expression: `use${event} * ${HOURLY_LIMITS[event] / LIMIT_USE}`,
    usingMetrics: {
      [`use${event}`]: new Metric({
        namespace: METRIC_NAMESPACE,
        metricName: LIMIT_USE_METRIC,
        dimensionsMap: { service: Aws.STACK_NAME, event },
        statistic: 'Sum',
      }),
    },
    period: HOUR,
    label: event,
  });
}

/** The unit is thousandths of the hourly limit, with one time series for each event that happened. */
export function limitUse(): MathExpression {
  return new MathExpression({
    expression: `SELECT SUM(${LIMIT_USE_METRIC}) FROM SCHEMA("${METRIC_NAMESPACE}", event, service) WHERE service = '${Aws.STACK_NAME}' GROUP BY event ORDER BY SUM() DESC`,
    period: HOUR,
    label: 'events that happened',
  });
}

export function findings({
  only,
  not,
}: {
  readonly only?: FindingName;
  readonly not?: FindingName;
}): MathExpression {
  const events = only === undefined ? `event != '${not}'` : `event = '${only}'`;
  return new MathExpression({
    expression: `SELECT SUM(${FINDING_METRIC}) FROM SCHEMA("${METRIC_NAMESPACE}", event, service, subject) WHERE service = '${Aws.STACK_NAME}' AND ${events} GROUP BY event, subject ORDER BY SUM() DESC`,
    period: FIVE_MINUTES,
    label: 'findings of the check',
  });
}

/**
 * Each attempt counts 0 or 1, so the median tells whether half of an hour's attempts failed. CloudWatch treats fewer
 * than 20 values as insufficient (CloudWatch user guide, "Percentile-based alarms and low data samples").
 */
export function medianFailure(): Metric {
  return ownCount('WebhookFailed').with({ statistic: 'p50' });
}

/** A metric filter's metric has no dimension, so the namespace contains the stack's name. */
export function functionFailures(): Metric {
  return new Metric({
    namespace: `${METRIC_NAMESPACE}/${Aws.STACK_NAME}`,
    metricName: 'FunctionFailed',
    statistic: 'Sum',
    period: FIVE_MINUTES,
  });
}

/** The result is 1 or 0. ACM publishes the days to expiry twice a day. */
export function runsOutWithin(certificate: ICertificate, days: number): MathExpression {
  return new MathExpression({
    expression: `IF(left < ${days}, 1, 0)`,
    usingMetrics: { left: certificate.metricDaysToExpiry() },
    period: Duration.days(1),
    label: 'certificate expires',
  });
}

export function failures({
  rest,
  mcp,
  stream,
}: Transports): Readonly<Record<'Rest' | 'Mcp' | 'Stream', Metric>> {
  const sum = { statistic: 'Sum', period: FIVE_MINUTES };
  return {
    Rest: rest.api.metricServerError(sum),
    Mcp: functionMetric(mcp.functionName, mcp.counts.failures, 'Sum'),
    Stream: ofSockets(stream, 'ExecutionError'),
  };
}

export function calls({ rest, mcp, stream }: Transports): Metric[] {
  return [
    rest.api.metricCount({ statistic: 'Sum', period: FIVE_MINUTES }),
    functionMetric(mcp.functionName, mcp.counts.calls, 'Sum'),
    ofSockets(stream, 'MessageCount'),
  ];
}

export function functionMetric(
  functionName: string,
  metricName: string,
  statistic: string,
  period: Duration = FIVE_MINUTES,
): Metric {
  return new Metric({
    namespace: 'AWS/Lambda',
    metricName,
    dimensionsMap: { FunctionName: functionName },
    statistic,
    period,
  });
}

function ofSockets({ api }: EventStream, metricName: string): Metric {
  return api.metric(metricName, { statistic: 'Sum', period: FIVE_MINUTES });
}
