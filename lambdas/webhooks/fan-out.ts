import { mismatchOf } from '../events/event-filter.ts';
import type { ServiceEvent } from '../events/events.ts';
import { deliveryIdOf } from '../ids.ts';
import { logInfo } from '../observability/log.ts';
import { webhooksOfTenant } from '../store/webhook/webhooks.ts';
import { type StartServices, startOnce } from './start-once.ts';

/** A delivery without an attempt is queued again, because its first message may be lost. */
export async function fanOutToWebhooks(services: StartServices, event: ServiceEvent): Promise<void> {
  const { table } = services;
  const webhooks = (await webhooksOfTenant(table, event.tenant_id)).filter(
    (webhook) => webhook.enabled && mismatchOf(webhook, event) === undefined,
  );
  const outcomes = await Promise.allSettled(
    webhooks.map(({ webhookId, tenantId }) =>
      startOnce(services, {
        delivery_id: deliveryIdOf(webhookId, event.event_id, new Date(event.timestamp)),
        tenant: tenantId,
        webhook_id: webhookId,
        event,
      }),
    ),
  );
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
  logInfo('event fanned out', { event_id: event.event_id, webhooks: webhooks.length });
}
