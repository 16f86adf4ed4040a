import { arn } from './arn.ts';
import { byLogicalId, defineResource } from './define-resource.ts';

/** Local functions log to the runtime's own output: how AWS names and keeps their logs has no say here. */
export const logGroup = defineResource({
  type: 'AWS::Logs::LogGroup',
  properties: ['LogGroupName', 'LogGroupClass', 'RetentionInDays', 'Tags.**'],
  ref: byLogicalId,
  attributes: { Arn: ({ logicalId }, home) => arn('logs', `log-group:${logicalId}:*`, home) },
});
