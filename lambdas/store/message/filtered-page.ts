import type { Page, PageRequest } from '../table/page.ts';
import type { Query, QueryPage } from '../table/row-loader.ts';
import { isLastPage, nextPage, type Row, type Table } from '../table/table.ts';

/**
 * Rows that one call reads for filters that are no key ranges, in each of its sequential reads: little when much matches, and
 * 1,000 in all.
 */
const ROWS_OF_READS = [100, 300, 600] as const;
export const MAX_EXAMINED_ROWS = 1_000;

/** The part of a list that is to be read. */
export interface ListScan {
  readonly query: Query;
  /** Says of a few rows that they are not in the range. */
  readonly isWanted: (row: Row) => boolean;
  /** The listed rows that the rows of the query lead to. */
  readonly resolve: (rows: readonly Row[]) => Promise<Row[]>;
}

/** What is to be examined. */
export interface PageScan {
  readonly lists: readonly ListScan[];
  readonly page: PageRequest;
  readonly positionOf: (row: Row) => string;
  readonly matches: (row: Row) => boolean;
}

/**
 * A page of the rows of several lists that match, merged. Examines a bounded number of rows: the page may have fewer items than
 * its limit, or none, and yet a position at which the next one goes on.
 */
export async function filteredPage(table: Table, scan: PageScan): Promise<Page<Row>> {
  const { page, positionOf, matches } = scan;
  const lists = scan.lists.map((list) => new ListReader(table, list));
  const items: Row[] = [];
  let last = page.after;
  for (const rows of ROWS_OF_READS) {
    const waiting = lists.filter(({ isWaiting }) => isWaiting);
    await Promise.all(waiting.map((list) => list.read(Math.floor(rows / waiting.length))));
    while (items.length < page.limit && !lists.some(({ isWaiting }) => isWaiting)) {
      const row = firstOf(lists, page.ascending, positionOf);
      if (row === undefined) break;
      last = positionOf(row);
      if (matches(row)) items.push(row);
    }
    if (items.length >= page.limit || lists.every(({ isAtEnd }) => isAtEnd)) break;
  }
  return { items, next: lists.every(({ isAtEnd }) => isAtEnd) ? undefined : last };
}

function firstOf(
  lists: readonly ListReader[],
  ascending: boolean,
  positionOf: PageScan['positionOf'],
): Row | undefined {
  let best: { readonly list: ListReader; readonly position: string } | undefined;
  for (const list of lists) {
    if (list.head === undefined) continue;
    const position = positionOf(list.head);
    if (best === undefined || position < best.position === ascending) best = { list, position };
  }
  return best?.list.take();
}

/** The rows of one list, as far as they were read. */
class ListReader {
  readonly #table: Table;
  readonly #scan: ListScan;
  #rows: Row[] = [];
  #page: QueryPage | undefined;

  constructor(table: Table, scan: ListScan) {
    this.#table = table;
    this.#scan = scan;
  }

  get head(): Row | undefined {
    return this.#rows[0];
  }

  /** Whether it has to be read before the order of the rows of all lists is known. */
  get isWaiting(): boolean {
    return this.#rows.length === 0 && !this.#isRead;
  }

  get isAtEnd(): boolean {
    return this.#rows.length === 0 && this.#isRead;
  }

  get #isRead(): boolean {
    return this.#page !== undefined && isLastPage(this.#page);
  }

  take(): Row | undefined {
    return this.#rows.shift();
  }

  /** Reads on, when all rows that were read have been taken. */
  async read(rows: number): Promise<void> {
    const { query, isWanted, resolve } = this.#scan;
    this.#page = await nextPage(this.#table, { ...query, Limit: rows }, this.#page);
    this.#rows = await resolve(this.#page.rows.filter(isWanted));
  }
}
