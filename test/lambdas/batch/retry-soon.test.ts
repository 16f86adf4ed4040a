import { SQSClient } from '@aws-sdk/client-sqs';
import type { SQSRecord } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import * as sqsSdk from '../../../lambdas/aws/sdk/sqs.ts';
import { retrySoon } from '../../../lambdas/batch/retry-soon.ts';

const sqs = mockClient(SQSClient);
const errors = vi.spyOn(console, 'error').mockReturnValue();
afterAll(() => sqs.restore());
beforeEach(() => {
  sqs.reset();
  errors.mockClear();
});

const failed = (name: string, receives: number) =>
  ({
    messageId: name,
    receiptHandle: `handle of ${name}`,
    attributes: { ApproximateReceiveCount: String(receives) },
    eventSourceARN: 'arn:aws:sqs:us-east-1:123456789012:purge',
  }) as SQSRecord;

function changes() {
  return sqs
    .commandCalls(sqsSdk.ChangeMessageVisibilityBatchCommand)
    .map(({ args: [{ input }] }) => [input.QueueUrl, input.Entries]);
}

const OTHER_QUEUE = 'https://sqs.us-east-1.amazonaws.com/123456789012/publications';

test('messages that failed once or twice come again soon in their own queue, later ones when their queue shows them', async () => {
  sqs.on(sqsSdk.ChangeMessageVisibilityBatchCommand).resolves({});
  await retrySoon([failed('a', 1), failed('b', 2), failed('c', 3)], OTHER_QUEUE);

  expect(changes()).toEqual([
    [
      'https://sqs.us-east-1.amazonaws.com/123456789012/purge',
      [
        { Id: 'a', ReceiptHandle: 'handle of a', VisibilityTimeout: 3 },
        { Id: 'b', ReceiptHandle: 'handle of b', VisibilityTimeout: 30 },
      ],
    ],
  ]);
});

test.each([
  ['nothing failed', []],
  ['all have failed more often', [failed('a', 3), failed('b', 100)]],
])('SQS is not called when %s', async (_condition, messages) => {
  await retrySoon(messages, OTHER_QUEUE);

  expect(sqs.calls()).toEqual([]);
});

test.each([
  ['an error', () => sqs.on(sqsSdk.ChangeMessageVisibilityBatchCommand).rejects(new Error('down'))],
  [
    'a refused message',
    () =>
      sqs
        .on(sqsSdk.ChangeMessageVisibilityBatchCommand)
        .resolves({ Failed: [{ Id: 'a', Code: 'ReceiptHandleIsInvalid', SenderFault: true }] }),
  ],
])('%s of SQS is logged: the messages come later', async (_condition, answer) => {
  answer();
  await retrySoon([failed('a', 1)], OTHER_QUEUE);

  expect(errors).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ message: 'retry not brought forward' }),
  );
});
