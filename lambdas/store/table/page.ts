import * as z from 'zod';
import type { KeyRange } from '../keys.ts';
import { prefixBounds, sortedBetween } from './prefix-range.ts';
import { queryAll, type Row, type Table } from './table.ts';

/** Which page of a list: how many, in which direction, and after which sort key. */
export interface PageRequest {
  readonly limit: number;
  readonly ascending: boolean;
  /** Sort key of the last item of the page before; undefined for the first page. */
  readonly after: string | undefined;
}

export interface Page<Item> {
  readonly items: Item[];
  /** Position after which the next page starts; undefined on the last one. */
  readonly next: string | undefined;
}

/**
 * A page of one list in the table itself: strongly consistent, and anchored to a sort key, so that rows which
 * come and go neither repeat nor hide others.
 * @param itemOf undefined for a row that is not shown
 */
export async function queryPage<Item>(
  table: Table,
  { partition, prefix }: KeyRange,
  page: PageRequest,
  itemOf: (row: Row) => Item | undefined,
): Promise<Page<Item>> {
  const [low, high] = boundsOf(prefix, page);
  const query = {
    ...sortedBetween(partition, low, high),
    ScanIndexForward: page.ascending,
    ConsistentRead: true,
  };
  // One row more than asked for tells whether there is another page. BETWEEN includes its bounds.
  const rows = await queryAll(table, query, {
    wanted: page.limit + 1,
    leftOut: (row) => row['sk'] === page.after,
  });
  const { items, next } = cut(rows, page.limit, (row) => z.string().parse(row['sk']));
  return { items: items.flatMap((row) => itemOf(row) ?? []), next };
}

/** The first page of a list, oldest first. */
export const firstPage = (limit: number): PageRequest => ({ limit, ascending: true, after: undefined });

/** The first `limit` of the items, and where to go on when there are more. */
export function cut<Item>(
  items: readonly Item[],
  limit: number,
  positionOf: (item: Item) => string,
): Page<Item> {
  const shown = items.slice(0, limit);
  const last = shown.at(-1);
  return { items: shown, next: items.length > limit && last !== undefined ? positionOf(last) : undefined };
}

/**
 * Bytes of the items of a page, as JSON inside of JSON: a function answers with 6 MB at most. Hostile mails
 * make items of 100 KB and more.
 */
export const PAGE_BYTES = 4_500_000;

/** Bytes that an item adds to a page at most: JSON inside of JSON is never longer than twice its JSON. */
export function pageBytesOf(item: unknown): number {
  return 2 * Buffer.byteLength(JSON.stringify(item));
}

/** How many of the items fit a page; at least one. */
export function fittingCount(items: readonly unknown[]): number {
  let bytes = 0;
  const over = items.findIndex((item) => {
    bytes += pageBytesOf(item);
    return bytes > PAGE_BYTES;
  });
  return over === -1 ? items.length : Math.max(1, over);
}

/** The range of sort keys that is still to come. */
export function boundsOf(prefix: string, { ascending, after }: PageRequest): [low: string, high: string] {
  const [start, end] = prefixBounds(prefix);
  if (after === undefined) return [start, end];
  return ascending ? [after, end] : [start, after];
}
