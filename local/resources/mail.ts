import { arn } from './arn.ts';
import { byLogicalId, defineResource, literal } from './define-resource.ts';

export const receiptRuleSet = defineResource({
  type: 'AWS::SES::ReceiptRuleSet',
  // There is one here, and nothing goes by its name.
  properties: ['RuleSetName'],
  ref: byLogicalId,
});

export const receiptRule = defineResource({
  type: 'AWS::SES::ReceiptRule',
  properties: [
    'RuleSetName',
    // Nothing counts by it here.
    'Rule.Name',
    'Rule.Enabled',
    'Rule.Recipients',
    'Rule.Actions.*.S3Action.BucketName',
    'Rule.Actions.*.S3Action.ObjectKeyPrefix',
    'Rule.Actions.*.S3Action.TopicArn',
    // Verdicts are simulated whether or not scanning is on.
    'Rule.ScanEnabled',
    // Mail comes over the loopback interface.
    'Rule.TlsPolicy',
  ],
  ref: byLogicalId,
});

export const emailIdentity = defineResource({
  type: 'AWS::SES::EmailIdentity',
  properties: [
    'EmailIdentity',
    // How mail leaves AWS: here it goes to the outbox.
    'ConfigurationSetAttributes.**',
    'DkimAttributes.**',
    'DkimSigningAttributes.**',
    'FeedbackAttributes.**',
    'MailFromAttributes.**',
    'Tags.**',
  ],
  ref: literal('EmailIdentity'),
  // Names of DNS records that an operator publishes; nobody resolves them here.
  attributes: Object.fromEntries(
    [1, 2, 3].flatMap((number) => [
      [`DkimDNSTokenName${number}`, () => `local${number}._domainkey.localhost`],
      [`DkimDNSTokenValue${number}`, () => `local${number}.dkim.localhost`],
    ]),
  ),
});

export const configurationSet = defineResource({
  type: 'AWS::SES::ConfigurationSet',
  // Reputation, suppression and delivery options of mail that leaves AWS: here it goes to the outbox.
  properties: [
    'DeliveryOptions.**',
    'ReputationOptions.**',
    'SendingOptions.**',
    'SuppressionOptions.**',
    'Tags.**',
  ],
  ref: byLogicalId,
  attributes: { Arn: ({ logicalId }, home) => arn('ses', `configuration-set/${logicalId}`, home) },
});

/** Makes a rule set the account's active one. Here the stack's rule set is the only one there is. */
export const activeReceiptRuleSet = defineResource({
  type: 'Custom::ActiveReceiptRuleSet',
  properties: ['**'],
  ref: byLogicalId,
});
