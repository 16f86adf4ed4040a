import { arn } from './arn.ts';
import { byLogicalId, defineResource } from './define-resource.ts';

/** Alarms and dashboards are accepted but have no effect locally. */
const EVERYTHING = ['**'];

export const alarm = defineResource({
  type: 'AWS::CloudWatch::Alarm',
  properties: EVERYTHING,
  ref: byLogicalId,
  attributes: { Arn: ({ logicalId }, deployment) => arn('cloudwatch', `alarm:${logicalId}`, deployment) },
});

export const budget = defineResource({ type: 'AWS::Budgets::Budget', properties: EVERYTHING });

export const dashboard = defineResource({
  type: 'AWS::CloudWatch::Dashboard',
  properties: EVERYTHING,
  ref: byLogicalId,
});
