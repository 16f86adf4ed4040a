import { Duration } from 'aws-cdk-lib';
import { LIMIT_USE } from '../../lambdas/observability/metric-name.ts';
import type { AccountCheck } from './account-check.ts';
import { findings, functionMetric, limitUse } from './service-metrics.ts';
import type { Watch } from './watch.ts';

const MISSED_CHECKS = 3;
/** A message may be between two deliveries at one check. */
const UNCONSUMED_CHECKS = 3;
/**
 * Checks do not run at exact times: one period of five minutes may have none and the next two, and the alarm must not
 * reset.
 */
const ONE_MORE_PERIOD = 1;

/**
 * Alarms query one time series per event (and queue, key or rule set), so that each has its own notification and events
 * that do not happen cost nothing.
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
    // Lambda counts invocations for free; a metric of the check about itself would be billed all the time.
    CheckMissing: {
      kind: 'checkMissing',
      metric: functionMetric(check.functionName, 'Invocations', 'Sum', Duration.minutes(5)),
      from: 1,
      goesOff: 'without data',
      periods: MISSED_CHECKS,
    },
  };
}
