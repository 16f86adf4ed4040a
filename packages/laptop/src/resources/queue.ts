import type { Deployment, ResourceShape } from '../contract.ts';
import { arn } from './arn.ts';
import { defineResource } from './define-resource.ts';

/** The SDK sends to the host of the queue's URL, not to its endpoint, so the URL has the gateway's address. */
function queueUrl({ logicalId }: ResourceShape, deployment: Deployment): string {
  return `${deployment.awsEndpoint}/${deployment.accountId}/${logicalId}`;
}

export const queue = defineResource({
  type: 'AWS::SQS::Queue',
  properties: [
    'RedrivePolicy.deadLetterTargetArn',
    'RedrivePolicy.maxReceiveCount',
    'VisibilityTimeout',
    'MessageRetentionPeriod',
    'DelaySeconds',
    'ReceiveMessageWaitTimeSeconds',
    'MaximumMessageSize',
    // Encryption at rest and cost allocation do not apply locally.
    'SqsManagedSseEnabled',
    'KmsMasterKeyId',
    'Tags.**',
  ],
  ref: queueUrl,
  attributes: {
    Arn: ({ logicalId }, deployment) => arn('sqs', logicalId, deployment),
    QueueName: ({ logicalId }) => logicalId,
    QueueUrl: queueUrl,
  },
});

/** The policy lets SNS and EventBridge send and requires TLS; locally the runtime itself sends. */
export const queuePolicy = defineResource({
  type: 'AWS::SQS::QueuePolicy',
  properties: ['Queues', 'PolicyDocument.**'],
});
