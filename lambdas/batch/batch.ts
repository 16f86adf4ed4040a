import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { logError } from '../observability/log.ts';
import type { Metering } from '../observability/metric-name.ts';
import { receiveCount } from './receive-count.ts';
import { retrySoon } from './retry-soon.ts';

/** SQS excludes a message from ApproximateAgeOfOldestMessage after this many receives. */
const RETRIED_RECEIVES = 4;

const loadMetering = async (): Promise<Metering> => (await import('../aws/metering.ts')).cloudWatchMetering();

export interface Batch {
  readonly lateAfterSeconds: number;
  readonly queueUrl: string;
}

/**
 * Each message of the batch fails separately and is then delivered again, so work must be idempotent. A late or
 * repeated message is counted before its work, which may crash the function.
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
  // The async wrapper makes a synchronous exception a failure of that message only.
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
