import { App } from 'aws-cdk-lib';
import { CURRENTLY_RECOMMENDED_FLAGS } from 'aws-cdk-lib/cx-api';
import { expect, test } from 'vitest';
import { FEATURE_FLAGS } from '../../lib/feature-flags.ts';
import { optionSets } from './option-sets.ts';
import { synthesized } from './synthesized.ts';

/**
 * Logical ids of what holds mail, messages on their way, or a published address: under another id CloudFormation
 * makes another one, and deletes or abandons this one. They are made of the paths of the constructs, so that moving or
 * renaming a construct changes them. An id that changes here needs a line in CHANGELOG.md on what an upgrade loses.
 */
const FROZEN: Readonly<Record<string, string>> = {
  DeploymentChecked8EC04B8B: 'Custom::DeploymentCheck',
  Domain0Identity0D0A6B4D: 'AWS::SES::EmailIdentity',
  StoreTable0CCFA19B: 'AWS::DynamoDB::Table',
  StoreMail67ED5729: 'AWS::S3::Bucket',
  StoreKeyringKey17895AE5: 'AWS::KMS::Key',
  EventsBus45DE4339: 'AWS::Events::EventBus',
  AttachmentTextWorkDeadLetters0FC439E1: 'AWS::SQS::Queue',
  AttachmentTextWorkQueue6F74F1A4: 'AWS::SQS::Queue',
  DeferredMailWorkDeadLetters8489F21A: 'AWS::SQS::Queue',
  DeferredMailWorkQueueF6792F5A: 'AWS::SQS::Queue',
  DeferredMailMissedTicksC37DBFC8: 'AWS::SQS::Queue',
  AuditLinesDiscardedCD3A2252: 'AWS::SQS::Queue',
  UsageWorkDeadLettersC3A7796C: 'AWS::SQS::Queue',
  UsageWorkQueueE70DDBC6: 'AWS::SQS::Queue',
  MailIngressReceiptsDeadLetters953203C4: 'AWS::SQS::Queue',
  MailIngressReceiptsQueueCB9FC036: 'AWS::SQS::Queue',
  MailIngressReceiptTopic37B53B33: 'AWS::SNS::Topic',
  MailIngressUndeliveredReceiptsDE7116EB: 'AWS::SQS::Queue',
  MailIngressRuleSetB6D05294: 'AWS::SES::ReceiptRuleSet',
  MailIngressRuleSetCatchAll811EF682: 'AWS::SES::ReceiptRule',
  MailIngressActivationActiveEC5684D4: 'Custom::ActiveReceiptRuleSet',
  StreamApiCDB3CD7B: 'AWS::ApiGatewayV2::Api',
  StreamStageED5E654D: 'AWS::ApiGatewayV2::Stage',
  StreamDomainNameC6CF3AAF: 'AWS::ApiGatewayV2::DomainName',
  StreamWorkDeadLettersB1154BB9: 'AWS::SQS::Queue',
  StreamWorkQueueA030BBE6: 'AWS::SQS::Queue',
  StreamUndeliveredEventsDAA7995C: 'AWS::SQS::Queue',
  PurgeWorkDeadLetters075E7180: 'AWS::SQS::Queue',
  PurgeWorkQueue360E7377: 'AWS::SQS::Queue',
  SenderIdentity814F01AC: 'AWS::SES::EmailIdentity',
  WebhooksArrivalsDeadLettersFA7C27D0: 'AWS::SQS::Queue',
  WebhooksArrivalsQueueFDB28D91: 'AWS::SQS::Queue',
  WebhooksAttemptsDeadLetters8C41E241: 'AWS::SQS::Queue',
  WebhooksAttemptsQueueCABC4A58: 'AWS::SQS::Queue',
  WebhooksSlowAttemptsDeadLetters3435566F: 'AWS::SQS::Queue',
  WebhooksSlowAttemptsQueueBB07BEBB: 'AWS::SQS::Queue',
  WebhooksDead369D87A3: 'AWS::SQS::Queue',
  WebhooksUndelivered8EFA0A64: 'AWS::SQS::Queue',
  AdminOperatorApi230A0B54: 'AWS::ApiGatewayV2::Api',
  AdminOperatorStage2BAC9042: 'AWS::ApiGatewayV2::Stage',
  RestHttpApi29FED9A9: 'AWS::ApiGatewayV2::Api',
  RestStage91BC4970: 'AWS::ApiGatewayV2::Stage',
  RestDomainName3ABA58CF: 'AWS::ApiGatewayV2::DomainName',
  AssistantsMcpFunctionFunctionUrl6C46B3ED: 'AWS::Lambda::Url',
  AssistantsDomainDistributionFAF5D298: 'AWS::CloudFront::Distribution',
  AlarmsTopic3A2DFEBA: 'AWS::SNS::Topic',
  DeploymentCheckFunctionB7673188: 'AWS::Lambda::Function',
  MailIngressActivationActivateFunctionAA15A07C: 'AWS::Lambda::Function',
  AssistantsMcpFunction9AAD823C: 'AWS::Lambda::Function',
  AdminFunctionEB0D63F5: 'AWS::Lambda::Function',
  RebuildFunctionD4641D47: 'AWS::Lambda::Function',
};

/** With a key of the operator's own. */
const DATA_KEY = 'StoreDataKey06CD085E';

const types = new Set(Object.values(FROZEN));

test('resources that hold mail or an address keep their logical ids', () => {
  const resources: Record<string, { Type: string }> = synthesized(optionSets['Named']).toJSON()['Resources'];
  const found = Object.entries(resources)
    .filter(([id, { Type }]) => (Type === 'AWS::Lambda::Function' ? id in FROZEN : types.has(Type)))
    .map(([id, { Type }]) => [id, Type]);

  expect(Object.fromEntries(found)).toEqual(FROZEN);
});

test('logical ids of resources and names of outputs are the same whatever stack and domains are called', () => {
  const everything = { ...optionSets['Named'], ...optionSets['Watched'] };
  const ids = (settings: Readonly<Record<string, string>>) => {
    const { Resources, Outputs } = synthesized({ ...everything, ...settings }).toJSON();
    return [...Object.keys(Resources), ...Object.keys(Outputs)];
  };

  expect(ids({ stackName: 'Mail-of-another-stage', inboxDomain: 'other.example.com' })).toEqual(ids({}));
});

test('the key of the operator keeps its logical id', () => {
  const keys = synthesized({ encryptionKey: 'customer' }).findResources('AWS::KMS::Key');

  expect(Object.keys(keys)).toContain(DATA_KEY);
});

test('the flags of the library are decided on one by one: a newer library adds none by itself', () => {
  const undecided = Object.keys(CURRENTLY_RECOMMENDED_FLAGS).filter((flag) => !(flag in FEATURE_FLAGS));

  expect(undecided).toEqual([]);
});

test('every frozen flag is one that the library knows and does not refuse', () => {
  const unknown = Object.keys(FEATURE_FLAGS).filter((flag) => !(flag in CURRENTLY_RECOMMENDED_FLAGS));

  expect(unknown).toEqual([]);
  expect(() => new App({ context: { ...FEATURE_FLAGS } })).not.toThrow();
});
