import { readFileSync } from 'node:fs';
import type { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { ALARM_KINDS, anchorOf } from '../../lib/constructs/alarm-kind.ts';
import { optionSets } from './option-sets.ts';
import { nameOf, resourcesOf, synthesized, textOf } from './synthesized.ts';

// With every setting that adds alarms.
const template = synthesized({ ...optionSets['Named'], ...optionSets['Watched'] });

const dimension = z.object({ Name: z.string(), Value: z.unknown() });
const alarmSchema = z.object({
  AlarmDescription: z.string(),
  AlarmActions: z.array(z.unknown()).default([]),
  TreatMissingData: z.string(),
  Threshold: z.number(),
  EvaluationPeriods: z.int(),
  DatapointsToAlarm: z.int().optional(),
  ComparisonOperator: z.string(),
  Period: z.int().optional(),
  Namespace: z.string().optional(),
  MetricName: z.string().optional(),
  ExtendedStatistic: z.string().optional(),
  Dimensions: z.array(dimension).default([]),
  Metrics: z.array(z.unknown()).optional(),
});
const alarms = [...resourcesOf(template, 'AWS::CloudWatch::Alarm', alarmSchema)];

/** Names of what a metric's alarms watch, by a dimension of it. */
function watched(metricName: string, dimensionName: string): string[] {
  return alarms
    .filter(([, alarm]) => alarm.MetricName === metricName)
    .flatMap(([, alarm]) => alarm.Dimensions.filter(({ Name }) => Name === dimensionName))
    .map(({ Value }) => textOf(Value))
    .sort();
}

function names(type: string): string[] {
  return [...resourcesOf(template, type, z.unknown()).keys()].map(nameOf).sort();
}

const redriven = new Set(
  [...resourcesOf(template, 'AWS::SQS::Queue', z.object({ RedrivePolicy: z.unknown().optional() }))]
    .filter(([, { RedrivePolicy }]) => RedrivePolicy !== undefined)
    .map(([id]) => nameOf(id)),
);

describe('an alarm', () => {
  test('watches everything that lies in a queue which nobody reads', () => {
    expect(watched('ApproximateNumberOfMessagesVisible', 'QueueName')).toEqual(
      names('AWS::SQS::Queue').filter((name) => !redriven.has(name)),
    );
    const depths = alarms.filter(([, alarm]) => alarm.MetricName === 'ApproximateNumberOfMessagesVisible');
    expect(new Set(depths.map(([, { Threshold }]) => Threshold))).toEqual(new Set([1]));
  });

  test('watches the oldest message of every queue that is worked on', () => {
    expect(watched('ApproximateAgeOfOldestMessage', 'QueueName')).toEqual([...redriven].sort());
  });

  test.each(['Errors', 'Throttles'])('watches the %s of every function', (metric) => {
    expect(watched(metric, 'FunctionName')).toEqual(names('AWS::Lambda::Function'));
  });

  test.each(['PublishFailure', 'PublishExpired'])('watches %s of the receipt rule', (metric) => {
    expect(watched(metric, 'RuleName')).toEqual(['MailIngressRuleSetCatchAll']);
  });

  test.each([
    'MessageDeferred',
    'DeferredMessageExpired',
    'MessageUnparsed',
    'BytesMissing',
    'WebhookDead',
    'MailSent',
    'MessageRetried',
    'RecipientDropped',
    'ReceiptRuleSetInactive',
    'EncryptionKeyUnusable',
  ])('watches %s of this stack alone', (metric) => {
    expect(watched(metric, 'service')).toEqual(['AgentInbox']);
  });

  test('watches the share of failed attempts at webhooks', () => {
    const expressions = alarms.filter(([, { Metrics }]) => Metrics !== undefined);

    expect(expressions.map(([id]) => nameOf(id))).toContain('AlarmsFailedShare');
    expect(JSON.stringify(expressions)).toContain('WebhookFailed');
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

  test('watches what the transports fail and how long the slowest callers wait', () => {
    expect(watched('5xx', 'ApiId')).toEqual(['RestHttpApi']);
    expect(watched('Url5xxCount', 'FunctionName')).toEqual(['AssistantsMcpFunction']);
    expect(watched('ExecutionError', 'ApiId')).toEqual(['StreamApi']);
    const slow = alarms.filter(([, { ExtendedStatistic }]) => ExtendedStatistic === 'p99');
    expect(slow.map(([, { MetricName }]) => MetricName).sort()).toEqual(['Duration', 'Latency']);
  });

  test('watches recursive invocations that are dropped, of every function that a queue invokes', () => {
    const consumers = [
      ...resourcesOf(
        template,
        'AWS::Lambda::EventSourceMapping',
        z.object({ FunctionName: z.unknown() }),
      ).values(),
    ].map(({ FunctionName }) => textOf(FunctionName));

    expect(watched('RecursiveInvocationsDropped', 'FunctionName')).toEqual(consumers.sort());
  });

  test.each([
    'ReadThrottleEvents',
    'WriteThrottleEvents',
  ])('watches %s of the table and of its index', (metric) => {
    expect(watched(metric, 'TableName')).toEqual(['StoreTable', 'StoreTable']);
    // CloudWatch counts the index under both dimensions and the table under its name alone.
    expect(watched(metric, 'GlobalSecondaryIndexName')).toEqual(['listing']);
  });

  test('watches system errors of every operation of the table, which DynamoDB counts apart', () => {
    const [, alarm] = alarms.find(([id]) => nameOf(id) === 'AlarmsTableErrors') ?? [];

    const query = z.array(z.object({ Expression: z.unknown(), Period: z.int() })).parse(alarm?.Metrics);
    expect(query.map(({ Expression }) => textOf(Expression))).toEqual([
      `SELECT SUM(SystemErrors) FROM SCHEMA("AWS/DynamoDB", Operation, TableName) WHERE TableName = 'StoreTable'`,
    ]);
  });

  test.each(['Bounce', 'Complaint'])('watches %s of mail that this stack sends', (metric) => {
    const [set] = resourcesOf(
      template,
      'AWS::SES::ConfigurationSet',
      z.object({ Name: z.string() }),
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
      TreatMissingData: 'breaching',
    });
    expect(JSON.stringify(synthesized().findResources('AWS::CloudWatch::Alarm'))).not.toContain('NoMail');
  });

  test.each(['Errors', 'Throttles'])('watches %s and does not ring for a single failure', (metric) => {
    const ofFunctions = alarms.filter(([, { MetricName }]) => MetricName === metric);

    expect(ofFunctions.length).toBeGreaterThan(10);
    for (const [, alarm] of ofFunctions) {
      expect(alarm).toMatchObject({ Period: 300, EvaluationPeriods: 3, DatapointsToAlarm: 2 });
    }
  });

  test.each(['Reputation.BounceRate', 'Reputation.ComplaintRate'])('watches %s of the account', (metric) => {
    expect(alarms.filter(([, { MetricName }]) => MetricName === metric)).toHaveLength(1);
  });
});

describe('every alarm', () => {
  const headings = new Map(
    readFileSync(new URL('../../docs/runbook.md', import.meta.url), 'utf8')
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

    expect([...headings.keys()]).toContain(anchor);
    for (const part of ['**Impact.**', '**Check.**', '**Fix.**']) {
      expect(headings.get(anchor)).toContain(part);
    }
  });

  test('of a kind is made, and the runbook has no entry for an alarm that is not', () => {
    const anchors = alarms.map(([, alarm]) => alarm.AlarmDescription.split('#')[1]);
    const kinds = Object.values(ALARM_KINDS).map(anchorOf);

    expect(kinds.filter((kind) => !anchors.includes(kind))).toEqual([]);
    expect([...headings.keys()].filter((heading) => !kinds.includes(heading))).toEqual([]);
  });

  test('takes nothing for a sign that nothing is wrong, except the one that waits for mail', () => {
    const others = alarms.filter(([, { TreatMissingData }]) => TreatMissingData !== 'notBreaching');

    expect(others.map(([id]) => nameOf(id))).toEqual(['AlarmsNoMail']);
  });

  test('fits with all others into the widget of the dashboard, which takes a hundred', () => {
    expect(alarms.length).toBeLessThanOrEqual(100);
  });

  test('tells the topic, but for customers’ dead deliveries, which lie where they are for two weeks', () => {
    const told = alarms.filter(([, { AlarmActions }]) => AlarmActions.map(textOf).includes('AlarmsTopic'));
    const quiet = alarms.filter(([, { AlarmActions }]) => AlarmActions.length === 0);

    expect(told.length + quiet.length).toBe(alarms.length);
    expect(quiet.map(([id]) => nameOf(id))).toEqual(['AlarmsWebhooksDead']);
  });
});

describe('the topic of alarms', () => {
  const subscriptions = (settings: object): unknown[] => [
    ...resourcesOf(
      synthesized({ ...settings }),
      'AWS::SNS::Subscription',
      z.object({ Protocol: z.string(), Endpoint: z.unknown() }),
    ).values(),
  ];

  test('may be published to by CloudWatch for this account, and by nobody in plain text', () => {
    const policies = resourcesOf(
      template,
      'AWS::SNS::TopicPolicy',
      z.object({
        Topics: z.array(z.unknown()),
        PolicyDocument: z.object({ Statement: z.array(z.unknown()) }),
      }),
    );
    const [own] = [...policies.values()].filter(({ Topics }) => Topics.map(textOf).includes('AlarmsTopic'));

    expect(own?.PolicyDocument.Statement).toMatchObject([
      { Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } },
      {
        Effect: 'Allow',
        Action: 'sns:Publish',
        Principal: { Service: 'cloudwatch.amazonaws.com' },
        Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
      },
    ]);
  });

  test('mails whom the setting names, and nobody without it', () => {
    const alarmEmail = 'ops@example.com';

    expect(subscriptions({ alarmEmail })).toContainEqual({ Protocol: 'email', Endpoint: alarmEmail });
    expect(subscriptions({})).not.toContainEqual(expect.objectContaining({ Protocol: 'email' }));
  });
});

test('the dashboard shows every alarm', () => {
  const [dashboard] = resourcesOf(
    template,
    'AWS::CloudWatch::Dashboard',
    z.object({ DashboardBody: z.unknown(), DashboardName: z.undefined().optional() }),
  ).values();
  const body = JSON.stringify(dashboard?.DashboardBody);

  for (const [id] of alarms) expect(body).toContain(id);
});
