import { logAudit } from '../../observability/log-audit.ts';
import { auditWrites, serviceAudit } from '../audit-log.ts';
import { webhookKey } from '../keys.ts';
import type { Table } from '../table/table.ts';
import { failedConditions, transact } from '../table/transaction.ts';
import { type ConditionalUpdate, updateOnce } from '../table/update-once.ts';
import type { Webhook } from './webhooks.ts';

/**
 * Switches off a webhook on behalf of the service.
 * @param noticeAfter when its human gets the notice: until then the caller sends it, afterwards the next worker that finds
 *   it missing.
 * @returns false when its owner has changed it since it was read: the change of the owner is kept.
 */
export async function disableWebhook(
  table: Table,
  read: Webhook,
  now: Date,
  noticeAfter: Date | undefined,
): Promise<boolean> {
  const { tenantId, webhookId } = read;
  const audit = serviceAudit('webhooks', 'webhook.disabled', { type: 'webhook', id: webhookId }, now, [
    'enabled',
  ]);
  const set = [
    'enabled = :no',
    'updated_at = :now',
    'revision = :next',
    ...(noticeAfter === undefined ? [] : ['notice_after = :notice']),
  ];
  const failed = await failedConditions(transact, table, {
    webhook: {
      Update: {
        TableName: table.name,
        Key: webhookKey(tenantId, webhookId),
        UpdateExpression: `SET ${set.join(', ')}`,
        ConditionExpression: 'enabled = :yes AND revision = :read',
        ExpressionAttributeValues: {
          ':yes': true,
          ':no': false,
          ':now': now.toISOString(),
          ':read': read.revision,
          ':next': read.revision + 1,
          ...(noticeAfter === undefined ? {} : { ':notice': noticeAfter.getTime() }),
        },
      },
    },
    ...auditWrites(table, tenantId, audit),
  });
  if (failed === undefined) logAudit(tenantId, audit);
  return failed === undefined;
}

/** Claims the notice to the human. @returns false when another worker has claimed it, or no notice is due any more. */
export async function claimNotice(table: Table, read: Webhook, until: Date): Promise<boolean> {
  return change(table, read, {
    set: ['notice_after = :until'],
    condition: 'notice_after = :read',
    values: { ':until': until.getTime(), ':read': read.noticeAfter },
  });
}

/** Notes that the notice was sent. */
export async function endNotice(table: Table, webhook: Webhook): Promise<void> {
  await change(table, webhook, {
    remove: ['notice_after'],
    condition: 'attribute_exists(notice_after)',
  });
}

async function change(
  table: Table,
  { tenantId, webhookId }: Webhook,
  update: Omit<ConditionalUpdate, 'key'>,
): Promise<boolean> {
  const { applied } = await updateOnce(table, { key: webhookKey(tenantId, webhookId), ...update });
  return applied;
}
