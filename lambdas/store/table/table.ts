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
  readonly pause?: Pause;
}

export function tableOf(client: DynamoDBDocumentClient, name: string, pause?: Pause): Table {
  const loader = new RowLoader(client, name, pause);
  return { client, name, loader, ...(pause === undefined ? {} : { pause }) };
}

export function getRow({ loader }: Table, key: Key): Promise<Row | undefined> {
  return loader.row(key);
}

export async function getAs<Entity>(
  { loader }: Table,
  key: Key,
  entityOf: (row: Row) => Entity,
): Promise<Entity | undefined> {
  const row = await loader.row(key);
  return row === undefined ? undefined : entityOf(row);
}

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
 * Emails that read together must go on together, so pages and not rows are the unit
 * (test/faults/contention.slow.test.ts).
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

export function nextPage(table: Table, query: Query, before: QueryPage | undefined): Promise<QueryPage> {
  return queryRows(table, { ...query, ExclusiveStartKey: before?.lastKey });
}

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

const MORE_ROWS = 100;

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
      // Reading a few rows at a time would take thousands of queries for thousands of left-out rows.
      least = MORE_ROWS;
      rows.push(...page.rows.filter((row) => leftOut?.(row) !== true));
      return wanted !== undefined && rows.length >= wanted ? 'enough' : 'more';
    },
  );
  return rows;
}
