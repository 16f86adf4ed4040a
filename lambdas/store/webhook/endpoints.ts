import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { endpointKey } from '../keys.ts';
import { rowType } from '../table/row-type.ts';
import type { Row, Table } from '../table/table.ts';
import { updateOnce } from '../table/update-once.ts';
import { makeWrite, rowDelete, rowPut, type Writes } from '../table/write.ts';

/** What is remembered of an endpoint between attempts, of all its events together. Times in milliseconds since 1970. */
export interface EndpointHealth {
  /** Attempts in a row, up to the last, that held a worker to the deadline. */
  readonly consecutiveTimeouts: number;
  /** No attempt starts before; undefined while the breaker is closed. */
  readonly openUntil?: number | undefined;
  /** The first failure since the last success. */
  readonly failingSince?: number | undefined;
  /** An attempt took long: until then the endpoint counts as slow. */
  readonly slowUntil?: number | undefined;
  /** The last attempt did not take long, and none before it for a while. */
  readonly answersFast?: true | undefined;
}

/** A webhook's endpoint as the senders see it. */
export interface Endpoint {
  readonly health: EndpointHealth;
  /** Counts the changes of `health`, so that a change knows whether it saw the last one. */
  readonly revision: number;
  /** Changes when the endpoint is reset: an attempt that began before says nothing of the endpoint after it. */
  readonly generation: string | undefined;
  /** When the health was written last; undefined when nothing is known. */
  readonly writtenAt: number | undefined;
}

/**
 * An endpoint that nothing was sent to for so long starts anew: two failures weeks apart are not a week of failures.
 * Longer than the longest wait of the schedule.
 */
const FORGET_MS = 48 * 60 * 60 * 1000;

const endpointRowType = rowType('endpoint', 1, {
  timeouts: z.int().default(0),
  openUntil: z.number().optional(),
  failingSince: z.number().optional(),
  slowUntil: z.number().optional(),
  answersFast: z.literal(true).optional(),
  revision: z.int().default(0),
  generation: z.string().optional(),
  expiresAt: z.number(),
  ttl: z.number().optional(),
});

export const HEALTHY: EndpointHealth = { consecutiveTimeouts: 0 };

/** @param row undefined for an endpoint of which nothing is known. */
export function endpointOf(row: Row | undefined, now: Date): Endpoint {
  if (row === undefined) {
    return { health: HEALTHY, revision: 0, generation: undefined, writtenAt: undefined };
  }
  const { timeouts, revision, generation, expiresAt, ttl: _, ...health } = endpointRowType.parse(row);
  const isForgotten = expiresAt <= now.getTime();
  return {
    health: isForgotten ? HEALTHY : { consecutiveTimeouts: timeouts, ...health },
    revision,
    generation,
    writtenAt: isForgotten ? undefined : expiresAt - FORGET_MS,
  };
}

/**
 * Stores the health of the endpoint after an attempt, or the claim of a probe.
 * @returns the endpoint as it was found when it changed since it was read, or was reset; undefined when it was stored
 */
export async function storeHealth(
  table: Table,
  webhookId: string,
  read: Endpoint,
  health: EndpointHealth,
  now: Date,
): Promise<Endpoint | undefined> {
  const forget = now.getTime() + FORGET_MS;
  const { applied, row } = await updateOnce(table, endpointKey(webhookId), {
    set: {
      timeouts: health.consecutiveTimeouts,
      revision: read.revision + 1,
      expires_at: forget,
      ttl: Math.ceil(forget / 1000),
      open_until: health.openUntil ?? null,
      failing_since: health.failingSince ?? null,
      slow_until: health.slowUntil ?? null,
      answers_fast: health.answersFast ?? null,
    },
    // Against another attempt that ended in between: its outcome counts too.
    was: { revision: read.revision === 0 ? undefined : read.revision, generation: read.generation },
  });
  return applied ? undefined : endpointOf(row, now);
}

/** Forgets what was learnt of an endpoint: another URL, or its owner says that it works again. */
export async function resetEndpoint(table: Table, webhookId: string, now: Date): Promise<void> {
  const expiresAt = now.getTime() + FORGET_MS;
  const ttl = Math.ceil(expiresAt / 1000);
  const row = endpointRowType.row(endpointKey(webhookId), { generation: randomUUID(), expiresAt, ttl });
  await makeWrite(table, rowPut(table, row));
}

export function endpointDeletion(table: Table, webhookId: string): Writes<'endpoint'> {
  return { endpoint: rowDelete(table, endpointKey(webhookId)) };
}
