import * as z from 'zod';
import { writeRows } from './batch-write.ts';
import { startingWith } from './prefix-range.ts';
import { queryRows, type Row, type Table } from './table.ts';

const PAGE_ROWS = 500;

/** Every row of a partition, whatever its sort key. */
const whole = (pk: string): ReturnType<typeof startingWith> => ({
  KeyConditionExpression: 'pk = :pk',
  ExpressionAttributeValues: { ':pk': pk },
});

const keySchema = z.object({ pk: z.string(), sk: z.string() });

/**
 * Removes rows up to a number, so that one job does what it has the time for and the next goes on. Whoever
 * removes is alone with what it removes: nothing is written there any more.
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

  /**
   * Removes a partition, but for the rows that are to be kept.
   * @param before is given each page before it is removed, while its rows still lead elsewhere; what it answers
   *   with false stays, and the removal ends there.
   * @returns whether nothing else is left of it.
   */
  async partition(
    pk: string,
    {
      prefix,
      keep = [],
      before,
    }: {
      readonly prefix?: string;
      readonly keep?: readonly string[];
      readonly before?: (rows: readonly Row[]) => Promise<boolean>;
    } = {},
  ): Promise<boolean> {
    while (this.hasRoom) {
      // Always from the start: what was read is gone by the next round.
      const { rows, lastKey } = await queryRows(this.#table, {
        ...(prefix === undefined ? whole(pk) : startingWith(pk, prefix)),
        ConsistentRead: true,
        Limit: Math.min(PAGE_ROWS, this.#left + keep.length),
      });
      const toDelete = rows.filter((row) => !keep.includes(keySchema.parse(row).sk));
      if ((await before?.(toDelete)) === false) return false;
      await writeRows(
        this.#table,
        toDelete.map((row) => ({ remove: keySchema.parse(row) })),
      );
      this.#left -= toDelete.length;
      if (lastKey === undefined) return true;
    }
    return false;
  }
}
