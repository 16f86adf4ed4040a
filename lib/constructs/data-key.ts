import { type RemovalPolicy, Stack } from 'aws-cdk-lib';
import { AnyPrincipal, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';
import { allowTopicDelivery } from './queue-encryption.ts';
import { allowTopicPublisher } from './topic-encryption.ts';

/**
 * The key works only through DynamoDB, S3 and SQS for principals that may use the table, bucket or queue. As with AWS
 * managed keys, roles need no grant; disabling the key blocks everybody.
 */
export function dataKey(scope: Construct, id: string, removalPolicy: RemovalPolicy): Key {
  const { account, region } = Stack.of(scope);
  const key = new Key(scope, id, {
    description: 'Encrypts mail at rest: the table, the bucket, the topic and the queues of receipts',
    enableKeyRotation: true,
    removalPolicy,
  });
  key.addToResourcePolicy(
    new PolicyStatement({
      principals: [new AnyPrincipal()],
      actions: [
        'kms:Encrypt',
        'kms:Decrypt',
        'kms:ReEncryptFrom',
        'kms:ReEncryptTo',
        'kms:GenerateDataKey',
        'kms:GenerateDataKeyWithoutPlaintext',
        'kms:CreateGrant',
        'kms:DescribeKey',
      ],
      resources: ['*'],
      conditions: {
        StringEquals: {
          'kms:CallerAccount': account,
          'kms:ViaService': ['dynamodb', 's3', 'sqs'].map((service) => `${service}.${region}.amazonaws.com`),
        },
      },
    }),
  );
  // SES writes raw mail into the bucket itself.
  key.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('ses.amazonaws.com')],
      actions: ['kms:GenerateDataKey', 'kms:Decrypt'],
      resources: ['*'],
      conditions: { StringEquals: { 'aws:SourceAccount': account } },
    }),
  );
  allowTopicPublisher(key, 'ses.amazonaws.com');
  allowTopicDelivery(key);
  return key;
}
