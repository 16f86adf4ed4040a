import type { Home, ResourceShape } from '../contract.ts';
import { arn } from './arn.ts';
import { defineResource } from './define-resource.ts';

function topicArn({ logicalId }: ResourceShape, home: Home): string {
  return arn('sns', logicalId, home);
}

export const topic = defineResource({
  type: 'AWS::SNS::Topic',
  // Encryption at rest and cost reports.
  properties: ['KmsMasterKeyId', 'Tags.**'],
  ref: topicArn,
  attributes: { TopicArn: topicArn, TopicName: ({ logicalId }) => logicalId },
});

/** Lets SES publish, and demands TLS: on a laptop the runtime itself publishes. */
export const topicPolicy = defineResource({
  type: 'AWS::SNS::TopicPolicy',
  properties: ['Topics', 'PolicyDocument.**'],
});

export const subscription = defineResource({
  type: 'AWS::SNS::Subscription',
  properties: [
    'TopicArn',
    // Other protocols than sqs are refused when the subscription is made; email, for an operator, is left out.
    'Protocol',
    'Endpoint',
    'RawMessageDelivery',
    // For deliveries that fail: here topic and queue are one process, so none does.
    'RedrivePolicy.**',
  ],
});
