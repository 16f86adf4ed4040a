import { arn } from './arn.ts';
import { byLogicalId, defineResource } from './define-resource.ts';

export const eventBus = defineResource({
  type: 'AWS::Events::EventBus',
  properties: [
    // CDK always sets a name. Locally the name is the logical id, and the template uses it by Ref or attribute.
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

/** The event bus checks the pattern. */
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
