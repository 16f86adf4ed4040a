import { arn } from './arn.ts';
import { byLogicalId, defineResource } from './define-resource.ts';

/** Nobody is paged for a laptop: alarms and dashboards are accepted whole and come to nothing. */
const EVERYTHING = ['**'];

export const alarm = defineResource({
  type: 'AWS::CloudWatch::Alarm',
  properties: EVERYTHING,
  ref: byLogicalId,
  attributes: { Arn: ({ logicalId }, home) => arn('cloudwatch', `alarm:${logicalId}`, home) },
});

export const compositeAlarm = defineResource({
  type: 'AWS::CloudWatch::CompositeAlarm',
  properties: EVERYTHING,
  ref: byLogicalId,
  attributes: { Arn: ({ logicalId }, home) => arn('cloudwatch', `alarm:${logicalId}`, home) },
});

export const dashboard = defineResource({
  type: 'AWS::CloudWatch::Dashboard',
  properties: EVERYTHING,
  ref: byLogicalId,
});
