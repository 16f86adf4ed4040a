import { Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Key } from 'aws-cdk-lib/aws-kms';
import { CfnQueue, type Queue } from 'aws-cdk-lib/aws-sqs';

/**
 * Encrypts a queue with a key whose policy lets SQS use it for this account's callers (lib/constructs/data-key.ts). Not the
 * property of the construct: with it CDK grants the key to each role and puts the topic's ARN into the key's policy, while the
 * topic is encrypted with the same key.
 */
export function encryptQueue(queue: Queue, key: Key): void {
  const resource = queue.node.defaultChild;
  if (!(resource instanceof CfnQueue)) throw new Error(`${queue.node.path} is not one resource`);
  resource.sqsManagedSseEnabled = undefined;
  resource.kmsMasterKeyId = key.keyArn;
}

/**
 * Lets SNS put messages into queues that a key encrypts (SNS developer guide, "Enabling server-side encryption for an Amazon
 * SNS topic with an encrypted Amazon SQS queue subscribed"), for topics of this account only.
 */
export function allowTopicDelivery(key: Key): void {
  const stack = Stack.of(key);
  key.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('sns.amazonaws.com')],
      actions: ['kms:GenerateDataKey', 'kms:Decrypt'],
      resources: ['*'],
      conditions: {
        StringEquals: { 'aws:SourceAccount': stack.account },
        ArnLike: { 'aws:SourceArn': stack.formatArn({ service: 'sns', resource: '*' }) },
      },
    }),
  );
}
