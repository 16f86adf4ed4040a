import * as z from 'zod';
import { DAY_MS } from '../../timing/durations.ts';
import { droppedCountKey, type Key } from '../keys.ts';
import { arrivalRow } from '../message/arrivals.ts';
import { INCOMING_DAYS } from '../object/object-keys.ts';
import { rowType } from '../table/row-type.ts';
import { getRows, type Row, type Table } from '../table/table.ts';
import { putNew, rowUpdate, type Write, type Writes } from '../table/write.ts';
import type { DeferredTotal } from './deferred-total.ts';
import { monthOf } from './usage-head.ts';

export const ARRIVAL_DAYS = INCOMING_DAYS;
const COUNTER_DAYS = 400;

/** More counters cause fewer conflicts between the concurrent drops of a flood. */
const COUNTERS = 8;

export const ttlAfter = (now: Date, days: number): number =>
  Math.ceil((now.getTime() + days * DAY_MS) / 1000);

/** The arrival keeps copies of the receipt from being stored. */
export function dropWrites(
  table: Table,
  { inboxId, messageKey }: { inboxId: string; messageKey: string },
  now: Date,
  count: (counter: number) => Write,
): Writes<'arrival' | 'counter'> {
  const arrival = { dropped: true, ttl: ttlAfter(now, ARRIVAL_DAYS) } as const;
  return {
    arrival: putNew(table, arrivalRow(inboxId, messageKey, arrival)),
    counter: count(messageKey.charCodeAt(messageKey.length - 1) % COUNTERS),
  };
}

export async function readCounters(table: Table, keyOf: (counter: number) => Key): Promise<Row[]> {
  const rows = await getRows(
    table,
    Array.from({ length: COUNTERS }, (_, counter) => keyOf(counter)),
  );
  return rows.filter((row) => row !== undefined);
}

export function overQuotaDrop(
  table: Table,
  { tenantId, size, ...mail }: { tenantId: string; size: number; inboxId: string; messageKey: string },
  now: Date,
) {
  const change = { add: { messages: 1, bytes: size }, set: { ttl: ttlAfter(now, COUNTER_DAYS) } };
  return dropWrites(table, mail, now, (counter) =>
    rowUpdate(table, droppedCountKey(tenantId, monthOf(now.getTime()), counter), change),
  );
}

const countRowType = rowType('dropped-count', 1, { messages: z.int(), bytes: z.int() });

export async function droppedIn(table: Table, tenantId: string, month: string): Promise<DeferredTotal> {
  let [messages, bytes] = [0, 0];
  for (const row of await readCounters(table, (counter) => droppedCountKey(tenantId, month, counter))) {
    const counts = countRowType.parse(row);
    messages += counts.messages;
    bytes += counts.bytes;
  }
  return { messages, bytes };
}
