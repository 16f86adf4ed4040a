import type { Table } from '../store/table/table.ts';
import { type Endpoint, type EndpointHealth, storeHealth } from '../store/webhook/endpoints.ts';
import { afterAttempt, type Observed } from './breaker.ts';

/** Tries of an update of an endpoint's health, which conflicts with attempts that end at the same time. */
const ROUNDS = 50;

/** A health that does not change is written again after this, or it would be forgotten while it is in use. */
const REFRESH_MS = 12 * 60 * 60 * 1000;

/**
 * Counts the outcome of an attempt in the health of its endpoint. An outcome that changes nothing writes nothing, as most do.
 * @param began the endpoint as it was when the attempt began
 * @returns the health after it; undefined when the endpoint was reset since, whose health the attempt does not count for
 */
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
