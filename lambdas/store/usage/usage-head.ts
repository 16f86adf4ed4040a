import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { usageHeadKey } from '../keys.ts';
import { POSITION_BEFORE_ALL } from '../log-position.ts';
import { ifConditionHolds } from '../table/if-condition-holds.ts';
import { rowType } from '../table/row-type.ts';
import { getRow, type Row, type Table } from '../table/table.ts';
import { failedConditions, transact, type Writes } from '../table/transaction.ts';
import { NOTHING, type Totals, totalsSchema } from './usage-rows.ts';

/** How far the log of a tenant is rolled up, and the totals there. */
export interface UsageHead {
  /** Position of the last log entry that is rolled up: the end of the last period. */
  readonly position: string;
  readonly totals: Totals;
  /** Calendar month (UTC, `2026-11`) of that entry, and what had been delivered when the month began. */
  readonly month: string;
  readonly deliveredBefore: number;
  /** How many shards the log has. Never fewer than before, so that a writer with an older head is read as well. */
  readonly shards: number;
  /** Inboxes that ended shortly before this position: mail that was being received then may still be logged. */
  readonly ended: readonly { readonly inboxKey: string; readonly at: number }[];
}

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
  delivered_before: z.int(),
  shards: z.int(),
  ended: z.array(z.object({ inbox: z.string(), at: z.int() })),
});

/** @returns the head before all entries when there is no row. */
export function usageHeadOf(row: Row | undefined): UsageHead {
  if (row === undefined) return FIRST_HEAD;
  const { position, totals, month, delivered_before, shards, ended } = headRowType.parse(row);
  return {
    position,
    totals,
    month,
    deliveredBefore: delivered_before,
    shards,
    ended: ended.map(({ inbox, at }) => ({ inboxKey: inbox, at })),
  };
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
  const put = headPut(table, tenantId, from, to);
  if (alongside === undefined) {
    const write = await ifConditionHolds(() => table.client.send(new PutCommand(put)));
    // It is there already if the SDK repeated a write whose answer was lost.
    return write.applied || usageHeadOf(write.row).position === to.position;
  }
  return (await failedConditions(transact, table, { head: { Put: put }, ...alongside })) === undefined;
}

function headPut(table: Table, tenantId: string, from: UsageHead, to: UsageHead) {
  return {
    TableName: table.name,
    Item: {
      ...usageHeadKey(tenantId),
      ...headRowType.attributes({
        position: to.position,
        totals: { ...to.totals },
        month: to.month,
        delivered_before: to.deliveredBefore,
        shards: to.shards,
        ended: to.ended.map(({ inboxKey, at }) => ({ inbox: inboxKey, at })),
      }),
    },
    ...(from.position === POSITION_BEFORE_ALL
      ? { ConditionExpression: 'attribute_not_exists(pk)' }
      : {
          ConditionExpression: '#position = :from',
          ExpressionAttributeNames: { '#position': 'position' },
          ExpressionAttributeValues: { ':from': from.position },
        }),
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
  };
}

/** Calendar month (UTC) of a time. */
export function monthOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 7);
}
