import type { DeliveryMessage } from '../jobs/delivery-message.ts';
import type { WebhookDelivery } from '../store/webhook/webhook-deliveries.ts';

/**
 * The state of a delivery as a queue message finds it. Messages come twice, and come again when their worker died; of all
 * messages for one attempt, the one that began it carries the delivery on.
 * - `due`: the attempt is still to be made.
 * - `under-way`: this very message began it, and its worker may still be at it.
 * - `interrupted`: this very message began it, and its worker died before it could log anything.
 * - `concluded`: this very message made it, and what follows may not have been done.
 * - `passed`: another message sees to it.
 */
export type Standing = 'due' | 'under-way' | 'interrupted' | 'concluded' | 'passed';

export function standingOf(delivery: WebhookDelivery, message: DeliveryMessage, now: Date): Standing {
  if (delivery.attempt === message.attempt - 1) return delivery.state === 'pending' ? 'due' : 'passed';
  if (delivery.attempt !== message.attempt || delivery.holder !== message.token) return 'passed';
  if (delivery.leased_until === undefined) return 'concluded';
  return delivery.leased_until > now.getTime() ? 'under-way' : 'interrupted';
}
