import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { logError } from './log.ts';

/**
 * Works on each message of a batch by itself and reports those that failed: they come again, the others do
 * not. Every worker must bear a message that comes twice.
 */
export async function eachMessage(
  event: SQSEvent,
  work: (record: SQSRecord) => Promise<void>,
): Promise<SQSBatchResponse> {
  // What cannot even be read throws before there is a promise: that too is a failure of its own message.
  const outcomes = await Promise.allSettled(event.Records.map(async (record) => work(record)));
  const batchItemFailures = outcomes.flatMap((outcome, i) => {
    const record = event.Records[i];
    if (outcome.status === 'fulfilled' || record === undefined) return [];
    logError('message failed', outcome.reason, {
      queue_message_id: record.messageId,
      receive_count: Number(record.attributes.ApproximateReceiveCount),
    });
    return [{ itemIdentifier: record.messageId }];
  });
  return { batchItemFailures };
}
