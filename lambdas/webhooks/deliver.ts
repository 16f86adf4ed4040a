import { eventFrame } from '../events/events.ts';
import type { DeliveryMessage } from '../jobs/delivery-message.ts';
import { logInfo } from '../log.ts';
import { type Inbox, inboxOf, ownedBy } from '../store/inbox/inboxes.ts';
import { addressKey, deliveryKey, endpointKey, tenantSlotsKey, webhookKey } from '../store/keys.ts';
import { getRows } from '../store/table/table.ts';
import { type SlotPool, slotPoolOf } from '../store/webhook/attempt-slots.ts';
import { type Endpoint, endpointOf, storeHealth } from '../store/webhook/endpoints.ts';
import {
  type AbandonReason,
  abandonDelivery,
  deliveryOf,
  leaseAttempt,
  type WebhookDelivery,
} from '../store/webhook/webhook-deliveries.ts';
import { type Webhook, webhookOf } from '../store/webhook/webhooks.ts';
import { admit, shouldDisable } from './breaker.ts';
import { type Claim, type ClaimedSlots, claimSlots, returnSlots } from './claim-slots.ts';
import { conclude, followUp } from './conclude.ts';
import type { DeliverServices } from './deliver-services.ts';
import { disableFailing, tellIfDue } from './disable.ts';
import { noteAttempt } from './endpoint-health.ts';
import { enqueue } from './enqueue.ts';
import { routeOf, SLOT_LEASE_MS } from './lane.ts';
import { refusalOf } from './refusal.ts';
import { openSecret } from './secret.ts';
import { signatureHeaders } from './sign.ts';
import { standingOf } from './standing.ts';
import { MAX_WAITS, slotWaitMs, spreadMs } from './waits.ts';

/** The first look again for a delivery that is still being made, and how many follow: twice the life of the call that makes it. */
const FIRST_LOOK_MS = 2_000;
const LOOKS = 5;

interface Seen {
  readonly delivery: WebhookDelivery | undefined;
  readonly webhook: Webhook | undefined;
  readonly inbox: Inbox | undefined;
  readonly endpoint: Endpoint;
  /** The tenant's, in flight. */
  readonly slots: SlotPool;
}

/** What an attempt is made with. */
interface Ready {
  readonly message: DeliveryMessage;
  readonly delivery: WebhookDelivery;
  readonly webhook: Webhook;
  readonly endpoint: Endpoint;
}

/**
 * Takes one message of the delivery queue a step further: on to when it is due, or through one attempt to the message
 * of the next. Safe to be called again at any time after any crash, and with copies side by side: attempts are counted
 * before they are made, so there are never more than the schedule has.
 */
export async function deliver(services: DeliverServices, message: DeliveryMessage): Promise<void> {
  const now = services.now();
  if (message.due_at > now.getTime()) return enqueue(services, message);
  const seen = await look(services, message);
  const { delivery, webhook } = seen;
  if (delivery === undefined) return lookAgain(services, message);
  if (webhook !== undefined) await tellIfDue(services, webhook);
  switch (standingOf(delivery, message, now)) {
    case 'passed':
      return;
    case 'under-way':
      return comeBack(services, message, delivery.leased_until ?? now.getTime());
    case 'interrupted':
      return conclude(services, delivery, message.token, interruption(delivery), NOTHING_SAID, webhook);
    case 'concluded':
      return followUp(services, delivery, webhook);
    case 'due':
      return begin(services, message, delivery, seen);
  }
}

const NOTHING_SAID = { delivered: false } as const;

/** It may have reached the endpoint or not: nobody is left to say. */
function interruption({ attempt, began_at = 0 }: WebhookDelivery) {
  return { attempt, at: began_at, error: 'interrupted' };
}

async function look({ table, now }: DeliverServices, message: DeliveryMessage): Promise<Seen> {
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

/** A delivery that a client asked for is queued before it is made, so that none is made that nobody sees to. */
async function lookAgain(services: DeliverServices, message: DeliveryMessage): Promise<void> {
  if (message.attempt > 1 || message.waits === LOOKS) {
    return logInfo('delivery is not there', { delivery_id: message.delivery_id });
  }
  const wait = FIRST_LOOK_MS * 2 ** message.waits;
  await enqueue(services, {
    ...message,
    waits: message.waits + 1,
    due_at: services.now().getTime() + wait,
  });
}

function comeBack(services: DeliverServices, message: DeliveryMessage, at: number): Promise<void> {
  return enqueue(services, { ...message, due_at: at });
}

async function begin(
  services: DeliverServices,
  message: DeliveryMessage,
  delivery: WebhookDelivery,
  { webhook, inbox, endpoint, slots }: Seen,
): Promise<void> {
  const refusal = refusalOf(delivery.event, webhook, inbox);
  if (webhook === undefined || refusal !== undefined) {
    return abandon(services, message, delivery, refusal ?? 'webhook_deleted');
  }
  const now = services.now();
  const admission = admit(endpoint.health, now.getTime());
  if (admission.verdict === 'defer') return waitForBreaker(services, message, admission.until);
  const route = routeOf(webhook.webhookId, message.lane, endpoint.health, slots, now);
  if (route.lane !== message.lane) return enqueue(services, { ...message, lane: route.lane });
  const claim = await claimSlots(services, webhook, route, slots);
  if (claim.outcome === 'full') return waitForSlot(services, message, delivery, claim);
  const ready = { message, delivery, webhook, endpoint };
  if (admission.verdict === 'go') return attempt(services, ready, claim.slots);
  // The break is over, and one attempt alone finds out whether the endpoint is back.
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
    return attempt(services, { ...ready, endpoint: claimed }, claim.slots);
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
  // When a copy of this message has begun the attempt, what becomes of that is looked at later.
  if (!(await abandonDelivery(services.table, delivery, reason, now))) {
    return comeBack(services, message, now.getTime() + SLOT_LEASE_MS);
  }
  logInfo('delivery abandoned', { delivery_id: delivery.delivery_id, reason });
}

/** Spread out, so that what waited together does not come back together. */
function waitForBreaker(services: DeliverServices, message: DeliveryMessage, until: number): Promise<void> {
  return comeBack(services, message, until + spreadMs(until - services.now().getTime(), services.random()));
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

async function attempt(services: DeliverServices, ready: Ready, slots: ClaimedSlots): Promise<void> {
  const { message, delivery, webhook, endpoint } = ready;
  // Before the attempt is counted: what fails here is our own fault, and the message comes again.
  const secret = await openSecret(services.keyring, webhook.webhookId, webhook.sealedSecret);
  const beganAt = services.now();
  const lease = {
    attempt: message.attempt,
    holder: message.token,
    until: beganAt.getTime() + SLOT_LEASE_MS,
  };
  if (!(await leaseAttempt(services.table, delivery, lease, beganAt))) {
    await returnSlots(services, slots);
    return comeBack(services, message, lease.until);
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
