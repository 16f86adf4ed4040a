import { paginateDescribeStackEvents, type StackEvent } from '@aws-sdk/client-cloudformation';
import {
  DescribeAlarmsCommand,
  GetMetricDataCommand,
  type MetricAlarm,
  paginateDescribeAlarmHistory,
  paginateListMetrics,
} from '@aws-sdk/client-cloudwatch';
import { counted } from 'agentinbox';
import { METRIC_NAMESPACE } from '../../../../lambdas/observability/metric-name.ts';
import type { Check, StackContext } from '../check.ts';
import { type Finding, failure, notChecked, ok, warning } from '../finding.ts';

type AwsContext = Pick<StackContext, 'aws' | 'stack' | 'now'>;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_SECONDS = 86_400;
/** The daily sums go back this far; older accounts are not first ones. */
const LOOK_BACK_DAYS = 90;
const SLOWEST = 5;

export const deploymentMinutes: Check<AwsContext> = {
  id: 'deployment-minutes',
  title: 'First deployment',
  actions: ['cloudformation:DescribeStackEvents'],
  async run({ aws, stack }, abortSignal) {
    const events: StackEvent[] = [];
    const pages = paginateDescribeStackEvents(
      { client: aws.cloudFormation },
      { StackName: stack.name },
      { abortSignal },
    );
    for await (const { StackEvents = [] } of pages) events.push(...StackEvents);
    // DescribeStackEvents returns the latest event first.
    events.reverse();
    const ofStack = (event: StackEvent) => event.PhysicalResourceId === event.StackId;
    const began = events.find((event) => ofStack(event) && event.ResourceStatus === 'CREATE_IN_PROGRESS');
    const ended = events.find((event) => ofStack(event) && event.ResourceStatus === 'CREATE_COMPLETE');
    if (began?.Timestamp === undefined || ended?.Timestamp === undefined) {
      return [
        notChecked(
          'CloudFormation has no events for its creation',
          'Say how many minutes it took, if you know.',
        ),
      ];
    }
    const minutes = (ended.Timestamp.getTime() - began.Timestamp.getTime()) / MINUTE_MS;
    const slowest = secondsOfResources(events.filter((event) => !ofStack(event))).slice(0, SLOWEST);
    return [
      ok(
        `${minutes.toFixed(1)} minutes; slowest: ${slowest.map(({ name, seconds }) => `${name} ${seconds} s`).join(', ')}`,
      ),
    ];
  },
};

function secondsOfResources(events: readonly StackEvent[]) {
  const began = new Map<string, number>();
  const done = new Map<string, { name: string; seconds: number }>();
  for (const { LogicalResourceId = '', ResourceType = '', ResourceStatus, Timestamp } of events) {
    const at = Timestamp?.getTime() ?? 0;
    if (ResourceStatus === 'CREATE_IN_PROGRESS' && !began.has(LogicalResourceId))
      began.set(LogicalResourceId, at);
    if (ResourceStatus === 'CREATE_COMPLETE' && !done.has(LogicalResourceId)) {
      const seconds = Math.round((at - (began.get(LogicalResourceId) ?? at)) / 1_000);
      done.set(LogicalResourceId, { name: `${LogicalResourceId} (${ResourceType})`, seconds });
    }
  }
  return [...done.values()].sort((one, other) => other.seconds - one.seconds);
}

/** Nothing was wrong yet while the stack was new. */
export const firstAlarmStates: Check<AwsContext> = {
  id: 'first-alarm-states',
  title: 'Initial alarm states',
  actions: ['cloudwatch:DescribeAlarms', 'cloudwatch:DescribeAlarmHistory'],
  async run({ aws, stack }, abortSignal) {
    const alarms = stack.resourcesOf('AWS::CloudWatch::Alarm');
    const { MetricAlarms = [] } = await aws.cloudWatch.send(
      new DescribeAlarmsCommand({ AlarmNames: alarms.map(({ physicalId }) => physicalId), MaxRecords: 100 }),
      { abortSignal },
    );
    const alarming = new Set<string>();
    if (stack.createdAt !== undefined) {
      const window = { StartDate: stack.createdAt, EndDate: new Date(stack.createdAt.getTime() + HOUR_MS) };
      const pages = paginateDescribeAlarmHistory(
        { client: aws.cloudWatch },
        { HistoryItemType: 'StateUpdate', ...window },
        { abortSignal },
      );
      for await (const { AlarmHistoryItems = [] } of pages) {
        for (const { AlarmName, HistorySummary = '' } of AlarmHistoryItems) {
          const alarm = alarms.find(({ physicalId }) => physicalId === AlarmName);
          if (alarm !== undefined && /\bto ALARM\b/.test(HistorySummary)) alarming.add(alarm.logicalId);
        }
      }
    }
    const states = `now ${countsOf(MetricAlarms)}`;
    if (alarming.size === 0) return [ok(`none went off in the first hour; ${states}`)];
    return [
      warning(
        `went off in the first hour: ${[...alarming].sort().join(', ')}; ${states}`,
        'Explain each of them in the file.',
      ),
    ];
  },
};

