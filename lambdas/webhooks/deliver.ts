import { eventFrame } from '../events/events.ts';
import { logInfo } from '../log.ts';
import {
  type Endpoint,
  endpointKey,
  endpointOf,
  leaveEndpointPlace,
  type Place,
} from '../store/endpoints.ts';
import { addressKey, type Inbox, inboxOf, ownedBy } from '../store/inboxes.ts';
import { getRows } from '../store/table.ts';
import {
  abandonDelivery,
  deliveryKey,
  deliveryOf,
  leaseAttempt,
  type WebhookDelivery,
} from '../store/webhook-deliveries.ts';
import { type Webhook, webhookKey, webhookOf } from '../store/webhooks.ts';
import { shouldDisable } from './breaker.ts';
import { conclude, followUp } from './conclude.ts';
import type { DeliverServices } from './deliver-services.ts';
import type { DeliveryMessage } from './delivery-message.ts';
import { disableFailing, tellIfDue } from './disable.ts';
import { finishPlace, takePlace } from './endpoint-place.ts';
import { enqueue } from './enqueue.ts';
import { refusalOf } from './refusal.ts';
import { openSecret } from './secret.ts';
import { signatureHeaders } from './sign.ts';
import { standingOf } from './standing.ts';

/** Longer than the function that attempts may live: whoever holds an attempt for so long is dead. */
export const HOLD_MS = 40_000;

/**
 * An endpoint that had no place is asked again after about a second, some times, because one that works is soon through
 * with a burst; then later and later, up to about a minute. One that does not answer is given time at once.
 */
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;
const SHORT_WAITS = 4;

/** Looks for a delivery that is still being made: about a minute, twice the life of the call that makes it. */
const LOOKS = 5;

interface Seen {
  readonly delivery: WebhookDelivery | undefined;
  readonly webhook: Webhook | undefined;
  readonly inbox: Inbox | undefined;
  readonly endpoint: Endpoint;
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
  const [delivery, webhook, endpoint, address] = await getRows(table, [
    deliveryKey(webhook_id, delivery_id),
    webhookKey(tenant, webhook_id),
    endpointKey(webhook_id),
    ...(inbox_id === undefined ? [] : [addressKey(inbox_id)]),
  ]);
  return {
    delivery: deliveryOf(delivery, now()),
    webhook: webhook === undefined ? undefined : webhookOf(webhook),
    inbox: ownedBy(tenant, inboxOf(address)),
    endpoint: endpointOf(endpoint, now()),
  };
}

/** A delivery that a client asked for is queued before it is made, so that none is made that nobody sees to. */
async function lookAgain(services: DeliverServices, message: DeliveryMessage): Promise<void> {
  if (message.attempt > 1 || message.waits === LOOKS) {
    return logInfo('delivery is not there', { delivery_id: message.delivery_id });
  }
  const wait = 2 * FIRST_WAIT_MS * 2 ** message.waits;
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
  { webhook, inbox, endpoint }: Seen,
): Promise<void> {
  const refusal = refusalOf(delivery.event, webhook, inbox);
  const now = services.now();
  if (webhook === undefined || refusal !== undefined) {
    const reason = refusal ?? 'webhook_deleted';
    // When a copy of this message has begun the attempt, what becomes of that is looked at later.
    if (!(await abandonDelivery(services.table, delivery, reason, now))) {
      return comeBack(services, message, now.getTime() + HOLD_MS);
    }
    return logInfo('delivery abandoned', { delivery_id: delivery.delivery_id, reason });
  }
  const taken = await takePlace(services, webhook.webhookId, endpoint, HOLD_MS);
  switch (taken.outcome) {
    case 'closed': {
      // Spread out, so that what waited together does not come back together.
      const spread = services.random() * Math.max(FIRST_WAIT_MS, (taken.until - now.getTime()) / 2);
      return comeBack(services, message, Math.ceil(taken.until + spread));
    }
    case 'full':
      return enqueue(services, {
        ...message,
        waits: message.waits + 1,
        due_at: now.getTime() + waitFor(message.waits, taken.heldMs, services.random()),
      });
    case 'taken':
      return attempt(services, { message, delivery, webhook, endpoint }, taken.place);
  }
}

/** Between half and one and a half of a wait that grows. @param heldMs how long the endpoint has left an attempt unanswered */
function waitFor(waits: number, heldMs: number, random: number): number {
  const wait = Math.max(2 * heldMs, FIRST_WAIT_MS * 2 ** Math.max(0, waits - SHORT_WAITS));
  return Math.ceil(Math.min(wait, LONGEST_WAIT_MS) * (0.5 + random));
}

async function attempt(services: DeliverServices, ready: Ready, place: Place): Promise<void> {
  const { message, delivery, webhook } = ready;
  // Before the attempt is counted: what fails here is our own fault, and the message comes again.
  const secret = await openSecret(services.keyring, webhook.webhookId, webhook.sealedSecret);
  const beganAt = services.now();
  const lease = {
    attempt: message.attempt,
    holder: message.token,
    until: beganAt.getTime() + HOLD_MS,
  };
  if (!(await leaseAttempt(services.table, delivery, lease, beganAt))) {
    await leaveEndpointPlace(services.table, webhook.webhookId, place);
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
  const health = await finishPlace(services, webhook.webhookId, place, outcome);
  if (health !== undefined && shouldDisable(health, services.now().getTime())) {
    await disableFailing(services, webhook);
  }
}
