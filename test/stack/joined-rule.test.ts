import { expect, test } from 'vitest';
import * as z from 'zod';
import { grantsOf } from './statements.ts';
import { nameOf, resourcesOf, synthesized, textOf } from './synthesized.ts';

const template = synthesized({ receiptRules: 'join' });
const ruleSchema = z.object({
  Properties: z.record(z.string(), z.unknown()),
  DependsOn: z.array(z.string()),
});
const [rule] = Object.values(template.findResources('Custom::JoinedReceiptRule')).map((found) =>
  ruleSchema.parse(found),
);

test('a stack that joins has no rule set, and one rule of its own in the one that is found', () => {
  template.resourceCountIs('AWS::SES::ReceiptRuleSet', 0);
  template.resourceCountIs('AWS::SES::ReceiptRule', 0);
  template.resourceCountIs('Custom::ActiveReceiptRuleSet', 0);

  expect(rule?.Properties['RuleSetName']).toEqual({
    'Fn::GetAtt': [expect.stringMatching(/^MailIngressJoinedRuleSet/), 'RuleSetName'],
  });
  expect(rule?.Properties).toMatchObject({
    Recipients: ['agents.example.com'],
    ObjectKeyPrefix: 'incoming/',
    ServiceTimeout: '300',
  });
  expect(textOf(rule?.Properties['BucketName'])).toBe('StoreMail');
});

test('the rule of a stack that joins takes the subdomains of domains that can be assigned', () => {
  const more = synthesized({ receiptRules: 'join', moreInboxDomains: '["b.example.org"]' });

  more.hasResourceProperties('Custom::JoinedReceiptRule', {
    Recipients: ['agents.example.com', 'b.example.org', '.b.example.org'],
  });
});

test('bucket and topic of a stack that joins take mail from its own rule only, not from those of others beside it', () => {
  const policy = z.object({
    PolicyDocument: z.object({ Statement: z.array(z.looseObject({ Condition: z.unknown().optional() })) }),
  });
  const ofSes = ['AWS::S3::BucketPolicy', 'AWS::SNS::TopicPolicy'].flatMap((type) =>
    [...resourcesOf(template, type, policy).values()].flatMap(({ PolicyDocument }) =>
      PolicyDocument.Statement.filter((statement) => JSON.stringify(statement).includes('ses.amazonaws.com')),
    ),
  );

  expect(ofSes).toHaveLength(2);
  for (const { Condition } of ofSes) {
    const source = JSON.stringify(Condition);
    expect(source).toMatch(
      /"Fn::GetAtt":\["MailIngressJoinedRuleSet\w+","RuleSetName"\]\},":receipt-rule\/agent-inbox-mail-"/,
    );
    expect(source).not.toContain('*');
  }
});

test('the rule of a stack that joins comes after what SES tries when it is made, the stages and the alarms', () => {
  const before = new Set(rule?.DependsOn.map(nameOf));

  for (const name of ['StoreMailPolicy', 'MailIngressReceiptTopicPolicy', 'MailIngressReceiveMailFunction']) {
    expect(before).toContain(name);
  }
  const later = ['AWS::ApiGatewayV2::Stage', 'AWS::CloudWatch::Alarm'].flatMap((type) => [
    ...resourcesOf(template, type, z.unknown()).keys(),
  ]);
  expect(later.filter((id) => !rule?.DependsOn.includes(id)).map(nameOf)).toEqual(['AdminOperatorStage']);
});

test('the function of a stack that joins may put and delete rules, and deletes no rule set', () => {
  const granted = grantsOf(template).filter(
    ({ function: name }) => name === 'MailIngressJoinedActivateFunction',
  );

  expect(granted.flatMap(({ action }) => (action.startsWith('ses:') ? [action] : [])).sort()).toEqual([
    'ses:CreateReceiptRule',
    'ses:CreateReceiptRuleSet',
    'ses:DeleteReceiptRule',
    'ses:DescribeActiveReceiptRuleSet',
    'ses:SetActiveReceiptRuleSet',
    'ses:UpdateReceiptRule',
  ]);
});
