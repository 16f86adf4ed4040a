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

/** Rows of one read, unless the next stretch of the cursor has more. */
export const LOG_ROWS = 200;
/** Reads that find the end of the log for a cursor of now: in a log that is busier, events from shortly before come too. */
const READS_TO_END = 20;

/**
 * Reads a tenant's log from a cursor. A reader that passes each returned cursor finds each entry at least once, in
 * whatever order and however late it was written.
 */
export async function followLog(
  table: Table,
  tenantId: string,
  cursor: LogCursor,
  now: number,
  leastRows = LOG_ROWS,
): Promise<Comparison> {
  const start = nextRead(cursor, now);
  // After the clock: a writer that used more shards before the settled time is found.
  const { shards } = await getUsageHead(table, tenantId);
  const first = cursor.stretches[start.stretch]?.count ?? 0;
  for (let rows = Math.max(leastRows, first + 1); ; rows *= 2) {
    const log = { tenantId, shards };
    const part = await firstEntriesAfter(table, log, start.after, POSITION_AFTER_ALL, rows);
    const comparison = compareLog(start, part, now);
    if (comparison !== undefined) return comparison;
  }
}

/** A cursor for everything that becomes visible from now on. */
export async function cursorOfNow(table: Table, tenantId: string, now: number): Promise<LogCursor> {
  let cursor = cursorAt(now - SETTLE_MS);
  for (let read = 0; read < READS_TO_END; read++) {
    const { unseen, hasMore, cursorAfter } = await followLog(table, tenantId, cursor, now);
    cursor = cursorAfter(unseen.length);
    if (!hasMore) break;
  }
  return cursor;
}

/** Part of the log: all entries behind a position that were visible, up to the last of them. */
export interface LogPart {
  readonly entries: readonly ReadEntry[];
  /** Whether there are more behind the last entry. */
  readonly hasMore: boolean;
}

/** What a cursor has not seen of a part of the log. */
interface Comparison {
  /** In order. Those of a stretch that has a new entry are all here: which one is new is not known. */
  readonly unseen: readonly ReadEntry[];
  /** Whether there is more behind the part. */
  readonly hasMore: boolean;
  /** @param taken how many of `unseen` the reader has taken; those behind them come again. */
  cursorAfter(taken: number): LogCursor;
}

/** Up to so many unsettled entries are compared at each read: it costs a few read units. */
const ALWAYS_COMPARED = 200;
/** More of them are compared at this interval; in between only what is behind the last position is read. */
const COMPARE_INTERVAL_MS = 5_000;

interface ReadStart {
  readonly after: string;
  /** Index of the stretch that begins there. */
  readonly stretch: number;
  /** The cursor, with the time at which a comparison begins. */
  readonly cursor: LogCursor;
}

export function nextRead(cursor: LogCursor, now: number): ReadStart {
  const { next, stretches, settled, comparedAt } = cursor;
  if (next !== undefined) return { after: stretches[next - 1]?.end ?? settled, stretch: next, cursor };
  const isDue = unsettledCount(cursor) <= ALWAYS_COMPARED || now - comparedAt >= COMPARE_INTERVAL_MS;
  if (!isDue) return { after: frontierOf(cursor), stretch: stretches.length, cursor };
  return { after: settled, stretch: 0, cursor: { ...cursor, comparedAt: now } };
}

/**
 * Compares a part of the log with a cursor.
 * @param now from before the read, in milliseconds since 1970: what had settled then was read in full.
 * @returns undefined when the part ends inside of its first stretch and it cannot be told whether that has changed: read more.
 */
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
    // The next read begins with it. Only the first one must not wait for that.
    if (!isWhole && parts.length > 0) return comparison(cursor, stretch, parts, [], true, now);
    if (!isWhole && !isChanged) return undefined;
    rest = rest.slice(within.length);
    parts.push({ known, entries: within, isChanged, isWhole });
    if (!isWhole) return comparison(cursor, stretch, parts, [], true, now);
  }
  return comparison(cursor, stretch, parts, rest, hasMore, now);
}

/** A stretch of the cursor, and the entries that were read in it. */
interface StretchPart {
  readonly known: Stretch;
  readonly entries: readonly ReadEntry[];
  readonly isChanged: boolean;
  /** Whether it was read to its end. */
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
  /** Whether all its entries were taken, or seen before. */
  readonly isRead: boolean;
}

/** @param upTo position up to which unseen entries were taken; undefined for all that were read. */
function takenOf(part: StretchPart, upTo: string | undefined): TakenStretch[] {
  const { known, entries, isChanged, isWhole } = part;
  const last = entries.at(-1)?.position ?? '';
  if (upTo === undefined || last <= upTo || !isChanged) {
    // An unchanged one behind the last entry that was taken is read again: nothing is lost, and it is in order.
    const isRead = upTo === undefined || last <= upTo;
    if (isWhole) return [{ end: known.end, count: entries.length, isRead }];
    // Of the rest nothing is known.
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

/** A stretch for each millisecond of entries behind all that were read before. */
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

/** Forgets the stretches, of the first that were just read, in which nothing can become visible any more. */
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
