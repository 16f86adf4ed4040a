import * as z from 'zod';
import { inboxUsageKey, positionOfEntry, timeOfPosition, usageEntryKey } from '../keys.ts';
import { rowType } from '../table/row-type.ts';
import { keyOfRow, type Row } from '../table/table.ts';

/**
 * The usage ledger: one entry for each change of a tenant's counts, written in the transaction that makes the
 * change. Entries are only ever put, so that parallel deliveries do not conflict on a counter. The roll-up later writes the
 * totals into each entry, and keeps a ledger of the same form for each inbox.
 */
export interface UsageEntry {
  readonly at: Date;
  /** Distinguishes entries of one millisecond. */
  readonly unique: string;
  /** `Inbox.listKey`: an address may belong to one inbox after another. */
  readonly inboxKey: string;
  /** 1 for an inbox that comes, -1 for one that goes with all that it holds, 0 for mail. */
  readonly inboxes: 1 | 0 | -1;
  readonly threads: number;
  readonly messages: number;
  readonly bytes: number;
}

/** The totals at a time, and how many messages had ever been delivered by then. */
export interface Totals {
  readonly inboxes: number;
  readonly threads: number;
  readonly messages: number;
  readonly bytes: number;
  readonly delivered: number;
}

export const NOTHING: Totals = { inboxes: 0, threads: 0, messages: 0, bytes: 0, delivered: 0 };

/** Totals of one inbox at a time. After its delete nothing counts any more: late entries are purged. */
export interface InboxTotals {
  readonly threads: number;
  readonly messages: number;
  readonly bytes: number;
  readonly ended: boolean;
}

export const EMPTY_INBOX: InboxTotals = { threads: 0, messages: 0, bytes: 0, ended: false };

/** An entry of the ledger; it has `totals` after the roll-up. */
export interface LedgerEntry extends Omit<UsageEntry, 'unique' | 'at'> {
  /** Sort key: entries are in the order of these. */
  readonly position: string;
  readonly at: number;
  readonly totals: Totals | undefined;
}

export function usageEntryRow(tenantId: string, entry: UsageEntry): Row {
  return {
    ...usageEntryKey(tenantId, positionOfEntry(entry.at, entry.unique)),
    ...entryRowType.attributes({
      inbox: entry.inboxKey,
      inboxes: entry.inboxes,
      threads: entry.threads,
      messages: entry.messages,
      bytes: entry.bytes,
    }),
  };
}

export const totalsSchema = z.object({
  inboxes: z.int(),
  threads: z.int(),
  messages: z.int(),
  bytes: z.int(),
  delivered: z.int(),
});

const entryRowType = rowType('usage-entry', 1, {
  inbox: z.string(),
  inboxes: z.union([z.literal(1), z.literal(0), z.literal(-1)]),
  threads: z.int(),
  messages: z.int(),
  bytes: z.int(),
  totals: totalsSchema.optional(),
});

export function ledgerEntryOf(row: Row): LedgerEntry {
  const { inbox, totals, ...changes } = entryRowType.parse(row);
  const { sk } = keyOfRow(row);
  return { ...changes, position: sk, at: timeOfPosition(sk), inboxKey: inbox, totals };
}

/** The entry's row with the totals up to it. */
export function stampedRow(tenantId: string, entry: LedgerEntry, totals: Totals): Row {
  return {
    ...usageEntryKey(tenantId, entry.position),
    ...entryRowType.attributes({
      inbox: entry.inboxKey,
      inboxes: entry.inboxes,
      threads: entry.threads,
      messages: entry.messages,
      bytes: entry.bytes,
      totals: { ...totals },
    }),
  };
}

const inboxTotalsRowType = rowType('inbox-usage', 1, {
  threads: z.int(),
  messages: z.int(),
  bytes: z.int(),
  ended: z.boolean(),
});

/** What an inbox held from this position of the tenant's ledger on. */
export function inboxTotalsRow(
  tenantId: string,
  inboxKey: string,
  position: string,
  totals: InboxTotals,
): Row {
  return {
    ...inboxUsageKey(tenantId, inboxKey, position),
    ...inboxTotalsRowType.attributes({
      threads: totals.threads,
      messages: totals.messages,
      bytes: totals.bytes,
      ended: totals.ended,
    }),
  };
}

export function inboxTotalsOf(row: Row): InboxTotals & { readonly position: string } {
  return { ...inboxTotalsRowType.parse(row), position: keyOfRow(row).sk };
}
