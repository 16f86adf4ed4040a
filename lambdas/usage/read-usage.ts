import { entriesAfter, type ReadEntry } from '../store/log/log-entries.ts';
import { positionAfter, timeOfPosition } from '../store/log-position.ts';
import type { Table } from '../store/table/table.ts';
import { getUsageHead, type UsageHead } from '../store/usage/usage-head.ts';
import {
  markOf,
  periodAt,
  totalsAt,
  type UsageChange,
  type UsagePeriod,
} from '../store/usage/usage-periods.ts';
import { ENDED_INBOX, latestInboxTotals, NOTHING, type Totals } from '../store/usage/usage-rows.ts';
import { RunningTotals } from './running-totals.ts';

/**
 * The cost depends on neither the stored email nor the length of the window. The `times` are ascending, in ms since
 * 1970.
 */
export async function readTenantUsage(
  table: Table,
  tenantId: string,
  times: readonly number[],
): Promise<Totals[]> {
  const head = await getUsageHead(table, tenantId);
  const tail = await entriesBehind(table, tenantId, head, times.at(-1));
  const ahead = await totalsOfTail(table, tenantId, head, tail);
  return Promise.all(
    times.map(async (time) => {
      if (isAhead(head, time)) return ahead.findLast(({ at }) => at <= time)?.totals ?? head.totals;
      const period = await periodAt(table, tenantId, positionAfter(time));
      return period === undefined ? NOTHING : totalsAt(period, time);
    }),
  );
}

function isAhead(head: UsageHead, time: number): boolean {
  return head.position <= positionAfter(time);
}

async function entriesBehind(
  table: Table,
  tenantId: string,
  head: UsageHead,
  time: number | undefined,
): Promise<ReadEntry[]> {
  if (time === undefined || !isAhead(head, time)) return [];
  return entriesAfter(table, { tenantId, shards: head.shards }, head.position, positionAfter(time));
}

async function totalsOfTail(
  table: Table,
  tenantId: string,
  head: UsageHead,
  tail: readonly ReadEntry[],
): Promise<{ at: number; totals: Totals }[]> {
  const running = new RunningTotals(head.totals);
  for (const { inboxKey } of head.ended) running.begin(inboxKey, ENDED_INBOX);
  const ending = tail.filter(({ inboxes }) => inboxes === -1).map(({ inboxKey }) => inboxKey);
  await Promise.all(
    [...new Set(ending)].map(async (inboxKey) => {
      running.begin(inboxKey, await latestInboxTotals(table, tenantId, inboxKey, head.position));
    }),
  );
  return tail.map((entry) => {
    running.apply(entry);
    return { at: entry.at, totals: running.totals };
  });
}

export async function readInboxUsage(
  table: Table,
  tenantId: string,
  inboxKey: string,
  times: readonly number[],
): Promise<Totals[]> {
  const head = await getUsageHead(table, tenantId);
  const tail = await entriesBehind(table, tenantId, head, times.at(-1));
  const own = tail.filter((entry) => entry.inboxKey === inboxKey);
  return Promise.all(
    times.map(async (time) => {
      const upTo = isAhead(head, time) ? head.position : positionAfter(time);
      const [base, period] = await Promise.all([
        latestInboxTotals(table, tenantId, inboxKey, upTo),
        isAhead(head, time) ? undefined : periodAt(table, tenantId, upTo),
      ]);
      const changes = period === undefined ? own : changesBehind(period, base.position, inboxKey);
      let { threads, messages, bytes } = base;
      for (const change of changes) {
        if (change.at > time) break;
        threads += change.threads;
        messages += change.messages;
        bytes += change.bytes;
      }
      return { inboxes: 1, threads, messages, bytes, delivered: messages };
    }),
  );
}

function changesBehind(
  { start, changes }: UsagePeriod,
  position: string,
  inboxKey: string,
): readonly UsageChange[] {
  const [at, mark] = [timeOfPosition(position), markOf(position)];
  const first = position <= start ? 0 : changes.findIndex((each) => each.at === at && each.mark === mark) + 1;
  return changes.slice(first).filter((change) => change.inboxKey === inboxKey);
}
