import { expect, test } from 'vitest';
import { RECEIVING_REGIONS } from '../../lambdas/settings/receiving-regions.ts';
import { REGIONAL_TYPES } from '../../lib/regional-types.ts';
import { combinedOptions } from './combined-options.ts';
import { optionSets } from './option-sets.ts';
import { releasedTemplate, synthesized } from './synthesized.ts';

/** Types whose schema CloudFormation publishes for every region that receives mail (read on 2026-11-29), and custom resources. */
const IN_EVERY_REGION = [
  'AWS::ApiGatewayV2::Api',
  'AWS::ApiGatewayV2::ApiMapping',
  'AWS::ApiGatewayV2::DomainName',
  'AWS::ApiGatewayV2::Integration',
  'AWS::ApiGatewayV2::Route',
  'AWS::ApiGatewayV2::Stage',
  'AWS::CertificateManager::Certificate',
  'AWS::CloudFront::Distribution',
  'AWS::CloudWatch::Alarm',
  'AWS::CloudWatch::Dashboard',
  'AWS::DynamoDB::Table',
  'AWS::Events::EventBus',
  'AWS::Events::Rule',
  'AWS::IAM::Policy',
  'AWS::IAM::Role',
  'AWS::KMS::Key',
  'AWS::Lambda::EventInvokeConfig',
  'AWS::Lambda::EventSourceMapping',
  'AWS::Lambda::Function',
  'AWS::Lambda::Permission',
  'AWS::Lambda::Url',
  'AWS::Logs::LogGroup',
  'AWS::Logs::MetricFilter',
  'AWS::Route53::RecordSet',
  'AWS::S3::Bucket',
  'AWS::S3::BucketPolicy',
  'AWS::SES::ConfigurationSet',
  'AWS::SES::ConfigurationSetEventDestination',
  'AWS::SES::EmailIdentity',
  'AWS::SES::ReceiptRule',
  'AWS::SES::ReceiptRuleSet',
  'AWS::SNS::Subscription',
  'AWS::SNS::Topic',
  'AWS::SNS::TopicPolicy',
  'AWS::SQS::Queue',
  'AWS::SQS::QueuePolicy',
  'Custom::ActiveReceiptRuleSet',
  'Custom::DeploymentCheck',
  'Custom::JoinedReceiptRule',
  'Custom::JoinedReceiptRuleSet',
];

test('each resource type of each set of options is in every region, or is refused where it is missing', () => {
  const used = new Set<string>();
  const all = [...Object.values(optionSets), ...Object.values(combinedOptions)].map((each) =>
    synthesized(each),
  );
  for (const template of [...all, releasedTemplate('retain'), releasedTemplate('try')]) {
    for (const { Type } of Object.values<{ Type: string }>(template.toJSON()['Resources'])) {
      used.add(Type);
    }
  }

  expect([...used].sort()).toEqual([...IN_EVERY_REGION, ...REGIONAL_TYPES.map(({ type }) => type)].sort());
});

test('a type is missing only in regions that are accepted otherwise', () => {
  for (const { missingIn } of REGIONAL_TYPES) {
    expect(missingIn.filter((region) => !RECEIVING_REGIONS.includes(region))).toEqual([]);
  }
});
