import { Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Key } from 'aws-cdk-lib/aws-kms';

/**
 * Lets a service publish to topics that a key encrypts. Each topic's policy says which service may; the encryption context
 * bounds the key to topics of this account (SNS developer guide, "Enable compatibility between event sources and topics").
 * AWS's own key for SNS would not do: neither SES nor CloudWatch may use it, and its policy cannot be changed.
 */
export function allowTopicPublisher(key: Key, service: string): void {
  key.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal(service)],
      actions: ['kms:GenerateDataKey', 'kms:Decrypt'],
      resources: ['*'],
      conditions: {
        ArnLike: {
          'kms:EncryptionContext:aws:sns:topicArn': Stack.of(key).formatArn({
            service: 'sns',
            resource: '*',
          }),
        },
      },
    }),
  );
}
