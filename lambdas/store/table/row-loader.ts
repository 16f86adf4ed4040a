import {
  BatchGetCommand,
  type BatchGetCommandOutput,
  type DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  type QueryCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { backOff, type Pause } from '../../timing/backoff.ts';
import { type Key, keyOf } from '../keys.ts';

/** A row as the document client gives it: its entity's file has its schema. */
export type Row = Readonly<Record<string, unknown>>;

export type Query = Omit<QueryCommandInput, 'TableName'>;

export interface QueryPage {
  readonly rows: readonly Row[];
  /** Of the rows, also where the query does not ask for them. */
  readonly count: number;
  readonly lastKey: Record<string, unknown> | undefined;
}

const BATCH_GET_ROWS = 100;
const BATCH_GET_ROUNDS = 8;

/** Reads that share their calls within one tick. */
interface ReadBatch {
  readonly rows: Map<string, Promise<Row | undefined>>;
  readonly pages: Map<string, Promise<QueryPage>>;
}

/**
 * Loads rows of one table and shares calls between readers (the DataLoader pattern, without a cache). The mails of a batch,
 * or ten events of one tenant, ask for much the same at once. A row is always read after it was asked for: each reader sees at
 * least what a call of its own would have shown.
 *
 * - `row` and `page`: equal reads of one tick are one call.
 * - `rows`: reads that are asked for during a call of `rows` go together in the next one.
 */
export class RowLoader {
  readonly #client: DynamoDBDocumentClient;
  readonly #table: string;
  readonly #pause: Pause | undefined;
  #batch: ReadBatch | undefined;
  /** Keys for the next call of `rows`, by name. */
  #wanted = new Map<string, Key>();
  #next: Promise<ReadonlyMap<string, Row>> | undefined;
  #underWay: Promise<unknown> = Promise.resolve();

  /** @param pause how repeated reads wait; by the clock unless a test gives its own. */
  constructor(client: DynamoDBDocumentClient, table: string, pause?: Pause) {
    this.#client = client;
    this.#table = table;
    this.#pause = pause;
  }

  /** Strongly consistent read of one row. */
  row(key: Key): Promise<Row | undefined> {
    return once(this.#currentBatch().rows, nameOf(key), async () => {
      const command = new GetCommand({ TableName: this.#table, Key: key, ConsistentRead: true });
      return (await this.#client.send(command)).Item;
    });
  }

  page(query: Query): Promise<QueryPage> {
    return once(this.#currentBatch().pages, JSON.stringify(query), async () => {
      const reply = await this.#client.send(new QueryCommand({ TableName: this.#table, ...query }));
      return { rows: reply.Items ?? [], count: reply.Count ?? 0, lastKey: reply.LastEvaluatedKey };
    });
  }

  /**
   * Strongly consistent read of many rows, in the order of their keys; undefined where there is none.
   * @throws Error when DynamoDB leaves rows unprocessed again and again (throttling).
   */
  async rows(keys: readonly Key[]): Promise<(Row | undefined)[]> {
    if (keys.length === 0) return [];
    for (const key of keys) this.#wanted.set(nameOf(key), keyOf(key));
    this.#next ??= this.#afterPresentCall();
    const rows = await this.#next;
    return keys.map((key) => rows.get(nameOf(key)));
  }

  #currentBatch(): ReadBatch {
    if (this.#batch !== undefined) return this.#batch;
    this.#batch = { rows: new Map(), pages: new Map() };
    void endOfTick().then(() => {
      this.#batch = undefined;
    });
    return this.#batch;
  }

  async #afterPresentCall(): Promise<ReadonlyMap<string, Row>> {
    // A failure of the present call concerns only its own readers.
    await Promise.allSettled([this.#underWay, endOfTick()]);
    const wanted = [...this.#wanted.values()];
    this.#wanted = new Map();
    this.#next = undefined;
    const rows = this.#readAll(wanted);
    this.#underWay = rows;
    return await rows;
  }

  async #readAll(keys: readonly Key[]): Promise<ReadonlyMap<string, Row>> {
    const found = new Map<string, Row>();
    for (let start = 0; start < keys.length; start += BATCH_GET_ROWS) {
      await this.#collect(keys.slice(start, start + BATCH_GET_ROWS), found);
    }
    return found;
  }

  async #collect(keys: Key[], found: Map<string, Row>): Promise<void> {
    let pending: BatchGetCommandOutput['UnprocessedKeys'] = {
      [this.#table]: { Keys: keys, ConsistentRead: true },
    };
    for (let round = 0; pending !== undefined && Object.keys(pending).length > 0; round++) {
      if (round === BATCH_GET_ROUNDS) throw new Error('DynamoDB kept leaving keys of a batch unprocessed');
      if (round > 0) await backOff(round, this.#pause);
      const reply: BatchGetCommandOutput = await this.#client.send(
        new BatchGetCommand({ RequestItems: pending }),
      );
      for (const row of reply.Responses?.[this.#table] ?? []) found.set(nameOf(row), row);
      pending = reply.UnprocessedKeys;
    }
  }
}

/** Resolves after the promises that are settled by now have called back: reads that these ask for belong to the same tick. */
async function endOfTick(): Promise<void> {
  await Promise.resolve();
  await new Promise<void>((resolve) => process.nextTick(resolve));
}

function nameOf(row: Row | Key): string {
  return `${String(row.pk)}\0${String(row.sk)}`;
}

function once<T>(asked: Map<string, Promise<T>>, question: string, ask: () => Promise<T>): Promise<T> {
  const earlier = asked.get(question);
  if (earlier !== undefined) return earlier;
  const answer = ask();
  asked.set(question, answer);
  // An answer within the same tick is old for later readers of the tick, and a failure must not stay.
  const forget = () => asked.delete(question);
  answer.then(forget, forget);
  return answer;
}
