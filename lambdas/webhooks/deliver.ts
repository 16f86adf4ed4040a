import { eventFrame } from '../events/events.ts';
import type { DeliveryMessage } from '../jobs/delivery-message.ts';
import { logInfo } from '../log.ts';
import { type Inbox, inboxOf, ownedBy } from '../store/inbox/inboxes.ts';
import { addressKey, deliveryKey, endpointKey, tenantSlotsKey, webhookKey } from '../store/keys.ts';
import { type SlotPool, slotPoolOf } from '../store/limit/slot-pool.ts';
import { getRows } from '../store/table/table.ts';
import { type Endpoint, endpointOf, storeHealth } from '../store/webhook/endpoints.ts';
import {
  type AbandonReason,
  abandonDelivery,
  deliveryOf,
  leaseAttempt,
  type WebhookDelivery,
} from '../store/webhook/webhook-deliveries.ts';
import { type Webhook, webhookOf } from '../store/webhook/webhooks.ts';
import { abandonReasonOf } from './abandon-reason.ts';
import { attemptProgressOf } from './attempt-progress.ts';
import { admit, shouldDisable } from './breaker.ts';
import { type Claim, type ClaimedSlots, claimSlots, returnSlots } from './claim-slots.ts';
import { conclude, followUp } from './conclude.ts';
import type { DeliverServices } from './deliver-services.ts';
import { disableFailing, sendNoticeIfDue } from './disable.ts';
import { noteAttempt } from './endpoint-health.ts';
import { enqueue } from './enqueue.ts';
import { routeOf, SLOT_LEASE_MS } from './lane.ts';
import { openSecret } from './secret.ts';
import { signatureHeaders } from './sign.ts';
import { MAX_WAITS, slotWaitMs, spreadMs } from './waits.ts';

/** Delay before the first retry for a row that is not written yet, and the number of retries: twice the time of the API call. */
const FIRST_RETRY_MS = 2_000;
const MAX_RETRIES = 5;

/** The rows that decide what a message does next. */
interface DeliveryRows {
  readonly delivery: WebhookDelivery | undefined;
  readonly webhook: Webhook | undefined;
  readonly inbox: Inbox | undefined;
  readonly endpoint: Endpoint;
  /** Attempts of the tenant that are in flight. */
  readonly slots: SlotPool;
}

/** An attempt that has its slots and may start. */
interface AdmittedAttempt {
  readonly message: DeliveryMessage;
  readonly delivery: WebhookDelivery;
  readonly webhook: Webhook;
  readonly endpoint: Endpoint;
}

/**
 * Processes one message of the delivery queue: queues it until it is due, or makes its attempt and queues the next one.
 * Safe to repeat after any crash and with copies in parallel: attempts are counted before they are made, so there are
 * never more than the schedule has.
 */
export async function deliver(services: DeliverServices, message: DeliveryMessage): Promise<void> {
  const now = services.now();
  if (message.due_at > now.getTime()) return enqueue(services, message);
  const rows = await readRows(services, message);
  const { delivery, webhook } = rows;
  if (delivery === undefined) return retryMissing(services, message);
  if (webhook !== undefined) await sendNoticeIfDue(services, webhook);
  switch (attemptProgressOf(delivery, message, now)) {
    case 'passed':
      return;
    case 'under-way':
      return requeueAt(services, message, delivery.leased_until ?? now.getTime());
    case 'interrupted':
      return conclude(services, delivery, message.token, interruption(delivery), NO_OUTCOME, webhook);
    case 'concluded':
      return followUp(services, delivery, webhook);
    case 'due':
      return begin(services, message, delivery, rows);
  }
}

const NO_OUTCOME = { delivered: false } as const;

/** The request may have reached the endpoint or not: its worker died. */
function interruption({ attempt, began_at = 0 }: WebhookDelivery) {
  return { attempt, at: began_at, error: 'interrupted' };
}

async function readRows({ table, now }: DeliverServices, message: DeliveryMessage): Promise<DeliveryRows> {
  const { tenant, webhook_id, delivery_id, inbox_id } = message;
  const [delivery, webhook, endpoint, slots, address] = await getRows(table, [
    deliveryKey(webhook_id, delivery_id),
    webhookKey(tenant, webhook_id),
    endpointKey(webhook_id),
    tenantSlotsKey(tenant),
    ...(inbox_id === undefined ? [] : [addressKey(inbox_id)]),
  ]);
  return {
    delivery: deliveryOf(delivery, now()),
    webhook: webhook === undefined ? undefined : webhookOf(webhook),
    inbox: ownedBy(tenant, inboxOf(address)),
    endpoint: endpointOf(endpoint, now()),
    slots: slotPoolOf(slots),
  };
}

/** A delivery that a client requests is queued before its row is written, so that no row is written without a message. */
async function retryMissing(services: DeliverServices, message: DeliveryMessage): Promise<void> {
  if (message.attempt > 1 || message.waits === MAX_RETRIES) {
    return logInfo('delivery is not there', { delivery_id: message.delivery_id });
  }
  const wait = FIRST_RETRY_MS * 2 ** message.waits;
  await enqueue(services, {
    ...message,
    waits: message.waits + 1,
    due_at: services.now().getTime() + wait,
  });
}

