import type { DeliverableEvent } from '../../events/deliverable-event.ts';
import { KEY_ENTROPY_BYTES, newId } from '../../ids.ts';
import { claimDelivery, newDelivery, type WebhookDelivery } from '../../store/webhook-deliveries.ts';
import type { Webhook } from '../../store/webhooks.ts';
import { nextMessage } from '../../webhooks/enqueue.ts';
import type { Context } from '../context.ts';
import { ApiError } from '../errors.ts';

/** The message is first looked at when the row below has most likely been written. */
const DECISION_SECONDS = 1;

/**
 * Starts a delivery that a client asks for, beside any other of the same event. It is queued first: a crash between
 * the two leaves a message that finds nothing, never a delivery in the log that nobody makes.
 * @throws ApiError conflict for a webhook that is switched off
 */
export async function startDelivery(
  context: Context,
  webhook: Webhook,
  event: DeliverableEvent,
): Promise<WebhookDelivery> {
  if (!webhook.enabled) throw new ApiError('conflict', 'The webhook is switched off: enable it first.');
  const now = context.now();
  const wanted = {
    delivery_id: newId('del', now, context.randomBytes(KEY_ENTROPY_BYTES)),
    tenant: webhook.tenantId,
    webhook_id: webhook.webhookId,
    event,
  };
  const delivery = newDelivery(wanted, now);
  const { deliveryQueue: queue, randomBytes } = context;
  const message = nextMessage({ queue, now: () => now, randomBytes }, delivery);
  await queue.send(message, DECISION_SECONDS);
  await claimDelivery(context.table, delivery);
  return delivery;
}
