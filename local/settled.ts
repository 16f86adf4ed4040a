import { setTimeout as delay } from 'node:timers/promises';
import { GetQueueAttributesCommand, type SQSClient } from '@aws-sdk/client-sqs';
import type { ResolvedTemplate } from './contract.ts';

const POLL_MS = 10;
/** A message on its way from one place to the next is in neither for a moment: look again. */
const QUIET_LOOKS = 2;
const CLOCK_SECONDS = 60;

export interface SettledSources {
  readonly template: ResolvedTemplate;
  readonly sqs: SQSClient;
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
  const queues = workQueues(sources.template);
  for (let quiet = 0; quiet < QUIET_LOOKS; await delay(POLL_MS)) {
    quiet = sources.isIdle() && (await areEmpty(queues, sources)) && sources.isIdle() ? quiet + 1 : 0;
  }
}

async function areEmpty(
  queues: readonly string[],
  { sqs, engine, accountId }: SettledSources,
): Promise<boolean> {
  const counts = await Promise.all(
    queues.map(async (name) => {
      const { Attributes = {} } = await sqs.send(
        new GetQueueAttributesCommand({
          QueueUrl: `${engine}/${accountId}/${name}`,
          AttributeNames: [
            'ApproximateNumberOfMessages',
            'ApproximateNumberOfMessagesNotVisible',
            'ApproximateNumberOfMessagesDelayed',
          ],
        }),
      );
      return Object.values(Attributes).reduce((sum, count) => sum + Number(count), 0);
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
