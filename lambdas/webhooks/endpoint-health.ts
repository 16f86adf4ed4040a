import type { Table } from '../store/table/table.ts';
import { type Endpoint, type EndpointHealth, storeHealth } from '../store/webhook/endpoints.ts';
import { afterAttempt, type Observed } from './breaker.ts';

/** Attempts that end at the same time conflict. */
const ROUNDS = 50;

/** The TTL would expire while the health is in use. */
const REFRESH_MS = 12 * 60 * 60 * 1000;

/** Undefined means that the endpoint was reset since `began`, which discards the outcome. */
export async function noteAttempt(
  { table, now }: { readonly table: Table; now(): Date },
  webhookId: string,
  began: Endpoint,
  observed: Observed,
): Promise<EndpointHealth | undefined> {
  let read = began;
  for (let round = 0; round < ROUNDS; round++) {
    if (read.generation !== began.generation) return undefined;
    const at = now();
    const health = afterAttempt(read.health, observed, at.getTime());
    if (isKnown(read, health, at)) return health;
    const changed = await storeHealth(table, webhookId, read, health, at);
    if (changed === undefined) return health;
    read = changed;
  }
  throw new Error(`The health of the endpoint of ${webhookId} changed at every round`);
}

function isKnown({ health, writtenAt }: Endpoint, after: EndpointHealth, now: Date): boolean {
  if (writtenAt === undefined || now.getTime() - writtenAt >= REFRESH_MS) return false;
  const names = new Set([...Object.keys(health), ...Object.keys(after)]) as Set<keyof EndpointHealth>;
  return [...names].every((name) => health[name] === after[name]);
}
