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
  position: z.string(),
  totals: totalsSchema,
  month: z.string(),
  deliveredBefore: z.int(),
  /** The number never decreases, so that entries of a writer with an older head are read. */
  shards: z.int(),
  ended: z.array(z.object({ inbox: z.string(), at: z.int() })),
});

export interface UsageHead extends Omit<Stored<typeof headRowType>, 'ended'> {
  /** Mail that was being received when an inbox ended may still be logged. */
  readonly ended: readonly { readonly inboxKey: string; readonly at: number }[];
}

export function usageHeadOf(row: Row | undefined): UsageHead {
  if (row === undefined) return FIRST_HEAD;
  const { ended, ...head } = headRowType.parse(row);
  return { ...head, ended: ended.map(({ inbox, at }) => ({ inboxKey: inbox, at })) };
}

export async function getUsageHead(table: Table, tenantId: string): Promise<UsageHead> {
  return usageHeadOf(await getRow(table, usageHeadKey(tenantId)));
}

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
    // The SDK may have retried a write after a lost response.
    return write.applied || usageHeadOf(write.row).position === to.position;
  }
  return (await tryTransact(table, { head, ...alongside })) === undefined;
}

export function monthOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 7);
}
