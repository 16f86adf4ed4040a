import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Table } from './table.ts';
import { type Webhook, webhookKey } from './webhooks.ts';

/**
 * Switches a webhook off by the service itself.
 * @param noticeAfter when its human is to be told: until then the caller does, afterwards whoever notices.
 * @returns false when its owner has changed it since it was read: that is the last word.
 */
export async function disableWebhook(
  table: Table,
  read: Webhook,
  now: Date,
  noticeAfter: Date | undefined,
): Promise<boolean> {
  const notice = noticeAfter === undefined ? '' : ', notice_after = :notice';
  return change(table, read, {
    UpdateExpression: `SET enabled = :no, updated_at = :now, revision = :next${notice}`,
    ConditionExpression: 'enabled = :yes AND revision = :read',
    ExpressionAttributeValues: {
      ':yes': true,
      ':no': false,
      ':now': now.toISOString(),
      ':read': read.revision,
      ':next': read.revision + 1,
      ...(noticeAfter === undefined ? {} : { ':notice': noticeAfter.getTime() }),
    },
  });
}

/** Takes over telling the human. @returns false when another worker has done so, or nothing is to be told any more. */
export async function claimNotice(table: Table, read: Webhook, until: Date): Promise<boolean> {
  return change(table, read, {
    UpdateExpression: 'SET notice_after = :until',
    ConditionExpression: 'notice_after = :read',
    ExpressionAttributeValues: { ':until': until.getTime(), ':read': read.noticeAfter },
  });
}

/** Notes that the human was told. */
export async function endNotice(table: Table, webhook: Webhook): Promise<void> {
  await change(table, webhook, {
    UpdateExpression: 'REMOVE notice_after',
    ConditionExpression: 'attribute_exists(notice_after)',
  });
}

async function change(
  table: Table,
  { tenantId, webhookId }: Webhook,
  update: Pick<UpdateCommandInput, 'UpdateExpression' | 'ConditionExpression' | 'ExpressionAttributeValues'>,
): Promise<boolean> {
  try {
    await table.client.send(
      new UpdateCommand({ TableName: table.name, Key: webhookKey(tenantId, webhookId), ...update }),
    );
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}
