import { DescribeKeyCommand, KMSClient } from '@aws-sdk/client-kms';
import { DescribeActiveReceiptRuleSetCommand, type ReceiptRule, SESClient } from '@aws-sdk/client-ses';
import { GetTopicAttributesCommand, SNSClient } from '@aws-sdk/client-sns';
import { GetQueueAttributesCommand, SQSClient } from '@aws-sdk/client-sqs';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sesActiveRules } from '../../../lambdas/aws/active-rule-set.ts';
import { snsAlarmTopic } from '../../../lambdas/aws/alarm-topic.ts';
import { sqsDeadLetterQueue } from '../../../lambdas/aws/dead-letter-queue.ts';
import { kmsKeyStates } from '../../../lambdas/aws/key-states.ts';
import { checkAccount } from '../../../lambdas/deployment/check-account.ts';

const ses = mockClient(SESClient);
const kms = mockClient(KMSClient);
const sqs = mockClient(SQSClient);
const sns = mockClient(SNSClient);
const RULE = {
  name: 'Ours',
  recipients: ['a.example.com', 'b.example.com'],
  bucket: 'bucket',
  topic: 'topic',
};
const shown = (change: Partial<ReceiptRule> = {}): ReceiptRule => ({
  Name: 'Ours',
  Enabled: true,
  Recipients: RULE.recipients,
  Actions: [{ S3Action: { BucketName: RULE.bucket, ObjectKeyPrefix: 'incoming/', TopicArn: RULE.topic } }],
  ...change,
});
let found: (readonly [string, string])[];
let logged: unknown[];

beforeEach(() => {
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((line) => {
    logged.push(line);
  });
  found = [];
  ses.reset();
  kms.reset();
  sqs.reset();
  sns.reset();
  sns.on(GetTopicAttributesCommand).resolves({ Attributes: { SubscriptionsConfirmed: '1' } });
  ses.on(DescribeActiveReceiptRuleSetCommand).resolves({ Metadata: { Name: 'Theirs' }, Rules: [shown()] });
  kms.on(DescribeKeyCommand).resolves({ KeyMetadata: { KeyId: 'k', KeyState: 'Enabled' } });
  holds({});
});
afterAll(() => {
  ses.restore();
  kms.restore();
  sqs.restore();
  sns.restore();
  vi.restoreAllMocks();
});

function holds(messages: Readonly<Record<string, readonly [number, number]>>): void {
  sqs.on(GetQueueAttributesCommand).callsFake(({ QueueUrl }: { QueueUrl: string }) => {
    const [waiting, inFlight] = messages[QueueUrl.split('/').at(-1) ?? ''] ?? [0, 0];
    return {
      Attributes: {
        ApproximateNumberOfMessages: String(waiting),
        ApproximateNumberOfMessagesNotVisible: String(inFlight),
      },
    };
  });
}

function check(): Promise<void> {
  const queues = new SQSClient({ region: 'us-east-1' });
  return checkAccount({
    activeRules: () => sesActiveRules(new SESClient({ region: 'us-east-1' })),
    keys: kmsKeyStates(new KMSClient({ region: 'us-east-1' })),
    queues: { count: (name) => sqsDeadLetterQueue(queues, `https://sqs.example/1/${name}`).count() },
    alarmTopic: snsAlarmTopic(new SNSClient({ region: 'us-east-1' }), 'arn:aws:sns:::Alarms'),
    findings: { report: (...finding) => found.push(finding) },
    receiptRule: RULE,
    keyIds: ['keyring', 'data'],
    deadLetterQueues: { ReceiptsDeadLetters: 'sqs-receipts-dead', Undelivered: 'sqs-undelivered' },
    workQueues: { Receipts: 'sqs-receipts', Purge: 'sqs-purge' },
  });
}

