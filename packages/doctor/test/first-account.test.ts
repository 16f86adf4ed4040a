import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CloudFormationClient,
  DescribeStackEventsCommand,
  DescribeStacksCommand,
  ListStackResourcesCommand,
} from '@aws-sdk/client-cloudformation';
import {
  CloudWatchClient,
  DescribeAlarmHistoryCommand,
  GetMetricDataCommand,
  ListMetricsCommand,
} from '@aws-sdk/client-cloudwatch';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { mockClient } from 'aws-sdk-client-mock';
import { describe, expect, onTestFinished, test } from 'vitest';
import { doctor } from '../src/doctor.ts';
import { FIRST_ACCOUNT_CHECKS, writeFirstAccount } from '../src/examine-first-account.ts';
import { QUESTIONS, withoutNames } from '../src/first-account-file.ts';
import { makeReport } from '../src/report.ts';
import { runChecks } from '../src/run-checks.ts';
import { DOMAIN, NOW, REGION, SENDER, type StackWorld, stackWorld } from './stack-world.ts';

function checkOf(id: string) {
  const check = FIRST_ACCOUNT_CHECKS.find((each) => each.id === id);
  if (check === undefined) throw new Error(`There is no check ${id}`);
  return check;
}

async function found(id: string, world: StackWorld) {
  const [outcome] = await runChecks([checkOf(id)], world.context(), 10_000);
  return outcome?.findings ?? [];
}

/** As CloudFormation lists them: the latest first. */
function deployed(world: StackWorld): void {
  const event = (
    minute: number,
    LogicalResourceId: string,
    ResourceStatus: string,
    ResourceType: string,
  ) => ({
    ...{
      StackId: 'the-stack',
      StackName: 'AgentInbox',
      EventId: `${minute}`,
      LogicalResourceId,
      ResourceType,
    },
    PhysicalResourceId: LogicalResourceId === 'AgentInbox' ? 'the-stack' : LogicalResourceId,
    ResourceStatus: ResourceStatus as 'CREATE_COMPLETE',
    Timestamp: new Date(NOW.getTime() + minute * 60_000),
  });
  const stack = 'AWS::CloudFormation::Stack';
  world.mocks.cloudFormation
    .on(DescribeStackEventsCommand)
    .resolves({
      StackEvents: [
        event(500, 'AgentInbox', 'UPDATE_COMPLETE', stack),
        event(12.5, 'AgentInbox', 'CREATE_COMPLETE', stack),
        event(12, 'Table', 'CREATE_COMPLETE', 'AWS::DynamoDB::Table'),
      ],
      NextToken: 'more',
    })
    .on(DescribeStackEventsCommand, { StackName: 'AgentInbox', NextToken: 'more' })
    .resolves({
      StackEvents: [
        event(3, 'Queue', 'CREATE_COMPLETE', 'AWS::SQS::Queue'),
        event(2, 'Queue', 'CREATE_IN_PROGRESS', 'AWS::SQS::Queue'),
        event(2, 'Table', 'CREATE_IN_PROGRESS', 'AWS::DynamoDB::Table'),
        event(0, 'AgentInbox', 'CREATE_IN_PROGRESS', stack),
      ],
    });
}

const rule = (counts: Readonly<Record<string, number>>) => (world: StackWorld) => {
  world.mocks.cloudWatch.on(GetMetricDataCommand).callsFake(({ MetricDataQueries: [query] }) => ({
    MetricDataResults: [{ Id: 'sum', Values: [counts[query.MetricStat.Metric.MetricName] ?? 0] }],
  }));
};
const alarming = (world: StackWorld) => {
  const item = (AlarmName: string, HistorySummary: string) => ({ AlarmName, HistorySummary });
  world.mocks.cloudWatch.on(DescribeAlarmHistoryCommand).resolves({
    AlarmHistoryItems: [
      item('stack-dead', 'Alarm updated from INSUFFICIENT_DATA to ALARM'),
      item('stack-failed', 'Alarm updated from ALARM to OK'),
      item('of-another-stack', 'Alarm updated from OK to ALARM'),
    ],
  });
};
const emitted = (world: StackWorld) => {
  world.mocks.cloudWatch
    .on(ListMetricsCommand, {
      Dimensions: [{ Name: 'service', Value: 'AgentInbox' }],
      Namespace: 'AgentInbox',
    })
    .resolves({ Metrics: [{ MetricName: 'MessageReceived' }, { MetricName: 'MailSent' }] });
};
const withKey = (world: StackWorld) => world.with('AWS::KMS::Key', 'StoreDataKey0A1B2C3D', 'data-key');

