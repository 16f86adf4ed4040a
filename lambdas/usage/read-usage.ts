import { usagePositionAfter } from '../store/keys.ts';
import type { Table } from '../store/table/table.ts';
import { latestEntry, latestInboxTotals, latestTotals, ledgerTail } from '../store/usage/usage-ledger.ts';
import { type LedgerEntry, NOTHING, type Totals } from '../store/usage/usage-rows.ts';
import { RunningTotals } from './running-totals.ts';

/**
 * How long after an inbox's end a mail that was being received then may still enter the ledger: the life of
 * the receiving function, with a margin.
 */
export const STRAGGLER_MS = 180_000;

/**
 * A tenant's totals at each time. Before the end of the roll-up one row answers for a time; the rest is the ledger's tail,
 * read in parallel: the cost depends on neither the mail stored nor the length of the window.
 * @param times milliseconds since the epoch, ascending.
 */
export async function readTenantUsage(
  table: Table,
  tenantId: string,
  times: readonly number[],
): Promise<Totals[]> {
  const last = times.at(-1);
  if (last === undefined) return [];
  const [tail, ...latest] = await Promise.all([
    ledgerTail(table, tenantId, usagePositionAfter(last), STRAGGLER_MS),
    ...times.map((time) => latestEntry(table, tenantId, usagePositionAfter(time))),
  ]);
  const ahead = await totalsOfTail(table, tenantId, tail);
  return Promise.all(
    times.map((time, i) => {
      const entry = latest[i];
      if (entry === undefined) return NOTHING;
      const known = entry.totals ?? ahead.findLast(({ at }) => at <= time)?.totals;
      // An entry before the end of the roll-up without totals was late: it is not counted until the roll-up is repeated
      // from there.
      return known ?? latestTotals(table, tenantId, entry.position);
    }),
  );
}

/** Totals after each entry of the tail that is not rolled up yet. */
async function totalsOfTail(
  table: Table,
  tenantId: string,
  tail: readonly LedgerEntry[],
): Promise<{ at: number; totals: Totals }[]> {
  const stamped = tail.findLastIndex(({ totals }) => totals !== undefined);
  const fresh = tail.slice(stamped + 1);
  const base = tail[stamped];
  const running = new RunningTotals(base?.totals);
  // Ends shortly before the end of the roll-up: entries after one of these count nothing.
  for (const { inboxes, inboxKey } of tail.slice(0, stamped + 1)) {
    if (inboxes === -1) running.begin(inboxKey, { threads: 0, messages: 0, bytes: 0, ended: true });
  }
  const ending = fresh.filter(({ inboxes }) => inboxes === -1).map(({ inboxKey }) => inboxKey);
  await Promise.all(
    [...new Set(ending)].map(async (inboxKey) => {
      running.begin(inboxKey, await latestInboxTotals(table, tenantId, inboxKey, base?.position ?? '0'));
    }),
  );
  return fresh.map((entry) => {
    running.apply(entry);
    return { at: entry.at, totals: running.totals };
  });
}

/** Totals of an existing inbox at each time; `inboxes` is always 1. */
export async function readInboxUsage(
  table: Table,
  tenantId: string,
  inboxKey: string,
  times: readonly number[],
): Promise<Totals[]> {
  const last = times.at(-1);
  if (last === undefined) return [];
  const [tail, ...latest] = await Promise.all([
    ledgerTail(table, tenantId, usagePositionAfter(last), 0),
    ...times.map((time) => latestInboxTotals(table, tenantId, inboxKey, usagePositionAfter(time))),
  ]);
  const own = tail.filter((entry) => entry.totals === undefined && entry.inboxKey === inboxKey);
  return times.map((time, i) => {
    const base = latest[i];
    const running = new RunningTotals();
    if (base !== undefined) running.begin(inboxKey, base);
    for (const entry of own) {
      // The roll-up writes an inbox's row before it stamps entries: entries that its row covers are not added again.
      if (entry.at <= time && entry.position > (base?.position ?? '')) running.apply(entry);
    }
    const { threads, messages, bytes } = running.inbox(inboxKey);
    return { inboxes: 1, threads, messages, bytes, delivered: messages };
  });
}
