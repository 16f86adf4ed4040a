import * as z from 'zod';
import { inboxUsageKey, inboxUsagePartition } from '../keys.ts';
import { POSITION_BEFORE_ALL } from '../log-position.ts';
import { rowType, type Stored } from '../table/row-type.ts';
import { keyOfRow, queryRows, type Row, type Table } from '../table/table.ts';

export const NOTHING: Totals = { inboxes: 0, threads: 0, messages: 0, bytes: 0, delivered: 0 };

export const totalsSchema = z.object({
  inboxes: z.int(),
  threads: z.int(),
  messages: z.int(),
  bytes: z.int(),
  delivered: z.int(),
});

export type Totals = Readonly<z.output<typeof totalsSchema>>;

export function plus(totals: Totals, change: Totals): Totals {
  return {
    inboxes: totals.inboxes + change.inboxes,
    threads: totals.threads + change.threads,
    messages: totals.messages + change.messages,
    bytes: totals.bytes + change.bytes,
    delivered: totals.delivered + change.delivered,
  };
}

export const EMPTY_INBOX: InboxTotals = { threads: 0, messages: 0, bytes: 0, ended: false };
export const ENDED_INBOX: InboxTotals = { ...EMPTY_INBOX, ended: true };

const inboxTotalsRowType = rowType('inbox-usage', 1, {
  threads: z.int(),
  messages: z.int(),
  bytes: z.int(),
  ended: z.boolean(),
});

/** Entries after the delete of an inbox do not count, because they are purged. */
export type InboxTotals = Stored<typeof inboxTotalsRowType>;

export function inboxTotalsRow(
  tenantId: string,
  inboxKey: string,
  position: string,
  totals: InboxTotals,
): Row {
  return inboxTotalsRowType.row(inboxUsageKey(tenantId, inboxKey, position), totals);
}

export async function latestInboxTotals(
  table: Table,
  tenantId: string,
  inboxKey: string,
  upTo: string,
): Promise<InboxTotals & { readonly position: string }> {
  const row = await latestRow(table, inboxUsagePartition(tenantId, inboxKey), 'sk <= :upTo', upTo);
  if (row === undefined) return { ...EMPTY_INBOX, position: POSITION_BEFORE_ALL };
  return { ...inboxTotalsRowType.parse(row), position: keyOfRow(row).sk };
}

export async function latestRow(
  table: Table,
  partition: string,
  condition: 'sk < :upTo' | 'sk <= :upTo',
  upTo: string,
): Promise<Row | undefined> {
  const { rows } = await queryRows(table, {
    KeyConditionExpression: `pk = :partition AND ${condition}`,
    ExpressionAttributeValues: { ':partition': partition, ':upTo': upTo },
    ScanIndexForward: false,
    ConsistentRead: true,
    Limit: 1,
  });
  return rows[0];
}
