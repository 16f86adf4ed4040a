import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import type { AlarmKind } from './alarm-kind.ts';

/** What an alarm watches, and when it rings. */
export interface Watch {
  /** The section of the runbook; an alarm for several events notifies for each event by itself and names it. */
  readonly kind: AlarmKind | 'severalEvents';
  readonly metric: IMetric;
  /** The alarm rings from this value on; with `rings: 'without data'`, when the metric has had data and has none any more. */
  readonly from: number;
  readonly rings?: 'without data';
  /** Periods of the metric that are looked at together; 1 by default. */
  readonly periods?: number;
  /** How many of them have to be over the threshold; all by default. */
  readonly datapoints?: number;
  /** A percentile of fewer values than say something leaves the alarm as it is. */
  readonly ignoresFewValues?: true;
}
