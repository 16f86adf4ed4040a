import { logInfo } from '../observability/log.ts';
import { quotaCounterKey } from '../store/keys.ts';
import { entriesAfter, firstEntriesAfter, type ReadEntry, shardsFor } from '../store/log/log-entries.ts';
import { positionAfter } from '../store/log-position.ts';
import { writeRows } from '../store/table/batch-write.ts';
import { getRow, type Row, type Table } from '../store/table/table.ts';
import { quotaCounterOf, quotaReturn } from '../store/usage/quota-counter.ts';
import { getUsageHead, monthOf, moveHead, type UsageHead } from '../store/usage/usage-head.ts';
import { markOf, putPeriod, type UsagePeriod } from '../store/usage/usage-periods.ts';
import { inboxTotalsRow, latestInboxTotals } from '../store/usage/usage-rows.ts';
import { RunningTotals } from './running-totals.ts';

/** This many packed entries fit the 4 KB of one read unit. */
const PERIOD_ENTRIES = 200;

/** The receiving function may log email until its timeout after the inbox ended. */
const LATE_MAIL_MS = 180_000;

export interface RollUpServices {
  readonly table: Table;
  /** No writer lives longer, so older log entries get no predecessor. */
  readonly settleSeconds: number;
  now(): Date;
}

interface RolledUp {
  readonly entries: number;
  readonly freed: boolean;
}

/**
 * Periods depend only on the log and are stored once, so a concurrent or repeated roll-up does the same work or none.
 */
export async function rollUpUsage(services: RollUpServices, tenantId: string): Promise<RolledUp> {
  const { table } = services;
  const upTo = positionAfter(services.now().getTime() - services.settleSeconds * 1000);
  let head = await getUsageHead(table, tenantId);
  let rolledUp: RolledUp = { entries: 0, freed: false };
  let startedAt: number | undefined;
  for (;;) {
    const log = { tenantId, shards: head.shards };
    const { entries, hasMore } = await firstEntriesAfter(table, log, head.position, upTo, PERIOD_ENTRIES);
    if (entries.length === 0) return rolledUp;
    startedAt ??= entries[0]?.at ?? 0;
    const shards = shardsFor(rolledUp.entries + entries.length, (entries.at(-1)?.at ?? 0) - startedAt);
    const step = await rollUpPeriod(table, tenantId, head, entries, shards);
    if (step === undefined) return rolledUp;
    head = step.head;
    rolledUp = { entries: rolledUp.entries + step.entries, freed: rolledUp.freed || step.freed };
    logInfo('usage rolled up', { tenant: tenantId, entries: step.entries });
    if (!hasMore && step.entries >= entries.length) return rolledUp;
  }
}

/** Undefined means that another roll-up is active. */
async function rollUpPeriod(
  table: Table,
  tenantId: string,
  head: UsageHead,
  entries: readonly ReadEntry[],
  shards: number,
): Promise<(RolledUp & { readonly head: UsageHead }) | undefined> {
  let plan = await planPeriod(table, tenantId, head, entries);
  // A reader of the period must find the inbox rows.
  await writeRows(table, plan.inboxRows);
  const end = await putPeriod(table, tenantId, plan.period);
  if (end !== plan.period.end) {
    // Another roll-up may have crashed before it moved the head.
    const stored = await entriesAfter(table, { tenantId, shards: head.shards }, head.position, end);
    plan = await planPeriod(table, tenantId, head, stored);
  }
  const freed = plan.freed.length > 0;
  const counter = freed ? quotaCounterOf(await getRow(table, quotaCounterKey(tenantId))) : undefined;
  const returned = plan.freed.reduce(
    (sum, { at, bytes }) => sum + (at > (counter?.since ?? 0) ? bytes : 0),
    0,
  );
  const alongside = freed ? quotaReturn(table, tenantId, counter, returned) : undefined;
  const next = { ...plan.head, shards: Math.max(head.shards, shards) };
  if (!(await moveHead(table, tenantId, head, next, alongside))) return undefined;
  return { head: next, entries: plan.period.changes.length, freed };
}

interface PeriodPlan {
  readonly period: UsagePeriod;
  readonly head: Omit<UsageHead, 'shards'>;
  readonly inboxRows: readonly { readonly put: Row }[];
  readonly freed: readonly { readonly at: number; readonly bytes: number }[];
}

async function planPeriod(
  table: Table,
  tenantId: string,
  head: UsageHead,
  entries: readonly ReadEntry[],
): Promise<PeriodPlan> {
  const running = await beginAt(table, tenantId, head, entries);
  let { month, deliveredBefore } = head;
  const lastOfInbox = new Map<string, string>();
  const ends: { readonly inboxKey: string; readonly at: number }[] = [];
  const freed: PeriodPlan['freed'][number][] = [];
  const changes = entries.map((entry) => {
    const { at, position, inboxKey } = entry;
    if (monthOf(at) !== month) {
      month = monthOf(at);
      deliveredBefore = running.totals.delivered;
    }
    const change = running.apply(entry);
    if (entry.inboxes === -1) ends.push({ inboxKey, at });
    if (entry.inboxes === -1 || change.bytes < 0) freed.push({ at, bytes: -change.bytes });
    lastOfInbox.set(inboxKey, position);
    return { ...change, at, inboxKey, mark: markOf(position) };
  });
  const last = entries.at(-1);
  const [position, lastAt] = [last?.position ?? head.position, last?.at ?? 0];
  return {
    period: { start: head.position, end: position, before: head.totals, after: running.totals, changes },
    head: {
      position,
      totals: running.totals,
      month,
      deliveredBefore,
      ended: [...head.ended, ...ends].filter(({ at }) => at >= lastAt - LATE_MAIL_MS),
    },
    inboxRows: [...lastOfInbox].map(([inboxKey, at]) => ({
      put: inboxTotalsRow(tenantId, inboxKey, at, running.inbox(inboxKey)),
    })),
    freed,
  };
}

async function beginAt(
  table: Table,
  tenantId: string,
  head: UsageHead,
  entries: readonly ReadEntry[],
): Promise<RunningTotals> {
  const running = new RunningTotals(head.totals);
  await Promise.all(
    [...new Set(entries.map(({ inboxKey }) => inboxKey))].map(async (inboxKey) => {
      running.begin(inboxKey, await latestInboxTotals(table, tenantId, inboxKey, head.position));
    }),
  );
  return running;
}
