import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Row, Table } from '../../../lambdas/store/table.ts';
import { getRow, type Key } from '../../../lambdas/store/table.ts';
import { startDynamodb } from '../../../local/engines/dynamodb-engine.ts';
import { resourcesOf, synthesized } from '../../stack/synthesized.ts';

const TABLE = 'Table';

/** What of the stack's table an engine needs to know. */
const definition = z.object({
  AttributeDefinitions: z.array(
    z.object({ AttributeName: z.string(), AttributeType: z.enum(['S', 'N', 'B']) }),
  ),
  KeySchema: z.array(z.object({ AttributeName: z.string(), KeyType: z.enum(['HASH', 'RANGE']) })),
  BillingMode: z.literal('PAY_PER_REQUEST'),
  GlobalSecondaryIndexes: z.array(
    z.object({
      IndexName: z.string(),
      KeySchema: z.array(z.object({ AttributeName: z.string(), KeyType: z.enum(['HASH', 'RANGE']) })),
      Projection: z.object({
        ProjectionType: z.enum(['ALL', 'INCLUDE', 'KEYS_ONLY']),
        NonKeyAttributes: z.array(z.string()),
      }),
    }),
  ),
});

/** One call to DynamoDB: its name, and how many parts it has when it is a transaction. */
export interface Call {
  readonly name: string;
  readonly parts: number;
}

export interface TestTable extends Table {
  /** The calls that this runs, in order. */
  callsOf(run: () => Promise<unknown>): Promise<Call[]>;
  row(key: Key): Promise<Row | undefined>;
  stop(): Promise<void>;
}

const transactionSchema = z.object({ TransactItems: z.array(z.unknown()) });

/** An engine in memory with the table that the stack defines. */
export async function openTestTable(): Promise<TestTable> {
  const engine = await startDynamodb({});
  const low = new DynamoDBClient({
    endpoint: engine.origin,
    region: 'us-east-1',
    credentials: { accessKeyId: 'T', secretAccessKey: 'T' },
    maxAttempts: 1,
  });
  const [properties] = resourcesOf(synthesized(), 'AWS::DynamoDB::Table', definition).values();
  if (properties === undefined) throw new Error('The stack has no table');
  await low.send(new CreateTableCommand({ TableName: TABLE, ...properties }));

  const calls: Call[] = [];
  low.middlewareStack.add(
    (next, context) => (args) => {
      const transaction = transactionSchema.safeParse(args.input);
      calls.push({
        name: String(context['commandName']).replace('Command', ''),
        parts: transaction.success ? transaction.data.TransactItems.length : 1,
      });
      return next(args);
    },
    { step: 'initialize', name: 'countCalls' },
  );
  const client = DynamoDBDocumentClient.from(low, { marshallOptions: { removeUndefinedValues: true } });
  const table: Table = { client, name: TABLE };
  return {
    ...table,
    async callsOf(run) {
      const before = calls.length;
      await run();
      return calls.slice(before);
    },
    row: (key) => getRow(table, key),
    async stop() {
      client.destroy();
      low.destroy();
      await engine.stop();
    },
  };
}
