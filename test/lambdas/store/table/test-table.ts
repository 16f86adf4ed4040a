import { randomUUID } from 'node:crypto';
import { CreateTableCommand, DeleteTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { getRow, type Key, type Row, type Table, tableOf } from '../../../../lambdas/store/table/table.ts';
import { DYNAMODB_ENDPOINT_VARIABLE } from '../../../../packages/laptop/src/engines/dynamodb-binary.ts';
import { type Engine, startDynamodb } from '../../../../packages/laptop/src/engines/dynamodb-engine.ts';
import { tableDefinition } from './table-definition.ts';
import { withoutTokens } from './without-tokens.ts';

export interface Call {
  readonly name: string;
  readonly parts: number;
}

export interface TestTable extends Table {
  readonly origin: string;
  callsOf(run: () => Promise<unknown>): Promise<Call[]>;
  row(key: Key): Promise<Row | undefined>;
  stop(): Promise<void>;
}

const transactionSchema = z.object({ TransactItems: z.array(z.unknown()) });

/** The engines of all test files of this process, by the address that the environment names. They end with the process. */
const shared = new Map<string | undefined, Promise<Engine>>();

/**
 * The table that the stack defines, under a name of its own in the engine of this process, or in the table that the environment
 * names (`npm run test:dynamodb-local`).
 */
export async function openTestTable(): Promise<TestTable> {
  const endpoint = process.env[DYNAMODB_ENDPOINT_VARIABLE];
  const started = shared.get(endpoint) ?? startDynamodb({ endpoint });
  shared.set(endpoint, started);
  const engine = await started;
  const name = `Table-${randomUUID()}`;
  const low = new DynamoDBClient({
    endpoint: engine.origin,
    region: 'us-east-1',
    credentials: { accessKeyId: 'T', secretAccessKey: 'T' },
    maxAttempts: 1,
  });
  await low.send(new CreateTableCommand({ TableName: name, ...tableDefinition }));

  withoutTokens(low);
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
  const table = tableOf(client, name);
  return {
    ...table,
    origin: engine.origin,
    async callsOf(run) {
      const before = calls.length;
      await run();
      return calls.slice(before);
    },
    row: (key) => getRow(table, key),
    async stop() {
      await low.send(new DeleteTableCommand({ TableName: name }));
      client.destroy();
      low.destroy();
    },
  };
}
