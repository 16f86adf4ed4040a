import type { KeyRange } from '../keys.ts';
import { writeRows } from './batch-write.ts';
import { startingWith } from './prefix-range.ts';
import { keyOfRow, queryRows, type Row, type Table } from './table.ts';

const PAGE_ROWS = 500;

interface RemovalOptions {
  /** Sort keys of rows that are kept. */
  readonly keep?: readonly string[];
  readonly before?: (rows: readonly Row[]) => Promise<boolean>;
}

/**
 * Removes rows up to a number, so that one job does what it has the time for and the next goes on. No other
 * writer may write to the rows that are removed.
 */
export class RowRemoval {
  readonly #table: Table;
  #left: number;

  /** @param most rows that may be removed. */
  constructor(table: Table, most: number) {
    this.#table = table;
    this.#left = most;
  }

  /** Whether more may be removed. */
  get hasRoom(): boolean {
    return this.#left > 0;
  }

  /** Removes a partition, as `range` does. */
  partition(partition: string, options?: RemovalOptions): Promise<boolean> {
    return this.range({ partition, prefix: '' }, options);
  }

  /**
   * Removes the rows of a range, but for those that are to be kept.
   * @param before is given each page before it is removed, while its rows still lead elsewhere; what it answers
   *   with false stays, and the removal ends there.
   * @returns whether nothing else is left of it.
   */
  async range(range: KeyRange, { keep = [], before }: RemovalOptions = {}): Promise<boolean> {
    while (this.hasRoom) {
      // Always from the start: what was read is gone by the next round.
      const { rows, lastKey } = await queryRows(this.#table, {
        ...startingWith(range),
        ConsistentRead: true,
        Limit: Math.min(PAGE_ROWS, this.#left + keep.length),
      });
      const toDelete = rows.filter((row) => !keep.includes(keyOfRow(row).sk));
      if ((await before?.(toDelete)) === false) return false;
      await writeRows(
        this.#table,
        toDelete.map((row) => ({ remove: keyOfRow(row) })),
      );
      this.#left -= toDelete.length;
      if (lastKey === undefined) return true;
    }
    return false;
  }
}
