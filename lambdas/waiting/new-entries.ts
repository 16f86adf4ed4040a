import { SETTLE_MS } from '../store/log/log-cursor.ts';
import { newestEntriesAfter, type ReadEntry } from '../store/log/log-entries.ts';
import { positionAfter } from '../store/log-position.ts';
import type { Table } from '../store/table/table.ts';
import { getUsageHead } from '../store/usage/usage-head.ts';
import type { Round } from './wait-until-found.ts';

/** Most writers commit within this time after the time of their entry. */
const RECENT_MS = 3_000;
/** Some writers commit later, so the whole time in which entries may still appear is read at this interval. */
const WHOLE_MS = 5_000;
/** A busy log has many pages, so with more entries than this the whole time is read less often. */
const ENTRIES_FOR_WHOLE_MS = 200;
/**
 * In a busier log, this call misses email that took longer to store than these entries reach back; the next call finds
 * it.
 */
export const MAX_ENTRIES = 1_000;
/** Bounds are rounded down, so that concurrent waiting calls share one query. */
const ROUNDED_TO_MS = 1_000;

export class NewEntries {
  readonly #table: Table;
  readonly #tenantId: string;
  #seen = new Set<string>();
  #whole = { shards: 1, readAt: 0, entries: 0 };
  #lastAt: number | undefined;

  constructor(table: Table, tenantId: string) {
    this.#table = table;
    this.#tenantId = tenantId;
  }

  /** The first and the last round read the last two minutes again. */
  async read({ at, isLast }: Round): Promise<ReadEntry[]> {
    const now = at.getTime();
    const pause = WHOLE_MS * Math.max(1, this.#whole.entries / ENTRIES_FOR_WHOLE_MS);
    const isWhole = isLast || this.#lastAt === undefined || now - this.#whole.readAt >= pause;
    const from = isWhole ? now - SETTLE_MS : Math.min(now, this.#lastAt ?? now) - RECENT_MS;
    const after = positionAfter(Math.floor(from / ROUNDED_TO_MS) * ROUNDED_TO_MS - 1);
    const shards = isWhole ? (await getUsageHead(this.#table, this.#tenantId)).shards : this.#whole.shards;
    const log = {
      tenantId: this.#tenantId,
      shards,
      ...(isWhole ? {} : { eventuallyConsistent: true as const }),
    };
    const entries = await newestEntriesAfter(this.#table, log, after, MAX_ENTRIES);
    const unseen = entries.filter(({ position }) => !this.#seen.has(position));
    this.#lastAt = now;
    if (isWhole) this.#whole = { shards, readAt: now, entries: entries.length };
    // Later reads begin later, so older positions can be forgotten.
    if (isWhole) this.#seen = new Set();
    for (const { position } of entries) this.#seen.add(position);
    return unseen;
  }
}
