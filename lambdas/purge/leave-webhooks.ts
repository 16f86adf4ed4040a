import type { Table } from '../store/table/table.ts';
import { coversInbox, narrowWebhook, webhooksOfTenant } from '../store/webhook/webhooks.ts';

/**
 * Takes a deleted inbox out of the scope of its tenant's webhooks. One that covered nothing else stays, for its
 * owner to point elsewhere, and covers nothing: it must not come to cover everything.
 * @throws Error when a webhook was changed meanwhile; the job comes again and sees the change.
 */
export async function leaveWebhooks(
  { table, now }: { readonly table: Table; now(): Date },
  tenantId: string,
  deleted: { readonly inboxId: string; readonly deletedAt: string },
): Promise<void> {
  for (const webhook of await webhooksOfTenant(table, tenantId)) {
    if (webhook.inboxIds === undefined || !coversInbox(webhook, deleted.inboxId)) continue;
    await narrowWebhook(table, webhook, deleted, now());
  }
}
