import * as z from 'zod';
import { droppedCountKey } from '../keys.ts';
import { arrivalRow } from '../message/arrivals.ts';
import { rowType } from '../table/row-type.ts';
import { getRows, type Table } from '../table/table.ts';
import { putNew, rowUpdate, type Writes } from '../table/write.ts';
import type { DeferredTotal } from './deferred-total.ts';
import { monthOf } from './usage-head.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Longer than a receipt may lie in the work queue and in its dead-letter queue. */
const ARRIVAL_DAYS = 30;
const COUNTER_DAYS = 400;

/** The more counters, the fewer conflicts between parallel drops of one tenant, of which a flood makes many. */
const COUNTERS = 8;

interface DroppedMail {
  readonly tenantId: string;
  readonly inboxId: string;
  readonly messageKey: string;
  /** Bytes of the raw mail. */
  readonly size: number;
}

/**
 * The writes that drop a mail: its arrival, so that no copy of its receipt can be stored, and the count of its month.
 * `arrival` fails when the mail was stored or dropped before.
 */
export function dropWrites(
  table: Table,
  { tenantId, inboxId, messageKey, size }: DroppedMail,
  now: Date,
): Writes<'arrival' | 'counter'> {
  const expiry = (days: number): number => Math.ceil((now.getTime() + days * DAY_MS) / 1000);
  const counter = messageKey.charCodeAt(messageKey.length - 1) % COUNTERS;
  return {
    arrival: putNew(table, arrivalRow(inboxId, messageKey, { dropped: true, ttl: expiry(ARRIVAL_DAYS) })),
    counter: rowUpdate(table, droppedCountKey(tenantId, monthOf(now.getTime()), counter), {
      add: { messages: 1, bytes: size },
      set: { ttl: expiry(COUNTER_DAYS) },
    }),
  };
}

const countRowType = rowType('dropped-count', 1, { messages: z.int(), bytes: z.int() });

/** What was dropped of a tenant's mail in a calendar month (UTC). */
export async function droppedIn(table: Table, tenantId: string, month: string): Promise<DeferredTotal> {
  const keys = Array.from({ length: COUNTERS }, (_, counter) => droppedCountKey(tenantId, month, counter));
  let [messages, bytes] = [0, 0];
  for (const row of await getRows(table, keys)) {
    if (row === undefined) continue;
    const counts = countRowType.parse(row);
    messages += counts.messages;
    bytes += counts.bytes;
  }
  return { messages, bytes };
}
