import {
  type AttributeValue,
  DeleteItemCommand,
  DynamoDBClient,
  PutItemCommand,
  ScanCommand,
} from '@aws-sdk/client-dynamodb';
import { expect } from 'vitest';
import type { RawTable } from '../../packages/agentinbox/src/admin/restore/raw-rows.ts';
import { restoreAll } from '../../packages/agentinbox/src/admin/restore/restore-rows.ts';
import { openTestTable, type TestTable } from '../lambdas/store/table/test-table.ts';
import { NOW } from '../lambdas/test-context.ts';

interface Backup {
  /**
   * Moves every row of the table into the backup, and restores the tenants from it.
   * @returns how many rows were lost.
   * @throws AssertionError if a dry run counts otherwise, or writes.
   */
  loseAndRestore(): Promise<number>;
  stop(): Promise<void>;
}

export async function openBackup(table: TestTable): Promise<Backup> {
  const backup = await openTestTable();
  const [from, to] = [rawOf(backup), rawOf(table)];
  return {
    async loseAndRestore() {
      const lost = await rowsOf(to);
      for (const row of lost) {
        await from.client.send(new PutItemCommand({ TableName: from.name, Item: row }));
        const { pk, sk } = row;
        if (pk === undefined || sk === undefined) throw new Error('A row has no key');
        await to.client.send(new DeleteItemCommand({ TableName: to.name, Key: { pk, sk } }));
      }
      const services = { from, to, now: NOW, withKeys: true };
      const promised = await restoreAll({ ...services, isDryRun: true });
      expect(await rowsOf(to)).toEqual([]);
      expect(await restoreAll(services)).toEqual(promised);
      return lost.length;
    },
    async stop() {
      from.client.destroy();
      to.client.destroy();
      await backup.stop();
    },
  };
}

export function rawOf({ origin, name }: TestTable): RawTable {
  const credentials = { accessKeyId: 'T', secretAccessKey: 'T' };
  return { name, client: new DynamoDBClient({ endpoint: origin, region: 'us-east-1', credentials }) };
}

export async function rowsOf({ client, name }: RawTable): Promise<Record<string, AttributeValue>[]> {
  const rows: Record<string, AttributeValue>[] = [];
  for (let start: Record<string, AttributeValue> | undefined; ; ) {
    const { Items = [], LastEvaluatedKey } = await client.send(
      new ScanCommand({ TableName: name, ...(start === undefined ? {} : { ExclusiveStartKey: start }) }),
    );
    rows.push(...Items);
    if (LastEvaluatedKey === undefined) return rows;
    start = LastEvaluatedKey;
  }
}
