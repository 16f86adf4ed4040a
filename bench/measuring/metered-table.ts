import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { type Table, tableOf } from '../../lambdas/store/table/table.ts';
import { startDynamodb } from '../../packages/laptop/src/engines/dynamodb-engine.ts';
import { tableDefinition } from '../../test/lambdas/store/table/table-definition.ts';
import { withoutTokens } from '../../test/lambdas/store/table/without-tokens.ts';

const TABLE = 'Table';

export interface Usage {
  readonly calls: number;
  readonly readUnits: number;
  readonly writeUnits: number;
}

export interface MeteredTable extends Table {
  readonly origin: string;
  meter(work: () => Promise<unknown>): Promise<Usage>;
  stop(): Promise<void>;
}

const capacity = z.object({ CapacityUnits: z.number() });
const outputSchema = z.object({ ConsumedCapacity: z.union([capacity, z.array(capacity)]) });
const READS = new Set(['GetItem', 'BatchGetItem', 'Query', 'Get', 'BatchGet']);
const WRITES = new Set([
  'PutItem',
  'UpdateItem',
  'DeleteItem',
  'Put',
  'Update',
  'Delete',
  'BatchWrite',
  'TransactWriteItems',
  'TransactWrite',
]);

export async function openMeteredTable(): Promise<MeteredTable> {
  const engine = await startDynamodb({});
  const low = new DynamoDBClient({
    endpoint: engine.origin,
    region: 'us-east-1',
    credentials: { accessKeyId: 'BENCH', secretAccessKey: 'BENCH' },
    maxAttempts: 1,
  });
  await low.send(new CreateTableCommand({ TableName: TABLE, ...tableDefinition }));
  withoutTokens(low);
  let count: { calls: number; readUnits: number; writeUnits: number } | undefined;

  low.middlewareStack.add(
    (next, context) => async (args) => {
      if (count === undefined) return next(args);
      const name = String(context['commandName']).replace('Command', '');
      count.calls += 1;
      if (!READS.has(name) && !WRITES.has(name)) throw new Error(`Nothing is known of the cost of ${name}`);
      const result = await next({ ...args, input: { ...args.input, ReturnConsumedCapacity: 'TOTAL' } });
      const { ConsumedCapacity } = outputSchema.parse(result.output);
      const consumed = [ConsumedCapacity].flat().reduce((sum, { CapacityUnits }) => sum + CapacityUnits, 0);
      count[READS.has(name) ? 'readUnits' : 'writeUnits'] += consumed;
      return result;
    },
    { step: 'initialize', name: 'meter' },
  );
  const client = DynamoDBDocumentClient.from(low, { marshallOptions: { removeUndefinedValues: true } });
  return {
    ...tableOf(client, TABLE),
    origin: engine.origin,
    async meter(work) {
      const counting = { calls: 0, readUnits: 0, writeUnits: 0 };
      count = counting;
      try {
        await work();
      } finally {
        count = undefined;
      }
      return counting;
    },
    async stop() {
      for (const each of [client, low]) each.destroy();
      await engine.stop();
    },
  };
}
