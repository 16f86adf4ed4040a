import { logInfo } from '../log.ts';
import { quotaCounterKey, usagePositionAfter } from '../store/keys.ts';
import { writeRows } from '../store/table/batch-write.ts';
import { getRow, type Table } from '../store/table/table.ts';
import { failedConditions, transact, type Writes } from '../store/table/transaction.ts';
import { quotaCounterOf, quotaReturn } from '../store/usage/quota-counter.ts';
import { getUsageHead, headMove, monthOf, type UsageHead } from '../store/usage/usage-head.ts';
import { entriesAfter, latestInboxTotals } from '../store/usage/usage-ledger.ts';
import {
  inboxTotalsRow,
  type LedgerEntry,
  NOTHING,
  stampedRow,
  type Totals,
} from '../store/usage/usage-rows.ts';
import { RunningTotals } from './running-totals.ts';

/** Entries that are stamped in one transaction, of the 100 items that it may have. */
const BATCH_ENTRIES = 90;

export interface RollUpServices {
  readonly table: Table;
  /** Entries younger than this may still get a neighbour before them: no writer lives longer. */
  readonly settleSeconds: number;
  now(): Date;
}

export interface RolledUp {
  readonly entries: number;
  /** Whether an inbox ended among them, which frees quota. */
  readonly freed: boolean;
}

/**
 * Stamps the entries that have settled with the totals up to each. What it computes depends on the ledger
 * alone, and each batch moves the head in its transaction: two roll-ups at once, or one repeated after a crash, do the same
 * work or none.
 */
export async function rollUpUsage(services: RollUpServices, tenantId: string): Promise<RolledUp> {
  const { table } = services;
  const upTo = usagePositionAfter(services.now().getTime() - services.settleSeconds * 1000);
  let head = await getUsageHead(table, tenantId);
  let rolledUp: RolledUp = { entries: 0, freed: false };
  for (;;) {
    const entries = await entriesAfter(table, tenantId, head?.position ?? '', upTo, BATCH_ENTRIES);
    const moved = await rollUpBatch(table, tenantId, head, entries);
    if (moved === undefined) {
      if (entries.length === 0 && head?.repeating === true) await endRepetition(table, tenantId, head);
      return rolledUp;
    }
    head = moved;
    rolledUp = { entries: rolledUp.entries + entries.length, freed: rolledUp.freed || endsInbox(entries) };
    logInfo('usage rolled up', { tenant: tenantId, entries: entries.length });
  }
}

/** @returns where the head is now; undefined when there was nothing to do or another roll-up did it. */
async function rollUpBatch(
  table: Table,
  tenantId: string,
  head: UsageHead | undefined,
  entries: readonly LedgerEntry[],
): Promise<UsageHead | undefined> {
  const last = entries.at(-1);
  if (last === undefined) return undefined;
  const running = await beginAt(table, tenantId, head, entries);
  let month = head?.month ?? '';
  let deliveredBefore = head?.deliveredBefore ?? 0;
  const counter = endsInbox(entries)
    ? quotaCounterOf(await getRow(table, quotaCounterKey(tenantId)))
    : undefined;
  let returned = 0;
  const inboxRows = [];
  const stamps: Record<string, NonNullable<Writes<string>[string]>> = {};
  for (const entry of entries) {
    if (monthOf(entry.at) !== month) {
      month = monthOf(entry.at);
      deliveredBefore = running.totals.delivered;
    }
    const before = running.totals.bytes;
    running.apply(entry);
    // Entries with totals were rolled up before, and their quota was returned then.
    const isNewEnd = entry.inboxes === -1 && entry.totals === undefined;
    if (isNewEnd && entry.at > (counter?.since ?? 0)) returned += before - running.totals.bytes;
    const inbox = running.inbox(entry.inboxKey);
    inboxRows.push({ put: inboxTotalsRow(tenantId, entry.inboxKey, entry.position, inbox) });
    stamps[entry.position] = {
      Put: { TableName: table.name, Item: stampedRow(tenantId, entry, running.totals) },
    };
  }
  const repeating = head?.repeating === true;
  const next = { position: last.position, totals: running.totals, month, deliveredBefore, repeating };
  // First: a reader that finds an entry stamped finds its inbox's row as well.
  await writeRows(table, inboxRows);
  const failed = await failedConditions(transact, table, {
    ...stamps,
    ...headMove(table, tenantId, head, next),
    ...(endsInbox(entries) ? quotaReturn(table, tenantId, counter, returned) : {}),
  });
  return failed === undefined ? next : undefined;
}

/** The repeated roll-up is complete, unless another entry came late. */
async function endRepetition(table: Table, tenantId: string, head: UsageHead): Promise<void> {
  await failedConditions(transact, table, headMove(table, tenantId, head, { ...head, repeating: false }));
}

function endsInbox(entries: readonly LedgerEntry[]): boolean {
  return entries.some(({ inboxes }) => inboxes === -1);
}

async function beginAt(
  table: Table,
  tenantId: string,
  head: UsageHead | undefined,
  entries: readonly LedgerEntry[],
): Promise<RunningTotals> {
  const totals: Totals = head?.totals ?? NOTHING;
  const running = new RunningTotals(totals);
  const upTo = head?.position ?? '0';
  await Promise.all(
    [...new Set(entries.map(({ inboxKey }) => inboxKey))].map(async (inboxKey) => {
      running.begin(inboxKey, await latestInboxTotals(table, tenantId, inboxKey, upTo));
    }),
  );
  return running;
}
