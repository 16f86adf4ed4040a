import * as z from 'zod';
import type { KeyRange } from '../keys.ts';
import { prefixBounds, sortedBetween } from './prefix-range.ts';
import { queryAll, type Row, type Table } from './table.ts';

export interface PageRequest {
  readonly limit: number;
  readonly ascending: boolean;
  readonly after: string | undefined;
}

export interface Page<Item> {
  readonly items: Item[];
  readonly next: string | undefined;
}

/** The anchor is a sort key, so that inserts and deletes neither repeat nor hide rows. */
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
  // BETWEEN includes its bounds, and one more row tells whether there is another page.
  const rows = await queryAll(table, query, {
    wanted: page.limit + 1,
    leftOut: (row) => row['sk'] === page.after,
  });
  const { items, next } = cut(rows, page.limit, (row) => z.string().parse(row['sk']));
  return { items: items.flatMap((row) => itemOf(row) ?? []), next };
}

export const firstPage = (limit: number): PageRequest => ({ limit, ascending: true, after: undefined });

export function cut<Item>(
  items: readonly Item[],
  limit: number,
  positionOf: (item: Item) => string,
): Page<Item> {
  const shown = items.slice(0, limit);
  const last = shown.at(-1);
  return { items: shown, next: items.length > limit && last !== undefined ? positionOf(last) : undefined };
}

/** A Lambda function answers with at most 6 MB. */
const PAGE_BYTES = 5_000_000;

/** The body of a response is JSON inside of JSON. */
export function answerBytes(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(JSON.stringify(value)));
}

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

export function boundsOf(prefix: string, { ascending, after }: PageRequest): [low: string, high: string] {
  const [start, end] = prefixBounds(prefix);
  if (after === undefined) return [start, end];
  return ascending ? [after, end] : [start, after];
}
