import { auditWrites, serviceAudit } from '../audit-log.ts';
import { webhookKey } from '../keys.ts';
import type { Table } from '../table/table.ts';
import { tryTransact } from '../table/transaction.ts';
import { updateOnce } from '../table/update-once.ts';
import { rowUpdate } from '../table/write.ts';
import type { Webhook } from './webhooks.ts';

/**
 * The caller sends the notice before `noticeAfter`, and later any worker that finds it missing. False means that the
 * owner changed the webhook.
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
  const failed = await tryTransact(table, {
    webhook: rowUpdate(table, webhookKey(tenantId, webhookId), {
      set: {
        enabled: false,
        updated_at: now.toISOString(),
        revision: read.revision + 1,
        notice_after: noticeAfter?.getTime(),
      },
      was: { enabled: true, revision: read.revision },
    }),
    ...auditWrites(table, tenantId, audit),
  });
  return failed === undefined;
}

export async function beginNotice(table: Table, read: Webhook, until: Date): Promise<boolean> {
  const { applied } = await updateOnce(table, webhookKey(read.tenantId, read.webhookId), {
    set: { notice_after: until.getTime() },
    has: ['notice_after'],
    was: { notice_after: read.noticeAfter },
  });
  return applied;
}

export async function endNotice(table: Table, { tenantId, webhookId }: Webhook): Promise<void> {
  await updateOnce(table, webhookKey(tenantId, webhookId), {
    remove: ['notice_after'],
    has: ['notice_after'],
  });
}