describe('doctor --first-account', () => {
  test.each<[string, string, (world: StackWorld) => void, string, RegExp]>([
    [
      'the minutes of the deployment and the slowest resources',
      'deployment-minutes',
      deployed,
      'ok',
      /^12\.5 minutes; slowest: Table \(AWS::DynamoDB::Table\) 600 s, Queue \(AWS::SQS::Queue\) 60 s$/,
    ],
    [
      'that CloudFormation has no events any more',
      'deployment-minutes',
      (world) => world.mocks.cloudFormation.on(DescribeStackEventsCommand).resolves({ StackEvents: [] }),
      'not_checked',
      /no events/,
    ],
    ['that no alarm went off', 'first-alarm-states', () => {}, 'ok', /none went off .*; now 2 OK, 0 INSUFF/],
    ['the own alarms that went off', 'first-alarm-states', alarming, 'warning', /hour: AlarmsDead; now 2 OK/],
    [
      'mail without a customer key',
      'handed-over',
      rule({ PublishSuccess: 4 }),
      'ok',
      /^4 .* without the operator's own KMS key/,
    ],
    [
      'mail with a customer key',
      'handed-over',
      (world) => {
        withKey(world);
        rule({ PublishSuccess: 2 })(world);
      },
      'ok',
      /^2 rule actions succeeded and 0 failed, with the operator's own KMS key$/,
    ],
    [
      'mail that a customer key keeps out',
      'handed-over',
      (world) => {
        withKey(world);
        rule({ PublishFailure: 3 })(world);
      },
      'failure',
      /0 rule actions .* 3 failed, with/,
    ],
    ['that no mail came yet', 'handed-over', rule({}), 'not_checked', /^0 rule actions/],
    [
      'a joined rule, whose counts it cannot tell',
      'handed-over',
      (world) => world.without('AWS::SES::ReceiptRule'),
      'not_checked',
      /joined rule/,
    ],
    ['metrics that came by logs', 'embedded-metrics', emitted, 'ok', /has MailSent, MessageReceived$/],
    ['that no metric came yet', 'embedded-metrics', () => {}, 'not_checked', /no metric/],
  ])('reports %s', async (_what, id, change, status, detail) => {
    const world = stackWorld();
    change(world);

    expect(await found(id, world)).toEqual([
      expect.objectContaining({ status, detail: expect.stringMatching(detail) }),
    ]);
  });

  test('asks AWS for alarms in the first hour of the stack only', async () => {
    const world = stackWorld();
    await found('first-alarm-states', world);

    const [call] = world.mocks.cloudWatch.commandCalls(DescribeAlarmHistoryCommand);
    expect(call?.args[0].input).toMatchObject({
      StartDate: NOW,
      EndDate: new Date(NOW.getTime() + 3_600_000),
    });
  });
});

