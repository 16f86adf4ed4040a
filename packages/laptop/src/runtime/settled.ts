import { setTimeout as delay } from 'node:timers/promises';
import type { ResolvedTemplate } from '../contract.ts';
import type { FauxqsEngine } from '../engines/fauxqs-engine.ts';

const POLL_MS = 10;
/** A message between two queues is in neither for a short time, so the result must be seen more than once. */
const QUIET_POLLS = 2;
const CLOCK_SECONDS = 60;

export type IsOver = (body: string) => Promise<boolean>;

interface SettledSources {
  readonly template: ResolvedTemplate;
  readonly contentOf: FauxqsEngine['queueContent'];
  readonly isIdle: () => boolean;
  readonly isOver?: IsOver | undefined;
}

/** Messages in dead-letter queues do not count, nor delayed ones from which nothing will follow. */
export async function settled(sources: SettledSources): Promise<void> {
  const names = workQueues(sources.template);
  for (let quiet = 0; quiet < QUIET_POLLS; await delay(POLL_MS)) {
    quiet = sources.isIdle() && (await areDone(names, sources)) && sources.isIdle() ? quiet + 1 : 0;
  }
}

async function areDone(
  names: readonly string[],
  { contentOf, isOver = async () => false }: SettledSources,
): Promise<boolean> {
  const contents = names.map(contentOf);
  if (contents.some(({ atWork }) => atWork > 0)) return false;
  const over = await Promise.all(contents.flatMap(({ delayed }) => delayed).map(isOver));
  return over.every(Boolean);
}

/** A queue that delays every message by a minute or more works as a timer and is not waited for. */
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
