import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { logError } from '../observability/log.ts';
import type { Metering } from '../observability/metric-name.ts';

/** SQS leaves a message out of the age of its queue from this receive on (ApproximateAgeOfOldestMessage). */
const RETRIED_RECEIVES = 4;

/** Loaded when a message has failed: most invocations never count anything. */
const loadMetering = async (): Promise<Metering> => (await import('../aws/metering.ts')).cloudWatchMetering();

/**
 * Handles each message of a batch separately and reports those that failed: only these come again. A worker
 * must tolerate a message that comes twice. A late or repeated message is counted before the work, which may end
 * the function.
 * @param lateAfterSeconds age of a message from which on its work is late.
 */
export async function eachMessage(
  event: SQSEvent,
  lateAfterSeconds: number,
  work: (record: SQSRecord) => Promise<void>,
  metering: () => Promise<Metering> = loadMetering,
): Promise<SQSBatchResponse> {
  const retried = event.Records.filter((record) => receiveCount(record) >= RETRIED_RECEIVES);
  const lateSince = Date.now() - lateAfterSeconds * 1_000;
  const late = event.Records.filter(
    (record) => !retried.includes(record) && Number(record.attributes.SentTimestamp) < lateSince,
  );
  if (retried.length > 0) (await metering()).count('MessageRetried', retried.length);
  if (late.length > 0) (await metering()).count('MessageLate', late.length);
  // What cannot even be read throws before there is a promise: that too is a failure of its own message.
  const outcomes = await Promise.allSettled(event.Records.map(async (record) => work(record)));
  const batchItemFailures = outcomes.flatMap((outcome, i) => {
    const record = event.Records[i];
    if (outcome.status === 'fulfilled' || record === undefined) return [];
    logError('message failed', outcome.reason, {
      queue_message_id: record.messageId,
      receive_count: receiveCount(record),
    });
    return [{ itemIdentifier: record.messageId }];
  });
  return { batchItemFailures };
}

/** How often SQS has given out a message, this time included. */
export function receiveCount({ attributes }: SQSRecord): number {
  return Number(attributes.ApproximateReceiveCount);
}
