import * as z from 'zod';
import { positionBeforeAll, usageHeadKey } from '../keys.ts';
import { rowType } from '../table/row-type.ts';
import { getRow, type Row, type Table } from '../table/table.ts';
import type { Writes } from '../table/transaction.ts';
import { NOTHING, type Totals, totalsSchema } from './usage-rows.ts';

/** The end of the roll-up in a tenant's ledger, and the totals there. */
export interface UsageHead {
  /** Position of the last stamped entry, or one before all. */
  readonly position: string;
  readonly totals: Totals;
  /** Calendar month (UTC, `2026-11`) of the last stamped entry, and what had been delivered when it began. */
  readonly month: string;
  readonly deliveredBefore: number;
  /** Whether the roll-up is being repeated from the beginning: until it ends, these are totals of the past. */
  readonly repeating: boolean;
}

const headRowType = rowType('usage-head', 1, {
  position: z.string(),
  totals: totalsSchema,
  month: z.string(),
  delivered_before: z.int(),
  repeating: z.literal(true).optional(),
});

export function usageHeadOf(row: Row | undefined): UsageHead | undefined {
  if (row === undefined) return undefined;
  const { delivered_before, repeating = false, ...head } = headRowType.parse(row);
  return { ...head, deliveredBefore: delivered_before, repeating };
}

export async function getUsageHead(table: Table, tenantId: string): Promise<UsageHead | undefined> {
  return usageHeadOf(await getRow(table, usageHeadKey(tenantId)));
}

/** The write that moves the head on; `head` fails when a parallel roll-up was faster. */
export function headMove(
  table: Table,
  tenantId: string,
  from: UsageHead | undefined,
  to: UsageHead,
): Writes<'head'> {
  const { deliveredBefore, repeating, ...rest } = to;
  return {
    head: {
      Put: {
        TableName: table.name,
        Item: {
          ...usageHeadKey(tenantId),
          ...headRowType.attributes({
            ...rest,
            delivered_before: deliveredBefore,
            ...(repeating ? { repeating } : {}),
          }),
        },
        ...(from === undefined
          ? { ConditionExpression: 'attribute_not_exists(pk)' }
          : {
              ConditionExpression: '#position = :from',
              ExpressionAttributeNames: { '#position': 'position' },
              ExpressionAttributeValues: { ':from': from.position },
            }),
      },
    },
  };
}

/**
 * The write that repeats the roll-up from the beginning of the ledger: for a late entry, before the end of the roll-up.
 * Until the repetition ends, totals do not count the entry.
 * @param late distinguishes late entries: a roll-up that is repeated for one of them, and read the ledger before the next,
 *   must not move the head past that one.
 */
export function rollUpAnew(table: Table, tenantId: string, late: string): Writes<'head'> {
  const head = {
    ...usageHeadKey(tenantId),
    ...headRowType.attributes({
      position: positionBeforeAll(late),
      totals: NOTHING,
      month: '',
      delivered_before: 0,
      repeating: true,
    }),
  };
  return { head: { Put: { TableName: table.name, Item: head } } };
}

/** Calendar month (UTC) of a time. */
export function monthOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 7);
}
