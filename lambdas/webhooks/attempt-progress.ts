import type { DeliveryMessage } from '../jobs/delivery-message.ts';
import type { WebhookDelivery } from '../store/webhook/webhook-deliveries.ts';

/**
 * How far the attempt of a queue message is. A message can be delivered twice, and again when its worker died; of all
 * messages for one attempt, only the one that began it continues the delivery.
 * - `due`: the attempt is to be made.
 * - `under-way`: this message began it, and its worker may still be running.
 * - `interrupted`: this message began it, and its worker died before it logged the outcome.
 * - `concluded`: this message made it; the steps after it may be missing.
 * - `passed`: another message continues the delivery.
 */
export type AttemptProgress = 'due' | 'under-way' | 'interrupted' | 'concluded' | 'passed';

export function attemptProgressOf(
  delivery: WebhookDelivery,
  message: DeliveryMessage,
  now: Date,
): AttemptProgress {
  if (delivery.attempt === message.attempt - 1) return delivery.state === 'pending' ? 'due' : 'passed';
  if (delivery.attempt !== message.attempt || delivery.holder !== message.token) return 'passed';
  if (delivery.leased_until === undefined) return 'concluded';
  return delivery.leased_until > now.getTime() ? 'under-way' : 'interrupted';
}