describe('the check of the account', () => {
  test('writes nothing when everything is in order, because each metric that has data is billed', async () => {
    await check();

    expect(found).toEqual([]);
    expect(logged).toEqual([]);
  });

  const stop = (Recipients: string[]): ReceiptRule => ({
    Name: 'Stops',
    Enabled: true,
    Recipients,
    Actions: [{ StopAction: { Scope: 'RuleSet' } }],
  });

  test.each<[string, readonly ReceiptRule[] | undefined, string]>([
    ['no rule set is active', undefined, 'no rule stores its mail'],
    ['another rule set is active', [stop([])], 'no rule stores its mail'],
    ['its rule is disabled', [shown({ Enabled: false })], 'the rule Ours is disabled'],
    [
      'its rule receives for one domain only',
      [shown({ Recipients: ['A.example.com'] })],
      'the rule Ours does not receive mail for b.example.com',
    ],
    [
      'its rule stores elsewhere',
      [shown({ Actions: [{ S3Action: { BucketName: 'another', TopicArn: 'topic' } }] })],
      'no rule stores its mail',
    ],
    ...[[], ['b.example.com'], ['someone@a.example.com'], ['.example.com']].map(
      (recipients): [string, ReceiptRule[], string] => [
        `a rule for ${recipients.join() || 'all'} comes first and stops`,
        [stop(recipients), shown()],
        'the rule Stops comes first and stops processing',
      ],
    ),
  ])('reports when %s', async (_condition, Rules, reason) => {
    ses
      .on(DescribeActiveReceiptRuleSetCommand)
      .resolves(Rules === undefined ? {} : { Metadata: { Name: 'X' }, Rules: [...Rules] });

    await check();

    expect(found).toEqual([['ReceiptRuleSetInactive', 'Ours']]);
    expect(JSON.stringify(logged)).toContain(reason);
  });

  test.each([
    ['a stop for other domains', [stop(['c.example.com', '.b.example.com']), shown()]],
    ['a stop that is disabled', [{ ...stop([]), Enabled: false }, shown()]],
    ['a stop behind it', [shown(), stop([])]],
    ['a rule for all recipients', [shown({ Recipients: [] })]],
  ])('reports nothing of %s', async (_what, Rules) => {
    ses.on(DescribeActiveReceiptRuleSetCommand).resolves({ Metadata: { Name: 'X' }, Rules });

    await check();

    expect(found).toEqual([]);
  });

  test.each([
    'Disabled',
    'PendingDeletion',
    'Unavailable',
  ] as const)('reports a key that is %s', async (KeyState) => {
    kms.on(DescribeKeyCommand, { KeyId: 'data' }).resolves({ KeyMetadata: { KeyId: 'data', KeyState } });

    await check();

    expect(found).toEqual([['EncryptionKeyUnusable', 'data']]);
  });

  test.each([
    ['waits for its confirmation', { SubscriptionsConfirmed: '0', SubscriptionsPending: '1' }],
    ['has been ended', {}],
  ])('reports when the only subscription of the alarms %s', async (_condition, Attributes) => {
    sns.on(GetTopicAttributesCommand).resolves({ Attributes });

    await check();

    expect(found).toEqual([['AlarmsUnconfirmed', 'arn:aws:sns:::Alarms']]);
  });

  test('reports each dead-letter queue that holds messages by the name that operators use, and logs how many', async () => {
    holds({ 'sqs-receipts-dead': [3, 0], 'sqs-undelivered': [1, 1] });

    await check();

    expect(found).toEqual([
      ['DeadLetters', 'ReceiptsDeadLetters'],
      ['DeadLetters', 'Undelivered'],
    ]);
    expect(logged).toContainEqual(expect.objectContaining({ queue: 'ReceiptsDeadLetters', waiting: 3 }));
  });

  test('does not report a dead-letter queue whose last messages an operator is moving', async () => {
    holds({ 'sqs-receipts-dead': [0, 2] });

    await check();

    expect(found).toEqual([]);
  });

  test('reports a work queue whose messages are not received, and no queue with a message in flight', async () => {
    holds({ 'sqs-receipts': [5, 0], 'sqs-purge': [5, 1] });

    await check();

    expect(found).toEqual([['QueueNotConsumed', 'Receipts']]);
  });

  test('fails when SES or SQS does not answer, after everything else was checked', async () => {
    ses.on(DescribeActiveReceiptRuleSetCommand).rejects(new Error('timeout'));
    holds({ 'sqs-undelivered': [1, 0] });
    sqs
      .on(GetQueueAttributesCommand, { QueueUrl: 'https://sqs.example/1/sqs-receipts' })
      .rejects(new Error('timeout'));

    await expect(check()).rejects.toMatchObject({ errors: [{ message: 'timeout' }, { message: 'timeout' }] });

    expect(found).toEqual([['DeadLetters', 'Undelivered']]);
  });
});
