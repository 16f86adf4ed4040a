import * as z from 'zod';
import { positionBeforeAll, usageHeadKey } from '../keys.ts';
import { getRow, type Row, type Table } from '../table/table.ts';
import type { Writes } from '../table/transaction.ts';
import { NOTHING, type Totals, totalsSchema } from './usage-rows.ts';

/** How far the fold has come in a tenant's ledger, and the totals there. */
export interface UsageHead {
  /** Position of the last stamped entry, or one before all. */
  readonly position: string;
  readonly totals: Totals;
  /** Calendar month (UTC, `2026-11`) of the last stamped entry, and what had been delivered when it began. */
  readonly month: string;
  readonly deliveredBefore: number;
  /** Whether the fold walks once more where it has been: until it is through, these are totals of the past. */
  readonly refolding: boolean;
}

const headSchema = z.object({
  position: z.string(),
  totals: totalsSchema,
  month: z.string(),
  delivered_before: z.int(),
  refolding: z.literal(true).optional(),
});

export function usageHeadOf(row: Row | undefined): UsageHead | undefined {
  if (row === undefined) return undefined;
  const { delivered_before, refolding = false, ...head } = headSchema.parse(row);
  return { ...head, deliveredBefore: delivered_before, refolding };
}

export async function getUsageHead(table: Table, tenantId: string): Promise<UsageHead | undefined> {
  return usageHeadOf(await getRow(table, usageHeadKey(tenantId)));
}

/** The write that moves the head on; `head` fails when another fold was faster. */
export function headMove(
  table: Table,
  tenantId: string,
  from: UsageHead | undefined,
  to: UsageHead,
): Writes<'head'> {
  const { deliveredBefore, refolding, ...rest } = to;
  return {
    head: {
      Put: {
        TableName: table.name,
        Item: {
          ...usageHeadKey(tenantId),
          ...rest,
          delivered_before: deliveredBefore,
          ...(refolding ? { refolding } : {}),
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
 * The write after which the fold walks the ledger from its beginning: for an entry that comes late, behind the
 * fold. Until it has, totals are those without the entry.
 * @param late tells this entry from others that come late: a fold that begins anew for one of them, and has read the
 *   ledger before the next, must not move the head past that.
 */
export function rollUpAnew(table: Table, tenantId: string, late: string): Writes<'head'> {
  const head = {
    ...usageHeadKey(tenantId),
    position: positionBeforeAll(late),
    totals: NOTHING,
    month: '',
    delivered_before: 0,
    refolding: true,
  } satisfies z.input<typeof headSchema>;
  return { head: { Put: { TableName: table.name, Item: head } } };
}

/** Calendar month (UTC) of a moment. */
export function monthOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 7);
}
