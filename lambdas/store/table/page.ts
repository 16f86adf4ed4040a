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

/** Bytes of the items of a page, of the 6 MB that a function answers with at most. */
const PAGE_BYTES = 5_000_000;

/** Bytes in the answer of a function, whose body is JSON inside of JSON. */
export function answerBytes(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(JSON.stringify(value)));
}

/** A page whose items fit into an answer, at least one: it is read again with a smaller limit when they do not. */
export async function fittingPage<Item, Shown>(
  request: PageRequest,
  read: (request: PageRequest) => Promise<Page<Item>>,
  show: (item: Item) => Shown,
  most = PAGE_BYTES,
): Promise<Page<Shown>> {
  for (let limit = request.limit; ; ) {
    const { items, next } = await read({ ...request, limit });
    const shown = items.map(show);
    limit = fittingCount(shown, most);
    if (limit === shown.length) return { items: shown, next };
  }
}

function fittingCount(items: readonly unknown[], most: number): number {
  let bytes = 0;
  const over = items.findIndex((item) => {
    bytes += answerBytes(item);
    return bytes > most;
  });
  return over === -1 ? items.length : Math.max(1, over);
}

/** The range of sort keys that is still to come. */
export function boundsOf(prefix: string, { ascending, after }: PageRequest): [low: string, high: string] {
  const [start, end] = prefixBounds(prefix);
  if (after === undefined) return [start, end];
  return ascending ? [after, end] : [start, after];
}
