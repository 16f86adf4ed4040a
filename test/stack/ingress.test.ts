import { Match } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { INBOX_DOMAIN, resourcesOf, synthesized, textOf } from './synthesized.ts';

const template = synthesized();

const statement = z.looseObject({
  Effect: z.string(),
  Principal: z.unknown(),
  Action: z.union([z.string(), z.array(z.string())]),
  Resource: z.unknown(),
  Condition: z.record(z.string(), z.record(z.string(), z.unknown())).optional(),
});
const policy = z.object({ PolicyDocument: z.object({ Statement: z.array(statement) }) });

function allowedTo(service: string, type: string): z.output<typeof statement>[] {
  return [...resourcesOf(template, type, policy).values()]
    .flatMap((document) => document.PolicyDocument.Statement)
    .filter((entry) => entry.Effect === 'Allow' && JSON.stringify(entry.Principal).includes(service));
}

test('one rule catches every address of the domain, scans it, stores it and tells the topic', () => {
  template.resourceCountIs('AWS::SES::ReceiptRule', 1);
  template.hasResourceProperties('AWS::SES::ReceiptRule', {
    Rule: {
      Enabled: true,
      ScanEnabled: true,
      Recipients: [INBOX_DOMAIN],
      Actions: [
        {
          S3Action: {
            BucketName: Match.anyValue(),
            ObjectKeyPrefix: 'incoming/',
            TopicArn: Match.anyValue(),
          },
        },
      ],
    },
  });
});

test.each([
  ['AWS::S3::BucketPolicy', 's3:PutObject', 'StoreMail/incoming/*'],
  ['AWS::SNS::TopicPolicy', 'sns:Publish', 'MailIngressReceiptTopic'],
])('SES in %s may %s only for the rule set of this account', (type, action, resource) => {
  const [only, ...others] = allowedTo('ses.amazonaws.com', type);

  expect(others).toEqual([]);
  expect(only?.Action).toBe(action);
  expect(textOf(only?.Resource)).toBe(resource);
  expect(Object.keys(only?.Condition ?? {}).sort()).toEqual(['ArnLike', 'StringEquals']);
  expect(only?.Condition?.['StringEquals']).toEqual({ 'aws:SourceAccount': { Ref: 'AWS::AccountId' } });
  expect(textOf(only?.Condition?.['ArnLike']?.['aws:SourceArn'])).toBe(
    // biome-ignore lint/suspicious/noTemplateCurlyInString: pseudo parameters as CloudFormation writes them
    'arn:${AWS::Partition}:ses:${AWS::Region}:${AWS::AccountId}:receipt-rule-set/MailIngressRuleSet:receipt-rule/*',
  );
});

test('rule and rule set have a name that SES takes whatever the stack is called, and that tells stages apart', () => {
  const sets = resourcesOf(template, 'AWS::SES::ReceiptRuleSet', z.object({ RuleSetName: z.unknown() }));
  const rules = resourcesOf(
    template,
    'AWS::SES::ReceiptRule',
    z.object({ Rule: z.object({ Name: z.unknown() }) }),
  );

  expect([...sets.values()].map(({ RuleSetName }) => textOf(RuleSetName))).toEqual([
    'agent-inbox-mail-PART-OF-STACK-ID',
  ]);
  expect([...rules.values()].map(({ Rule }) => textOf(Rule.Name))).toEqual([
    'agent-inbox-mail-PART-OF-STACK-ID',
  ]);
});

test('the rule is made after the policies that let it work', () => {
  const rules = z
    .record(z.string(), z.object({ DependsOn: z.array(z.string()) }))
    .parse(template.findResources('AWS::SES::ReceiptRule'));
  const depends = Object.values(rules).flatMap((rule) => rule.DependsOn);

  expect(depends).toEqual(
    expect.arrayContaining(Object.keys(template.findResources('AWS::S3::BucketPolicy'))),
  );
  const ofReceipts = Object.keys(template.findResources('AWS::SNS::TopicPolicy')).filter((id) =>
    id.startsWith('MailIngress'),
  );
  expect(ofReceipts).toHaveLength(1);
  expect(depends).toEqual(expect.arrayContaining(ofReceipts));
});

test('the topic refuses plain text', () => {
  template.hasResourceProperties('AWS::SNS::TopicPolicy', {
    PolicyDocument: {
      Statement: Match.arrayWith([
        Match.objectLike({
          Effect: 'Deny',
          Action: 'sns:Publish',
          Condition: { Bool: { 'aws:SecureTransport': 'false' } },
        }),
      ]),
    },
  });
});

test('the topic is the only sender to the queues that it feeds', () => {
  const senders = allowedTo('sns.amazonaws.com', 'AWS::SQS::QueuePolicy');

  expect(senders.map((entry) => textOf(entry.Resource)).sort()).toEqual([
    'MailIngressReceiptsQueue',
    'MailIngressUndeliveredReceipts',
  ]);
  for (const sender of senders) {
    expect(sender.Action).toBe('sqs:SendMessage');
    expect(textOf(sender.Condition?.['ArnEquals']?.['aws:SourceArn'])).toBe('MailIngressReceiptTopic');
  }
});
