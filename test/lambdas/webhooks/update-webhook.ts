import type { Table } from '../../../lambdas/store/table/table.ts';
import { transact } from '../../../lambdas/store/table/transaction.ts';
import { type Webhook, type WebhookChange, webhookUpdate } from '../../../lambdas/store/webhook/webhooks.ts';

export async function updateWebhook(
  table: Table,
  read: Webhook,
  change: WebhookChange,
  now: Date,
): Promise<void> {
  await transact(table, webhookUpdate(table, read, change, read.epoch, now));
}
