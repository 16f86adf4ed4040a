import type { Deployment, ResourceShape } from '../contract.ts';
import { arn } from './arn.ts';
import { defineResource } from './define-resource.ts';

function topicArn({ logicalId }: ResourceShape, deployment: Deployment): string {
  return arn('sns', logicalId, deployment);
}

export const topic = defineResource({
  type: 'AWS::SNS::Topic',
  // Encryption at rest and cost allocation do not apply locally.
  properties: ['KmsMasterKeyId', 'Tags.**'],
  ref: topicArn,
  attributes: { TopicArn: topicArn, TopicName: ({ logicalId }) => logicalId },
});

/** The policy lets SES publish and requires TLS; locally the runtime itself publishes. */
export const topicPolicy = defineResource({
  type: 'AWS::SNS::TopicPolicy',
  properties: ['Topics', 'PolicyDocument.**'],
});

export const subscription = defineResource({
  type: 'AWS::SNS::Subscription',
  properties: [
    'TopicArn',
    // Alarms reach operators by email and https, which are ignored; other protocols than sqs are refused.
    'Protocol',
    'Endpoint',
    'RawMessageDelivery',
    // Topic and queue are in one process, so deliveries do not fail.
    'RedrivePolicy.**',
  ],
});
