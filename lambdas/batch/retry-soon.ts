import type { SQSRecord } from 'aws-lambda';
import { type LoadSqs, loadSqs } from '../aws/sdk/load-sqs.ts';
import { logError } from '../observability/log.ts';
import { receiveCount } from './receive-count.ts';

/**
 * Seconds after which a message that failed comes again, for its first receives: most failures are short, such as a call
 * that had no answer in time. Later ones wait for the queue's visibility timeout, six timeouts of its function.
 */
const RETRY_SECONDS = [3, 30];

/**
 * Makes messages that have failed visible sooner than their queue would. Never throws: without it they come later.
 * @param messages of one queue, at most 10
 * @param queueUrl of any queue of the stack
 */
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
