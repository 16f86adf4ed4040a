import { inboxUsagePartition, usagePartition } from '../keys.ts';
import type { Query } from '../table/row-loader.ts';
import { eachPage, queryRows, type Row, type Table } from '../table/table.ts';
import {
  EMPTY_INBOX,
  type InboxTotals,
  inboxTotalsOf,
  type LedgerEntry,
  ledgerEntryOf,
  NOTHING,
  type Totals,
} from './usage-rows.ts';

/** Every position begins with a digit; the head of the ledger does not. */
const FIRST = '0';

/** The latest entry up to a position. */
export async function latestEntry(
  table: Table,
  tenantId: string,
  upTo: string,
): Promise<LedgerEntry | undefined> {
  const row = await latestRow(table, usagePartition(tenantId), upTo);
  return row === undefined ? undefined : ledgerEntryOf(row);
}

/** The totals at the latest entry up to a position that has some: behind it stand entries that came late. */
export async function latestTotals(table: Table, tenantId: string, upTo: string): Promise<Totals> {
  const stamped = { Limit: TAIL_PAGE, FilterExpression: 'attribute_exists(totals)' };
  let latest: Row | undefined;
  await eachPage(table, { ...backwards(usagePartition(tenantId), upTo), ...stamped }, ({ rows }) => {
    [latest] = rows;
    return latest === undefined ? 'more' : 'enough';
  });
  return (latest && ledgerEntryOf(latest).totals) ?? NOTHING;
}

/** Totals of an inbox at a position, by the roll-up; an inbox without a row is empty. */
export async function latestInboxTotals(
  table: Table,
  tenantId: string,
  inboxKey: string,
  upTo: string,
): Promise<InboxTotals & { readonly position: string }> {
  const row = await latestRow(table, inboxUsagePartition(tenantId, inboxKey), upTo);
  return row === undefined ? { ...EMPTY_INBOX, position: '' } : inboxTotalsOf(row);
}

async function latestRow(table: Table, partition: string, upTo: string): Promise<Row | undefined> {
  const { rows } = await queryRows(table, { ...backwards(partition, upTo), Limit: 1 });
  return rows[0];
}

/** The rows of a ledger up to a position, latest first. */
function backwards(partition: string, upTo: string): Query {
  return {
    KeyConditionExpression: 'pk = :partition AND sk BETWEEN :first AND :upTo',
    ExpressionAttributeValues: { ':partition': partition, ':first': FIRST, ':upTo': upTo },
    ScanIndexForward: false,
    ConsistentRead: true,
  };
}

/**
 * The end of the ledger, in order: all entries that are not rolled up, the last one that is, and the entries at most
 * `lookbackMs` before that one.
 */
export async function ledgerTail(
  table: Table,
  tenantId: string,
  upTo: string,
  lookbackMs: number,
): Promise<LedgerEntry[]> {
  const tail: LedgerEntry[] = [];
  let stampedAt: number | undefined;
  await eachPage(table, { ...backwards(usagePartition(tenantId), upTo), Limit: TAIL_PAGE }, ({ rows }) => {
    for (const entry of rows.map(ledgerEntryOf)) {
      if (stampedAt !== undefined && entry.at < stampedAt - lookbackMs) return 'enough';
      tail.push(entry);
      if (entry.totals !== undefined) stampedAt ??= entry.at;
    }
    return 'more';
  });
  return tail.reverse();
}

/** Entries in one read of the tail: a quiet tenant's tail is a few, a busy one's is read on. */
const TAIL_PAGE = 200;

/** Entries after a position in order, at most `limit`. */
export async function entriesAfter(
  table: Table,
  tenantId: string,
  after: string,
  upTo: string,
  limit: number,
): Promise<LedgerEntry[]> {
  const { rows } = await queryRows(table, {
    KeyConditionExpression: 'pk = :partition AND sk BETWEEN :after AND :upTo',
    // BETWEEN takes both ends: the least string after a position is the position with a zero byte.
    ExpressionAttributeValues: {
      ':partition': usagePartition(tenantId),
      ':after': after === '' ? FIRST : `${after}\0`,
      ':upTo': upTo,
    },
    Limit: limit,
    ConsistentRead: true,
  });
  return rows.map(ledgerEntryOf);
}
