import { DescribeKeyCommand, KMSClient } from '@aws-sdk/client-kms';
import { DescribeActiveReceiptRuleSetCommand, SESClient } from '@aws-sdk/client-ses';
import { GetQueueAttributesCommand, SQSClient } from '@aws-sdk/client-sqs';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sesActiveRuleSet } from '../../../lambdas/aws/active-rule-set.ts';
import { sqsDeadLetterQueue } from '../../../lambdas/aws/dead-letter-queue.ts';
import { kmsKeyStates } from '../../../lambdas/aws/key-states.ts';
import { checkAccount } from '../../../lambdas/deployment/check-account.ts';

const ses = mockClient(SESClient);
const kms = mockClient(KMSClient);
const sqs = mockClient(SQSClient);
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
  ses.on(DescribeActiveReceiptRuleSetCommand).resolves({ Metadata: { Name: 'Ours' } });
  kms.on(DescribeKeyCommand).resolves({ KeyMetadata: { KeyId: 'k', KeyState: 'Enabled' } });
  holds({});
});
afterAll(() => {
  ses.restore();
  kms.restore();
  sqs.restore();
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
    ruleSets: sesActiveRuleSet(new SESClient({ region: 'us-east-1' })),
    keys: kmsKeyStates(new KMSClient({ region: 'us-east-1' })),
    queues: { count: (name) => sqsDeadLetterQueue(queues, `https://sqs.example/1/${name}`).count() },
    findings: { report: (...finding) => found.push(finding) },
    ruleSetName: 'Ours',
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

  test.each([
    ['another rule set is active', { Metadata: { Name: 'of-another-team' } }],
    ['no rule set is active', {}],
  ])('reports when %s', async (_condition, active) => {
    ses.on(DescribeActiveReceiptRuleSetCommand).resolves(active);

    await check();

    expect(found).toEqual([['ReceiptRuleSetInactive', 'Ours']]);
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
