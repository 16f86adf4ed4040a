import { createServer } from 'node:http';
import * as z from 'zod';

const objectSchema = z.record(z.string(), z.unknown());
const itemSchema = z.object({ pk: z.object({ S: z.string() }) });
const writeSchema = z.object({ Key: itemSchema.optional(), Item: itemSchema.optional() });
const requestSchema = z.object({
  ...writeSchema.shape,
  TransactItems: z.array(z.record(z.string(), writeSchema)).optional(),
});
const units = z.object({ CapacityUnits: z.number() });
const capacity = units.extend({ Table: units.optional() });
const answerSchema = z.object({
  ConsumedCapacity: z.union([capacity, z.array(capacity)]).optional(),
});

const READS = new Set(['GetItem', 'BatchGetItem', 'Query', 'TransactGetItems']);
/** The engine counts a transaction once; DynamoDB counts it twice, for preparing and committing. */
const TRANSACTION_FACTOR = 2;

/** Capacity that was used since it was last taken. */
export interface Units {
  read: number;
  write: number;
  calls: number;
  /** Write units by the kind of partition: what stands before `#` in the key. */
  readonly writesByPartition: Record<string, number>;
}

export interface CountingProxy {
  readonly origin: string;
  take(): Units;
  close(): Promise<void>;
}

/** Stands before a DynamoDB engine, asks it for the capacity of each call, and adds it up. */
export async function startCountingProxy(engine: string): Promise<CountingProxy> {
  let units = nothing();
  const server = createServer((incoming, reply) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
      const operation = String(incoming.headers['x-amz-target']).split('.')[1] ?? '';
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8') || '{}');
      const counted = READS.has(operation) || operation.includes('Item');
      const sent = counted ? { ...objectSchema.parse(body), ReturnConsumedCapacity: 'INDEXES' } : body;
      const response = await fetch(engine, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-amz-json-1.0',
          'x-amz-target': String(incoming.headers['x-amz-target']),
          authorization: String(incoming.headers.authorization),
          'x-amz-date': String(incoming.headers['x-amz-date']),
        },
        body: JSON.stringify(sent),
      });
      const text = await response.text();
      if (counted && response.ok) add(units, operation, body, text);
      const type = response.headers.get('content-type') ?? 'application/x-amz-json-1.0';
      reply.writeHead(response.status, { 'content-type': type }).end(text);
    })().catch((error: unknown) => reply.destroy(error instanceof Error ? error : new Error(String(error))));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = z.object({ port: z.int() }).parse(server.address());
  return {
    origin: `http://127.0.0.1:${port}`,
    take() {
      const taken = units;
      units = nothing();
      return taken;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function nothing(): Units {
  return { read: 0, write: 0, calls: 0, writesByPartition: {} };
}

function add(units: Units, operation: string, request: unknown, answer: string): void {
  const { ConsumedCapacity = [] } = answerSchema.parse(JSON.parse(answer));
  const factor = operation.startsWith('Transact') ? TRANSACTION_FACTOR : 1;
  const used = [ConsumedCapacity].flat().reduce(
    // An index follows by itself, once: only the table takes part in the transaction.
    (sum, { CapacityUnits, Table = { CapacityUnits } }) =>
      sum + Table.CapacityUnits * factor + (CapacityUnits - Table.CapacityUnits),
    0,
  );
  units.calls += 1;
  if (READS.has(operation)) {
    units.read += used;
    return;
  }
  units.write += used;
  const partitions = partitionsOf(request);
  for (const partition of partitions) {
    const before = units.writesByPartition[partition] ?? 0;
    units.writesByPartition[partition] = before + used / partitions.length;
  }
}

/** Kinds of the partitions that a write touches, one for each of its items. */
function partitionsOf(request: unknown): readonly string[] {
  const { Key, Item, TransactItems = [] } = requestSchema.parse(request);
  const writes = [{ Key, Item }, ...TransactItems.flatMap((item) => Object.values(item))];
  return writes.flatMap((write) => {
    const pk = (write.Key ?? write.Item)?.pk.S;
    return pk === undefined ? [] : [pk.split('#')[0] ?? pk];
  });
}
