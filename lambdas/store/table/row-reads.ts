import { endOfReadBatch } from './read-batch.ts';
import type { Key, Row, Table } from './table.ts';

type ReadRows = (keys: readonly Key[]) => Promise<ReadonlyMap<string, Row>>;

/**
 * Reads of rows by their keys, one call at a time: what is asked for while a call is under way goes with the next. The mails
 * of a batch are parsed one after the other, and each then asks for some rows of its own and some that all of them ask
 * for. A row is read after it was asked for, never before: each reader sees at least what a call of its own would have shown.
 */
export class RowReads {
  static readonly #all = new WeakMap<Table['client'], Map<string, RowReads>>();

  readonly #read: ReadRows;
  /** By name of the row. */
  #wanted = new Map<string, Key>();
  #next: Promise<ReadonlyMap<string, Row>> | undefined;
  #underWay: Promise<unknown> = Promise.resolve();

  private constructor(read: ReadRows) {
    this.#read = read;
  }

  /** @param read the rows of these keys, by name. */
  static of({ client, name }: Table, read: ReadRows): RowReads {
    const tables = RowReads.#all.get(client) ?? new Map<string, RowReads>();
    RowReads.#all.set(client, tables);
    const reads = tables.get(name) ?? new RowReads(read);
    tables.set(name, reads);
    return reads;
  }

  /**
   * @param keys by name of the row.
   * @returns at least the rows of these keys that are there, by name.
   */
  async rows(keys: ReadonlyMap<string, Key>): Promise<ReadonlyMap<string, Row>> {
    for (const [name, key] of keys) this.#wanted.set(name, key);
    this.#next ??= this.#after();
    return await this.#next;
  }

  async #after(): Promise<ReadonlyMap<string, Row>> {
    // How that one ends is told to whom it concerns.
    await Promise.allSettled([this.#underWay, endOfReadBatch()]);
    const wanted = [...this.#wanted.values()];
    this.#wanted = new Map();
    this.#next = undefined;
    const rows = this.#read(wanted);
    this.#underWay = rows;
    return await rows;
  }
}
