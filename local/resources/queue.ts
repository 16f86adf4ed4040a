import type { Home, ResourceShape } from '../contract.ts';
import { arn } from './arn.ts';
import { defineResource } from './define-resource.ts';

/** On the gateway's own address: the SDK sends to the host of the queue's URL, not to its endpoint. */
function queueUrl({ logicalId }: ResourceShape, home: Home): string {
  return `${home.awsEndpoint}/${home.accountId}/${logicalId}`;
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
    // Encryption at rest and cost reports.
    'SqsManagedSseEnabled',
    'KmsMasterKeyId',
    'Tags.**',
  ],
  ref: queueUrl,
  attributes: {
    Arn: ({ logicalId }, home) => arn('sqs', logicalId, home),
    QueueName: ({ logicalId }) => logicalId,
    QueueUrl: queueUrl,
  },
});

/** Lets SNS and EventBridge send, and demands TLS: on a laptop the runtime itself does the former. */
export const queuePolicy = defineResource({
  type: 'AWS::SQS::QueuePolicy',
  properties: ['Queues', 'PolicyDocument.**'],
});
