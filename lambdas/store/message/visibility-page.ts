import * as z from 'zod';
import { boundsOf, cut, type Page, type PageRequest } from '../table/page.ts';
import type { Query } from '../table/row-loader.ts';
import { queryAll, type Row, type Table } from '../table/table.ts';
import { filteredPage } from './filtered-page.ts';
import { LISTING_INDEX } from './listing-index.ts';

/** Which part of a list is wanted. */
export interface ListFilter<Item> {
  /** The least and the greatest sort key, both included; a range of keys costs what its page costs. */
  readonly low?: string | undefined;
  readonly high?: string | undefined;
  /** Says of a few items of the range that they are not wanted. */
  readonly leftOut?: ((item: Item) => boolean) | undefined;
  /** What cannot be told from sort keys: rows are examined one by one, up to a bound. */
  readonly matches?: ((item: Item) => boolean) | undefined;
}

/**
 * A page of several lists, merged: one query for each list, in parallel. Each visibility is a list, and the hidden ones are
 * not queried, so that the cost depends on neither the number of hidden rows nor the number of rows in all.
 */
export async function queryLists(
  table: Table,
  partitions: readonly string[],
  page: PageRequest,
  { low, high, leftOut, matches }: ListFilter<Row> = {},
): Promise<Page<Row>> {
  const [start, end] = boundsOf('', page);
  const range = {
    low: low === undefined || low < start ? start : low,
    high: high === undefined || high > end ? end : high,
  };
  if (range.low > range.high) return { items: [], next: undefined };
  const queries = partitions.map((partition) => listQuery(partition, range, page.ascending));
  // BETWEEN includes its bounds.
  const isWanted = (row: Row) => position(row) !== page.after && leftOut?.(row) !== true;
  if (matches !== undefined) {
    return filteredPage(table, { queries, page, positionOf: position, isWanted, matches });
  }
  // One row more than asked for tells whether there is another page.
  const wanted = page.limit + 1;
  const lists = await Promise.all(
    queries.map((query) => queryAll(table, query, { wanted, leftOut: (row) => !isWanted(row) })),
  );
  const direction = page.ascending ? 1 : -1;
  const merged = lists.flat().sort((a, b) => direction * (position(a) < position(b) ? -1 : 1));
  return cut(merged, page.limit, position);
}

function listQuery(
  partition: string,
  { low, high }: { readonly low: string; readonly high: string },
  ascending: boolean,
): Query {
  return {
    IndexName: LISTING_INDEX,
    KeyConditionExpression: 'gpk = :list AND gsk BETWEEN :low AND :high',
    ExpressionAttributeValues: { ':list': partition, ':low': low === '' ? ' ' : low, ':high': high },
    ScanIndexForward: ascending,
  };
}

function position(row: Row): string {
  return z.string().parse(row['gsk']);
}
