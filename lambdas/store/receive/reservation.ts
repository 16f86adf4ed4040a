import * as z from 'zod';
import { rowType } from '../table/row-type.ts';
import type { Key, Table } from '../table/table.ts';
import { updateOnce } from '../table/update-once.ts';
import type { Change } from '../table/write.ts';

/** The slot covers a transaction and its reads with a margin. */
export const SLOT_MS = 50;

/** A longer wait is refused, and the queue delivers the email again. */
const LONGEST_WAIT_MS = 30_000;
const SWEEP_AFTER_SECONDS = 86_400;

const reservationRowType = rowType('reservation', 1, { free_at: z.number() });

/**
 * DynamoDB serializes plain updates, while transactions would refuse each other. Nothing is returned, so no dead holder
 * can block the row.
 */
export async function reserveSlot(table: Table, key: Key, now: Date): Promise<number> {
  const last = now.getTime() + LONGEST_WAIT_MS;
  for (;;) {
    const extended = await extendQueue(table, key, now, last);
    // A refused slot is not reserved, because the queue would never become shorter.
    if (extended.freeAt > last && !extended.applied)
      throw new Error('Too many emails to one inbox or tenant are waiting for each other');
    const reserved = extended.applied ? extended : await startQueue(table, key, now);
    if (reserved.applied) return reserved.freeAt - SLOT_MS - now.getTime();
  }
}

interface Reserved {
  readonly applied: boolean;
  readonly freeAt: number;
}

function extendQueue(table: Table, key: Key, now: Date, last: number): Promise<Reserved> {
  return write(table, key, now, {
    setting: ['free_at = free_at + :slot'],
    condition: 'free_at > :now AND free_at <= :last',
    values: { ':slot': SLOT_MS, ':now': now.getTime(), ':last': last },
  });
}

/** The first writer leaves one slot free for the writer that it conflicted with. */
function startQueue(table: Table, key: Key, now: Date): Promise<Reserved> {
  return write(table, key, now, {
    set: { free_at: now.getTime() + 2 * SLOT_MS },
    condition: 'attribute_not_exists(free_at) OR free_at <= :now',
    values: { ':now': now.getTime() },
  });
}

async function write(table: Table, key: Key, now: Date, change: Change): Promise<Reserved> {
  const ttl = Math.ceil(now.getTime() / 1000) + SWEEP_AFTER_SECONDS;
  const { applied, row } = await updateOnce(table, key, { ...change, set: { ...change.set, ttl } });
  return { applied, freeAt: row === undefined ? 0 : reservationRowType.parse(row).free_at };
}
