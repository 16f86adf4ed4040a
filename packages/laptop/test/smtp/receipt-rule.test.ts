import { expect, test } from 'vitest';
import type { JsonObject } from '../../src/contract.ts';
import { covers, receiptRule } from '../../src/smtp/receipt-rule.ts';
import { resolvedTemplate } from '../../src/template/resolve-template.ts';

function rule(recipients: readonly string[]) {
  return { recipients, bucketName: 'b', objectKeyPrefix: '', topicArn: 't' };
}

test.each([
  ['inbox.test', 'a@inbox.test', true],
  ['inbox.test', 'A@INBOX.test', true],
  ['inbox.test', 'a@sub.inbox.test', false],
  ['inbox.test', 'a@xinbox.test', false],
  ['.inbox.test', 'a@sub.inbox.test', true],
  ['.inbox.test', 'a@inbox.test', false],
  ['a@inbox.test', 'A+label@inbox.test', true],
  ['a@inbox.test', 'b@inbox.test', false],
  ['inbox.test', 'inbox.test', false],
])('a rule for %s and mail to %s: %s', (recipient, address, covered) => {
  expect(covers(rule([recipient]), address)).toBe(covered);
});

const S3Action = { BucketName: 'mail', ObjectKeyPrefix: 'in/', TopicArn: 'arn:aws:sns:x' };

function template(...rules: readonly JsonObject[]) {
  return resolvedTemplate(
    rules.map((Rule, index) => ({
      logicalId: `Rule${index}`,
      type: 'AWS::SES::ReceiptRule',
      properties: { Rule },
    })),
  );
}

test('the one receipt rule is read from the template', () => {
  const read = receiptRule(
    template({ Enabled: true, Recipients: ['inbox.test'], Actions: [{ S3Action }], ScanEnabled: true }),
  );
  expect(read).toEqual({
    recipients: ['inbox.test'],
    bucketName: 'mail',
    objectKeyPrefix: 'in/',
    topicArn: 'arn:aws:sns:x',
  });
});

test.each([
  ['two rules', [{}, {}]],
  ['a disabled rule', [{ Enabled: false, Recipients: ['x'], Actions: [{ S3Action }] }]],
  ['a second action', [{ Enabled: true, Recipients: ['x'], Actions: [{ S3Action }, { S3Action }] }]],
  ['no recipients', [{ Enabled: true, Actions: [{ S3Action }] }]],
] satisfies [string, JsonObject[]][])('a template with %s is refused', (_, rules) => {
  expect(() => receiptRule(template(...rules))).toThrow(/receipt ?rule/i);
});

test('a template without a rule receives no mail', () => {
  expect(receiptRule(template())).toBeUndefined();
});
