import type { Key, Row, Table } from './table.ts';

/** One page of a query. */
export interface QueryPage {
  readonly rows: readonly Row[];
  readonly lastKey: Record<string, unknown> | undefined;
}

/**
 * Reads that are asked for at the same moment, which is until the process waits for something. They share calls: a
 * batch of ten mails, or of ten events of one tenant, asks for much the same at once. Nothing can have been written in
 * between, so that each reader sees what a call of its own would have shown.
 */
export class Moment {
  static readonly #current = new WeakMap<Table['client'], Map<string, Moment>>();

  /** By name of the row. */
  readonly wanted = new Map<string, Key>();
  /** What was read of the wanted rows, by name. */
  readonly rows: Promise<ReadonlyMap<string, Row>>;
  readonly #rows = new Map<string, Promise<Row | undefined>>();
  readonly #pages = new Map<string, Promise<QueryPage>>();

  private constructor(over: () => void, read: (keys: readonly Key[]) => Promise<ReadonlyMap<string, Row>>) {
    this.rows = new Promise((resolve) => {
      // After the promises that are settled by now have called back: they too belong to this moment.
      void Promise.resolve().then(() =>
        process.nextTick(() => {
          over();
          resolve(read([...this.wanted.values()]));
        }),
      );
    });
    // Who reads rows hears of a failure; a moment without such a reader has none.
    this.rows.catch(() => undefined);
  }

  /** @param read the rows of these keys, by name; called at the end of the moment, without keys too. */
  static of(table: Table, read: (keys: readonly Key[]) => Promise<ReadonlyMap<string, Row>>): Moment {
    const moments = Moment.#current.get(table.client) ?? new Map<string, Moment>();
    Moment.#current.set(table.client, moments);
    const moment = moments.get(table.name) ?? new Moment(() => moments.delete(table.name), read);
    moments.set(table.name, moment);
    return moment;
  }

  /** The row of this name, read by itself and once. */
  row(name: string, read: () => Promise<Row | undefined>): Promise<Row | undefined> {
    return once(this.#rows, name, read);
  }

  /** The page that answers a query, asked for once. */
  page(query: string, read: () => Promise<QueryPage>): Promise<QueryPage> {
    return once(this.#pages, query, read);
  }
}

function once<T>(asked: Map<string, Promise<T>>, question: string, ask: () => Promise<T>): Promise<T> {
  const earlier = asked.get(question);
  if (earlier !== undefined) return earlier;
  const answer = ask();
  asked.set(question, answer);
  // An answer that came without waiting for anything is old for whoever asks after it, and a failure must not stay.
  const forget = () => asked.delete(question);
  answer.then(forget, forget);
  return answer;
}
