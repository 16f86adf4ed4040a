import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import type { TakenQueue } from '../aws/taken-queue.ts';
import { logError } from '../observability/log.ts';
import { type Batch, eachMessage } from './batch.ts';

export interface Taking {
  readonly atOnce: number;
  hasTime(): boolean;
  pause(): Promise<void>;
  queueOf(message: SQSRecord): TakenQueue;
}

/**
 * A few waiting messages would use up the concurrency of the queue, so this execution receives further ones meanwhile.
 * It deletes each after its work; a failed one is delivered again.
 */
export async function takingFurther(
  event: SQSEvent,
  batch: Batch,
  work: (record: SQSRecord) => Promise<void>,
  taking: Taking,
  each: typeof eachMessage = eachMessage,
): Promise<SQSBatchResponse> {
  const [first] = event.Records;
  if (first === undefined) return { batchItemFailures: [] };
  const queue = taking.queueOf(first);
  let running = event.Records.length;
  let freed = Promise.withResolvers<void>();
  const counted = async (record: SQSRecord) => {
    try {
      await work(record);
    } finally {
      running -= 1;
      freed.resolve();
      freed = Promise.withResolvers();
    }
  };
  const own = each(event, batch, counted);
  const taken: Promise<void>[] = [];
  const workOn = async (record: SQSRecord) => {
    const { batchItemFailures } = await each({ Records: [record] }, batch, counted);
    if (batchItemFailures.length === 0) await queue.delete(record);
  };
  await Promise.race([own, taking.pause()]);
  try {
    while (running > 0 && taking.hasTime()) {
      if (running >= taking.atOnce) {
        await freed.promise;
        continue;
      }
      const records = await queue.receive(taking.atOnce - running);
      running += records.length;
      taken.push(...records.map(workOn));
    }
  } catch (error) {
    logError('no further messages were taken', error, {});
  }
  for (const outcome of await Promise.allSettled(taken))
    if (outcome.status === 'rejected')
      logError('a message that was taken is not deleted', outcome.reason, {});
  return own;
}
