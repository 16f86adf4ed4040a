import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { webhookKey } from '../../../lambdas/store/keys.ts';
import type { Table } from '../../../lambdas/store/table/table.ts';
import type { Webhook } from '../../../lambdas/store/webhook/webhooks.ts';

/** Has a webhook recover under this id, as a request of a client does. */
export async function beginRecovery(
  table: Table,
  { tenantId, webhookId }: Pick<Webhook, 'tenantId' | 'webhookId'>,
  recoveryId: string,
): Promise<void> {
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: webhookKey(tenantId, webhookId),
      UpdateExpression: 'SET recovery_id = :id',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':id': recoveryId },
    }),
  );
}
