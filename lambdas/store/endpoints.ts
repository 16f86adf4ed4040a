import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Key, Row, Table } from './table.ts';
import type { Writes } from './transaction.ts';
import { updateOnce } from './update-once.ts';

/** What is remembered of an endpoint between attempts, of all its events together. Times in milliseconds since 1970. */
export interface EndpointHealth {
  /** Attempts in a row, up to the last, that held a worker to the deadline. */
  readonly consecutiveTimeouts: number;
  /** No attempt starts before; undefined while the breaker is closed. */
  readonly openUntil?: number;
  /** The first failure since the last success. */
  readonly failingSince?: number;
}

/** A webhook's endpoint as the senders see it. */
export interface Endpoint {
  readonly health: EndpointHealth;
  /** Until when each place for an attempt is taken; one that was not given back comes free by itself. */
  readonly places: readonly (number | undefined)[];
  /** Counts the changes of `health`, so that a change knows whether it saw the last one. */
  readonly revision: number;
}

/** Attempts at one endpoint at once: a slow one can hold no more workers than this. */
export const PLACES = 10;

/**
 * An endpoint that nothing was sent to for so long starts anew: two failures weeks apart are no week of failures.
 * Longer than the longest wait of the schedule.
 */
const FORGET_MS = 48 * 60 * 60 * 1000;

export function endpointKey(webhookId: string): Key {
  return { pk: `ENDPOINT#${webhookId}`, sk: 'ENDPOINT' };
}

const placeName = (index: number): string => `place_${index}`;

const rowSchema = z.object({
  timeouts: z.int().default(0),
  open_until: z.number().optional(),
  failing_since: z.number().optional(),
  revision: z.int().default(0),
  expires_at: z.number(),
});

/** @param row undefined for an endpoint that was never tried or whose webhook was changed since. */
export function endpointOf(row: Row | undefined, now: Date): Endpoint {
  const parsed = row === undefined ? undefined : rowSchema.parse(row);
  const { timeouts = 0, open_until, failing_since, revision = 0 } = parsed ?? {};
  const isForgotten = parsed === undefined || parsed.expires_at <= now.getTime();
  return {
    health: isForgotten
      ? { consecutiveTimeouts: 0 }
      : {
          consecutiveTimeouts: timeouts,
          ...(open_until === undefined ? {} : { openUntil: open_until }),
          ...(failing_since === undefined ? {} : { failingSince: failing_since }),
        },
    places: Array.from({ length: PLACES }, (_, index) =>
      z.number().optional().parse(row?.[placeName(index)]),
    ),
    revision,
  };
}

/** A place that an attempt has taken; `until` tells it from what others take there later. */
export interface Place {
  readonly index: number;
  readonly until: number;
}

/**
 * Takes a place for an attempt.
 * @param claimed the health that a probe stores with it; without one the health stays as it is.
 * @returns false when another worker took the place, or changed the health, since they were read.
 */
export async function takeEndpointPlace(
  table: Table,
  webhookId: string,
  read: Endpoint,
  place: Place,
  now: Date,
  claimed?: EndpointHealth,
): Promise<boolean> {
  const change = claimed === undefined ? undefined : healthChange(claimed, read.revision, now);
  return update(table, webhookId, {
    set: ['#place = :until', ...(change?.set ?? ['expires_at = if_not_exists(expires_at, :forget)'])],
    remove: change?.remove ?? [],
    conditions: [
      // Against another worker that takes this place; one whose worker died is free after its time.
      '(attribute_not_exists(#place) OR #place <= :now)',
      // Against a probe, or a breaker that opened, after the health was read.
      read.revision === 0 ? 'attribute_not_exists(revision)' : 'revision = :read',
    ],
    names: { '#place': placeName(place.index) },
    values: {
      ':until': place.until,
      ':now': now.getTime(),
      ...(read.revision === 0 ? {} : { ':read': read.revision }),
      ...(change?.values ?? { ':forget': now.getTime() + FORGET_MS }),
    },
    now,
  });
}

/**
 * Gives a place back and notes what the attempt said of the endpoint.
 * @returns false when the place is no longer this attempt's, or the health changed since it was read.
 */
export async function returnEndpointPlace(
  table: Table,
  webhookId: string,
  read: Endpoint,
  place: Place,
  health: EndpointHealth,
  now: Date,
): Promise<boolean> {
  const change = healthChange(health, read.revision, now);
  return update(table, webhookId, {
    set: change.set,
    remove: ['#place', ...change.remove],
    conditions: [
      '#place = :until',
      // Against another attempt that ended in between: its outcome counts too.
      read.revision === 0 ? 'attribute_not_exists(revision)' : 'revision = :read',
    ],
    names: { '#place': placeName(place.index) },
    values: {
      ':until': place.until,
      ...(read.revision === 0 ? {} : { ':read': read.revision }),
      ...change.values,
    },
    now,
  });
}

/** Gives a place back whose attempt was not made. */
export async function leaveEndpointPlace(table: Table, webhookId: string, place: Place): Promise<void> {
  try {
    await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: endpointKey(webhookId),
        UpdateExpression: 'REMOVE #place',
        ConditionExpression: '#place = :until',
        ExpressionAttributeNames: { '#place': placeName(place.index) },
        ExpressionAttributeValues: { ':until': place.until },
      }),
    );
  } catch (error) {
    // It ran out, or the endpoint was reset: either way it is free.
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
}

/** Forgets what was learnt of an endpoint: another URL, or its owner says that it works again. */
export async function resetEndpoint(table: Table, webhookId: string): Promise<void> {
  await table.client.send(new DeleteCommand({ TableName: table.name, Key: endpointKey(webhookId) }));
}

export function endpointDeletion(table: Table, webhookId: string): Writes<'endpoint'> {
  return { endpoint: { Delete: { TableName: table.name, Key: endpointKey(webhookId) } } };
}

interface HealthChange {
  readonly set: readonly string[];
  readonly remove: readonly string[];
  readonly values: Readonly<Record<string, number>>;
}

function healthChange(health: EndpointHealth, read: number, now: Date): HealthChange {
  const { consecutiveTimeouts, openUntil, failingSince } = health;
  const optional = { open_until: openUntil, failing_since: failingSince };
  const given = Object.entries(optional).flatMap(([name, value]) =>
    value === undefined ? [] : [{ name, value }],
  );
  return {
    set: [
      'timeouts = :timeouts',
      'revision = :next',
      'expires_at = :forget',
      ...given.map(({ name }) => `${name} = :${name}`),
    ],
    remove: Object.keys(optional).filter((name) => !given.some((each) => each.name === name)),
    values: {
      ':timeouts': consecutiveTimeouts,
      ':next': read + 1,
      ':forget': now.getTime() + FORGET_MS,
      ...Object.fromEntries(given.map(({ name, value }) => [`:${name}`, value])),
    },
  };
}

interface Change {
  readonly set: readonly string[];
  readonly remove: readonly string[];
  readonly conditions: readonly string[];
  readonly names: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, number>>;
  readonly now: Date;
}

async function update(
  table: Table,
  webhookId: string,
  { set, remove, conditions, names, values, now }: Change,
): Promise<boolean> {
  const ttl = Math.ceil((now.getTime() + FORGET_MS) / 1000);
  const { applied } = await updateOnce(table, {
    key: endpointKey(webhookId),
    set: [...set, '#ttl = :ttl'],
    remove,
    condition: conditions.join(' AND '),
    names: { ...names, '#ttl': 'ttl' },
    values: { ...values, ':ttl': ttl },
  });
  return applied;
}
