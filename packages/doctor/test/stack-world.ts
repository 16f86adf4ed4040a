import { DescribeStackEventsCommand } from '@aws-sdk/client-cloudformation';
import {
  DescribeAlarmHistoryCommand,
  DescribeAlarmsCommand,
  GetMetricDataCommand,
  ListMetricsCommand,
} from '@aws-sdk/client-cloudwatch';
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
  type GetEmailIdentityCommandOutput,
  GetSuppressedDestinationCommand,
} from '@aws-sdk/client-sesv2';
import { ListSubscriptionsByTopicCommand } from '@aws-sdk/client-sns';
import { GetQueueAttributesCommand } from '@aws-sdk/client-sqs';
import { DEAD_LETTER_QUEUES } from '../../../lambdas/environment.ts';
import { awsClients } from '../src/aws/clients.ts';
import { SesIdentities } from '../src/aws/ses-identities.ts';
import type { StackFacts, StackResource } from '../src/aws/stack-facts.ts';
import type { Check, StackContext } from '../src/check.ts';
import type { Finding } from '../src/finding.ts';
import { runChecks } from '../src/run-checks.ts';
import { FakeDns } from './fake-dns.ts';
import { mockedClients } from './mocked-clients.ts';

export const REGION = 'eu-west-1';
export const DOMAIN = 'agents.example.com';
export const SENDER = `notify.${DOMAIN}`;
export const TOKENS = ['aaa', 'bbb', 'ccc'];
export const NOW = new Date('2026-11-22T12:00:00Z');
const TOPIC = `arn:aws:sns:${REGION}:123456789012:alarms`;

export const RULE = {
  Name: 'the-rule',
  Enabled: true,
  Recipients: [DOMAIN],
  Actions: [
    { S3Action: { BucketName: 'the-bucket', TopicArn: `arn:aws:sns:${REGION}:123456789012:receipts` } },
  ],
};

const RESOURCES: readonly StackResource[] = [
  ['AWS::SES::EmailIdentity', 'DomainIdentity', DOMAIN],
  ['AWS::SES::EmailIdentity', 'SenderIdentity', SENDER],
  ['AWS::SES::ReceiptRuleSet', 'RuleSet', 'the-rule-set'],
  ['AWS::SES::ReceiptRule', 'Rule', RULE.Name],
  ['AWS::S3::Bucket', 'Bucket', 'the-bucket'],
  ['AWS::Lambda::Function', 'RestApiFunction5F1C0A2B', 'stack-api'],
  ['AWS::Lambda::Function', 'Receive', 'stack-receive'],
  ['AWS::Lambda::EventSourceMapping', 'ReceiveReceipts', 'the-uuid'],
  ['AWS::KMS::Key', 'StoreKeyring', 'the-key'],
  ['AWS::CloudWatch::Alarm', 'AlarmsFailed', 'stack-failed'],
  ['AWS::CloudWatch::Alarm', 'AlarmsDead', 'stack-dead'],
  ...DEAD_LETTER_QUEUES.map(
    (name) =>
      ['AWS::SQS::Queue', `${name}0A1B2C3D`, `https://sqs.${REGION}.amazonaws.com/1/stack-${name}`] as const,
  ),
].map(([type = '', logicalId = '', physicalId = '']) => ({ type, logicalId, physicalId }));

export const ALARMS = [
  {
    AlarmName: 'stack-failed',
    StateValue: 'OK' as const,
    ActionsEnabled: true,
    AlarmActions: [TOPIC],
    AlarmDescription:
      'SES cannot hand over mail (Failed). What to do: docs/runbook.md#ses-cannot-hand-over-mail',
  },
  { AlarmName: 'stack-dead', StateValue: 'OK' as const, ActionsEnabled: true, AlarmActions: [] },
];

export function identity(domain: string): Partial<GetEmailIdentityCommandOutput> {
  return {
    VerifiedForSendingStatus: true,
    DkimAttributes: { Status: 'SUCCESS', Tokens: TOKENS },
    ...(domain === SENDER
      ? {
          MailFromAttributes: {
            MailFromDomain: `bounce.${SENDER}`,
            MailFromDomainStatus: 'SUCCESS' as const,
            BehaviorOnMxFailure: 'USE_DEFAULT_VALUE' as const,
          },
        }
      : {}),
  };
}

