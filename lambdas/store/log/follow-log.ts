import { POSITION_AFTER_ALL } from '../log-position.ts';
import type { Table } from '../table/table.ts';
import { getUsageHead } from '../usage/usage-head.ts';
import { type Comparison, compareLog, nextRead } from './compare-log.ts';
import { cursorAt, type LogCursor, SETTLE_MS } from './log-cursor.ts';
import { firstEntriesAfter } from './log-entries.ts';

/** Rows of one read, unless the next stretch of the cursor has more. */
const ROWS = 200;
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
): Promise<Comparison> {
  const start = nextRead(cursor, now);
  // After the clock: a writer that used more shards before the settled time is found.
  const { shards } = await getUsageHead(table, tenantId);
  const first = cursor.stretches[start.stretch]?.count ?? 0;
  for (let rows = Math.max(ROWS, first + 1); ; rows *= 2) {
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