function fileIn(): string {
  const directory = mkdtempSync(join(tmpdir(), 'first-account-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  return join(directory, 'first.md');
}

describe('the file of doctor --first-account', () => {
  const names = {
    domains: [DOMAIN, SENDER, 'agents.acme.md'],
    stack: 'acme-mail',
    resources: [{ logicalId: 'RestApiFunction', physicalId: 'acme-mail-Rest-X1' }],
  };
  const texts = [
    `${DOMAIN} and ${SENDER} and notify.other.co.uk`,
    'ada+tag@example.org, ops@corp.example',
    'arn:aws:sns:eu-west-1:123456789012:T',
    'https://abc123.execute-api.eu-west-1.amazonaws.com/v1 and abc.lambda-url.eu-west-1.on.aws',
    'acme-mail-Rest-X1 of acme-mail, bounce.notify.agents.example.com',
  ];

  test.each([
    [texts[0], '<domain> and <domain> and <domain>'],
    [texts[1], '<address>, <address>'],
    [texts[2], 'arn:aws:sns:eu-west-1:<account>:T'],
    [texts[3], 'https://<id>.execute-api.eu-west-1.amazonaws.com/v1 and <id>.lambda-url.eu-west-1.on.aws'],
    [texts[4], 'RestApiFunction of <stack>, <domain>'],
    ['MX of Mail.agents.acme.md', 'MX of <domain>'],
    [
      'received by inbound-smtp.eu-west-1.amazonaws.com: docs/runbook.md, 12.5 minutes',
      'received by inbound-smtp.eu-west-1.amazonaws.com: docs/runbook.md, 12.5 minutes',
    ],
  ])('shows %s without names', (text = '', shown) => {
    expect(withoutNames(text, names)).toBe(shown);
  });

  const report = makeReport(
    { kind: 'stack', stack: 'acme-mail', region: REGION },
    [
      {
        id: 'probe',
        title: 'Probe',
        findings: texts.map((detail) => ({ status: 'ok' as const, detail, subject: DOMAIN })),
      },
    ],
    NOW,
  );

  test('has findings and questions, no name of the deployment, and keeps answers of an earlier run', () => {
    const file = fileIn();
    writeFirstAccount(file, report, names);
    const first = readFileSync(file, 'utf8');
    expect(first).not.toMatch(/acme|example|corp|123456789012|abc|other\.co/);
    expect(first).toContain('- probe (<domain>): ok: <address>, <address>');
    for (const question of QUESTIONS.values()) expect(first).toContain(`${question}\n  Answer:\n`);

    writeFileSync(file, first.replace(/(- bill: .*\n {2}Answer:)/, '$1 SES 12 dollars:\n  Answer: 3 mails'));
    writeFirstAccount(file, report, names);
    expect(readFileSync(file, 'utf8')).toContain('  Answer: SES 12 dollars: Answer: 3 mails\n');
  });

  test('has the names when the user says so', () => {
    const file = fileIn();
    writeFirstAccount(file, report, undefined);

    for (const text of texts) expect(readFileSync(file, 'utf8')).toContain(text);
  });
});

test('doctor --first-account writes the file, says what to do with it, and asks for a probe', async () => {
  const mocks = [CloudFormationClient, CloudWatchClient, LambdaClient, SESv2Client].map((client) =>
    mockClient(client),
  );
  onTestFinished(() => {
    for (const mock of mocks) mock.restore();
  });
  const [cloudFormation, cloudWatch, lambda, ses] = mocks;
  cloudFormation?.on(DescribeStacksCommand).resolves({
    Stacks: [
      {
        StackName: 'acme-mail',
        StackId: `arn:aws:cloudformation:${REGION}:123456789012:stack/acme-mail/1`,
        CreationTime: NOW,
        StackStatus: 'CREATE_COMPLETE',
        Outputs: [
          { OutputKey: 'InboxDomain', OutputValue: DOMAIN },
          { OutputKey: 'BaseUrl', OutputValue: 'https://api.example.com/v1' },
        ],
      },
    ],
  });
  cloudFormation?.on(ListStackResourcesCommand).resolves({ StackResourceSummaries: [] });
  cloudFormation?.on(DescribeStackEventsCommand).resolves({ StackEvents: [] });
  cloudWatch?.onAnyCommand().resolves({});
  lambda?.onAnyCommand().resolves({});
  ses?.onAnyCommand().resolves({ SendingEnabled: true, ProductionAccessEnabled: false });
  const firstAccount = fileIn();

  const flags = { dataDir: '/nowhere', stack: 'acme-mail', region: REGION, firstAccount };
  const { printed, exitCode } = await doctor(flags);
  expect(printed).toContain(`${firstAccount} has these results and questions`);
  expect(exitCode).toBe(3);
  const file = readFileSync(firstAccount, 'utf8');
  expect(file).toContain('- stack: ok: CREATE_COMPLETE');
  expect(file).toContain('- probe (mail): not_checked: no email was sent');
});
