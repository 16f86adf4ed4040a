import * as z from 'zod';
import { boundsOf, cut, type Page, type PageRequest } from '../table/page.ts';
import type { Query, QueryPage } from '../table/row-loader.ts';
import { isLastPage, nextPage, queryAll, type Row, type Table } from '../table/table.ts';
import { LISTING_INDEX } from './listing-index.ts';

export interface ListFilter<Item> {
  readonly low?: string | undefined;
  readonly high?: string | undefined;
  readonly leftOut?: ((item: Item) => boolean) | undefined;
  readonly matches?: ((item: Item) => boolean) | undefined;
}

export interface List {
  query(low: string, high: string): Query;
  positionOf(row: Row): string;
  resolve(rows: readonly Row[]): Promise<Row[]>;
}

/** A row with only this attribute was deleted and is not shown. */
export const LEFT_OUT = 'left_out';

/** Hidden visibilities are not queried, so that the cost does not depend on the number of hidden rows. */
export async function queryLists(
  table: Table,
  listed: readonly List[],
  page: PageRequest,
  { low, high, leftOut, matches }: ListFilter<Row> = {},
): Promise<Page<Row>> {
  const [start, end] = boundsOf('', page);
  const range = {
    low: low === undefined || low < start ? start : low,
    high: high === undefined || high > end ? end : high,
  };
  if (range.low > range.high) return { items: [], next: undefined };
  const scans: ListScan[] = listed.map((list) => ({
    query: { ...list.query(range.low, range.high), ScanIndexForward: page.ascending },
    // BETWEEN includes its bounds.
    isWanted: (row) => list.positionOf(row) !== page.after && leftOut?.(row) !== true,
    resolve: list.resolve,
  }));
  const isShown = (row: Row) => row[LEFT_OUT] === undefined;
  if (matches !== undefined) {
    const isMatch = (row: Row) => isShown(row) && matches(row);
    return distinct(await filteredPage(table, { lists: scans, page, matches: isMatch }));
  }
  // One more row tells whether there is another page.
  const wanted = page.limit + 1;
  const lists = await Promise.all(
    scans.map(async ({ query, isWanted, resolve }) =>
      resolve(await queryAll(table, query, { wanted, leftOut: (row) => !isWanted(row) })),
    ),
  );
  const direction = page.ascending ? 1 : -1;
  const merged = lists.flat().sort((a, b) => direction * (position(a) < position(b) ? -1 : 1));
  const { items, next } = cut(merged, page.limit, position);
  return distinct({ items: items.filter(isShown), next });
}

/** A row that moves between lists while they are read is in both. */
function distinct({ items, next }: Page<Row>): Page<Row> {
  const isNew = (row: Row, before: Row | undefined) =>
    before === undefined || position(row) !== position(before);
  return { items: items.filter((row, index) => isNew(row, items[index - 1])), next };
}

export function indexedList(partition: string): List {
  return {
    query: (low, high) => ({
      IndexName: LISTING_INDEX,
      KeyConditionExpression: 'gpk = :list AND gsk BETWEEN :low AND :high',
      ExpressionAttributeValues: { ':list': partition, ':low': low === '' ? ' ' : low, ':high': high },
    }),
    positionOf: position,
    resolve: async (rows) => [...rows],
  };
}

function position(row: Row): string {
  return z.string().parse(row[LEFT_OUT] ?? row['gsk']);
}

const ROWS_OF_READS = [100, 300, 600] as const;

interface ListScan {
  readonly query: Query;
  readonly isWanted: (row: Row) => boolean;
  readonly resolve: (rows: readonly Row[]) => Promise<Row[]>;
}

interface PageScan {
  readonly lists: readonly ListScan[];
  readonly page: PageRequest;
  readonly matches: (row: Row) => boolean;
}

export async function filteredPage(table: Table, scan: PageScan): Promise<Page<Row>> {
  const { page, matches } = scan;
  const lists = scan.lists.map((list) => new ListReader(table, list));
  const items: Row[] = [];
  let last = page.after;
  for (const rows of ROWS_OF_READS) {
    const waiting = lists.filter(({ isWaiting }) => isWaiting);
    await Promise.all(waiting.map((list) => list.read(Math.floor(rows / waiting.length))));
    while (items.length < page.limit && !lists.some(({ isWaiting }) => isWaiting)) {
      const row = firstOf(lists, page.ascending);
      if (row === undefined) break;
      last = position(row);
      if (matches(row)) items.push(row);
    }
    if (items.length >= page.limit || lists.every(({ isAtEnd }) => isAtEnd)) break;
  }
  return { items, next: lists.every(({ isAtEnd }) => isAtEnd) ? undefined : last };
}

function firstOf(lists: readonly ListReader[], ascending: boolean): Row | undefined {
  let best: { readonly list: ListReader; readonly at: string } | undefined;
  for (const list of lists) {
    if (list.head === undefined) continue;
    const at = position(list.head);
    if (best === undefined || at < best.at === ascending) best = { list, at };
  }
  return best?.list.take();
}

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

  async read(rows: number): Promise<void> {
    const { query, isWanted, resolve } = this.#scan;
    this.#page = await nextPage(this.#table, { ...query, Limit: rows }, this.#page);
    this.#rows = await resolve(this.#page.rows.filter(isWanted));
  }
}
