import { mismatchOf } from '../events/event-filter.ts';
import { type DeliverableEvent, inboxOf } from '../events/events.ts';
import type { Inbox } from '../store/inbox/inboxes.ts';
import type { AbandonReason } from '../store/webhook/webhook-deliveries.ts';
import type { Webhook } from '../store/webhook/webhooks.ts';

/**
 * Why a webhook must not get an event any more. Asked before every attempt, so that a delete, a switch or a
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
  // Nobody subscribes to an event that is about no inbox: it was asked for.
  if (inboxOf(event) === undefined) return undefined;
  return inbox === undefined ? 'inbox_deleted' : mismatchOf(webhook, event);
}
