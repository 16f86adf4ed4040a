import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import type { ResolvedTemplate } from '../contract.ts';
import type { QueueEngine } from '../engines/queue-engine.ts';

const POLL_MS = 10;
/** A message between two queues is in neither for a short time, so the result must be seen more than once. */
const QUIET_POLLS = 2;
const CLOCK_SECONDS = 60;
const COUNTS = [
  'ApproximateNumberOfMessages',
  'ApproximateNumberOfMessagesNotVisible',
  'ApproximateNumberOfMessagesDelayed',
];

const countedSchema = z.object({ Attributes: z.record(z.string(), z.string()) });

export interface SettledSources {
  readonly template: ResolvedTemplate;
  /** Called in this process: HTTP calls would take processor time from the work that is waited for. */
  readonly queues: QueueEngine;
  /** Origin of the SQS engine. */
  readonly engine: string;
  readonly accountId: string;
  /** Whether no event or invocation is in progress between the queues. */
  readonly isIdle: () => boolean;
}

/**
 * Resolves when no message is waiting, delayed or being processed in any queue, and nothing is in progress between
 * them. Messages in dead-letter queues do not count.
 */
export async function settled(sources: SettledSources): Promise<void> {
  const names = workQueues(sources.template);
  for (let quiet = 0; quiet < QUIET_POLLS; await delay(POLL_MS)) {
    quiet = sources.isIdle() && (await areEmpty(names, sources)) && sources.isIdle() ? quiet + 1 : 0;
  }
}

async function areEmpty(
  names: readonly string[],
  { queues, engine, accountId }: SettledSources,
): Promise<boolean> {
  const counts = await Promise.all(
    names.map(async (name) => {
      const { status, body } = await queues.call('GetQueueAttributes', {
        QueueUrl: `${engine}/${accountId}/${name}`,
        AttributeNames: COUNTS,
      });
      if (status !== 200) throw new Error(`GetQueueAttributes of ${name}: ${JSON.stringify(body)}`);
      return Object.values(countedSchema.parse(body).Attributes).reduce(
        (sum, count) => sum + Number(count),
        0,
      );
    }),
  );
  return counts.every((count) => count === 0);
}

/**
 * Names of the queues with an event source mapping. A queue that delays every message by a minute or more works as a
 * timer and is not waited for.
 */
function workQueues(template: ResolvedTemplate): readonly string[] {
  const sources = template
    .ofType('AWS::Lambda::EventSourceMapping')
    .map(({ properties }) => String(properties['EventSourceArn']));
  return template
    .ofType('AWS::SQS::Queue')
    .filter(({ properties }) => Number(properties['DelaySeconds'] ?? 0) < CLOCK_SECONDS)
    .filter(({ logicalId }) => sources.some((arn) => arn.endsWith(`:${logicalId}`)))
    .map(({ logicalId }) => logicalId);
}
