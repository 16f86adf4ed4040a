import {
  BatchGetCommand,
  type BatchGetCommandOutput,
  type DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  type QueryCommandInput,
} from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { backOff, type Pause } from '../../backoff.ts';
import { keyOf } from '../keys.ts';
import { ReadBatch } from './read-batch.ts';
import { RowReads } from './row-reads.ts';

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

/** A row as the document client gives it: its entity file says what stands in it. */
export type Row = Readonly<Record<string, unknown>>;

/** The table and the client that reaches it. */
export interface Table {
  readonly client: DynamoDBDocumentClient;
  readonly name: string;
  /** How repeated writes and reads wait; by the clock unless a test gives its own. */
  readonly pause?: Pause;
}

/** Strongly consistent read of one row. */
export function getRow(table: Table, key: Key): Promise<Row | undefined> {
  return ReadBatch.of(table).row(nameOf(key), async () => {
    const command = new GetCommand({ TableName: table.name, Key: key, ConsistentRead: true });
    return (await table.client.send(command)).Item;
  });
}

const BATCH_GET_ROWS = 100;
const BATCH_GET_ROUNDS = 8;

/**
 * Strongly consistent read of many rows, in the order of their keys; undefined where there is none. Reads that are
 * asked for at the same moment, or while another is under way, share their calls.
 * @throws Error when DynamoDB leaves rows unprocessed again and again (throttling).
 */
export async function getRows(table: Table, keys: readonly Key[]): Promise<(Row | undefined)[]> {
  if (keys.length === 0) return [];
  const wanted = new Map(keys.map((key) => [nameOf(key), keyOf(key)]));
  const rows = await RowReads.of(table, (all) => readBatches(table, all)).rows(wanted);
  return keys.map((key) => rows.get(nameOf(key)));
}

async function readBatches(table: Table, keys: readonly Key[]): Promise<ReadonlyMap<string, Row>> {
  const found = new Map<string, Row>();
  for (let start = 0; start < keys.length; start += BATCH_GET_ROWS) {
    await collect(table, keys.slice(start, start + BATCH_GET_ROWS), found);
  }
  return found;
}

async function collect(table: Table, keys: Key[], found: Map<string, Row>): Promise<void> {
  let pending: BatchGetCommandOutput['UnprocessedKeys'] = {
    [table.name]: { Keys: keys, ConsistentRead: true },
  };
  for (let round = 0; pending !== undefined && Object.keys(pending).length > 0; round++) {
    if (round === BATCH_GET_ROUNDS) throw new Error('DynamoDB kept leaving keys of a batch unprocessed');
    if (round > 0) await backOff(round, table.pause);
    const reply: BatchGetCommandOutput = await table.client.send(
      new BatchGetCommand({ RequestItems: pending }),
    );
    for (const row of reply.Responses?.[table.name] ?? []) found.set(nameOf(row), row);
    pending = reply.UnprocessedKeys;
  }
}

function nameOf(row: Row | Key): string {
  return `${String(row.pk)}\0${String(row.sk)}`;
}

/** One page of a query. */
export async function queryRows(
  table: Table,
  query: Omit<QueryCommandInput, 'TableName'>,
): Promise<{ rows: Row[]; lastKey: Record<string, unknown> | undefined }> {
  const { rows, lastKey } = await ReadBatch.of(table).page(JSON.stringify(query), async () => {
    const reply = await table.client.send(new QueryCommand({ TableName: table.name, ...query }));
    return { rows: reply.Items ?? [], lastKey: reply.LastEvaluatedKey };
  });
  return { rows: [...rows], lastKey };
}