export function stackWorld() {
  const aws = awsClients({ region: REGION });
  const mocks = mockedClients(aws);
  const dns = new FakeDns();
  const outputs = new Map([
    ['InboxDomain', DOMAIN],
    ['BaseUrl', `https://api.execute-api.${REGION}.amazonaws.com/v1`],
    ['AlarmTopicArn', TOPIC],
    ['WaitingCalls', '2'],
  ]);
  let resources = RESOURCES;

  mocks.sesv2.on(GetEmailIdentityCommand, { EmailIdentity: DOMAIN }).resolves(identity(DOMAIN));
  mocks.sesv2.on(GetEmailIdentityCommand, { EmailIdentity: SENDER }).resolves(identity(SENDER));
  mocks.sesv2.on(GetAccountCommand).resolves({
    SendingEnabled: true,
    ProductionAccessEnabled: true,
    EnforcementStatus: 'HEALTHY',
    SendQuota: { Max24HourSend: 50_000, SentLast24Hours: 12, MaxSendRate: 14 },
    SuppressionAttributes: { SuppressedReasons: ['BOUNCE', 'COMPLAINT'] },
  });
  mocks.sesv2.on(GetSuppressedDestinationCommand).rejects(awsError('NotFoundException', 'not there'));
  mocks.ses.on(DescribeActiveReceiptRuleSetCommand).resolves({
    Metadata: { Name: 'the-rule-set', CreatedTimestamp: NOW },
    Rules: [RULE],
  });
  mocks.ses.on(ListReceiptFiltersCommand).resolves({ Filters: [] });
  mocks.lambda.on(GetAccountSettingsCommand).resolves({
    AccountLimit: { ConcurrentExecutions: 1_000, UnreservedConcurrentExecutions: 900 },
  });
  mocks.lambda.on(GetFunctionConcurrencyCommand).resolves({});
  mocks.lambda.on(GetEventSourceMappingCommand).resolves({ State: 'Enabled' });
  mocks.kms.on(DescribeKeyCommand).resolves({ KeyMetadata: { KeyId: 'the-key', KeyState: 'Enabled' } });
  mocks.sqs.on(GetQueueAttributesCommand).resolves({ Attributes: { ApproximateNumberOfMessages: '0' } });
  mocks.cloudWatch.on(DescribeAlarmsCommand).resolves({ MetricAlarms: ALARMS });
  mocks.cloudFormation.on(DescribeStackEventsCommand).resolves({ StackEvents: [] });
  mocks.cloudWatch.on(DescribeAlarmHistoryCommand).resolves({ AlarmHistoryItems: [] });
  mocks.cloudWatch.on(ListMetricsCommand).resolves({ Metrics: [] });
  mocks.cloudWatch.on(GetMetricDataCommand).resolves({ MetricDataResults: [] });
  mocks.sns.on(ListSubscriptionsByTopicCommand).resolves({
    Subscriptions: [{ SubscriptionArn: `${TOPIC}:1`, Protocol: 'email', Endpoint: 'ops@example.com' }],
  });
  dns.set('MX', DOMAIN, [{ exchange: `inbound-smtp.${REGION}.amazonaws.com`, priority: 10 }]);
  dns.set('TXT', DOMAIN, ['v=spf1 -all', 'some-site-verification=1']);
  dns.set('TXT', `_dmarc.${DOMAIN}`, ['v=DMARC1; p=reject; sp=reject; adkim=s; aspf=s']);
  dns.set('TXT', `_dmarc.${SENDER}`, ['v=DMARC1; p=reject; adkim=s; aspf=r']);
  dns.set('MX', `bounce.${SENDER}`, [{ exchange: `feedback-smtp.${REGION}.amazonses.com`, priority: 10 }]);
  dns.set('TXT', `bounce.${SENDER}`, ['v=spf1 include:amazonses.com -all']);
  for (const token of TOKENS) {
    for (const domain of [DOMAIN, SENDER]) {
      dns.set('CNAME', `${token}._domainkey.${domain}`, [`${token}.dkim.amazonses.com`]);
    }
  }

  const stack = (): StackFacts => ({
    name: 'AgentInbox',
    region: REGION,
    accountId: '123456789012',
    status: 'CREATE_COMPLETE',
    createdAt: NOW,
    resources,
    output: (key) => outputs.get(key),
    resourcesOf: (type) => resources.filter((resource) => resource.type === type),
    idsOf: (type) =>
      resources.filter((resource) => resource.type === type).map(({ physicalId }) => physicalId),
  });
  return {
    aws,
    mocks,
    dns,
    outputs,
    /** The stack has a rule in a rule set of others. */
    join(): void {
      resources = resources.map((resource) =>
        resource.type === 'AWS::SES::ReceiptRuleSet'
          ? { ...resource, type: 'Custom::JoinedReceiptRule' }
          : resource,
      );
    },
    with(type: string, logicalId: string, physicalId: string): void {
      resources = [...resources, { type, logicalId, physicalId }];
    },
    without(type: string): void {
      resources = resources.filter((resource) => resource.type !== type);
    },
    context: (changes: Partial<StackContext> = {}): StackContext => ({
      stack: stack(),
      aws,
      dns,
      identities: new SesIdentities(aws.sesv2),
      inboxDomains: [DOMAIN],
      sends: true,
      senderDomain: SENDER,
      urls: { rest: outputs.get('BaseUrl'), mcp: undefined, stream: undefined },
      human: undefined,
      now: NOW,
      ...changes,
    }),
  };
}
export type StackWorld = ReturnType<typeof stackWorld>;

export async function findingsOf<Context>(
  check: Check<Context>,
  context: Context,
): Promise<readonly Finding[]> {
  const [outcome] = await runChecks([check], context, 10_000);
  return outcome?.findings ?? [];
}

export function awsError(name: string, message: string): Error {
  return Object.assign(new Error(message), { name, $metadata: {} });
}
