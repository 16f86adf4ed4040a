import { DescribeActiveReceiptRuleSetCommand, ListReceiptFiltersCommand } from '@aws-sdk/client-ses';
import {
  GetAccountCommand,
  GetEmailIdentityCommand,
  GetSuppressedDestinationCommand,
} from '@aws-sdk/client-sesv2';
import { describe, expect, test } from 'vitest';
import { checkOf, expectReported, type StackCheckCase } from './stack-check-case.ts';
import {
  awsError,
  DOMAIN,
  findingsOf,
  identity,
  NOW,
  RULE,
  SENDER,
  type StackWorld,
  stackWorld,
} from './stack-world.ts';

const ruleSet = (name: string, rule: object) => (world: StackWorld) => {
  world.mocks.ses.on(DescribeActiveReceiptRuleSetCommand).resolves({
    Metadata: { Name: name, CreatedTimestamp: NOW },
    Rules: [{ ...RULE, ...rule }],
  });
};
const account = (changes: object) => (world: StackWorld) => {
  world.mocks.sesv2.on(GetAccountCommand).resolves({
    SendingEnabled: true,
    ProductionAccessEnabled: true,
    EnforcementStatus: 'HEALTHY',
    SendQuota: { Max24HourSend: 200, SentLast24Hours: 0, MaxSendRate: 1 },
    ...changes,
  });
};
const identityOf = (domain: string, changes: object) => (world: StackWorld) => {
  world.mocks.sesv2
    .on(GetEmailIdentityCommand, { EmailIdentity: domain })
    .resolves({ ...identity(domain), ...changes });
};

