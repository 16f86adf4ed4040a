import * as z from 'zod';
import { inboxPartition } from './message-rows.ts';
import type { Key, Table } from './table.ts';
import { updateOnce } from './update-once.ts';

/**
 * What a transaction and the reads before it take, with room: in its turn, a transaction meets nobody else of its line.
 */
export const TURN_MS = 50;

/** A line longer than this is not waited for: the mail comes again by its queue. */
const LONGEST_WAIT_MS = 30_000;
const SWEEP_AFTER_SECONDS = 86_400;

/** In front of the threads of an inbox and the Message-IDs that these answer to. */
export function inboxLineKey(inboxId: string): Key {
  return { pk: inboxPartition(inboxId), sk: 'LINE' };
}

/** In front of the guard of a tenant. */
export function tenantLineKey(tenantId: string): Key {
  return { pk: `TENANT#${tenantId}`, sk: 'LINE' };
}

const lineSchema = z.object({ free_at: z.number() });

/**
 * Takes a turn in the line of transactions that met each other. The row holds one number, the moment from which on no
 * turn is taken yet: there is no holder that could die, and nothing to give back. It is written by plain updates, which
 * DynamoDB does one after the other, where transactions would refuse each other.
 * @returns milliseconds until the turn.
 * @throws Error when the line is too long to wait.
 */
export async function takeTurn(table: Table, key: Key, now: Date): Promise<number> {
  for (;;) {
    const freeAt = (await moveOn(table, key, now)) ?? (await beginAnew(table, key, now));
    if (freeAt === undefined) continue;
    const wait = freeAt - TURN_MS - now.getTime();
    if (wait > LONGEST_WAIT_MS) throw new Error('Too many mails of one inbox or tenant wait for each other');
    return wait;
  }
}

/** @returns undefined when nobody is in line. */
function moveOn(table: Table, key: Key, now: Date): Promise<number | undefined> {
  return write(table, key, 'free_at = free_at + :turn', 'free_at > :now', now, {
    ':turn': TURN_MS,
    ':now': now.getTime(),
  });
}

/** The first in line leaves one turn to whom it met. @returns undefined when others were faster. */
function beginAnew(table: Table, key: Key, now: Date): Promise<number | undefined> {
  const condition = 'attribute_not_exists(free_at) OR free_at <= :now';
  return write(table, key, 'free_at = :first', condition, now, {
    ':first': now.getTime() + 2 * TURN_MS,
    ':now': now.getTime(),
  });
}

async function write(
  table: Table,
  key: Key,
  set: string,
  condition: string,
  now: Date,
  values: Readonly<Record<string, number>>,
): Promise<number | undefined> {
  const { applied, row } = await updateOnce(table, {
    key,
    set: [set, '#ttl = :ttl'],
    condition,
    names: { '#ttl': 'ttl' },
    values: { ...values, ':ttl': Math.ceil(now.getTime() / 1000) + SWEEP_AFTER_SECONDS },
  });
  return applied ? lineSchema.parse(row).free_at : undefined;
}
