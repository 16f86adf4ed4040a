import * as z from 'zod';
import { usageHeadKey } from '../keys.ts';
import { POSITION_BEFORE_ALL } from '../log-position.ts';
import { rowType, type Stored } from '../table/row-type.ts';
import { getRow, type Row, type Table } from '../table/table.ts';
import { tryTransact } from '../table/transaction.ts';
import { rowPut, tryWrite, type Writes } from '../table/write.ts';
import { NOTHING, totalsSchema } from './usage-rows.ts';

const FIRST_HEAD: UsageHead = {
  position: POSITION_BEFORE_ALL,
  totals: NOTHING,
  month: '',
  deliveredBefore: 0,
  shards: 1,
  ended: [],
};

const headRowType = rowType('usage-head', 1, {
  /** Position of the last log entry that is rolled up: the end of the last period. */
  position: z.string(),
  totals: totalsSchema,
  /** Calendar month (UTC, `2026-11`) of that entry, and what had been delivered when the month began. */
  month: z.string(),
  deliveredBefore: z.int(),
  /** How many shards the log has. Never fewer than before, so that a writer with an older head is read as well. */
  shards: z.int(),
  ended: z.array(z.object({ inbox: z.string(), at: z.int() })),
});

/** How far the log of a tenant is rolled up, and the totals there. */
export interface UsageHead extends Omit<Stored<typeof headRowType>, 'ended'> {
  /** Inboxes that ended shortly before this position: mail that was being received then may still be logged. */
  readonly ended: readonly { readonly inboxKey: string; readonly at: number }[];
}

/** @returns the head before all entries when there is no row. */
export function usageHeadOf(row: Row | undefined): UsageHead {
  if (row === undefined) return FIRST_HEAD;
  const { ended, ...head } = headRowType.parse(row);
  return { ...head, ended: ended.map(({ inbox, at }) => ({ inboxKey: inbox, at })) };
}

export async function getUsageHead(table: Table, tenantId: string): Promise<UsageHead> {
  return usageHeadOf(await getRow(table, usageHeadKey(tenantId)));
}

/**
 * Moves the head on to the end of a period that is stored.
 * @param alongside what must change with it, in one transaction.
 * @returns false when a parallel roll-up was faster, or something alongside failed.
 */
export async function moveHead(
  table: Table,
  tenantId: string,
  from: UsageHead,
  to: UsageHead,
  alongside: Writes<string> | undefined,
): Promise<boolean> {
  const ended = to.ended.map(({ inboxKey, at }) => ({ inbox: inboxKey, at }));
  const head = rowPut(table, headRowType.row(usageHeadKey(tenantId), { ...to, ended }), {
    was: { position: from.position === POSITION_BEFORE_ALL ? undefined : from.position },
    showsFound: true,
  });
  if (alongside === undefined) {
    const write = await tryWrite(table, head);
    // It is there already if the SDK repeated a write whose answer was lost.
    return write.applied || usageHeadOf(write.row).position === to.position;
  }
  return (await tryTransact(table, { head, ...alongside })) === undefined;
}

/** Calendar month (UTC) of a time. */
export function monthOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 7);
}
