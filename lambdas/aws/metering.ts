import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import { METRIC_NAMESPACE, type Metering } from '../metric-name.ts';

/** Writes each count to the log in CloudWatch's embedded metric format: no call, and nothing to lose in a crash. */
export function cloudWatchMetering(): Metering {
  const metrics = new Metrics({ namespace: METRIC_NAMESPACE });
  return {
    count(name, by = 1) {
      // Not `singleMetric`, which makes all of this anew for each count.
      metrics.addMetric(name, MetricUnit.Count, by);
      metrics.publishStoredMetrics();
    },
  };
}
