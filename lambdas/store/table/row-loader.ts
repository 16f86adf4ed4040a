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

export type Row = Readonly<Record<string, unknown>>;

export type Query = Omit<QueryCommandInput, 'TableName'>;

export interface QueryPage {
  readonly rows: readonly Row[];
  readonly count: number;
  readonly lastKey: Record<string, unknown> | undefined;
}

const BATCH_GET_ROWS = 100;
const BATCH_GET_ROUNDS = 8;

interface ReadBatch {
  readonly rows: Map<string, Promise<Row | undefined>>;
  readonly pages: Map<string, Promise<QueryPage>>;
}

/**
 * Emails of a batch ask for the same rows, so reads are shared (DataLoader without a cache). Each read starts after its
 * request, so that no reader sees older data than a call of its own would.
 */
export class RowLoader {
  readonly #client: DynamoDBDocumentClient;
  readonly #table: string;
  readonly #pause: Pause | undefined;
  #batch: ReadBatch | undefined;
  #wanted = new Map<string, Key>();
  #next: Promise<ReadonlyMap<string, Row>> | undefined;
  #underWay: Promise<unknown> = Promise.resolve();

  constructor(client: DynamoDBDocumentClient, table: string, pause?: Pause) {
    this.#client = client;
    this.#table = table;
    this.#pause = pause;
  }

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
    // A failure of the current call concerns only its own readers.
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

/** Reads that the callbacks of settled promises ask for belong to the same tick. */
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
  // A response within the tick is stale for later readers, and a failure must not stay.
  const forget = () => asked.delete(question);
  answer.then(forget, forget);
  return answer;
}
