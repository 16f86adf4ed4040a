import type { ServiceEvent } from '../events/service-event.ts';
import { deliveryIdOf } from '../ids.ts';
import { logInfo } from '../log.ts';
import { coversInbox, type Webhook, webhooksOfTenant } from '../store/webhooks.ts';
import { type StartServices, startOnce } from './start-once.ts';

/**
 * Starts the delivery of an event to each webhook that wants it. Safe to be called again at any time after any crash:
 * each (webhook, event) is claimed once, and one that no attempt was begun of is queued again, because its first
 * queue message may never have been sent.
 */
export async function fanOut(services: StartServices, event: ServiceEvent): Promise<void> {
  const { table } = services;
  const webhooks = (await webhooksOfTenant(table, event.tenant_id)).filter((webhook) =>
    wants(webhook, event),
  );
  const outcomes = await Promise.allSettled(webhooks.map((webhook) => start(services, event, webhook)));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  // The others have been started all the same; the event comes again for this one.
  if (failed !== undefined) throw failed.reason;
  logInfo('event fanned out', { event_id: event.event_id, webhooks: webhooks.length });
}

/** Whether a webhook is to be told of an event now: asked again before every attempt. */
export function wants(webhook: Webhook, event: ServiceEvent): boolean {
  const types: readonly string[] = webhook.eventTypes;
  return webhook.enabled && types.includes(event.event_type) && coversInbox(webhook, event.inbox_id);
}

function start(
  services: StartServices,
  event: ServiceEvent,
  { webhookId, tenantId }: Webhook,
): Promise<void> {
  return startOnce(services, {
    delivery_id: deliveryIdOf(webhookId, event.event_id, new Date(event.timestamp)),
    tenant: tenantId,
    webhook_id: webhookId,
    event,
  });
}
