import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import * as z from 'zod';
import { closeServer, listenOnLoopback } from '../../packages/laptop/src/engines/listen.ts';

const JSON_TYPE = 'application/x-amz-json-1.0';
const objectSchema = z.record(z.string(), z.unknown());
const itemSchema = z.object({ pk: z.object({ S: z.string() }) });
const writeSchema = z.object({ Key: itemSchema.optional(), Item: itemSchema.optional() });
const requestSchema = z.object({
  ...writeSchema.shape,
  TransactItems: z.array(z.record(z.string(), writeSchema)).optional(),
});
const units = z.object({ CapacityUnits: z.number() });
const answerSchema = z.object({
  ConsumedCapacity: z.union([units, z.array(units)]).optional(),
});

const READS = new Set(['GetItem', 'BatchGetItem', 'Query', 'TransactGetItems']);

export interface Units {
  read: number;
  write: number;
  calls: number;
  readonly writesByPartition: Record<string, number>;
}

export interface CountingProxy {
  readonly origin: string;
  take(): Units;
  close(): Promise<void>;
}

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
      const response = await post(engine, incoming.headers, JSON.stringify(sent));
      let answer = '';
      for await (const chunk of response.setEncoding('utf8')) answer += chunk;
      const { statusCode = 0, headers } = response;
      if (counted && statusCode === 200) add(units, operation, body, answer);
      reply.writeHead(statusCode, { 'content-type': headers['content-type'] ?? JSON_TYPE }).end(answer);
    })().catch((error: unknown) => reply.destroy(error instanceof Error ? error : new Error(String(error))));
  });
  const port = await listenOnLoopback(server, 0);
  return {
    origin: `http://127.0.0.1:${port}`,
    take() {
      const taken = units;
      units = nothing();
      return taken;
    },
    close: () => closeServer(server),
  };
}

/** `fetch` refuses the engine's port, as browsers do. */
async function post(engine: string, headers: IncomingHttpHeaders, body: string): Promise<IncomingMessage> {
  const sent = request(engine, {
    method: 'POST',
    headers: {
      'content-type': JSON_TYPE,
      'content-length': Buffer.byteLength(body),
      'x-amz-target': headers['x-amz-target'],
      authorization: headers.authorization,
      'x-amz-date': headers['x-amz-date'],
    },
  });
  sent.end(body);
  const [response] = await once(sent, 'response');
  return response;
}

function nothing(): Units {
  return { read: 0, write: 0, calls: 0, writesByPartition: {} };
}

function add(units: Units, operation: string, asked: unknown, answer: string): void {
  const { ConsumedCapacity = [] } = answerSchema.parse(JSON.parse(answer));
  const used = [ConsumedCapacity].flat().reduce(
    // Like DynamoDB, the engine counts an item in a transaction twice and its index entry once.
    (sum, { CapacityUnits }) => sum + CapacityUnits,
    0,
  );
  units.calls += 1;
  if (READS.has(operation)) {
    units.read += used;
    return;
  }
  units.write += used;
  const partitions = partitionsOf(asked);
  for (const partition of partitions) {
    const before = units.writesByPartition[partition] ?? 0;
    units.writesByPartition[partition] = before + used / partitions.length;
  }
}

function partitionsOf(asked: unknown): readonly string[] {
  const { Key, Item, TransactItems = [] } = requestSchema.parse(asked);
  const writes = [{ Key, Item }, ...TransactItems.flatMap((item) => Object.values(item))];
  return writes.flatMap((write) => {
    const pk = (write.Key ?? write.Item)?.pk.S;
    return pk === undefined ? [] : [pk.split('#')[0] ?? pk];
  });
}
