import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { credentialKey } from '../../lambdas/store/keys.ts';
import { counterOf, windowOf } from '../../lambdas/store/limit/rate-window.ts';
import type { Table } from '../../lambdas/store/table/table.ts';

export async function spendCalls(table: Table, secretHash: string, now: Date, calls: number): Promise<void> {
  const window = windowOf(now);
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: credentialKey(secretHash),
      UpdateExpression: 'SET w = :window, #count = :calls',
      ExpressionAttributeNames: { '#count': counterOf(window) },
      ExpressionAttributeValues: { ':window': window, ':calls': calls },
    }),
  );
}
