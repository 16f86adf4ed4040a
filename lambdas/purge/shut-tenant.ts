import { closeSocketsOfTenant, type SocketServices } from '../auth/close-sockets.ts';
import { revokeAllKeys } from '../store/removal/tenant-rows.ts';
import { tryTransact } from '../store/table/transaction.ts';
import { type Webhook, webhookDeletion, webhooksOfTenant, webhookTrace } from '../store/webhook/webhooks.ts';
import { sideBySide } from '../timing/side-by-side.ts';

const WEBHOOKS_AT_ONCE = 10;

/** findTenantFacts refuses email, the only other way to reach the inboxes. */
export async function shutTenant(services: SocketServices, tenantId: string): Promise<void> {
  const { table } = services;
  await revokeAllKeys(table, tenantId);
  // A socket that is being opened finds its key deleted.
  await closeSocketsOfTenant(services, tenantId);
  const webhooks = await webhooksOfTenant(table, tenantId);
  await sideBySide(WEBHOOKS_AT_ONCE, webhooks, (webhook) => removeWebhook(services, webhook));
}

async function removeWebhook({ table, now }: SocketServices, webhook: Webhook): Promise<void> {
  const failed = await tryTransact(table, {
    ...webhookDeletion(table, webhook),
    ...webhookTrace(table, webhook, now()),
  });
  // A concurrent call removed the webhook.
  if (failed?.of('webhook') === false) throw failed;
}
