import { arn } from './arn.ts';
import { byLogicalId, defineResource } from './define-resource.ts';

/** Local functions log to files, so names and retention of log groups do not apply. */
export const logGroup = defineResource({
  type: 'AWS::Logs::LogGroup',
  properties: ['LogGroupName', 'LogGroupClass', 'RetentionInDays', 'Tags.**'],
  ref: byLogicalId,
  attributes: { Arn: ({ logicalId }, deployment) => arn('logs', `log-group:${logicalId}:*`, deployment) },
});

/** Metrics of CloudWatch do not exist locally. */
export const metricFilter = defineResource({
  type: 'AWS::Logs::MetricFilter',
  properties: ['LogGroupName', 'FilterPattern', 'MetricTransformations.**'],
  ref: byLogicalId,
});
