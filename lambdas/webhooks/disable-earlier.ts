import { logInfo } from '../observability/log.ts';
import type { Table } from '../store/table/table.ts';
import { disableWebhook } from '../store/webhook/webhook-disabling.ts';
import { getWebhook, type Webhook, webhooksOfTenant } from '../store/webhook/webhooks.ts';

/** Changes by a call that was under way when its key was revoked, each of which is waited out. */
const ATTEMPTS = 10;

/**
 * Disables every webhook of a tenant that a key of an earlier credential epoch created or changed last
 * (D-SUP-13). Deliveries that are queued end with them. No such key can write once the account's epoch has
 * moved on, so one strongly consistent list shows them all.
 */
export async function disableEarlierWebhooks(
  table: Table,
  tenantId: string,
  epoch: number,
  now: Date,
): Promise<void> {
  const earlier = (await webhooksOfTenant(table, tenantId)).filter((webhook) => webhook.epoch < epoch);
  for (const webhook of earlier) await disableForGood(table, webhook, epoch, now);
  if (earlier.length > 0) logInfo('webhooks of revoked keys disabled', { webhooks: earlier.length });
}

async function disableForGood(table: Table, read: Webhook, epoch: number, now: Date): Promise<void> {
  let webhook: Webhook | undefined = read;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (webhook === undefined || !webhook.enabled || webhook.epoch >= epoch) return;
    if (await disableWebhook(table, webhook, now, undefined)) return;
    webhook = await getWebhook(table, webhook.tenantId, webhook.webhookId);
  }
  throw new Error(`${read.webhookId} changed at every attempt to switch it off`);
}
