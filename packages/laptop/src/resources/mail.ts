import { arn } from './arn.ts';
import { byLogicalId, defineResource, textOf } from './define-resource.ts';

export const receiptRuleSet = defineResource({
  type: 'AWS::SES::ReceiptRuleSet',
  // Every call uses its Ref.
  properties: ['RuleSetName'],
  ref: byLogicalId,
});

export const receiptRule = defineResource({
  type: 'AWS::SES::ReceiptRule',
  properties: [
    'RuleSetName',
    // No metrics are published locally.
    'Rule.Name',
    'Rule.Enabled',
    'Rule.Recipients',
    'Rule.Actions.*.S3Action.BucketName',
    'Rule.Actions.*.S3Action.ObjectKeyPrefix',
    'Rule.Actions.*.S3Action.TopicArn',
    // Verdicts are simulated with and without scanning.
    'Rule.ScanEnabled',
    // Mail arrives over the loopback interface.
    'Rule.TlsPolicy',
  ],
  ref: byLogicalId,
});

export const emailIdentity = defineResource({
  type: 'AWS::SES::EmailIdentity',
  properties: [
    'EmailIdentity',
    // Delivery of outgoing mail: locally it is stored in the outbox.
    'ConfigurationSetAttributes.**',
    'DkimAttributes.**',
    'DkimSigningAttributes.**',
    'FeedbackAttributes.**',
    'MailFromAttributes.**',
    'Tags.**',
  ],
  ref: textOf('EmailIdentity'),
  // Names of DNS records for the operator. They are not resolved locally.
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
    // Calls refer to it by its name (packages/laptop/src/mail-out/ses-endpoint.ts).
    'Name',
    // Reputation, suppression and delivery of outgoing mail: locally it is stored in the outbox.
    'DeliveryOptions.**',
    'ReputationOptions.**',
    'SendingOptions.**',
    'SuppressionOptions.**',
    'Tags.**',
  ],
  ref: textOf('Name'),
  attributes: {
    Arn: (shape, deployment) =>
      arn('ses', `configuration-set/${textOf('Name')(shape, deployment)}`, deployment),
  },
});

/** Metrics of bounces and complaints. Mail in the outbox has neither. */
export const configurationSetEventDestination = defineResource({
  type: 'AWS::SES::ConfigurationSetEventDestination',
  properties: [
    'ConfigurationSetName',
    'EventDestination.Name',
    'EventDestination.Enabled',
    'EventDestination.MatchingEventTypes',
    'EventDestination.CloudWatchDestination.**',
  ],
  // An id of CloudFormation's own, which no call takes.
  ref: byLogicalId,
});
