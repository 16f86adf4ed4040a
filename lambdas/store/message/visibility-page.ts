import * as z from 'zod';
import { boundsOf, cut, type Page, type PageRequest } from '../table/page.ts';
import { queryAll, type Row, type Table } from '../table/table.ts';
import { LISTING_INDEX } from './listing-index.ts';

/**
 * A page of several lists, merged: one query for each list, in parallel. Each visibility is a list, and the hidden ones are
 * not queried, so that the cost depends on neither the number of hidden rows nor the number of rows in all.
 */
export async function queryLists(
  table: Table,
  partitions: readonly string[],
  page: PageRequest,
): Promise<Page<Row>> {
  const lists = await Promise.all(partitions.map((partition) => queryList(table, partition, page)));
  const direction = page.ascending ? 1 : -1;
  const merged = lists.flat().sort((a, b) => direction * (position(a) < position(b) ? -1 : 1));
  return cut(merged, page.limit, position);
}

async function queryList(table: Table, partition: string, page: PageRequest): Promise<Row[]> {
  const [low, high] = boundsOf('', page);
  const query = {
    IndexName: LISTING_INDEX,
    KeyConditionExpression: 'gpk = :list AND gsk BETWEEN :low AND :high',
    ExpressionAttributeValues: { ':list': partition, ':low': low === '' ? ' ' : low, ':high': high },
    ScanIndexForward: page.ascending,
  };
  // One row more than asked for tells whether there is another page. BETWEEN includes its bounds.
  return queryAll(table, query, {
    wanted: page.limit + 1,
    leftOut: (row) => position(row) === page.after,
  });
}

function position(row: Row): string {
  return z.string().parse(row['gsk']);
}
