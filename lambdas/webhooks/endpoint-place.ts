import {
  type Endpoint,
  type EndpointHealth,
  endpointKey,
  endpointOf,
  PLACES,
  type Place,
  returnEndpointPlace,
  takeEndpointPlace,
} from '../store/endpoints.ts';
import { getRow, type Table } from '../store/table.ts';
import { admit, afterAttempt, type Observed } from './breaker.ts';

export interface PlaceServices {
  readonly table: Table;
  now(): Date;
  random(): number;
}

/**
 * - `taken`: an attempt may be made, and `finishPlace` has to follow.
 * - `closed`: the breaker is open until then.
 * - `full`: as many attempts are under way as one endpoint may have, the oldest of them for so long.
 */
export type Taken =
  | { readonly outcome: 'taken'; readonly place: Place }
  | { readonly outcome: 'closed'; readonly until: number }
  | { readonly outcome: 'full'; readonly heldMs: number };

/** Workers that are faster at a place, or at the health, before this one counts the endpoint as full. */
const ROUNDS = 5;

/** Attempts that end at once take turns at the health; each of them needs its own. */
const FINISH_ROUNDS = 5 * PLACES;

/**
 * Takes one of the places that an endpoint has for attempts, so that a dead or slow one holds few workers.
 * @param holdMs how long the place is held when its worker dies
 */
export async function takePlace(
  services: PlaceServices,
  webhookId: string,
  seen: Endpoint,
  holdMs: number,
): Promise<Taken> {
  let endpoint = seen;
  for (let round = 0; round < ROUNDS; round++) {
    const now = services.now();
    if (round > 0) endpoint = await read(services, webhookId);
    const admission = admit(endpoint.health, now.getTime());
    if (admission.verdict === 'defer') return { outcome: 'closed', until: admission.until };
    const index = freeIndex(endpoint, now, services.random());
    if (index === undefined) return { outcome: 'full', heldMs: heldFor(endpoint, now, holdMs) };
    const place = { index, until: now.getTime() + holdMs };
    const claimed = admission.verdict === 'probe' ? admission.claimed : undefined;
    if (await takeEndpointPlace(services.table, webhookId, endpoint, place, now, claimed)) {
      return { outcome: 'taken', place };
    }
  }
  // Others were faster each time: it is busy, and works.
  return { outcome: 'full', heldMs: 0 };
}

function heldFor({ places }: Endpoint, now: Date, holdMs: number): number {
  const until = Math.min(...places.flatMap((place) => place ?? []));
  return Math.max(0, now.getTime() - (until - holdMs));
}

/** Any of the free ones: workers that all went for the first would be in each other's way. */
function freeIndex({ places }: Endpoint, now: Date, random: number): number | undefined {
  const free = places.flatMap((until, index) =>
    until === undefined || until <= now.getTime() ? [index] : [],
  );
  return free[Math.floor(random * free.length)];
}

/**
 * Gives a place back and counts what the attempt said of the endpoint.
 * @returns the health after it; undefined when the endpoint was reset since, to which the attempt says nothing.
 */
export async function finishPlace(
  services: PlaceServices,
  webhookId: string,
  place: Place,
  observed: Observed,
): Promise<EndpointHealth | undefined> {
  for (let round = 0; round < FINISH_ROUNDS; round++) {
    const now = services.now();
    const endpoint = await read(services, webhookId);
    if (endpoint.places[place.index] !== place.until) return undefined;
    const health = afterAttempt(endpoint.health, observed, now.getTime());
    if (await returnEndpointPlace(services.table, webhookId, endpoint, place, health, now)) return health;
  }
  throw new Error(`The health of the endpoint of ${webhookId} changed at every round`);
}

async function read({ table, now }: PlaceServices, webhookId: string): Promise<Endpoint> {
  return endpointOf(await getRow(table, endpointKey(webhookId)), now());
}
