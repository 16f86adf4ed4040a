import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import type { ResolvedTemplate } from './contract.ts';
import type { QueueEngine } from './engines/queue-engine.ts';

const POLL_MS = 10;
/** A message on its way from one place to the next is in neither for a moment: look again. */
const QUIET_LOOKS = 2;
const CLOCK_SECONDS = 60;
const COUNTS = [
  'ApproximateNumberOfMessages',
  'ApproximateNumberOfMessagesNotVisible',
  'ApproximateNumberOfMessagesDelayed',
];

const countedSchema = z.object({ Attributes: z.record(z.string(), z.string()) });

export interface SettledSources {
  readonly template: ResolvedTemplate;
  /** Asked where they are: looks over the network would keep from a core what is waited for. */
  readonly queues: QueueEngine;
  /** Origin of the SQS engine. */
  readonly engine: string;
  readonly accountId: string;
  /** Whether nothing is under way between the queues: events, invocations. */
  readonly isIdle: () => boolean;
}

/**
 * Resolves when no message waits, is delayed or is being worked on in any queue, and nothing is under way
 * between them. What lies in a dead-letter queue has come to rest.
 */
export async function settled(sources: SettledSources): Promise<void> {
  const names = workQueues(sources.template);
  for (let quiet = 0; quiet < QUIET_LOOKS; await delay(POLL_MS)) {
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
 * Names of the queues that someone reads: those of event source mappings. A queue that delays every message
 * for a minute or more is a clock: what follows from its ticks is of another time.
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
