import type { JsonObject, ResolvedTemplate } from '../../src/contract.ts';
import { providers } from '../../src/resources/providers.ts';
import { resolveTemplate } from '../../src/template/resolve-template.ts';
import { testDeployment } from '../template/test-deployment.ts';

export function exampleTemplate(
  changes: JsonObject = {},
  awsEndpoint = testDeployment.awsEndpoint,
): ResolvedTemplate {
  const Resources = {
    Rows: {
      Type: 'AWS::DynamoDB::Table',
      Properties: {
        AttributeDefinitions: ['pk', 'sk', 'gpk', 'gsk'].map((AttributeName) => ({
          AttributeName,
          AttributeType: 'S',
        })),
        KeySchema: keys('pk', 'sk'),
        GlobalSecondaryIndexes: [
          {
            IndexName: 'listing',
            KeySchema: keys('gpk', 'gsk'),
            Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: ['subject', 'preview'] },
          },
        ],
        BillingMode: 'PAY_PER_REQUEST',
        TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
      },
    },
    Mail: { Type: 'AWS::S3::Bucket' },
    Work: {
      Type: 'AWS::SQS::Queue',
      Properties: {
        VisibilityTimeout: 45,
        RedrivePolicy: { deadLetterTargetArn: { 'Fn::GetAtt': ['Dead', 'Arn'] }, maxReceiveCount: 3 },
      },
    },
    Dead: { Type: 'AWS::SQS::Queue', Properties: { MessageRetentionPeriod: 1_209_600 } },
    Receipts: { Type: 'AWS::SNS::Topic' },
    Feed: {
      Type: 'AWS::SNS::Subscription',
      Properties: {
        TopicArn: { Ref: 'Receipts' },
        Protocol: 'sqs',
        Endpoint: { 'Fn::GetAtt': ['Work', 'Arn'] },
        RawMessageDelivery: true,
      },
    },
    ...changes,
  };
  return resolveTemplate({ stackName: 'Example', template: { Resources } }, providers, {
    ...testDeployment,
    awsEndpoint,
  });
}

export function keys(hash: string, range: string): JsonObject[] {
  return [
    { AttributeName: hash, KeyType: 'HASH' },
    { AttributeName: range, KeyType: 'RANGE' },
  ];
}
