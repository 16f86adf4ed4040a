import type { Row, Table } from './table.ts';

/** One page of a query. */
export interface QueryPage {
  readonly rows: readonly Row[];
  readonly lastKey: Record<string, unknown> | undefined;
}

/**
 * Resolves when the batch is complete, which is when the process waits for something: after the promises that are settled by
 * now have called back, for they too belong to it.
 */
export async function endOfReadBatch(): Promise<void> {
  await Promise.resolve();
  await new Promise<void>((resolve) => process.nextTick(resolve));
}

/**
 * Reads that are asked for at the same moment share calls: a batch of ten mails, or of ten events of one tenant, asks for
 * much the same at once. Nothing can have been written in between, so that each reader sees what a call of its own would
 * have shown.
 */
export class ReadBatch {
  static readonly #current = new WeakMap<Table['client'], Map<string, ReadBatch>>();

  readonly #rows = new Map<string, Promise<Row | undefined>>();
  readonly #pages = new Map<string, Promise<QueryPage>>();

  static of({ client, name }: Table): ReadBatch {
    const batches = ReadBatch.#current.get(client) ?? new Map<string, ReadBatch>();
    ReadBatch.#current.set(client, batches);
    const current = batches.get(name);
    if (current !== undefined) return current;
    const batch = new ReadBatch();
    batches.set(name, batch);
    void endOfReadBatch().then(() => batches.delete(name));
    return batch;
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
