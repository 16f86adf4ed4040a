import { logInfo } from '../log.ts';
import type { Table } from '../store/table.ts';
import { disableWebhook } from '../store/webhook-disabling.ts';
import { getWebhook, type Webhook, webhooksOfTenant } from '../store/webhooks.ts';

/** Changes by a call that was under way when its key was revoked, each of which is waited out. */
const ATTEMPTS = 10;

/**
 * Switches off every webhook that a tenant has: whoever made them had a key that no longer counts (decisions,
 * "Sign-up and verify"). Deliveries that are queued end with them.
 */
export async function disableEarlierWebhooks(table: Table, tenantId: string, now: Date): Promise<void> {
  const earlier = await webhooksOfTenant(table, tenantId);
  for (const webhook of earlier) await disableForGood(table, webhook, now);
  if (earlier.length > 0) logInfo('webhooks of revoked keys disabled', { webhooks: earlier.length });
}

async function disableForGood(table: Table, read: Webhook, now: Date): Promise<void> {
  let webhook: Webhook | undefined = read;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (webhook === undefined || !webhook.enabled) return;
    if (await disableWebhook(table, webhook, now, undefined)) return;
    webhook = await getWebhook(table, webhook.tenantId, webhook.webhookId);
  }
  throw new Error(`${read.webhookId} changed at every attempt to switch it off`);
}
