import type { Deployment, ResourceShape } from '../contract.ts';
import { arn } from './arn.ts';
import { defineResource } from './define-resource.ts';

function topicArn({ logicalId }: ResourceShape, deployment: Deployment): string {
  return arn('sns', logicalId, deployment);
}

export const topic = defineResource({
  type: 'AWS::SNS::Topic',
  // Encryption at rest and cost allocation.
  properties: ['KmsMasterKeyId', 'Tags.**'],
  ref: topicArn,
  attributes: { TopicArn: topicArn, TopicName: ({ logicalId }) => logicalId },
});

/** Lets SES publish, and requires TLS. Locally the runtime itself publishes. */
export const topicPolicy = defineResource({
  type: 'AWS::SNS::TopicPolicy',
  properties: ['Topics', 'PolicyDocument.**'],
});

export const subscription = defineResource({
  type: 'AWS::SNS::Subscription',
  properties: [
    'TopicArn',
    // email and https, by which alarms reach operators, are ignored; other protocols than sqs are refused.
    'Protocol',
    'Endpoint',
    'RawMessageDelivery',
    // For failed deliveries: locally topic and queue are in one process, so deliveries do not fail.
    'RedrivePolicy.**',
  ],
});
