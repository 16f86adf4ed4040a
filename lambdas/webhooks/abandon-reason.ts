import { mismatchOf } from '../events/event-filter.ts';
import { type DeliverableEvent, inboxNeededBy, isServiceEvent } from '../events/events.ts';
import type { Inbox } from '../store/inbox/inboxes.ts';
import type { AbandonReason } from '../store/webhook/webhook-deliveries.ts';
import type { Webhook } from '../store/webhook/webhooks.ts';

/**
 * Why a queued delivery must be abandoned, if it must. Checked before every attempt, so that deleting or disabling a
 * webhook, or narrowing its scope, ends its queued deliveries.
 * @param inbox the event's, undefined when it was deleted
 */
export function abandonReasonOf(
  event: DeliverableEvent,
  webhook: Webhook | undefined,
  inbox: Inbox | undefined,
  isMessageDeleted: boolean,
): AbandonReason | undefined {
  if (webhook === undefined) return 'webhook_deleted';
  if (!webhook.enabled) return 'webhook_disabled';
  // A client requested it for this webhook.
  if (!isServiceEvent(event)) return undefined;
  if (inbox === undefined && inboxNeededBy(event) !== undefined) return 'inbox_deleted';
  if (isMessageDeleted) return 'message_deleted';
  return mismatchOf(webhook, event);
}
