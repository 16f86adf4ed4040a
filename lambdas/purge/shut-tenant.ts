import { closeSocketsOfTenant, type SocketServices } from '../auth/close-sockets.ts';
import { revokeAllKeys } from '../store/removal/tenant-rows.ts';
import { tryTransact } from '../store/table/transaction.ts';
import { type Webhook, webhookDeletion, webhooksOfTenant, webhookTrace } from '../store/webhook/webhooks.ts';
import { sideBySide } from '../timing/side-by-side.ts';

const WEBHOOKS_AT_ONCE = 10;

/**
 * Makes a deleted tenant unreachable at once: its keys are unknown, its sockets closed, its webhooks silent.
 * May be repeated. Its inboxes can be reached only by mail, which findTenantFacts refuses.
 */
export async function shutTenant(services: SocketServices, tenantId: string): Promise<void> {
  const { table } = services;
  await revokeAllKeys(table, tenantId);
  // After the keys: a socket that is being opened meanwhile finds its key gone.
  await closeSocketsOfTenant(services, tenantId);
  const webhooks = await webhooksOfTenant(table, tenantId);
  await sideBySide(WEBHOOKS_AT_ONCE, webhooks, (webhook) => removeWebhook(services, webhook));
}

async function removeWebhook({ table, now }: SocketServices, webhook: Webhook): Promise<void> {
  const failed = await tryTransact(table, {
    ...webhookDeletion(table, webhook),
    ...webhookTrace(table, webhook, now()),
  });
  // A parallel call removed it, and left the trace.
  if (failed?.of('webhook') === false) throw failed;
}
