import { arn } from './arn.ts';
import { byLogicalId, defineResource, textOf } from './define-resource.ts';

export const receiptRuleSet = defineResource({
  type: 'AWS::SES::ReceiptRuleSet',
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
    // Email arrives over the loopback interface.
    'Rule.TlsPolicy',
  ],
  ref: byLogicalId,
});

export const emailIdentity = defineResource({
  type: 'AWS::SES::EmailIdentity',
  properties: [
    'EmailIdentity',
    // Outgoing email is stored in the outbox, so its delivery settings do not apply.
    'ConfigurationSetAttributes.**',
    'DkimAttributes.**',
    'DkimSigningAttributes.**',
    'FeedbackAttributes.**',
    'MailFromAttributes.**',
    'Tags.**',
  ],
  ref: textOf('EmailIdentity'),
  // The operator's DNS records have these names, which are not resolved locally.
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
    // Calls refer to the configuration set by name (packages/laptop/src/mail-out/ses-endpoint.ts).
    'Name',
    // Outgoing email is stored in the outbox, so reputation, suppression and delivery do not apply.
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

/** The outbox produces no bounces or complaints. */
export const configurationSetEventDestination = defineResource({
  type: 'AWS::SES::ConfigurationSetEventDestination',
  properties: [
    'ConfigurationSetName',
    'EventDestination.Name',
    'EventDestination.Enabled',
    'EventDestination.MatchingEventTypes',
    'EventDestination.CloudWatchDestination.**',
  ],
  // CloudFormation's own id is not a parameter of any call.
  ref: byLogicalId,
});
