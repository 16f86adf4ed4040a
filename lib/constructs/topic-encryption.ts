import { Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Key } from 'aws-cdk-lib/aws-kms';

/**
 * The encryption context limits the key to topics of this account (SNS developer guide, "Enable compatibility between
 * event sources and topics"). SES and CloudWatch may not use the AWS managed key for SNS, which has a fixed policy.
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