function requeueAt(services: DeliverServices, message: DeliveryMessage, at: number): Promise<void> {
  return enqueue(services, { ...message, due_at: at });
}

async function begin(
  services: DeliverServices,
  message: DeliveryMessage,
  delivery: WebhookDelivery,
  { webhook, inbox, endpoint, slots }: DeliveryRows,
): Promise<void> {
  const reason = abandonReasonOf(delivery.event, webhook, inbox);
  if (webhook === undefined || reason !== undefined) {
    return abandon(services, message, delivery, reason ?? 'webhook_deleted');
  }
  const now = services.now();
  const admission = admit(endpoint.health, now.getTime());
  if (admission.verdict === 'defer') return waitForBreaker(services, message, admission.until);
  const route = routeOf(webhook.webhookId, message.lane, endpoint.health, slots, now);
  if (route.lane !== message.lane) return enqueue(services, { ...message, lane: route.lane });
  const claim = await claimSlots(services, webhook, route, slots);
  if (claim.outcome === 'full') return waitForSlot(services, message, delivery, claim);
  const admitted = { message, delivery, webhook, endpoint };
  if (admission.verdict === 'go') return attempt(services, admitted, claim.slots);
  // The pause is over: one probe tests whether the endpoint is back.
  const { table } = services;
  const changed = await storeHealth(table, webhook.webhookId, endpoint, admission.claimed, now);
  if (changed === undefined) {
    const { revision, generation } = endpoint;
    const claimed = {
      health: admission.claimed,
      revision: revision + 1,
      generation,
      writtenAt: now.getTime(),
    };
    return attempt(services, { ...admitted, endpoint: claimed }, claim.slots);
  }
  await returnSlots(services, claim.slots);
  return waitForBreaker(services, message, changed.health.openUntil ?? now.getTime());
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
    return requeueAt(services, message, now.getTime() + SLOT_LEASE_MS);
  }
  logInfo('delivery abandoned', { delivery_id: delivery.delivery_id, reason });
}

/** Spread out, so that attempts that waited for the same pause do not start together. */
function waitForBreaker(services: DeliverServices, message: DeliveryMessage, until: number): Promise<void> {
  return requeueAt(services, message, until + spreadMs(until - services.now().getTime(), services.random()));
}

/** Queues an attempt again that found no slot. It has not been made, and does not count. */
async function waitForSlot(
  services: DeliverServices,
  message: DeliveryMessage,
  delivery: WebhookDelivery,
  { of, limit, slotAgeMs }: Extract<Claim, { outcome: 'full' }>,
): Promise<void> {
  const { waits, lane } = message;
  if (waits >= MAX_WAITS) return abandon(services, message, delivery, 'endpoint_too_slow');
  logInfo('delivery waits for a slot', { delivery_id: delivery.delivery_id, of, limit, lane, waits });
  const wait = slotWaitMs({ waits, slotAgeMs, lane, random: services.random() });
  await enqueue(services, { ...message, waits: waits + 1, due_at: services.now().getTime() + wait });
}

async function attempt(
  services: DeliverServices,
  admitted: AdmittedAttempt,
  slots: ClaimedSlots,
): Promise<void> {
  const { message, delivery, webhook, endpoint } = admitted;
  // Before the attempt is counted: a failure here is ours, and the message is delivered again.
  const secret = await openSecret(services.keyring, webhook.webhookId, webhook.sealedSecret);
  const beganAt = services.now();
  const lease = {
    attempt: message.attempt,
    holder: message.token,
    until: beganAt.getTime() + SLOT_LEASE_MS,
  };
  if (!(await leaseAttempt(services.table, delivery, lease, beganAt))) {
    await returnSlots(services, slots);
    return requeueAt(services, message, lease.until);
  }
  const body = eventFrame(delivery.event);
  const outcome = await services.send({
    url: webhook.url,
    headers: signatureHeaders({
      secret,
      id: delivery.event.event_id,
      timestampSeconds: Math.floor(beganAt.getTime() / 1000),
      body,
    }),
    body,
  });
  const logged = {
    attempt: lease.attempt,
    at: beganAt.getTime(),
    duration_ms: Math.round(outcome.durationMs),
    ...(outcome.status === undefined ? {} : { status: outcome.status }),
    ...(outcome.error === undefined ? {} : { error: outcome.error }),
  };
  const leased = { ...delivery, attempt: lease.attempt, began_at: beganAt.getTime() };
  await conclude(services, leased, lease.holder, logged, outcome, webhook);
  await returnSlots(services, slots);
  const health = await noteAttempt(services, webhook.webhookId, endpoint, outcome);
  if (health !== undefined && shouldDisable(health, services.now().getTime())) {
    await disableFailing(services, webhook);
  }
}
