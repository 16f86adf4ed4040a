import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import {
  FINDING_METRIC,
  type Findings,
  HOURLY_LIMITS,
  LIMIT_USE,
  LIMIT_USE_METRIC,
  type LimitedEvent,
  METRIC_NAMESPACE,
  type Metering,
  type MetricName,
} from '../observability/metric-name.ts';

/** CloudWatch's embedded metric format needs no API call and survives a crash. */
export function cloudWatchMetering(): Metering & Findings {
  const metrics = new Metrics({ namespace: METRIC_NAMESPACE });
  // `singleMetric` would create these objects again for each count.
  return {
    count(name, by = 1, domain = undefined) {
      if (domain !== undefined) metrics.addDimension('domain', domain);
      if (isLimited(name)) {
        metrics.addDimension('event', name);
        metrics.addMetric(LIMIT_USE_METRIC, MetricUnit.NoUnit, (by * LIMIT_USE) / HOURLY_LIMITS[name]);
        metrics.addMetadata(name, String(by));
      } else metrics.addMetric(name, MetricUnit.Count, by);
      metrics.publishStoredMetrics();
    },
    report(name, subject) {
      metrics.addDimension('event', name);
      metrics.addDimension('subject', subject);
      metrics.addMetric(FINDING_METRIC, MetricUnit.Count, 1);
      metrics.publishStoredMetrics();
    },
  };
}

function isLimited(name: MetricName): name is LimitedEvent {
  return name in HOURLY_LIMITS;
}