function countsOf(alarms: readonly MetricAlarm[]): string {
  const states = ['OK', 'INSUFFICIENT_DATA', 'ALARM'] as const;
  const count = (state: string) => alarms.filter(({ StateValue }) => StateValue === state).length;
  return states.map((state) => `${count(state)} ${state}`).join(', ');
}

/** The construct's id precedes this logical id in a stack with other resources. */
const DATA_KEY = /StoreDataKey[0-9A-F]{8}$/;

/** Checks that SES can put emails into the bucket, in particular when a customer managed key encrypts it. */
export const handedOver: Check<AwsContext> = {
  id: 'handed-over',
  title: 'Mail that SES handed over',
  actions: ['cloudwatch:GetMetricData'],
  async run(context, abortSignal) {
    const { stack } = context;
    const key = stack.resourcesOf('AWS::KMS::Key').some(({ logicalId }) => DATA_KEY.test(logicalId))
      ? "with the operator's own KMS key"
      : "without the operator's own KMS key";
    const [rule] = stack.idsOf('AWS::SES::ReceiptRule');
    if (rule === undefined) {
      return [
        notChecked(
          `${key}; a joined rule is not counted here`,
          'Send an email, and note whether it arrived.',
        ),
      ];
    }
    const [handed = 0, failed = 0] = await Promise.all(
      ['PublishSuccess', 'PublishFailure'].map((MetricName) => sumOf(context, rule, MetricName, abortSignal)),
    );
    const found = `${counted(handed, 'rule action')} succeeded and ${failed} failed, ${key}`;
    if (failed > 0) return [failure(found, 'See docs/runbook.md#ses-cannot-hand-over-mail.')];
    return handed > 0
      ? [ok(found)]
      : [notChecked(found, 'Send an email, wait 15 minutes and run doctor again.')];
  },
};

async function sumOf(
  { aws, now }: AwsContext,
  RuleName: string,
  MetricName: string,
  abortSignal: AbortSignal,
): Promise<number> {
  const metric = { Namespace: 'AWS/SES', MetricName, Dimensions: [{ Name: 'RuleName', Value: RuleName }] };
  const { MetricDataResults = [] } = await aws.cloudWatch.send(
    new GetMetricDataCommand({
      StartTime: new Date(now.getTime() - LOOK_BACK_DAYS * DAY_SECONDS * 1_000),
      EndTime: now,
      MetricDataQueries: [
        { Id: 'sum', MetricStat: { Metric: metric, Period: DAY_SECONDS, Stat: 'Sum' }, ReturnData: true },
      ],
    }),
    { abortSignal },
  );
  return MetricDataResults.flatMap(({ Values = [] }) => Values).reduce((sum, value) => sum + value, 0);
}

/** The functions print embedded metric format lines while Lambda logs as JSON. */
export const embeddedMetrics: Check<AwsContext> = {
  id: 'embedded-metrics',
  title: 'Metrics from JSON logs',
  actions: ['cloudwatch:ListMetrics'],
  async run({ aws, stack }, abortSignal) {
    const names = new Set<string>();
    const pages = paginateListMetrics(
      { client: aws.cloudWatch },
      { Namespace: METRIC_NAMESPACE, Dimensions: [{ Name: 'service', Value: stack.name }] },
      { abortSignal },
    );
    for await (const { Metrics = [] } of pages) {
      for (const { MetricName } of Metrics) if (MetricName !== undefined) names.add(MetricName);
    }
    if (names.size > 0) return [ok(`CloudWatch has ${[...names].sort().join(', ')}`)];
    return [
      notChecked(
        `CloudWatch has no metric of the namespace ${METRIC_NAMESPACE}`,
        'After an email has been received, wait 15 minutes and run doctor again; if there is still none, note that.',
      ),
    ];
  },
};

export const notProbed = (): Finding =>
  notChecked('no email was sent', 'Run doctor again with --first-account --probe.', 'mail');
