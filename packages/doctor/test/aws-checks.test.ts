import { DescribeAlarmsCommand, GetMetricDataCommand } from '@aws-sdk/client-cloudwatch';
import { DescribeKeyCommand } from '@aws-sdk/client-kms';
import {
  GetAccountSettingsCommand,
  GetEventSourceMappingCommand,
  GetFunctionConcurrencyCommand,
} from '@aws-sdk/client-lambda';
import { GetSubscriptionAttributesCommand, ListSubscriptionsByTopicCommand } from '@aws-sdk/client-sns';
import { GetQueueAttributesCommand } from '@aws-sdk/client-sqs';
import { describe, expect, test } from 'vitest';
import { checkOf, expectReported, type StackCheckCase } from './stack-check-case.ts';
import { ALARMS, awsError, findingsOf, type StackWorld, stackWorld } from './stack-world.ts';

const alarm =
  (changes: object, which = 0) =>
  (world: StackWorld) => {
    const MetricAlarms = ALARMS.map((each, index) => (index === which ? { ...each, ...changes } : each));
    world.mocks.cloudWatch.on(DescribeAlarmsCommand).resolves({ MetricAlarms });
  };
const confirmed = (ConfirmationWasAuthenticated: string) => (world: StackWorld) => {
  world.mocks.sns.on(ListSubscriptionsByTopicCommand).resolves({
    Subscriptions: [{ SubscriptionArn: 'arn:aws:sns:::T:1', Endpoint: 'ops@example.com', Protocol: 'email' }],
  });
  world.mocks.sns
    .on(GetSubscriptionAttributesCommand)
    .resolves({ Attributes: { ConfirmationWasAuthenticated } });
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

const CASES: readonly StackCheckCase[] = [
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
    'waiting calls that may hold more than half of the executions',
    'concurrency',
    ({ outputs }) => outputs.set('WaitingCalls', '226'),
    'warning',
    /waitingCalls 226\) may hold 452 of 900 executions/,
    /Leave out the waitingCalls and concurrency settings/,
  ],
  [
    'limits that are for a smaller quota than the account has now',
    'concurrency',
    ({ outputs }) => outputs.set('Executions', '10'),
    'warning',
    /limits of the stack are set for 10 executions/,
    /a new nonce/,
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
    /cdk deploy --revert-drift/,
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
    /^3 waiting; each is an email that did not reach its inbox/,
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
    'an alarm in state ALARM',
    'alarms',
    alarm({ StateValue: 'ALARM', StateReason: 'Threshold Crossed' }),
    'failure',
    /Threshold Crossed/,
    /docs\/runbook\.md#ses-cannot-hand-over-mail/,
  ],
  [
    'an alarm in state ALARM that notifies no one',
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
    /1 has no data yet: stack-failed/,
    /15 minutes/,
  ],
  [
    'an alarm whose actions are disabled',
    'alarms',
    alarm({ ActionsEnabled: false }),
    'warning',
    /notifies no one.*stack-failed/,
    /enable-alarm-actions/,
  ],
  [
    'an alarm that was deleted',
    'alarms',
    ({ mocks }) => mocks.cloudWatch.on(DescribeAlarmsCommand).resolves({ MetricAlarms: ALARMS.slice(1) }),
    'failure',
    /Deleted: stack-failed/,
    /cdk deploy --revert-drift/,
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
    'a subscriber whom a mail scanner can unsubscribe (row 50)',
    'alarm-subscriptions',
    confirmed('false'),
    'warning',
    /mail scanner/,
    /--authenticate-on-unsubscribe true/,
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
  test.each(CASES)('reports %s', async (...broken) => {
    await expectReported(broken);
  });

  test('is content with a subscriber whom only a signed call unsubscribes', async () => {
    const world = stackWorld();
    confirmed('true')(world);

    expect(await findingsOf(checkOf('alarm-subscriptions'), world.context())).toMatchObject([
      { status: 'ok', detail: '1 confirmed' },
    ]);
  });

  test('reports the age of the oldest dead-letter message, and leaves deliveries whose schedule is spent to their owners', async () => {
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

  test('counts dead-letter messages also where their age may not be read', async () => {
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

    expect(findings).toEqual([{ status: 'ok', detail: '101 alarms, none in state ALARM' }]);
    expect(world.mocks.cloudWatch.commandCalls(DescribeAlarmsCommand)).toHaveLength(2);
  });
});
