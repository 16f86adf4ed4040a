import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Pause } from '../../timing/backoff.ts';
import type { Key } from '../keys.ts';
import { type Query, type QueryPage, type Row, RowLoader } from './row-loader.ts';

export type { Key, Row };

const keySchema = z.object({ pk: z.string(), sk: z.string() });

export function keyOfRow(row: Row): Key {
  return keySchema.parse(row);
}

export interface Table {
  readonly client: DynamoDBDocumentClient;
  readonly name: string;
  readonly loader: RowLoader;
  /** How repeated writes and reads wait; by the clock unless a test gives its own. */
  readonly pause?: Pause;
}

export function tableOf(client: DynamoDBDocumentClient, name: string, pause?: Pause): Table {
  const loader = new RowLoader(client, name, pause);
  return { client, name, loader, ...(pause === undefined ? {} : { pause }) };
}

/** Strongly consistent read of one row, through the loader. */
export function getRow({ loader }: Table, key: Key): Promise<Row | undefined> {
  return loader.row(key);
}

/** The entity that one row stores, read as `getRow` reads; undefined when the row is missing. */
export async function getAs<Entity>(
  { loader }: Table,
  key: Key,
  entityOf: (row: Row) => Entity,
): Promise<Entity | undefined> {
  const row = await loader.row(key);
  return row === undefined ? undefined : entityOf(row);
}

/**
 * Strongly consistent read of many rows, through the loader, in the order of their keys; undefined for a missing row.
 * @throws Error when DynamoDB leaves rows unprocessed again and again (throttling).
 */
export function getRows({ loader }: Table, keys: readonly Key[]): Promise<(Row | undefined)[]> {
  return loader.rows(keys);
}

export async function queryRows(
  { loader }: Table,
  query: Query,
): Promise<QueryPage & { readonly rows: Row[] }> {
  const page = await loader.page(query);
  return { ...page, rows: [...page.rows] };
}

/**
 * Reads the pages of a query one after the other, until the last or until enough was read. Pages, not a generator of rows:
 * mails that read together go on together, and begin the counter of a cap before one of them holds it
 * (test/faults/contention.slow.test.ts).
 * @param query a function when it depends on the pages before.
 */
export async function eachPage(
  table: Table,
  query: Query | (() => Query),
  take: (page: QueryPage) => 'more' | 'enough',
): Promise<void> {
  for (let page: QueryPage | undefined; ; ) {
    page = await nextPage(table, typeof query === 'function' ? query() : query, page);
    if (take(page) === 'enough' || isLastPage(page)) return;
  }
}

/** The page of a query after another; the first one after none. */
export function nextPage(table: Table, query: Query, before: QueryPage | undefined): Promise<QueryPage> {
  return queryRows(table, { ...query, ExclusiveStartKey: before?.lastKey });
}

/**
 * The page of a query after a key.
 * @returns also the sort key after which there may be more rows
 */
export async function pageAfter(
  table: Table,
  query: Query,
  after: Key | undefined,
): Promise<{ readonly rows: readonly Row[]; readonly next: string | undefined }> {
  const { rows, lastKey } = await queryRows(table, { ...query, ExclusiveStartKey: after && { ...after } });
  return { rows, next: lastKey && keyOfRow(lastKey).sk };
}

export function isLastPage({ lastKey }: QueryPage): boolean {
  return lastKey === undefined;
}

/** Rows of a further page where rows are left out. */
const MORE_ROWS = 100;

/**
 * The rows of all pages of a query.
 * @param wanted as many rows as are enough; a page may have more.
 * @param leftOut says of one row of the range that it is not wanted.
 */
export async function queryAll(
  table: Table,
  query: Query,
  {
    wanted,
    leftOut,
  }: { readonly wanted?: number | undefined; readonly leftOut?: (row: Row) => boolean } = {},
): Promise<Row[]> {
  const rows: Row[] = [];
  let least = 0;
  const limit = () => {
    if (wanted === undefined) return {};
    const left = wanted - rows.length;
    return { Limit: leftOut === undefined ? left : Math.max(left + 1, least) };
  };
  await eachPage(
    table,
    () => ({ ...query, ...limit() }),
    (page) => {
      // More rows are left out than the one: a few at a time, thousands would take as many queries.
      least = MORE_ROWS;
      rows.push(...page.rows.filter((row) => leftOut?.(row) !== true));
      return wanted !== undefined && rows.length >= wanted ? 'enough' : 'more';
    },
  );
  return rows;
}
