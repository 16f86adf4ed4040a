import { readFileSync } from 'node:fs';
import type { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { HOURLY_LIMITS } from '../../lambdas/observability/metric-name.ts';
import { ALARM_KINDS, anchorOf, EVENT_KINDS, EVENTS_ENTRY } from '../../lib/constructs/alarm-kind.ts';
import { optionSets } from './option-sets.ts';
import { nameOf, resourcesOf, synthesized, textOf } from './synthesized.ts';

// With every setting that adds alarms.
const template = synthesized({ ...optionSets['Named'], ...optionSets['Watched'] });

const STACK_NAME = `\${AWS::StackName}`;
const NAMESPACE = { 'Fn::Join': ['', ['AgentInbox/', { Ref: 'AWS::StackName' }]] };
const runbook = readFileSync(new URL('../../docs/runbook.md', import.meta.url), 'utf8');

const dimension = z.object({ Name: z.string(), Value: z.unknown() });
const alarmSchema = z.object({
  AlarmDescription: z.string(),
  AlarmActions: z.array(z.unknown()).default([]),
  InsufficientDataActions: z.array(z.unknown()).default([]),
  TreatMissingData: z.string(),
  Threshold: z.number(),
  EvaluationPeriods: z.int(),
  DatapointsToAlarm: z.int().optional(),
  ComparisonOperator: z.string(),
  Period: z.int().optional(),
  Namespace: z.unknown().optional(),
  MetricName: z.string().optional(),
  ExtendedStatistic: z.string().optional(),
  EvaluateLowSampleCountPercentile: z.string().optional(),
  Dimensions: z.array(dimension).default([]),
  Metrics: z.array(z.unknown()).optional(),
});
const alarms = [...resourcesOf(template, 'AWS::CloudWatch::Alarm', alarmSchema)];

function watched(metricName: string, dimensionName: string): string[] {
  return alarms
    .filter(([, alarm]) => alarm.MetricName === metricName)
    .flatMap(([, alarm]) => alarm.Dimensions.filter(({ Name }) => Name === dimensionName))
    .map(({ Value }) => textOf(Value))
    .sort();
}

/** The query of an alarm that looks at several time series. */
function queryOf(alarm: string): string {
  const [, found] = alarms.find(([id]) => nameOf(id) === alarm) ?? [];
  const [query] = z.array(z.object({ Expression: z.unknown() })).parse(found?.Metrics);
  return textOf(query?.Expression);
}

describe('an alarm', () => {
  test.each(['PublishFailure', 'PublishExpired'])('watches %s of the receipt rule', (metric) => {
    expect(watched(metric, 'RuleName')).toEqual(['MailIngressRuleSetCatchAll']);
  });

  test.each(['MailSent', 'WebhookFailed'])('watches only %s of this stack', (metric) => {
    expect(watched(metric, 'service')).toEqual([STACK_NAME]);
  });

  test('watches all limited events in one query, with a time series for each, which notifies by itself', () => {
    expect(queryOf('AlarmsLimits')).toBe(
      `SELECT SUM(LimitUse) FROM SCHEMA("AgentInbox", event, service) WHERE service = '${STACK_NAME}' GROUP BY event ORDER BY SUM() DESC`,
    );
    const [, alarm] = alarms.find(([id]) => nameOf(id) === 'AlarmsLimits') ?? [];
    expect(alarm).toMatchObject({ Threshold: 1_000, EvaluationPeriods: 1 });
  });

  test('watches findings of the check, with a time series for each queue, key and rule set', () => {
    expect(queryOf('AlarmsFindings')).toBe(
      `SELECT SUM(Finding) FROM SCHEMA("AgentInbox", event, service, subject) WHERE service = '${STACK_NAME}' AND event != 'QueueNotConsumed' GROUP BY event, subject ORDER BY SUM() DESC`,
    );
    const [, alarm] = alarms.find(([id]) => nameOf(id) === 'AlarmsFindings') ?? [];
    // A check may come just after its period of five minutes: the alarm stays on through one period without a finding.
    expect(alarm).toMatchObject({ Threshold: 1, EvaluationPeriods: 2, DatapointsToAlarm: 1 });
  });

  test('rings for a queue that nothing consumes after three checks', () => {
    expect(queryOf('AlarmsNotConsumed')).toContain(`AND event = 'QueueNotConsumed' GROUP BY event, subject`);
    const [, alarm] = alarms.find(([id]) => nameOf(id) === 'AlarmsNotConsumed') ?? [];
    expect(alarm).toMatchObject({ Threshold: 1, EvaluationPeriods: 4, DatapointsToAlarm: 3 });
  });

  test('rings when the check did not run for a quarter of an hour', () => {
    const [, alarm] = alarms.find(([id]) => nameOf(id) === 'AlarmsCheckMissing') ?? [];

    expect(alarm).toMatchObject({
      Namespace: 'AWS/Lambda',
      MetricName: 'Invocations',
      Period: 300,
      EvaluationPeriods: 3,
      Threshold: 1,
      ComparisonOperator: 'LessThanThreshold',
      TreatMissingData: 'missing',
    });
    expect(watched('Invocations', 'FunctionName')).toEqual(['AccountCheckFunction']);
  });

  test('watches the oldest receipt, whose mail is late also while the function cannot be invoked', () => {
    expect(watched('ApproximateAgeOfOldestMessage', 'QueueName')).toEqual(['MailIngressReceiptsQueue']);
  });

  test('watches failures of every function but the canary, by a filter of its log, in one metric of the stack', () => {
    const filters = [
      ...resourcesOf(
        template,
        'AWS::Logs::MetricFilter',
        z.object({
          LogGroupName: z.unknown(),
          FilterPattern: z.string(),
          MetricTransformations: z.array(z.unknown()),
        }),
      ).values(),
    ];
    const logs = [
      ...resourcesOf(
        template,
        'AWS::Lambda::Function',
        z.object({ LoggingConfig: z.object({ LogGroup: z.unknown() }) }),
      ).values(),
    ]
      .map(({ LoggingConfig }) => textOf(LoggingConfig.LogGroup))
      .filter((log) => log !== 'CanaryFunctionLog');

    expect(filters.map(({ LogGroupName }) => textOf(LogGroupName)).sort()).toEqual(logs.sort());
    for (const { FilterPattern, MetricTransformations } of filters) {
      expect(FilterPattern).toContain('$.type = "platform.report" && $.record.status != "success"');
      // Without a default value there is no data, and no bill, while nothing fails.
      expect(MetricTransformations).toEqual([
        { MetricNamespace: NAMESPACE, MetricName: 'FunctionFailed', MetricValue: '1' },
      ]);
    }
    const ofMcp = filters.filter(({ FilterPattern }) => FilterPattern.includes('"tool failed"'));
    expect(ofMcp.map(({ LogGroupName }) => textOf(LogGroupName))).toEqual(['AssistantsMcpLog']);
    const [, alarm] = alarms.find(([id]) => nameOf(id) === 'AlarmsFunctionErrors') ?? [];
    expect(alarm).toMatchObject({
      Namespace: NAMESPACE,
      MetricName: 'FunctionFailed',
      Threshold: 1,
    });
  });

  test('watches whether the median attempt at webhooks failed, and leaves it as it is for fewer than 20', () => {
    const [, alarm] = alarms.find(([id]) => nameOf(id) === 'AlarmsFailedShare') ?? [];

    expect(alarm).toMatchObject({
      MetricName: 'WebhookFailed',
      ExtendedStatistic: 'p50',
      EvaluateLowSampleCountPercentile: 'ignore',
      Threshold: 0.5,
      Period: 3_600,
    });
  });

  test('watches every certificate that lies where alarms can see it', () => {
    const ofCertificates = (of: Template): string[] =>
      [...resourcesOf(of, 'AWS::CloudWatch::Alarm', alarmSchema)]
        .filter(([, { Metrics }]) => JSON.stringify(Metrics ?? []).includes('DaysToExpiry'))
        .map(([id]) => nameOf(id));

    expect(ofCertificates(template)).toEqual([
      'AlarmsStreamDomainCertificate',
      'AlarmsRestDomainCertificate',
      'AlarmsAssistantsDomainCertificate',
    ]);
    // The assistants' is in us-east-1, and the stack need not be.
    expect(ofCertificates(synthesized(optionSets['NamedElsewhere']))).toEqual([
      'AlarmsStreamDomainCertificate',
      'AlarmsRestDomainCertificate',
    ]);
    expect(ofCertificates(synthesized())).toEqual([]);
  });

  test('watches what the REST API fails and throttled calls of MCP, and no latency, which contains waits', () => {
    expect(watched('5xx', 'ApiId')).toEqual(['RestHttpApi']);
    expect(alarms.filter(([, { MetricName = '' }]) => ['Latency', 'Duration'].includes(MetricName))).toEqual(
      [],
    );
    expect(watched('Throttles', 'FunctionName')).toEqual(['AssistantsMcpFunction']);
  });

  test.each(['Bounce', 'Complaint'])('watches %s of mail that this stack sends', (metric) => {
    const [set] = resourcesOf(
      template,
      'AWS::SES::ConfigurationSet',
      z.object({ Name: z.unknown() }),
    ).values();

    expect(watched(metric, 'ses:configuration-set')).toEqual(['SenderConfigurationSet']);
    // The name by which the functions send, and by which SES counts, is the same one.
    const sending = resourcesOf(
      template,
      'AWS::SES::ConfigurationSetEventDestination',
      z.object({
        EventDestination: z.object({
          MatchingEventTypes: z.array(z.string()),
          CloudWatchDestination: z.object({ DimensionConfigurations: z.array(z.unknown()) }),
        }),
      }),
    );
    expect([...sending.values()]).toEqual([
      {
        EventDestination: {
          MatchingEventTypes: ['bounce', 'complaint'],
          CloudWatchDestination: {
            DimensionConfigurations: [
              {
                DimensionName: 'ses:configuration-set',
                DimensionValueSource: 'messageTag',
                DefaultDimensionValue: set?.Name,
              },
            ],
          },
        },
      },
    ]);
  });

  test('watches for mail that does not arrive for the hours of the setting, and is missing without the setting', () => {
    const [, silence] = alarms.find(([id]) => nameOf(id) === 'AlarmsNoMail') ?? [];

    expect(silence).toMatchObject({
      MetricName: 'MessageReceived',
      Period: 3_600,
      EvaluationPeriods: 24,
      Threshold: 1,
      ComparisonOperator: 'LessThanThreshold',
      TreatMissingData: 'missing',
    });
    expect(JSON.stringify(synthesized().findResources('AWS::CloudWatch::Alarm'))).not.toContain('NoMail');
  });

  test.each(['FunctionFailed', 'Throttles'])('watches %s and does not go off for a single one', (metric) => {
    const [[, alarm] = []] = alarms.filter(([, { MetricName }]) => MetricName === metric);

    expect(alarm).toMatchObject({ Period: 300, EvaluationPeriods: 3, DatapointsToAlarm: 2 });
  });

  test.each(['Reputation.BounceRate', 'Reputation.ComplaintRate'])('watches %s of the account', (metric) => {
    expect(alarms.filter(([, { MetricName }]) => MetricName === metric)).toHaveLength(1);
  });
});

describe('every alarm', () => {
  const headings = new Map(
    runbook
      .replace(/^# Problems without an alarm$.*/ms, '')
      .replace(/^.*?^# Alarms$/ms, '')
      .split(/^## /m)
      .slice(1)
      .map((entry) => {
        const [heading = '', ...lines] = entry.split('\n');
        return [anchorOf(heading), lines.join('\n')];
      }),
  );

  test.each(alarms)('%s has a section in the runbook with impact, check and fix', (_id, alarm) => {
    const [, anchor = ''] = /docs\/runbook\.md#(\S+)$/.exec(alarm.AlarmDescription) ?? [];

    if (EVENTS_ENTRY.endsWith(`#${anchor}`)) return;
    expect([...headings.keys()]).toContain(anchor);
    for (const part of ['**Impact.**', '**Check.**', '**Fix.**']) {
      expect(headings.get(anchor)).toContain(part);
    }
  });

  test('of a kind is made, and the runbook has no entry for an alarm that is not', () => {
    const anchors = alarms.map(([, alarm]) => alarm.AlarmDescription.split('#')[1]);
    const ofEvents = Object.values(EVENT_KINDS).map((kind) => anchorOf(ALARM_KINDS[kind]));
    const kinds = Object.values(ALARM_KINDS).map(anchorOf);

    expect(kinds.filter((kind) => ![...anchors, ...ofEvents].includes(kind))).toEqual([]);
    expect([...headings.keys()].filter((heading) => !kinds.includes(heading))).toEqual([]);
  });

  test('for several events has a list in the runbook, with each event, with its limit and its section', () => {
    const [, list = ''] = runbook.split('## Alarms for several events\n');
    const rows = [...list.matchAll(/^- `(\w+)` \((.+?)\): \[.+\]\(#(\S+)\)$/gm)].map(
      ([, event = '', limit = '', anchor = '']) => [event, limit, anchor],
    );
    const limits: Partial<Record<string, number>> = HOURLY_LIMITS;
    const expected = Object.entries(EVENT_KINDS).map(([event, kind]) => [
      event,
      limits[event] === undefined ? '`check`' : limits[event].toLocaleString('en-US'),
      anchorOf(ALARM_KINDS[kind]),
    ]);

    expect(rows).toEqual(expected);
    const described = alarms.filter(([, alarm]) => alarm.AlarmDescription.endsWith(EVENTS_ENTRY));
    expect(described.map(([id]) => nameOf(id))).toEqual(['AlarmsFindings', 'AlarmsLimits']);
  });

  test('takes nothing for a sign that nothing is wrong, except those that wait for something', () => {
    const others = alarms.filter(([, { TreatMissingData }]) => TreatMissingData !== 'notBreaching');

    expect(others.map(([id]) => nameOf(id))).toEqual(['AlarmsCheckMissing', 'AlarmsNoMail']);
  });

  test('is not in ALARM before its first data, and one that waits for something tells the topic when data ends', () => {
    expect(alarms.filter(([, { TreatMissingData }]) => TreatMissingData === 'breaching')).toEqual([]);
    for (const [, { TreatMissingData, InsufficientDataActions }] of alarms) {
      expect(InsufficientDataActions.map(textOf)).toEqual(
        TreatMissingData === 'missing' ? ['AlarmsTopic'] : [],
      );
    }
  });

  test('tells the topic', () => {
    for (const [, { AlarmActions }] of alarms) expect(AlarmActions.map(textOf)).toEqual(['AlarmsTopic']);
  });
});
