import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import type { AlarmKind } from './alarm-kind.ts';

export interface Watch {
  /** An alarm for several events has no section of its own: each event's notification names one. */
  readonly kind: AlarmKind | 'severalEvents';
  readonly metric: IMetric;
  /**
   * The alarm goes off at this value and above; with `goesOff: 'without data'`, when the metric had data and has none
   * any more.
   */
  readonly from: number;
  readonly goesOff?: 'without data';
  readonly periods?: number;
  readonly datapoints?: number;
  /** A percentile of too few values leaves the alarm's state unchanged. */
  readonly ignoresFewValues?: true;
}