const CASES: readonly StackCheckCase[] = [
  [
    'an identity that SES does not know',
    'ses-identity',
    (world) =>
      world.mocks.sesv2
        .on(GetEmailIdentityCommand, { EmailIdentity: DOMAIN })
        .rejects(awsError('NotFoundException', 'none')),
    'failure',
    /does not know the domain/,
    /cdk deploy --revert-drift/,
  ],
  [
    'an identity that is not verified',
    'ses-identity',
    identityOf(DOMAIN, { VerifiedForSendingStatus: false, DkimAttributes: { Status: 'PENDING' } }),
    'failure',
    /not verified the domain \(DKIM: PENDING\)/,
    /deploy\.md#dns/,
  ],
  [
    'an identity whose DKIM records are gone',
    'ses-identity',
    identityOf(DOMAIN, { DkimAttributes: { Status: 'TEMPORARY_FAILURE' } }),
    'failure',
    /TEMPORARY_FAILURE/,
    /Publish the DKIM records again/,
  ],
  [
    'a bounce domain that SES has not verified',
    'ses-identity',
    identityOf(SENDER, {
      MailFromAttributes: { MailFromDomain: 'bounce.x', MailFromDomainStatus: 'FAILED' },
    }),
    'warning',
    /bounce domain: FAILED/,
    /MX and SPF records of bounce\.x/,
  ],
  [
    'a stack without a sender',
    'ses-identity',
    () => undefined,
    'failure',
    /no identity for a sender/,
    /Deploy again/,
    { senderDomain: undefined },
  ],
  [
    'no active rule set',
    'receipt-rule-set',
    ({ mocks }) => mocks.ses.on(DescribeActiveReceiptRuleSetCommand).resolves({}),
    'failure',
    /No rule set is active/,
    /--rule-set-name the-rule-set --region eu-west-1/,
  ],
  [
    'another active rule set (row 3)',
    'receipt-rule-set',
    ruleSet('theirs', {}),
    'failure',
    /Another rule set is active, theirs/,
    /--rule-set-name the-rule-set/,
  ],
  [
    'a rule set without the rule',
    'receipt-rule-set',
    ruleSet('the-rule-set', { Name: 'other' }),
    'failure',
    /does not contain the stack's rule/,
    /cdk deploy --revert-drift/,
  ],
  [
    'a disabled rule',
    'receipt-rule-set',
    ruleSet('the-rule-set', { Enabled: false }),
    'failure',
    /is disabled/,
    /cdk deploy --revert-drift/,
  ],
  [
    'a rule for another domain',
    'receipt-rule-set',
    ruleSet('the-rule-set', { Recipients: ['other.example'] }),
    'failure',
    /does not receive mail for/,
    /cdk deploy --revert-drift/,
  ],
  [
    'a rule that stores mail elsewhere',
    'receipt-rule-set',
    ruleSet('the-rule-set', { Actions: [{ S3Action: { BucketName: 'theirs', TopicArn: 't' } }] }),
    'failure',
    /does not store mail/,
    /cdk deploy --revert-drift/,
  ],
  [
    'a rule that tells no topic',
    'receipt-rule-set',
    ruleSet('the-rule-set', { Actions: [{ S3Action: { BucketName: 'the-bucket' } }] }),
    'failure',
    /does not store mail/,
    /cdk deploy --revert-drift/,
  ],
  [
    'a rule of others that comes first and stops',
    'receipt-rule-set',
    ({ mocks }) =>
      mocks.ses.on(DescribeActiveReceiptRuleSetCommand).resolves({
        Metadata: { Name: 'the-rule-set' },
        Rules: [{ Name: 'first', Enabled: true, Actions: [{ StopAction: { Scope: 'RuleSet' } }] }, RULE],
      }),
    'warning',
    /The rule first comes before the stack's and stops/,
    /set-receipt-rule-position/,
  ],
  [
    'a rule set that the stack has not joined',
    'receipt-rule-set',
    (world) => {
      world.join();
      world.mocks.ses
        .on(DescribeActiveReceiptRuleSetCommand)
        .resolves({ Metadata: { Name: 'theirs' }, Rules: [] });
    },
    'failure',
    /does not contain the stack's rule/,
    /a new nonce/,
  ],
  [
    'a stack without a rule set',
    'receipt-rule-set',
    (world) => world.without('AWS::SES::ReceiptRuleSet'),
    'failure',
    /no receipt rule set/,
    /Deploy again/,
  ],
  [
    'an IP address filter (row 23)',
    'receipt-filters',
    ({ mocks }) =>
      mocks.ses.on(ListReceiptFiltersCommand).resolves({
        Filters: [
          { Name: 'bad', IpFilter: { Policy: 'Block', Cidr: '192.0.2.0/24' } },
          { Name: 'good', IpFilter: { Policy: 'Allow', Cidr: '192.0.2.1/32' } },
        ],
      }),
    'warning',
    /trace: 192\.0\.2\.0\/24 \(bad\)$/,
    /delete-receipt-filter/,
  ],
  [
    'the sandbox (row 17)',
    'ses-sending',
    account({ ProductionAccessEnabled: false }),
    'warning',
    /in the sandbox/,
    /Request production access/,
  ],
  [
    'sending that is stopped',
    'ses-sending',
    account({ SendingEnabled: false, EnforcementStatus: 'SHUTDOWN' }),
    'failure',
    /SHUTDOWN/,
    /SES console/,
  ],
  [
    'an account under review',
    'ses-sending',
    account({ EnforcementStatus: 'PROBATION' }),
    'warning',
    /PROBATION/,
    /code-emails-bounce/,
  ],
  [
    'a sending quota that is nearly used',
    'ses-sending',
    account({ SendQuota: { Max24HourSend: 200, SentLast24Hours: 160, MaxSendRate: 1 } }),
    'warning',
    /160 of 200/,
    /Service Quotas/,
  ],
  [
    'a suppressed human (row 20)',
    'suppression',
    ({ mocks }) =>
      mocks.sesv2.on(GetSuppressedDestinationCommand, { EmailAddress: 'ada@example.org' }).resolves({
        SuppressedDestination: { EmailAddress: 'ada@example.org', Reason: 'BOUNCE', LastUpdateTime: NOW },
      }),
    'failure',
    /2026-11-22.*BOUNCE/,
    /delete-suppressed-destination/,
    { human: 'ada@example.org' },
  ],
];

describe('a check of doctor of mail in AWS', () => {
  test('of what SES may send names the pricing plan of the account, where GetAccount tells it', async () => {
    const world = stackWorld();
    const check = checkOf('ses-sending');
    account({ PricingAttributes: { CurrentPlan: 'ESSENTIALS' } })(world);

    expect((await findingsOf(check, world.context()))[0]?.detail).toMatch(
      /^in production; .*; pricing plan ESSENTIALS$/,
    );
  });

  test.each(CASES)('reports %s', async (...broken) => {
    await expectReported(broken);
  });

  test('reads an identity once for all checks that look at it', async () => {
    const world = stackWorld();
    const context = world.context();
    await Promise.all(['dkim', 'mail-from', 'ses-identity'].map((id) => findingsOf(checkOf(id), context)));

    expect(world.mocks.sesv2.commandCalls(GetEmailIdentityCommand)).toHaveLength(2);
  });
});
