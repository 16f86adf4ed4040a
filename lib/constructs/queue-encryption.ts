import { Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Key } from 'aws-cdk-lib/aws-kms';
import { CfnQueue, type Queue } from 'aws-cdk-lib/aws-sqs';

/**
 * The key's policy already lets SQS use it (lib/constructs/data-key.ts). With the construct's property, CDK would also
 * grant the key to each role and name the topic in the key's policy.
 */
export function encryptQueue(queue: Queue, key: Key): void {
  const resource = queue.node.defaultChild;
  if (!(resource instanceof CfnQueue)) throw new Error(`${queue.node.path} is not one resource`);
  resource.sqsManagedSseEnabled = undefined;
  resource.kmsMasterKeyId = key.keyArn;
}

/**
 * Lets topics of this account deliver to encrypted queues (SNS developer guide, "Enabling server-side encryption for an
 * Amazon SNS topic with an encrypted Amazon SQS queue subscribed").
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
