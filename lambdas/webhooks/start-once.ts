import { redeliveryIdOf } from '../ids.ts';
import type { DeadDelivery } from '../jobs/delivery-message.ts';
import { logInfo } from '../observability/log.ts';
import type { Table } from '../store/table/table.ts';
import {
  createDelivery,
  getDelivery,
  type NewDelivery,
  newDelivery,
} from '../store/webhook/webhook-deliveries.ts';
import { type Enqueuing, enqueue, nextMessage } from './enqueue.ts';

export interface StartServices extends Enqueuing {
  readonly table: Table;
}

/** A repeated call queues the delivery again only if no attempt was begun, because its first message may be lost. */
export async function startOnce(services: StartServices, wanted: NewDelivery): Promise<void> {
  const made = newDelivery(wanted, services.now());
  const delivery = (await createDelivery(services.table, made)) ?? made;
  if (delivery.state !== 'pending' || delivery.attempt > 0) return;
  await enqueue(services, nextMessage(services, delivery));
}

/** The new delivery has the same event id and a new schedule. */
export async function deliverAgain(
  services: StartServices,
  { tenant, webhook_id, delivery_id }: Pick<DeadDelivery, 'tenant' | 'webhook_id' | 'delivery_id'>,
): Promise<void> {
  const now = services.now();
  const dead = await getDelivery(services.table, webhook_id, delivery_id, now);
  // The row expired or its tenant was deleted.
  if (dead === undefined) return logInfo('delivery row not found', { delivery_id });
  const wanted = {
    delivery_id: redeliveryIdOf(dead.delivery_id, new Date(dead.updated_at)),
    tenant,
    webhook_id,
  };
  await startOnce(services, { ...wanted, event: dead.event });
}
