import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { nameOf, resourcesOf, synthesized, textOf } from './synthesized.ts';

const template = synthesized();

const topicsOfAccount = {
  'Fn::Join': [
    '',
    [
      'arn:',
      { Ref: 'AWS::Partition' },
      ':sns:',
      { Ref: 'AWS::Region' },
      ':',
      { Ref: 'AWS::AccountId' },
      ':*',
    ],
  ],
};

describe('with a key of the operator’s own', () => {
  const own = synthesized({ encryptionKey: 'customer' });

  test('table and bucket are encrypted with it, and the bucket asks KMS but once for many objects', () => {
    own.resourceCountIs('AWS::KMS::Key', 2);
    own.hasResourceProperties('AWS::DynamoDB::Table', {
      SSESpecification: { SSEEnabled: true, SSEType: 'KMS', KMSMasterKeyId: Match.anyValue() },
    });
    own.hasResourceProperties('AWS::S3::Bucket', {
      BucketEncryption: {
        ServerSideEncryptionConfiguration: [
          { BucketKeyEnabled: true, ServerSideEncryptionByDefault: { SSEAlgorithm: 'aws:kms' } },
        ],
      },
    });
  });

  test('others use it through table, bucket and queues only, SES for what it receives, SNS for what it delivers', () => {
    const statement = z.looseObject({ Principal: z.unknown(), Condition: z.unknown().optional() });
    const keys = resourcesOf(
      own,
      'AWS::KMS::Key',
      z.object({ KeyPolicy: z.object({ Statement: z.array(statement) }) }),
    );
    const [, ...granted] =
      [...keys].find(([id]) => id.startsWith('StoreDataKey'))?.[1].KeyPolicy.Statement ?? [];

    expect(granted.map(({ Principal, Condition }) => [Principal, Condition])).toEqual([
      [
        { AWS: '*' },
        {
          StringEquals: {
            'kms:CallerAccount': { Ref: 'AWS::AccountId' },
            'kms:ViaService': ['dynamodb', 's3', 'sqs'].map((service) => ({
              'Fn::Join': ['', [`${service}.`, { Ref: 'AWS::Region' }, '.amazonaws.com']],
            })),
          },
        },
      ],
      [
        { Service: 'ses.amazonaws.com' },
        { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
      ],
      [
        { Service: 'ses.amazonaws.com' },
        {
          ArnLike: {
            'kms:EncryptionContext:aws:sns:topicArn': topicsOfAccount,
          },
        },
      ],
      [
        { Service: 'sns.amazonaws.com' },
        {
          StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } },
          ArnLike: { 'aws:SourceArn': topicsOfAccount },
        },
      ],
    ]);
  });

  test('the queues that hold receipts are encrypted with it, as all that SNS or a redrive can put them into', () => {
    const queueSchema = z.object({
      KmsMasterKeyId: z.unknown().optional(),
      SqsManagedSseEnabled: z.literal(true).optional(),
      RedrivePolicy: z.object({ deadLetterTargetArn: z.unknown() }).optional(),
    });
    const queues = [...resourcesOf(own, 'AWS::SQS::Queue', queueSchema)];
    const encrypted = queues.filter(([, { KmsMasterKeyId }]) => KmsMasterKeyId !== undefined);

    expect(encrypted.map(([id, { KmsMasterKeyId }]) => [nameOf(id), textOf(KmsMasterKeyId)])).toEqual([
      ['MailIngressReceiptsDeadLetters', 'StoreDataKey'],
      ['MailIngressReceiptsQueue', 'StoreDataKey'],
      ['MailIngressUndeliveredReceipts', 'StoreDataKey'],
    ]);
    for (const [, { KmsMasterKeyId, SqsManagedSseEnabled }] of queues) {
      expect(SqsManagedSseEnabled === true).toBe(KmsMasterKeyId === undefined);
    }
  });

  test('the topic of receipts is encrypted with it, and that of alarms with the other key, which says that it is disabled', () => {
    const topics = resourcesOf(own, 'AWS::SNS::Topic', z.object({ KmsMasterKeyId: z.unknown() }));
    const keys = Object.fromEntries(
      [...topics].map(([id, topic]) => [nameOf(id), textOf(topic.KmsMasterKeyId)]),
    );

    expect(keys).toEqual({
      MailIngressReceiptTopic: 'StoreDataKey',
      AlarmsTopic: 'StoreKeyringKey',
    });
  });

  test('each service that may publish to a topic may use the key of that topic for topics', () => {
    const keyPolicies = resourcesOf(
      own,
      'AWS::KMS::Key',
      z.object({
        KeyPolicy: z.object({ Statement: z.array(z.looseObject({ Condition: z.unknown().optional() })) }),
      }),
    );
    const publisherOf = (name: string): unknown =>
      [...keyPolicies]
        .filter(([id]) => nameOf(id) === name)
        .flatMap(([, { KeyPolicy }]) => KeyPolicy.Statement)
        .filter(({ Condition }) => JSON.stringify(Condition ?? '').includes('aws:sns:topicArn'))
        .map((each) => each['Principal']);
    expect(publisherOf('StoreDataKey')).toEqual([{ Service: 'ses.amazonaws.com' }]);
    expect(publisherOf('StoreKeyringKey')).toEqual([{ Service: 'cloudwatch.amazonaws.com' }]);

    const statement = z.looseObject({ Principal: z.unknown(), Effect: z.string() });
    const policies = resourcesOf(
      own,
      'AWS::SNS::TopicPolicy',
      z.object({ PolicyDocument: z.object({ Statement: z.array(statement) }) }),
    );
    const publishers = [...policies.values()]
      .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
      .filter(({ Effect }) => Effect === 'Allow')
      .map(({ Principal }) => Principal);

    expect(publishers).toEqual(
      expect.arrayContaining([{ Service: 'ses.amazonaws.com' }, { Service: 'cloudwatch.amazonaws.com' }]),
    );
    expect(new Set(publishers.map((each) => JSON.stringify(each))).size).toBe(2);
  });

  test('without one topics have none: neither SES nor CloudWatch may use that of AWS', () => {
    for (const topic of resourcesOf(
      template,
      'AWS::SNS::Topic',
      z.record(z.string(), z.unknown()),
    ).values()) {
      expect(topic).not.toHaveProperty('KmsMasterKeyId');
    }
  });
});

test('the key that wraps the keyring is rotated, and its policy trusts only this account', () => {
  const [key] = resourcesOf(
    template,
    'AWS::KMS::Key',
    z.object({
      EnableKeyRotation: z.literal(true),
      KeyPolicy: z.object({ Statement: z.array(z.object({ Principal: z.object({ AWS: z.unknown() }) })) }),
    }),
  ).values();

  expect(key?.KeyPolicy.Statement.map((statement) => textOf(statement.Principal.AWS))).toEqual([
    // biome-ignore lint/suspicious/noTemplateCurlyInString: pseudo parameters as CloudFormation writes them
    'arn:${AWS::Partition}:iam::${AWS::AccountId}:root',
  ]);
});
