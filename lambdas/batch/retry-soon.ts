import type { SQSRecord } from 'aws-lambda';
import { type LoadSqs, loadSqs } from '../aws/sdk/load-sqs.ts';
import { logError } from '../observability/log.ts';
import { receiveCount } from './receive-count.ts';

/**
 * The unit is seconds. Most failures are short; later receives wait for the visibility timeout, which is six times the
 * function's timeout.
 */
const RETRY_SECONDS = [3, 30];

/** Never throws, because the messages come later without it. @param messages of one queue, at most 10 */
export async function retrySoon(
  messages: readonly SQSRecord[],
  queueUrl: string,
  sqs: LoadSqs = loadSqs,
): Promise<void> {
  const Entries = messages.flatMap((message) => {
    const seconds = RETRY_SECONDS[receiveCount(message) - 1];
    const { messageId: Id, receiptHandle: ReceiptHandle } = message;
    return seconds === undefined ? [] : [{ Id, ReceiptHandle, VisibilityTimeout: seconds }];
  });
  const queue = messages[0]?.eventSourceARN.split(':').at(-1);
  if (queue === undefined || Entries.length === 0) return;
  try {
    const { client, ChangeMessageVisibilityBatchCommand } = await sqs();
    const QueueUrl = new URL(queue, queueUrl).href;
    const { Failed = [] } = await client.send(new ChangeMessageVisibilityBatchCommand({ QueueUrl, Entries }));
    if (Failed.length > 0) throw new Error(`SQS did not take ${Failed.length} changes: ${Failed[0]?.Code}`);
  } catch (error) {
    logError('retry not brought forward', error, {});
  }
}
