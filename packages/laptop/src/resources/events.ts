import { arn } from './arn.ts';
import { byLogicalId, defineResource } from './define-resource.ts';

export const eventBus = defineResource({
  type: 'AWS::Events::EventBus',
  properties: [
    // CDK always sets a name, but the template uses it by Ref or attribute, so the logical id is the local name.
    'Name',
    'Description',
    'Tags.**',
  ],
  ref: byLogicalId,
  attributes: {
    Arn: ({ logicalId }, deployment) => arn('events', `event-bus/${logicalId}`, deployment),
    Name: byLogicalId,
  },
});

export const eventRule = defineResource({
  type: 'AWS::Events::Rule',
  properties: [
    'Description',
    'EventBusName',
    'EventPattern.**',
    'ScheduleExpression',
    'State',
    'Targets.*.Id',
    'Targets.*.Arn',
    'Targets.*.Input',
    'Targets.*.InputPath',
    'Targets.*.InputTransformer.**',
    'Targets.*.RetryPolicy.**',
    'Targets.*.DeadLetterConfig.Arn',
    'Tags.**',
  ],
  attributes: { Arn: ({ logicalId }, deployment) => arn('events', `rule/${logicalId}`, deployment) },
});
