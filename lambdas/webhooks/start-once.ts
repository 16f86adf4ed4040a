import type { Table } from '../store/table/table.ts';
import { claimDelivery, type NewDelivery, newDelivery } from '../store/webhook/webhook-deliveries.ts';
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
