import { arn } from './arn.ts';
import { byLogicalId, defineResource } from './define-resource.ts';

export const eventBus = defineResource({
  type: 'AWS::Events::EventBus',
  properties: [
    // CDK always gives one. Here the name is the logical id, and everything asks for it by Ref or attribute.
    'Name',
    'Description',
    'Tags.**',
  ],
  ref: byLogicalId,
  attributes: {
    Arn: ({ logicalId }, home) => arn('events', `event-bus/${logicalId}`, home),
    Name: byLogicalId,
  },
});

/** What a pattern may hold is the event bus's own to refuse. */
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
  attributes: { Arn: ({ logicalId }, home) => arn('events', `rule/${logicalId}`, home) },
});
