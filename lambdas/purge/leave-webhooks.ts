import { coversInbox, narrowWebhook, webhooksOfTenant } from '../store/webhook/webhooks.ts';
import type { PurgeServices } from './purge-inbox.ts';

/**
 * Takes a deleted inbox out of the scope of its tenant's webhooks. One that covered nothing else stays, for its
 * owner to point elsewhere, and covers nothing: it must not come to cover everything.
 * @throws Error when a webhook was changed meanwhile; the job comes again and sees the change.
 */
export async function leaveWebhooks(
  { table, now }: Pick<PurgeServices, 'table' | 'now'>,
  tenantId: string,
  inboxId: string,
): Promise<void> {
  for (const webhook of await webhooksOfTenant(table, tenantId)) {
    if (webhook.inboxIds === undefined || !coversInbox(webhook, inboxId)) continue;
    const rest = webhook.inboxIds.filter((each) => each !== inboxId);
    await narrowWebhook(table, webhook, rest, now());
  }
}
