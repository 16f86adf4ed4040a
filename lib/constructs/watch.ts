import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import type { AlarmKind } from './alarm-kind.ts';

/** What an alarm watches, and when it goes off. */
export interface Watch {
  /** The section of the runbook; an alarm for several events notifies for each event by itself and names it. */
  readonly kind: AlarmKind | 'severalEvents';
  readonly metric: IMetric;
  /** The alarm goes off from this value on; with `goesOff: 'without data'`, when the metric has had data and has none any more. */
  readonly from: number;
  readonly goesOff?: 'without data';
  /** Periods of the metric that are looked at together; 1 by default. */
  readonly periods?: number;
  /** How many of them have to be over the threshold; all by default. */
  readonly datapoints?: number;
  /** A percentile of fewer values than say something leaves the alarm as it is. */
  readonly ignoresFewValues?: true;
}
