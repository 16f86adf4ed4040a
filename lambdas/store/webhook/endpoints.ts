import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { endpointKey } from '../keys.ts';
import { rowType } from '../table/row-type.ts';
import type { Row, Table } from '../table/table.ts';
import { updateOnce } from '../table/update-once.ts';
import { makeWrite, rowDelete, rowPut, type Writes } from '../table/write.ts';

/** Times are in milliseconds since 1970. */
export interface EndpointHealth {
  readonly consecutiveTimeouts: number;
  readonly openUntil?: number | undefined;
  readonly failingSince?: number | undefined;
  readonly slowUntil?: number | undefined;
  readonly answersFast?: true | undefined;
}

export interface Endpoint {
  readonly health: EndpointHealth;
  readonly revision: number;
  /** A reset changes this value, because an attempt that began earlier says nothing about the endpoint after it. */
  readonly generation: string | undefined;
  readonly writtenAt: number | undefined;
}

/** Two failures weeks apart are not a week of failures. The time exceeds the longest wait of the schedule. */
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
    // Another attempt may have ended concurrently, and its outcome counts too.
    was: { revision: read.revision === 0 ? undefined : read.revision, generation: read.generation },
  });
  return applied ? undefined : endpointOf(row, now);
}

export async function resetEndpoint(table: Table, webhookId: string, now: Date): Promise<void> {
  const expiresAt = now.getTime() + FORGET_MS;
  const ttl = Math.ceil(expiresAt / 1000);
  const row = endpointRowType.row(endpointKey(webhookId), { generation: randomUUID(), expiresAt, ttl });
  await makeWrite(table, rowPut(table, row));
}

export function endpointDeletion(table: Table, webhookId: string): Writes<'endpoint'> {
  return { endpoint: rowDelete(table, endpointKey(webhookId)) };
}
