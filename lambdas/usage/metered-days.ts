import type { Table } from '../store/table/table.ts';
import { DAY_MS } from '../timing/durations.ts';
import { readTenantUsage } from './read-usage.ts';
import { UNIT_COSTS } from './unit-costs.ts';

/** What a tenant was counted on a day (UTC), and what that costs on AWS. */
export interface MeteredDay {
  readonly day: string;
  /** At the end of the day. */
  readonly inboxes: number;
  readonly messages: number;
  readonly bytes: number;
  /** In the day, spam and mail that was deleted again included. */
  readonly received: number;
  readonly receivingUsd: number;
  readonly storageUsd: number;
}

export const startOf = (day: string): number => Date.parse(`${day}T00:00:00.000Z`);

/**
 * Consecutive days of a tenant. A day that is over never changes: the log and what it is rolled up into are read as of its end.
 * The present day is counted until now, its storage as if it were over.
 */
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
