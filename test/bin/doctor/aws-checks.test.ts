import { DescribeAlarmsCommand, GetMetricDataCommand } from '@aws-sdk/client-cloudwatch';
import { DescribeKeyCommand } from '@aws-sdk/client-kms';
import {
  GetAccountSettingsCommand,
  GetEventSourceMappingCommand,
  GetFunctionConcurrencyCommand,
} from '@aws-sdk/client-lambda';
import { DescribeActiveReceiptRuleSetCommand, ListReceiptFiltersCommand } from '@aws-sdk/client-ses';
import {
  GetAccountCommand,
  GetEmailIdentityCommand,
  GetSuppressedDestinationCommand,
} from '@aws-sdk/client-sesv2';
import { ListSubscriptionsByTopicCommand } from '@aws-sdk/client-sns';
import { GetQueueAttributesCommand } from '@aws-sdk/client-sqs';
import { describe, expect, test } from 'vitest';
import { STACK_CHECKS } from '../../../bin/doctor/stack-checks.ts';
import type { StackContext } from '../../../bin/doctor/stack-context.ts';
import {
  ALARMS,
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

function checkOf(id: string) {
  const check = STACK_CHECKS.find((each) => each.id === id);
  if (check === undefined) throw new Error(`There is no check ${id}`);
  return check;
}

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
const alarm =
  (changes: object, which = 0) =>
  (world: StackWorld) => {
    const MetricAlarms = ALARMS.map((each, index) => (index === which ? { ...each, ...changes } : each));
    world.mocks.cloudWatch.on(DescribeAlarmsCommand).resolves({ MetricAlarms });
  };
const subscriptions =
  (...arns: readonly string[]) =>
  (world: StackWorld) => {
    world.mocks.sns.on(ListSubscriptionsByTopicCommand).resolves({
      Subscriptions: arns.map((SubscriptionArn) => ({ SubscriptionArn, Endpoint: 'ops@example.com' })),
    });
  };
const waiting = (queue: string, count: number) => (world: StackWorld) => {
  const [found] = world
    .context()
    .stack.resourcesOf('AWS::SQS::Queue')
    .filter(({ logicalId }) => logicalId.startsWith(queue));
  world.mocks.sqs
    .on(GetQueueAttributesCommand, { QueueUrl: found?.physicalId })
    .resolves({ Attributes: { ApproximateNumberOfMessages: String(count) } });
};
const key = (KeyState: 'Disabled' | 'PendingDeletion') => (world: StackWorld) => {
  world.mocks.kms.on(DescribeKeyCommand).resolves({ KeyMetadata: { KeyId: 'the-key', KeyState } });
};

type Case = [
  what: string,
  check: string,
  breakIt: (world: StackWorld) => void,
  status: string,
  detail: RegExp,
  advice: RegExp,
  context?: Partial<StackContext>,
];

const CASES: readonly Case[] = [
  [
    'an identity that SES does not know',
    'ses-identity',
    (world) =>
      world.mocks.sesv2
        .on(GetEmailIdentityCommand, { EmailIdentity: DOMAIN })
        .rejects(awsError('NotFoundException', 'none')),
    'failure',
    /does not know the domain/,
    /Deploy again/,
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
    /MX and SPF of bounce\.x/,
  ],
  [
    'a stack without a sender',
    'ses-identity',
    () => undefined,
    'failure',
    /no identity of a sender/,
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
    /has no rule of the stack/,
    /Deploy again/,
  ],
  [
    'a disabled rule',
    'receipt-rule-set',
    ruleSet('the-rule-set', { Enabled: false }),
    'failure',
    /is disabled/,
    /Deploy again/,
  ],
  [
    'a rule for another domain',
    'receipt-rule-set',
    ruleSet('the-rule-set', { Recipients: ['other.example'] }),
    'failure',
    /does not receive for/,
    /Deploy again/,
  ],
  [
    'a rule that stores mail elsewhere',
    'receipt-rule-set',
    ruleSet('the-rule-set', { Actions: [{ S3Action: { BucketName: 'theirs', TopicArn: 't' } }] }),
    'failure',
    /does not store mail/,
    /Deploy again/,
  ],
  [
    'a rule that tells no topic',
    'receipt-rule-set',
    ruleSet('the-rule-set', { Actions: [{ S3Action: { BucketName: 'the-bucket' } }] }),
    'failure',
    /does not store mail/,
    /Deploy again/,
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
    /Ask for production access/,
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
    /code-mails-bounce/,
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
  [
    'the concurrency of a new account (row 8)',
    'concurrency',
    ({ mocks }) =>
      mocks.lambda
        .on(GetAccountSettingsCommand)
        .resolves({ AccountLimit: { ConcurrentExecutions: 10, UnreservedConcurrentExecutions: 10 } }),
    'warning',
    /10 executions in the account/,
    /Service Quotas/,
  ],
  [
    'a function that is stopped',
    'concurrency',
    ({ mocks }) =>
      mocks.lambda
        .on(GetFunctionConcurrencyCommand, { FunctionName: 'stack-receive' })
        .resolves({ ReservedConcurrentExecutions: 0 }),
    'failure',
    /never runs/,
    /delete-function-concurrency --function-name stack-receive/,
  ],
  [
    'a disabled event source mapping',
    'event-sources',
    ({ mocks }) =>
      mocks.lambda
        .on(GetEventSourceMappingCommand)
        .resolves({ State: 'Disabled', StateTransitionReason: 'USER_INITIATED' }),
    'failure',
    /Disabled \(USER_INITIATED\): messages wait/,
    /--uuid the-uuid --enabled/,
  ],
  [
    'an event source mapping that is being changed',
    'event-sources',
    ({ mocks }) => mocks.lambda.on(GetEventSourceMappingCommand).resolves({ State: 'Updating' }),
    'warning',
    /Updating/,
    /again/,
  ],
  [
    'a deleted event source mapping',
    'event-sources',
    ({ mocks }) =>
      mocks.lambda.on(GetEventSourceMappingCommand).rejects(awsError('ResourceNotFoundException', 'gone')),
    'failure',
    /Missing/,
    /Deploy again/,
  ],
  [
    'a disabled KMS key',
    'kms-keys',
    key('Disabled'),
    'failure',
    /is Disabled/,
    /^aws kms enable-key --key-id the-key/,
  ],
  [
    'a KMS key that is being deleted',
    'kms-keys',
    key('PendingDeletion'),
    'failure',
    /is PendingDeletion/,
    /^aws kms cancel-key-deletion/,
  ],
  [
    'a dead letter',
    'dead-letters',
    waiting('MailIngressReceiptsDeadLetters', 3),
    'failure',
    /^3 waiting; each is a mail that has not reached its inbox/,
    /redrive MailIngressReceiptsDeadLetters --stack AgentInbox/,
  ],
  [
    'a dead-letter queue that is missing',
    'dead-letters',
    (world) => world.without('AWS::SQS::Queue'),
    'failure',
    /has no queue MailIngressReceiptsDeadLetters, /,
    /upgrade/,
  ],
  [
    'an alarm that rings',
    'alarms',
    alarm({ StateValue: 'ALARM', StateReason: 'Threshold Crossed' }),
    'failure',
    /Threshold Crossed/,
    /docs\/runbook\.md#ses-cannot-hand-over-mail/,
  ],
  [
    'an alarm that rings and tells nobody',
    'alarms',
    alarm({ StateValue: 'ALARM' }, 1),
    'warning',
    /is in state ALARM/,
    /docs\/runbook\.md/,
  ],
  [
    'an alarm without data',
    'alarms',
    alarm({ StateValue: 'INSUFFICIENT_DATA' }),
    'warning',
    /1 have no data yet: stack-failed/,
    /15 minutes/,
  ],
  [
    'an alarm whose actions are disabled',
    'alarms',
    alarm({ ActionsEnabled: false }),
    'warning',
    /tell nobody.*stack-failed/,
    /enable-alarm-actions/,
  ],
  [
    'an alarm that was deleted',
    'alarms',
    ({ mocks }) => mocks.cloudWatch.on(DescribeAlarmsCommand).resolves({ MetricAlarms: ALARMS.slice(1) }),
    'failure',
    /Deleted: stack-failed/,
    /Deploy again/,
  ],
  [
    'alarms without a subscriber',
    'alarm-subscriptions',
    subscriptions(),
    'warning',
    /No subscription receives/,
    /alarmEmail/,
  ],
  [
    'a subscriber that has not confirmed',
    'alarm-subscriptions',
    subscriptions('PendingConfirmation'),
    'warning',
    /has not confirmed/,
    /confirm/,
  ],
  [
    'a stack without an alarm topic',
    'alarm-subscriptions',
    (world) => world.outputs.delete('AlarmTopicArn'),
    'failure',
    /no alarm topic/,
    /Deploy again/,
  ],
];

describe('a check of doctor in AWS', () => {
  test.each(CASES)('reports %s', async (_what, id, breakIt, status, detail, advice, changes) => {
    const world = stackWorld();
    expect((await findingsOf(checkOf(id), world.context())).map((finding) => finding.status)).toEqual(
      expect.not.arrayContaining(['warning', 'failure', 'not_checked']),
    );
    breakIt(world);

    const found = (await findingsOf(checkOf(id), world.context(changes))).filter(
      ({ status }) => status !== 'ok',
    );
    expect(found).toEqual([
      expect.objectContaining({
        status,
        detail: expect.stringMatching(detail),
        advice: expect.stringMatching(advice),
      }),
    ]);
  });

  test('tells the age of the oldest dead letter, and leaves deliveries whose schedule is spent to their owners', async () => {
    const world = stackWorld();
    waiting('PurgeWorkDeadLetters', 1)(world);
    waiting('WebhooksDead', 7)(world);
    world.mocks.cloudWatch.on(GetMetricDataCommand).resolves({
      MetricDataResults: [{ Id: 'age1', Values: [180_000, 60] }],
    });

    expect(await findingsOf(checkOf('dead-letters'), world.context())).toMatchObject([
      { status: 'ok', subject: 'WebhooksDead', detail: expect.stringMatching(/^7 waiting;/) },
      {
        status: 'failure',
        subject: 'PurgeWorkDeadLetters',
        detail: expect.stringMatching(/oldest for 2 days/),
      },
    ]);
    const [call] = world.mocks.cloudWatch.commandCalls(GetMetricDataCommand);
    expect(
      call?.args[0].input.MetricDataQueries?.map(({ MetricStat }) => MetricStat?.Metric?.Dimensions),
    ).toEqual([
      [{ Name: 'QueueName', Value: 'stack-WebhooksDead' }],
      [{ Name: 'QueueName', Value: 'stack-PurgeWorkDeadLetters' }],
    ]);
  });

  test('counts dead letters also where their age may not be read', async () => {
    const world = stackWorld();
    waiting('PurgeWorkDeadLetters', 1)(world);
    world.mocks.cloudWatch.on(GetMetricDataCommand).rejects(awsError('AccessDenied', 'no'));

    expect(await findingsOf(checkOf('dead-letters'), world.context())).toMatchObject([
      { status: 'not_checked', missingPermission: 'cloudwatch:GetMetricData' },
      { status: 'failure', subject: 'PurgeWorkDeadLetters' },
    ]);
  });

  test('asks for more than 100 alarms in several calls', async () => {
    const world = stackWorld();
    const names = Array.from({ length: 101 }, (_, number) => `alarm-${number}`);
    world.mocks.cloudWatch
      .on(DescribeAlarmsCommand)
      .callsFake(async ({ AlarmNames }: { AlarmNames: readonly string[] }) => ({
        MetricAlarms: AlarmNames.map((AlarmName) => ({ AlarmName, StateValue: 'OK', ActionsEnabled: true })),
      }));
    const { stack } = world.context();
    const findings = await findingsOf(
      checkOf('alarms'),
      world.context({ stack: { ...stack, idsOf: () => names } }),
    );

    expect(findings).toEqual([{ status: 'ok', detail: '101 alarms, none rings' }]);
    expect(world.mocks.cloudWatch.commandCalls(DescribeAlarmsCommand)).toHaveLength(2);
  });

  test('reads an identity once for all checks that look at it', async () => {
    const world = stackWorld();
    const context = world.context();
    await Promise.all(['dkim', 'mail-from', 'ses-identity'].map((id) => findingsOf(checkOf(id), context)));

    expect(world.mocks.sesv2.commandCalls(GetEmailIdentityCommand)).toHaveLength(2);
  });
});
