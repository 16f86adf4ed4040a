import { Duration } from 'aws-cdk-lib';
import { LIMIT_USE } from '../../lambdas/observability/metric-name.ts';
import type { AccountCheck } from './account-check.ts';
import { findings, functionMetric, limitUse } from './service-metrics.ts';
import type { Watch } from './watch.ts';

/** A check that fails once is retried by the next one. */
const MISSED_CHECKS = 3;
/** A message may be between two deliveries at one check. */
const UNCONSUMED_CHECKS = 3;
/** Checks are not made at the second: one period of five minutes may have none and the next two, and the alarm stays on. */
const ONE_MORE_PERIOD = 1;

/**
 * What the scheduled check finds and what functions count. Each alarm looks at a query with one time series for each event
 * (and queue, key or rule set), of which each has its own state and notification: events that do not happen have no metric
 * and cost nothing, and one that goes on for days hides no other.
 */
export function accountWatches(check: AccountCheck): Readonly<Record<string, Watch>> {
  return {
    Findings: {
      kind: 'severalEvents',
      metric: findings({ not: 'QueueNotConsumed' }),
      from: 1,
      periods: 1 + ONE_MORE_PERIOD,
      datapoints: 1,
    },
    NotConsumed: {
      kind: 'notConsumed',
      metric: findings({ only: 'QueueNotConsumed' }),
      from: 1,
      periods: UNCONSUMED_CHECKS + ONE_MORE_PERIOD,
      datapoints: UNCONSUMED_CHECKS,
    },
    Limits: { kind: 'severalEvents', metric: limitUse(), from: LIMIT_USE },
    // Lambda counts it, at no cost: a metric that the check writes about itself would be billed all the time.
    CheckMissing: {
      kind: 'checkMissing',
      metric: functionMetric(check.functionName, 'Invocations', 'Sum', Duration.minutes(5)),
      from: 1,
      goesOff: 'without data',
      periods: MISSED_CHECKS,
    },
  };
}
