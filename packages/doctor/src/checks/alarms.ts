import { DescribeAlarmsCommand, type MetricAlarm } from '@aws-sdk/client-cloudwatch';
import { GetSubscriptionAttributesCommand, ListSubscriptionsByTopicCommand } from '@aws-sdk/client-sns';
import { counted } from 'agentinbox';
import type { Check, StackContext } from '../check.ts';
import { type Finding, failure, ok, REVERT_DRIFT, warning } from '../finding.ts';

/** DescribeAlarms accepts at most this many AlarmNames. */
const NAMES_PER_CALL = 100;
const RUNBOOK_ENTRY = /docs\/runbook\.md#[a-z0-9-]+/;

export const alarms: Check<Pick<StackContext, 'aws' | 'stack'>> = {
  id: 'alarms',
  title: 'Alarms',
  actions: ['cloudwatch:DescribeAlarms'],
  async run({ aws, stack }, abortSignal) {
    const names = stack.idsOf('AWS::CloudWatch::Alarm');
    const found: MetricAlarm[] = [];
    for (let i = 0; i < names.length; i += NAMES_PER_CALL) {
      const AlarmNames = names.slice(i, i + NAMES_PER_CALL);
      const command = new DescribeAlarmsCommand({ AlarmNames, MaxRecords: NAMES_PER_CALL });
      found.push(...((await aws.cloudWatch.send(command, { abortSignal })).MetricAlarms ?? []));
    }
    const findings = found.filter(({ StateValue }) => StateValue === 'ALARM').map(alarming);
    const existing = new Set(found.map(({ AlarmName }) => AlarmName));
    const missing = names.filter((name) => !existing.has(name));
    if (missing.length > 0) {
      findings.push(failure(`Deleted: ${missing.join(', ')}`, REVERT_DRIFT));
    }
    const withoutData = found.filter(({ StateValue }) => StateValue === 'INSUFFICIENT_DATA');
    findings.push(...withoutData.filter(ringsOnSilence).map(silent));
    findings.push(...several(withoutData, (alarm) => !ringsOnSilence(alarm), NO_DATA));
    findings.push(...several(found, ({ ActionsEnabled }) => ActionsEnabled === false, SWITCHED_OFF));
    return findings.length > 0 ? findings : [ok(`${counted(found.length, 'alarm')}, none in state ALARM`)];
  },
};

const NO_DATA = {
  what: ['has no data yet', 'have no data yet'],
  advice: 'Run doctor again in 15 minutes. If it still has no data, the metric or its permissions are wrong.',
} as const;
const SWITCHED_OFF = {
  what: [
    'notifies no one, because its actions are disabled',
    'notify no one, because their actions are disabled',
  ],
  advice: 'aws cloudwatch enable-alarm-actions --alarm-names <name>.',
} as const;

/** An alarm without actions appears on the dashboard and notifies nobody. */
function alarming({
  AlarmName,
  AlarmDescription = '',
  AlarmActions = [],
  StateReason = '',
}: MetricAlarm): Finding {
  const entry = RUNBOOK_ENTRY.exec(AlarmDescription)?.[0] ?? 'docs/runbook.md';
  const describe = AlarmActions.length === 0 ? warning : failure;
  return describe(StateReason || 'is in state ALARM', `See ${entry}.`, AlarmName);
}

function ringsOnSilence({ InsufficientDataActions = [] }: MetricAlarm): boolean {
  return InsufficientDataActions.length > 0;
}

/** CloudWatch uses INSUFFICIENT_DATA both for a metric that has no data yet and for one that stopped reporting. */
function silent({ AlarmName, AlarmDescription = '' }: MetricAlarm): Finding {
  const entry = RUNBOOK_ENTRY.exec(AlarmDescription)?.[0] ?? 'docs/runbook.md';
  return warning(
    'has no data yet, or no longer has any',
    `Unless the stack is new, see ${entry}.`,
    AlarmName,
  );
}

function several(
  found: readonly MetricAlarm[],
  applies: (alarm: MetricAlarm) => boolean,
  { what, advice }: { readonly what: readonly [one: string, more: string]; readonly advice: string },
): readonly Finding[] {
  const names = found.filter(applies).map(({ AlarmName }) => AlarmName);
  return names.length === 0
    ? []
    : [warning(`${counted(names.length, ...what)}: ${names.join(', ')}`, advice)];
}

/**
 * The link in the confirmation email subscribes without authentication, and then every notification has a link that
 * unsubscribes without it.
 */
const CONFIRM =
  'aws sns confirm-subscription --topic-arn <AlarmTopicArn> --token <Token from the link in the email from AWS Notifications> --authenticate-on-unsubscribe true';

export const alarmSubscriptions: Check<Pick<StackContext, 'aws' | 'stack'>> = {
  id: 'alarm-subscriptions',
  title: 'Alarm subscriptions',
  actions: ['sns:ListSubscriptionsByTopic', 'sns:GetSubscriptionAttributes'],
  async run({ aws, stack }, abortSignal) {
    const TopicArn = stack.output('AlarmTopicArn');
    if (TopicArn === undefined)
      return [failure('The stack has no alarm topic', 'Deploy again: docs/deploy.md.')];
    const command = new ListSubscriptionsByTopicCommand({ TopicArn });
    const { Subscriptions = [] } = await aws.sns.send(command, { abortSignal });
    if (Subscriptions.length === 0) {
      return [
        warning(
          'No subscription receives the alarms',
          'Deploy with the alarmEmail or alarmHttpsUrl setting, or subscribe to the AlarmTopicArn topic.',
        ),
      ];
    }
    const pending = Subscriptions.filter(({ SubscriptionArn }) => SubscriptionArn === 'PendingConfirmation');
    const findings = pending.map(({ Endpoint, Protocol }) =>
      warning(
        'has not confirmed the subscription and receives no alarms',
        `${CONFIRM}; after 3 days, deploy again or subscribe again.`,
        Endpoint ?? Protocol,
      ),
    );
    const confirmed = Subscriptions.filter((each) => !pending.includes(each));
    for (const { Endpoint, Protocol, SubscriptionArn } of confirmed) {
      if (Protocol !== 'email') continue;
      const attributes = new GetSubscriptionAttributesCommand({ SubscriptionArn });
      const { Attributes = {} } = await aws.sns.send(attributes, { abortSignal });
      if (Attributes['ConfirmationWasAuthenticated'] === 'true') continue;
      findings.push(
        warning(
          'can be unsubscribed by a mail scanner that opens links in alarm emails',
          `aws sns unsubscribe --subscription-arn ${SubscriptionArn}, subscribe again, and then: ${CONFIRM}.`,
          Endpoint,
        ),
      );
    }
    return confirmed.length > 0 ? [ok(`${confirmed.length} confirmed`), ...findings] : findings;
  },
};
