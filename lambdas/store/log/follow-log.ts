import { POSITION_AFTER_ALL, positionAfter } from '../log-position.ts';
import type { Table } from '../table/table.ts';
import { getUsageHead } from '../usage/usage-head.ts';
import {
  compact,
  cursorAt,
  frontierOf,
  type LogCursor,
  SETTLE_MS,
  type Stretch,
  unsettledCount,
} from './log-cursor.ts';
import { firstEntriesAfter, type ReadEntry } from './log-entries.ts';

export const LOG_ROWS = 200;
const READS_TO_END = 20;

/** A reader that passes on each cursor finds each entry at least once, however late or out of order it was written. */
export async function followLog(
  table: Table,
  tenantId: string,
  cursor: LogCursor,
  now: number,
  leastRows = LOG_ROWS,
): Promise<Comparison> {
  const start = nextRead(cursor, now);
  // The head is read after the clock, so that a writer that used more shards before the settled time is found.
  const { shards } = await getUsageHead(table, tenantId);
  const first = cursor.stretches[start.stretch]?.count ?? 0;
  for (let rows = Math.max(leastRows, first + 1); ; rows *= 2) {
    const log = { tenantId, shards };
    const part = await firstEntriesAfter(table, log, start.after, POSITION_AFTER_ALL, rows);
    const comparison = compareLog(start, part, now);
    if (comparison !== undefined) return comparison;
  }
}

export async function cursorOfNow(table: Table, tenantId: string, now: number): Promise<LogCursor> {
  let cursor = cursorAt(now - SETTLE_MS);
  for (let read = 0; read < READS_TO_END; read++) {
    const { unseen, hasMore, cursorAfter } = await followLog(table, tenantId, cursor, now);
    cursor = cursorAfter(unseen.length);
    if (!hasMore) break;
  }
  return cursor;
}

export interface LogPart {
  readonly entries: readonly ReadEntry[];
  readonly hasMore: boolean;
}

interface Comparison {
  /** All entries of a stretch with a new entry are included, because it is unknown which one is new. */
  readonly unseen: readonly ReadEntry[];
  readonly hasMore: boolean;
  cursorAfter(taken: number): LogCursor;
}

const ALWAYS_COMPARED = 200;
/** More entries are compared only at this interval; in between, only the log behind the last position is read. */
const COMPARE_INTERVAL_MS = 5_000;

interface ReadStart {
  readonly after: string;
  readonly stretch: number;
  readonly cursor: LogCursor;
}

export function nextRead(cursor: LogCursor, now: number): ReadStart {
  const { next, stretches, settled, comparedAt } = cursor;
  if (next !== undefined) return { after: stretches[next - 1]?.end ?? settled, stretch: next, cursor };
  const isDue = unsettledCount(cursor) <= ALWAYS_COMPARED || now - comparedAt >= COMPARE_INTERVAL_MS;
  if (!isDue) return { after: frontierOf(cursor), stretch: stretches.length, cursor };
  return { after: settled, stretch: 0, cursor: { ...cursor, comparedAt: now } };
}

/** `now` must precede the read, because only what had settled then was read in full. */
export function compareLog(
  { cursor, after, stretch }: ReadStart,
  { entries, hasMore }: LogPart,
  now: number,
): Comparison | undefined {
  const readUpTo = entries.at(-1)?.position ?? after;
  const parts: StretchPart[] = [];
  let rest = entries;
  for (const known of cursor.stretches.slice(stretch)) {
    const isWhole = !hasMore || known.end <= readUpTo;
    const within = rest.filter(({ position }) => position <= known.end);
    const isChanged = within.length > known.count;
    if (!isWhole && parts.length > 0) return comparison(cursor, stretch, parts, [], true, now);
    if (!isWhole && !isChanged) return undefined;
    rest = rest.slice(within.length);
    parts.push({ known, entries: within, isChanged, isWhole });
    if (!isWhole) return comparison(cursor, stretch, parts, [], true, now);
  }
  return comparison(cursor, stretch, parts, rest, hasMore, now);
}

interface StretchPart {
  readonly known: Stretch;
  readonly entries: readonly ReadEntry[];
  readonly isChanged: boolean;
  readonly isWhole: boolean;
}

function comparison(
  cursor: LogCursor,
  first: number,
  parts: readonly StretchPart[],
  behind: readonly ReadEntry[],
  hasMore: boolean,
  now: number,
): Comparison {
  const changed = parts.filter(({ isChanged }) => isChanged).flatMap(({ entries }) => entries);
  const unseen = [...changed, ...behind];
  return {
    unseen,
    hasMore,
    cursorAfter(taken) {
      const isAll = taken >= unseen.length;
      const upTo = isAll ? undefined : (unseen[taken - 1]?.position ?? '');
      const read = [...parts.flatMap((part) => takenOf(part, upTo)), ...stretchesOf(behind, upTo, hasMore)];
      const untouched = cursor.stretches.slice(first + parts.length);
      const unread = read.findIndex(({ isRead }) => !isRead);
      const next = first + (unread === -1 ? read.length : unread);
      return settle(
        {
          ...cursor,
          stretches: [...cursor.stretches.slice(0, first), ...read, ...untouched],
          next: isAll && !hasMore ? undefined : next,
        },
        first === 0 ? next : 0,
        now,
      );
    },
  };
}

interface TakenStretch extends Stretch {
  readonly isRead: boolean;
}

function takenOf(part: StretchPart, upTo: string | undefined): TakenStretch[] {
  const { known, entries, isChanged, isWhole } = part;
  const last = entries.at(-1)?.position ?? '';
  if (upTo === undefined || last <= upTo || !isChanged) {
    const isRead = upTo === undefined || last <= upTo;
    if (isWhole) return [{ end: known.end, count: entries.length, isRead }];
    return [
      { end: last, count: entries.length, isRead },
      { end: known.end, count: 0, isRead: false },
    ];
  }
  const taken = entries.filter(({ position }) => position <= upTo);
  if (taken.length === 0) return [{ ...known, isRead: false }];
  return [
    { end: upTo, count: taken.length, isRead: true },
    { end: known.end, count: 0, isRead: false },
  ];
}

function stretchesOf(
  entries: readonly ReadEntry[],
  upTo: string | undefined,
  hasMore: boolean,
): TakenStretch[] {
  const stretches: TakenStretch[] = [];
  let count = 0;
  for (const [i, { position, at }] of entries.entries()) {
    if (upTo !== undefined && position > upTo) break;
    count += 1;
    const following = entries[i + 1];
    const isLastOfTime = following === undefined ? !hasMore : following.at > at;
    if (!isLastOfTime && following !== undefined && position !== upTo) continue;
    stretches.push({ end: isLastOfTime ? positionAfter(at) : position, count, isRead: true });
    count = 0;
  }
  return stretches;
}

function settle(cursor: LogCursor, read: number, now: number): LogCursor {
  const settledAt = positionAfter(now - SETTLE_MS);
  const { stretches, next } = cursor;
  let gone = 0;
  while (gone < read && (stretches[gone]?.end ?? '~') <= settledAt) gone += 1;
  const settled = stretches[gone - 1]?.end ?? cursor.settled;
  const rest = stretches.slice(gone).map(({ end, count }) => ({ end, count }));
  const isIdle = rest.length === 0 && next === undefined && settledAt > settled;
  return compact({
    ...cursor,
    settled: isIdle ? settledAt : settled,
    stretches: rest,
    next: next === undefined ? undefined : next - gone,
  });
}
