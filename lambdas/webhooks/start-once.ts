import { redeliveryIdOf } from '../ids.ts';
import type { DeadDelivery } from '../jobs/delivery-message.ts';
import { logInfo } from '../observability/log.ts';
import type { Table } from '../store/table/table.ts';
import {
  claimDelivery,
  getDelivery,
  type NewDelivery,
  newDelivery,
} from '../store/webhook/webhook-deliveries.ts';
import { type Enqueuing, enqueue, nextMessage } from './enqueue.ts';

export interface StartServices extends Enqueuing {
  readonly table: Table;
}

/**
 * Makes a delivery whose id follows from what it is for, and queues its first attempt. Called again it finds the
 * delivery, and queues it again only when no attempt was begun: the first queue message may never have been sent.
 */
export async function startOnce(services: StartServices, wanted: NewDelivery): Promise<void> {
  const made = newDelivery(wanted, services.now());
  const delivery = (await claimDelivery(services.table, made)) ?? made;
  if (delivery.state !== 'pending' || delivery.attempt > 0) return;
  await enqueue(services, nextMessage(services, delivery));
}

/**
 * Starts a new delivery in place of one whose schedule was spent, as its owner may: with the same event id, and a
 * schedule of its own. Once for each: asked for again it finds the same one. Whether the webhook is still
 * there and wants the event is looked at before every attempt.
 */
export async function deliverAgain(
  services: StartServices,
  { tenant, webhook_id, delivery_id }: Pick<DeadDelivery, 'tenant' | 'webhook_id' | 'delivery_id'>,
): Promise<void> {
  const now = services.now();
  const dead = await getDelivery(services.table, webhook_id, delivery_id, now);
  // Its log has expired or went with its tenant: it is not needed any more.
  if (dead === undefined) return logInfo('delivery row not found', { delivery_id });
  const wanted = {
    delivery_id: redeliveryIdOf(dead.delivery_id, new Date(dead.updated_at)),
    tenant,
    webhook_id,
  };
  await startOnce(services, { ...wanted, event: dead.event });
}
