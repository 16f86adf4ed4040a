import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Pause } from '../../backoff.ts';
import { type Query, RowLoader } from './row-loader.ts';

/** Names one row. */
export interface Key {
  readonly pk: string;
  readonly sk: string;
}

const keySchema = z.object({ pk: z.string(), sk: z.string() });

/** The key of a row that was read. */
export function keyOfRow(row: Row): Key {
  return keySchema.parse(row);
}

/** A row as the document client gives it: its entity's file has its schema. */
export type Row = Readonly<Record<string, unknown>>;

/** The table, the client that reaches it, and the loader of its rows. */
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

/**
 * Strongly consistent read of many rows, through the loader, in the order of their keys; undefined where there is none.
 * @throws Error when DynamoDB leaves rows unprocessed again and again (throttling).
 */
export function getRows({ loader }: Table, keys: readonly Key[]): Promise<(Row | undefined)[]> {
  return loader.rows(keys);
}

/** One page of a query, through the loader. */
export async function queryRows(
  { loader }: Table,
  query: Query,
): Promise<{ rows: Row[]; lastKey: Record<string, unknown> | undefined }> {
  const { rows, lastKey } = await loader.page(query);
  return { rows: [...rows], lastKey };
}
