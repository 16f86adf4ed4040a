import { CreateTableCommand, DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { type Table, tableOf } from '../../lambdas/store/table/table.ts';
import { startDynamodb } from '../../packages/laptop/src/engines/dynamodb-engine.ts';
import { tableDefinition } from '../../test/lambdas/store/table/table-definition.ts';
import { withoutTokens } from '../../test/lambdas/store/table/without-tokens.ts';
import { type Item, transactedUnits } from './item-size.ts';

const TABLE = 'Table';

export interface Usage {
  readonly calls: number;
  readonly readUnits: number;
  readonly writeUnits: number;
}

export interface MeteredTable extends Table {
  readonly origin: string;
  /** Metered work is slower, because the items of a transaction are read before and after it. */
  meter(work: () => Promise<unknown>): Promise<Usage>;
  stop(): Promise<void>;
}

const capacity = z.object({ CapacityUnits: z.number() });
const outputSchema = z.object({ ConsumedCapacity: z.union([capacity, z.array(capacity)]) });
const key = z.object({ pk: z.string(), sk: z.string() });
const keyed = z.object({ Key: key }).optional();
const part = z.object({
  Put: z.object({ Item: key }).optional(),
  Update: keyed,
  Delete: keyed,
  ConditionCheck: keyed,
});
/** The document client passes plain values, not attribute values. */
const transactionSchema = z.object({ TransactItems: z.array(part) });
const READS = new Set(['GetItem', 'BatchGetItem', 'Query', 'Get', 'BatchGet']);
const WRITES = new Set(['PutItem', 'UpdateItem', 'DeleteItem', 'Put', 'Update', 'Delete', 'BatchWrite']);

export async function openMeteredTable(): Promise<MeteredTable> {
  const engine = await startDynamodb({});
  const options = {
    endpoint: engine.origin,
    region: 'us-east-1',
    credentials: { accessKeyId: 'BENCH', secretAccessKey: 'BENCH' },
  };
  const aside = new DynamoDBClient(options);
  await aside.send(new CreateTableCommand({ TableName: TABLE, ...tableDefinition }));
  const low = new DynamoDBClient({ ...options, maxAttempts: 1 });
  withoutTokens(low);
  let count: { calls: number; readUnits: number; writeUnits: number } | undefined;

  const itemsOf = (transaction: z.output<typeof transactionSchema>): Promise<(Item | undefined)[]> =>
    Promise.all(
      transaction.TransactItems.map(async ({ Put, Update, Delete, ConditionCheck }) => {
        const key = Put?.Item ?? Update?.Key ?? Delete?.Key ?? ConditionCheck?.Key;
        if (key === undefined) throw new Error('A transaction has a part of no known kind');
        const Key = { pk: { S: key.pk }, sk: { S: key.sk } };
        const { Item } = await aside.send(
          new GetItemCommand({ TableName: TABLE, Key, ConsistentRead: true }),
        );
        return Item;
      }),
    );

  low.middlewareStack.add(
    (next, context) => async (args) => {
      if (count === undefined) return next(args);
      const name = String(context['commandName']).replace('Command', '');
      count.calls += 1;
      if (name === 'TransactWriteItems' || name === 'TransactWrite') {
        const transaction = transactionSchema.parse(args.input);
        const before = await itemsOf(transaction);
        const result = await next(args);
        const after = await itemsOf(transaction);
        count.writeUnits += before.reduce((sum, item, i) => sum + transactedUnits(item, after[i]), 0);
        return result;
      }
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
      for (const each of [client, low, aside]) each.destroy();
      await engine.stop();
    },
  };
}
