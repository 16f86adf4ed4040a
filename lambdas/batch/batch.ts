import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { logError } from '../observability/log.ts';
import type { Metering } from '../observability/metric-name.ts';
import { receiveCount } from './receive-count.ts';
import { retrySoon } from './retry-soon.ts';

/** SQS leaves a message out of the age of its queue from this receive on (ApproximateAgeOfOldestMessage). */
const RETRIED_RECEIVES = 4;

/** Loaded when a message has failed: most invocations never count anything. */
const loadMetering = async (): Promise<Metering> => (await import('../aws/metering.ts')).cloudWatchMetering();

export interface Batch {
  /** Age of a message from which on its work is late. */
  readonly lateAfterSeconds: number;
  /** Address of any queue of the stack. */
  readonly queueUrl: string;
}

/**
 * Handles each message of a batch separately and reports those that failed: only these come again, at first soon. A worker
 * must tolerate a message that comes twice. A late or repeated message is counted before the work, which may end
 * the function.
 */
export async function eachMessage(
  event: SQSEvent,
  { lateAfterSeconds, queueUrl }: Batch,
  work: (record: SQSRecord) => Promise<void>,
  metering: () => Promise<Metering> = loadMetering,
  again: typeof retrySoon = retrySoon,
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
  const failed = outcomes.flatMap((outcome, i) => {
    const record = event.Records[i];
    if (outcome.status === 'fulfilled' || record === undefined) return [];
    logError('message failed', outcome.reason, {
      queue_message_id: record.messageId,
      receive_count: receiveCount(record),
    });
    return [record];
  });
  await again(failed, queueUrl);
  return { batchItemFailures: failed.map(({ messageId }) => ({ itemIdentifier: messageId })) };
}
