import type { JobQueue } from '../aws/job-queue.ts';
import { inboxOf } from '../events/events.ts';
import type { DeliveryMessage } from '../jobs/delivery-message.ts';
import type { WebhookDelivery } from '../store/webhook/webhook-deliveries.ts';
import { delayUntil } from '../timing/delay-until.ts';

const TOKEN_BYTES = 8;

export interface Enqueuing {
  readonly queue: JobQueue<DeliveryMessage>;
  now(): Date;
  randomBytes(size: number): Uint8Array;
}

export function nextMessage(
  { now, randomBytes }: Enqueuing,
  { tenant, webhook_id, delivery_id, event, attempt, next_attempt_at }: WebhookDelivery,
): DeliveryMessage {
  return {
    tenant,
    webhook_id,
    delivery_id,
    inbox_id: inboxOf(event),
    message_id: 'message_id' in event ? event.message_id : undefined,
    attempt: attempt + 1,
    due_at: next_attempt_at ?? now().getTime(),
    token: Buffer.from(randomBytes(TOKEN_BYTES)).toString('hex'),
    waits: 0,
    retries: 0,
    lane: 'main',
  };
}

/**
 * A longer delay is queued again, because visibility timeouts would fill the in-flight limit of SQS, which all tenants
 * share.
 */
export async function enqueue({ queue, now }: Enqueuing, message: DeliveryMessage): Promise<void> {
  await queue.send(message, delayUntil(message.due_at, now().getTime()));
}
