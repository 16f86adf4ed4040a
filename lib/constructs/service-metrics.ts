import { Duration, Stack } from 'aws-cdk-lib';
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { METRIC_NAMESPACE, type MetricName } from '../../lambdas/metric-name.ts';
import type { EventStream } from './event-stream.ts';
import type { HttpApi } from './http-api.ts';
import type { MailIngress } from './mail-ingress.ts';
import type { McpEndpoint } from './mcp-endpoint.ts';
import { CONFIGURATION_SET_TAG, type Sender } from './sender.ts';

const FIVE_MINUTES = Duration.minutes(5);
const HOUR = Duration.hours(1);
/** Attempts in an hour below which a share of failures says nothing. */
const TELLING_ATTEMPTS = 20;

/** The transports that clients come through. */
export interface Transports {
  readonly rest: HttpApi;
  readonly mcp: McpEndpoint;
  readonly stream: EventStream;
}

/**
 * A count of the service's own, of this stack alone. No metric here has a label: CDK renders an alarm on such a one as
 * mathematics.
 */
export function ownCount(scope: Construct, metricName: MetricName, period: Duration = HOUR): Metric {
  return new Metric({
    namespace: METRIC_NAMESPACE,
    metricName,
    dimensionsMap: { service: Stack.of(scope).stackName },
    statistic: 'Sum',
    period,
  });
}

/** SES counts failed actions on a mail by receipt rule. */
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

/** Of the whole account, as SES judges it: 0 to 1. */
export function reputation(metricName: 'Reputation.BounceRate' | 'Reputation.ComplaintRate'): Metric {
  return new Metric({ namespace: 'AWS/SES', metricName, statistic: 'Average', period: HOUR });
}

/**
 * What became of the service's own mails, by the configuration set that they are sent with. SES counts mail to an address
 * on the account's suppression list as a bounce here.
 */
export function sendingEvents({ configurationSetName }: Sender, metricName: 'Bounce' | 'Complaint'): Metric {
  return new Metric({
    namespace: 'AWS/SES',
    metricName,
    dimensionsMap: { [CONFIGURATION_SET_TAG]: configurationSetName },
    statistic: 'Sum',
    period: HOUR,
  });
}

/** Invocations that Lambda refused because their chain of function and queue had come around too often. */
export function recursionDrops(consumer: IFunction): Metric {
  return new Metric({
    namespace: 'AWS/Lambda',
    metricName: 'RecursiveInvocationsDropped',
    dimensionsMap: { FunctionName: consumer.functionName },
    statistic: 'Sum',
    period: FIVE_MINUTES,
  });
}

export function oldestAge(queue: Queue): Metric {
  return queue.metricApproximateAgeOfOldestMessage({ statistic: 'Maximum', period: FIVE_MINUTES });
}

export function depth(queue: Queue): Metric {
  return queue.metricApproximateNumberOfMessagesVisible({ statistic: 'Maximum', period: FIVE_MINUTES });
}

/**
 * Share of failed attempts at webhooks in an hour, 0 to 1; 0 where too few were made to tell. Each failure also counts 0
 * deliveries (lambdas/webhooks/conclude.ts), so that there is a share when nothing is delivered at all: mathematics
 * with a metric that has no data has no result. Without failures there is none, and nothing is wrong.
 */
export function failedShare(scope: Construct): MathExpression {
  return new MathExpression({
    expression: `IF(failed + delivered >= ${TELLING_ATTEMPTS}, failed / (failed + delivered), 0)`,
    usingMetrics: {
      failed: ownCount(scope, 'WebhookFailed'),
      delivered: ownCount(scope, 'WebhookDelivered'),
    },
    period: HOUR,
    label: 'failed share of attempts',
  });
}

/** 1 when a certificate is good for fewer days than that, 0 while it is not. ACM counts them twice a day. */
export function runsOutWithin(certificate: ICertificate, days: number): MathExpression {
  return new MathExpression({
    expression: `IF(left < ${days}, 1, 0)`,
    usingMetrics: { left: certificate.metricDaysToExpiry() },
    period: Duration.days(1),
    label: 'certificate runs out',
  });
}

/** How many calls of a transport the service itself failed. */
export function failures({
  rest,
  mcp,
  stream,
}: Transports): Readonly<Record<'Rest' | 'Mcp' | 'Stream', Metric>> {
  const sum = { statistic: 'Sum', period: FIVE_MINUTES };
  return {
    Rest: rest.api.metricServerError(sum),
    Mcp: ofFunction(mcp, 'Url5xxCount', 'Sum'),
    Stream: ofSockets(stream, 'ExecutionError'),
  };
}

/**
 * How long the slowest of a hundred callers waits, in milliseconds. The stream answers nobody. Of assistants it is how long
 * the function takes: of its metrics only that one is documented to have percentiles (Lambda developer guide, "Types of
 * metrics"), and an alarm on what has none would be quiet for ever.
 */
export function latencies({ rest, mcp }: Transports): Readonly<Record<'Rest' | 'Mcp', Metric>> {
  return {
    Rest: rest.api.metricLatency({ statistic: 'p99', period: FIVE_MINUTES }),
    Mcp: ofFunction(mcp, 'Duration', 'p99'),
  };
}

export function calls({ rest, mcp, stream }: Transports): Metric[] {
  return [
    rest.api.metricCount({ statistic: 'Sum', period: FIVE_MINUTES }),
    ofFunction(mcp, 'UrlRequestCount', 'Sum'),
    ofSockets(stream, 'MessageCount'),
  ];
}

function ofFunction({ functionName }: McpEndpoint, metricName: string, statistic: string): Metric {
  return new Metric({
    namespace: 'AWS/Lambda',
    metricName,
    dimensionsMap: { FunctionName: functionName },
    statistic,
    period: FIVE_MINUTES,
  });
}

function ofSockets({ api }: EventStream, metricName: string): Metric {
  return api.metric(metricName, { statistic: 'Sum', period: FIVE_MINUTES });
}
