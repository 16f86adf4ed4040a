import type { KeyRange } from '../keys.ts';
import { writeRows } from './batch-write.ts';
import { startingWith } from './prefix-range.ts';
import { keyOfRow, queryRows, type Row, type Table } from './table.ts';

const PAGE_ROWS = 500;

interface RemovalOptions {
  readonly keep?: readonly string[];
  readonly before?: (rows: readonly Row[]) => Promise<boolean>;
}

/** No other writer may write to the removed rows. */
export class RowRemoval {
  readonly #table: Table;
  #left: number;

  constructor(table: Table, most: number) {
    this.#table = table;
    this.#left = most;
  }

  get hasRoom(): boolean {
    return this.#left > 0;
  }

  partition(partition: string, options?: RemovalOptions): Promise<boolean> {
    return this.range({ partition, prefix: '' }, options);
  }

  /** `before` gets each page while its rows still lead elsewhere; false keeps the page and ends the removal. */
  async range(range: KeyRange, { keep = [], before }: RemovalOptions = {}): Promise<boolean> {
    while (this.hasRoom) {
      // Each round reads from the start, because the rows are gone in the next one.
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
