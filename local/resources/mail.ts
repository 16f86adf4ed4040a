import { arn } from './arn.ts';
import { byLogicalId, defineResource, literal } from './define-resource.ts';

export const receiptRuleSet = defineResource({
  type: 'AWS::SES::ReceiptRuleSet',
  // Every call names it by its Ref.
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
  properties: [
    // Mail is sent with it by its name (local/mail-out/ses-endpoint.ts).
    'Name',
    // Reputation, suppression and delivery options of mail that leaves AWS: here it goes to the outbox.
    'DeliveryOptions.**',
    'ReputationOptions.**',
    'SendingOptions.**',
    'SuppressionOptions.**',
    'Tags.**',
  ],
  ref: literal('Name'),
  attributes: { Arn: (shape, home) => arn('ses', `configuration-set/${literal('Name')(shape, home)}`, home) },
});

/** Bounces and complaints for CloudWatch: mail in the outbox has neither. */
export const configurationSetEventDestination = defineResource({
  type: 'AWS::SES::ConfigurationSetEventDestination',
  properties: [
    'ConfigurationSetName',
    'EventDestination.Name',
    'EventDestination.Enabled',
    'EventDestination.MatchingEventTypes',
    'EventDestination.CloudWatchDestination.**',
  ],
});

/** Makes a rule set the account's active one: here a start does (local/smtp/receipt-rule-sets.ts). */
export const activeReceiptRuleSet = defineResource({
  type: 'Custom::ActiveReceiptRuleSet',
  properties: ['**'],
  ref: byLogicalId,
});
