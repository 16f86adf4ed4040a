import type { Table } from '../store/table/table.ts';
import { DAY_MS } from '../timing/durations.ts';
import { readTenantUsage } from './read-usage.ts';
import { UNIT_COSTS } from './unit-costs.ts';

/** The day is in UTC. */
export interface MeteredDay {
  readonly day: string;
  readonly inboxes: number;
  readonly messages: number;
  readonly bytes: number;
  /** The number includes spam and email that was deleted on the same day. */
  readonly received: number;
  readonly receivingUsd: number;
  readonly storageUsd: number;
}

export const startOf = (day: string): number => Date.parse(`${day}T00:00:00.000Z`);

/** A past day never changes: its log is read as of its end. */
export async function meteredDays(
  table: Table,
  tenantId: string,
  days: readonly string[],
  now: Date,
): Promise<MeteredDay[]> {
  const [first] = days;
  if (first === undefined) return [];
  const ends = days.map((day) => Math.min(startOf(day) + DAY_MS - 1, now.getTime()));
  const [before, ...totals] = await readTenantUsage(table, tenantId, [startOf(first) - 1, ...ends]);
  let delivered = before?.delivered ?? 0;
  return totals.map(({ inboxes, messages, bytes, ...total }, i) => {
    const received = total.delivered - delivered;
    delivered = total.delivered;
    return {
      day: days[i] ?? '',
      inboxes,
      messages,
      bytes,
      received,
      receivingUsd: received * UNIT_COSTS.mail,
      storageUsd: messages * UNIT_COSTS.messageDay + bytes * UNIT_COSTS.byteDay,
    };
  });
}
