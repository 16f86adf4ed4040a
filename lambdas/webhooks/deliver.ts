import { keysOfMessageId } from '../ids.ts';
import type { DeliveryMessage } from '../jobs/delivery-message.ts';
import { logInfo } from '../observability/log.ts';
import { inboxOf, ownedBy } from '../store/inbox/inboxes.ts';
import {
  addressKey,
  deletedMessageKey,
  deliveryKey,
  endpointKey,
  tenantAttemptsKey,
  webhookKey,
} from '../store/keys.ts';
import { leasePoolOf } from '../store/limit/lease-pool.ts';
import { getRows } from '../store/table/table.ts';
import { endpointOf } from '../store/webhook/endpoints.ts';
import {
  type AbandonReason,
  abandonDelivery,
  deliveryOf,
  type WebhookDelivery,
} from '../store/webhook/webhook-deliveries.ts';
import { webhookOf } from '../store/webhook/webhooks.ts';
import { conclude, followUp } from './conclude.ts';
import type { DeliverServices } from './deliver-services.ts';
import { sendNoticeIfDue } from './disable.ts';
import { enqueue } from './enqueue.ts';
import { ATTEMPT_LEASE_MS } from './lane.ts';
import { makeAttempt } from './make-attempt.ts';
import { type DeliveryRows, type NextStep, nextStep } from './next-step.ts';

/**
 * Processes one message of the delivery queue: queues it until it is due, or makes its attempt and queues the next one.
 * Safe to repeat after any crash and with copies in parallel: attempts are counted before they are made, so there are
 * never more than the schedule has.
 */
export async function deliver(services: DeliverServices, message: DeliveryMessage): Promise<void> {
  if (message.due_at > services.now().getTime()) return enqueue(services, message);
  const rows = await readRows(services, message);
  if (rows.delivery !== undefined && rows.webhook !== undefined)
    await sendNoticeIfDue(services, rows.webhook);
  await act(services, message, rows, nextStep(message, rows, services.now(), services.random()));
}

async function readRows({ table, now }: DeliverServices, message: DeliveryMessage): Promise<DeliveryRows> {
  const { tenant, webhook_id, delivery_id, inbox_id, message_id = '' } = message;
  const keys = keysOfMessageId(message_id);
  const [delivery, webhook, endpoint, leases, address, deleted] = await getRows(table, [
    deliveryKey(webhook_id, delivery_id),
    webhookKey(tenant, webhook_id),
    endpointKey(webhook_id),
    tenantAttemptsKey(tenant),
    ...(inbox_id === undefined ? [] : [addressKey(inbox_id)]),
    ...(inbox_id === undefined || keys === undefined
      ? []
      : [deletedMessageKey(inbox_id, keys.threadKey, keys.sortKey)]),
  ]);
  return {
    delivery: deliveryOf(delivery, now()),
    webhook: webhook === undefined ? undefined : webhookOf(webhook),
    inbox: ownedBy(tenant, inboxOf(address)),
    isMessageDeleted: deleted !== undefined,
    endpoint: endpointOf(endpoint, now()),
    leases: leasePoolOf(leases),
  };
}

async function act(
  services: DeliverServices,
  message: DeliveryMessage,
  rows: DeliveryRows,
  step: NextStep,
): Promise<void> {
  switch (step.kind) {
    case 'none':
      return;
    case 'queue':
      return enqueue(services, step.message);
    case 'give-up':
      return logInfo('delivery row not found', { delivery_id: message.delivery_id });
    case 'abandon':
      return abandon(services, message, step.delivery, step.reason);
    case 'log-interruption': {
      // The request may have reached the endpoint or not.
      const { attempt, began_at = 0 } = step.delivery;
      const logged = { attempt, at: began_at, error: 'interrupted' };
      return conclude(services, step.delivery, message.token, logged, { delivered: false }, rows.webhook);
    }
    case 'follow-up':
      return followUp(services, step.delivery, rows.webhook);
    case 'attempt':
      return act(services, message, rows, await makeAttempt(services, message, step, rows));
  }
}

async function abandon(
  services: DeliverServices,
  message: DeliveryMessage,
  delivery: WebhookDelivery,
  reason: AbandonReason,
): Promise<void> {
  const now = services.now();
  // A copy of this message has begun the attempt: check its outcome when its lease has ended.
  if (!(await abandonDelivery(services.table, delivery, reason, now))) {
    return enqueue(services, { ...message, due_at: now.getTime() + ATTEMPT_LEASE_MS });
  }
  logInfo('delivery abandoned', { delivery_id: delivery.delivery_id, reason });
}
