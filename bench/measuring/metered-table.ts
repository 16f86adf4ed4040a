import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type Table, tableOf } from '../../lambdas/store/table/table.ts';
import { startDynamodb } from '../../packages/laptop/src/engines/dynamodb-engine.ts';
import { tableDefinition } from '../../test/lambdas/store/table/table-definition.ts';
import { withoutTokens } from '../../test/lambdas/store/table/without-tokens.ts';
import { startCountingProxy } from '../cost-model/counting-proxy.ts';

const TABLE = 'Table';

export interface Usage {
  readonly calls: number;
  readonly readUnits: number;
  readonly writeUnits: number;
}

export interface MeteredTable extends Table {
  /** The engine itself, without the proxy that counts. */
  readonly origin: string;
  meter(work: () => Promise<unknown>): Promise<Usage>;
  stop(): Promise<void>;
}

export async function openMeteredTable(): Promise<MeteredTable> {
  const engine = await startDynamodb({});
  const proxy = await startCountingProxy(engine.origin);
  const low = new DynamoDBClient({
    endpoint: proxy.origin,
    region: 'us-east-1',
    credentials: { accessKeyId: 'BENCH', secretAccessKey: 'BENCH' },
    maxAttempts: 1,
  });
  await low.send(new CreateTableCommand({ TableName: TABLE, ...tableDefinition }));
  withoutTokens(low);
  const client = DynamoDBDocumentClient.from(low, { marshallOptions: { removeUndefinedValues: true } });
  return {
    ...tableOf(client, TABLE),
    origin: engine.origin,
    async meter(work) {
      proxy.take();
      await work();
      const { calls, read, write } = proxy.take();
      return { calls, readUnits: read, writeUnits: write };
    },
    async stop() {
      for (const each of [client, low]) each.destroy();
      await proxy.close();
      await engine.stop();
    },
  };
}
