import type { DeliverableEvent } from '../events/deliverable-event.ts';
import type { Inbox } from '../store/inboxes.ts';
import type { AbandonReason } from '../store/webhook-deliveries.ts';
import { coversInbox, type Webhook } from '../store/webhooks.ts';

/**
 * Why a webhook is not to be told of an event any more. Asked before every attempt, so that a delete, a switch or a
 * narrower scope ends what is queued.
 * @param inbox the event's, undefined when it was deleted
 */
export function refusalOf(
  event: DeliverableEvent,
  webhook: Webhook | undefined,
  inbox: Inbox | undefined,
): AbandonReason | undefined {
  if (webhook === undefined) return 'webhook_deleted';
  if (!webhook.enabled) return 'webhook_disabled';
  if (!('inbox_id' in event)) return undefined;
  if (inbox === undefined) return 'inbox_deleted';
  if (!coversInbox(webhook, event.inbox_id)) return 'out_of_scope';
  const types: readonly string[] = webhook.eventTypes;
  return types.includes(event.event_type) ? undefined : 'event_type_not_wanted';
}
