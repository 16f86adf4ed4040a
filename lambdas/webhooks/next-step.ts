import { mismatchOf } from '../events/event-filter.ts';
import { type DeliverableEvent, inboxNeededBy, isServiceEvent } from '../events/events.ts';
import type { DeliveryMessage, Lane } from '../jobs/delivery-message.ts';
import type { Inbox } from '../store/inbox/inboxes.ts';
import type { LeasePool } from '../store/limit/lease-pool.ts';
import type { Endpoint, EndpointHealth } from '../store/webhook/endpoints.ts';
import type { AbandonReason, WebhookDelivery } from '../store/webhook/webhook-deliveries.ts';
import type { Webhook } from '../store/webhook/webhooks.ts';
import { admit } from './breaker.ts';
import { type Route, routeOf } from './lane.ts';

/** Delay before the first retry for a row that is not written yet, and the number of retries: twice the time of the API call. */
const FIRST_RETRY_MS = 2_000;
const MAX_RETRIES = 5;

/** The rows that decide what follows from a message of the delivery queue. */
export interface DeliveryRows {
  readonly delivery: WebhookDelivery | undefined;
  readonly webhook: Webhook | undefined;
  readonly inbox: Inbox | undefined;
  /** Whether the message that the event is about was deleted for good. */
  readonly isMessageDeleted: boolean;
  readonly endpoint: Endpoint;
  /** Attempts of the tenant that are in flight. */
  readonly leases: LeasePool;
}

export type NextStep =
  | { readonly kind: 'none' }
  | { readonly kind: 'queue'; readonly message: DeliveryMessage }
  /** The row of the delivery was never written. */
  | { readonly kind: 'give-up' }
  | { readonly kind: 'abandon'; readonly delivery: WebhookDelivery; readonly reason: AbandonReason }
  /** The worker of the attempt died: log that, then follow up. */
  | { readonly kind: 'log-interruption'; readonly delivery: WebhookDelivery }
  /** The attempt is logged; the steps after it may be missing. */
  | { readonly kind: 'follow-up'; readonly delivery: WebhookDelivery }
  | AttemptStep;

export interface AttemptStep {
  readonly kind: 'attempt';
  readonly delivery: WebhookDelivery;
  readonly webhook: Webhook;
  readonly route: Route;
  /** After a pause, one attempt tests the endpoint: the health to store first, on condition that it did not change. */
  readonly probe: EndpointHealth | undefined;
}

/**
 * Decides what is done about a message of the delivery queue. A message can be delivered twice, and again when its worker
 * died; of all messages for one attempt, only its first continues the delivery.
 * @param random from 0 up to 1
 */
export function nextStep(message: DeliveryMessage, rows: DeliveryRows, now: Date, random: number): NextStep {
  const { delivery } = rows;
  if (delivery === undefined) return retryMissing(message, now);
  if (delivery.attempt === message.attempt - 1) {
    return delivery.state === 'pending'
      ? stepWhenDue(message, delivery, rows, now, random)
      : { kind: 'none' };
  }
  if (delivery.attempt !== message.attempt || delivery.holder !== message.token) return { kind: 'none' };
  const { leased_until } = delivery;
  if (leased_until === undefined) return { kind: 'follow-up', delivery };
  return leased_until > now.getTime()
    ? queueAt(message, leased_until)
    : { kind: 'log-interruption', delivery };
}

/** A delivery that a client requests is queued before its row is written, so that no row is written without a message. */
function retryMissing(message: DeliveryMessage, now: Date): NextStep {
  const { attempt, retries } = message;
  if (attempt > 1 || retries === MAX_RETRIES) return { kind: 'give-up' };
  const due_at = now.getTime() + FIRST_RETRY_MS * 2 ** retries;
  return { kind: 'queue', message: { ...message, retries: retries + 1, due_at } };
}

function queueAt(message: DeliveryMessage, due_at: number): NextStep {
  return { kind: 'queue', message: { ...message, due_at } };
}

function stepWhenDue(
  message: DeliveryMessage,
  delivery: WebhookDelivery,
  { webhook, inbox, isMessageDeleted, endpoint, leases }: DeliveryRows,
  now: Date,
  random: number,
): NextStep {
  const reason = abandonReasonOf(delivery.event, webhook, inbox, isMessageDeleted);
  if (webhook === undefined || reason !== undefined) {
    return { kind: 'abandon', delivery, reason: reason ?? 'webhook_deleted' };
  }
  // Its tenant is suspended. The delivery stays pending, and is queued again when that is over (recover.ts).
  if (webhook.isPaused === true) return { kind: 'none' };
  const admission = admit(endpoint.health, now.getTime());
  if (admission.verdict === 'defer') return queueAfterPause(message, admission.until, now, random);
  const route = routeOf(webhook.webhookId, message.lane, endpoint.health, leases, now);
  if (route.lane !== message.lane) return { kind: 'queue', message: { ...message, lane: route.lane } };
  const probe = admission.verdict === 'probe' ? admission.claimed : undefined;
  return { kind: 'attempt', delivery, webhook, route, probe };
}

/** Spread out, so that attempts that waited for the same pause do not start together. */
export function queueAfterPause(
  message: DeliveryMessage,
  until: number,
  now: Date,
  random: number,
): NextStep {
  return queueAt(message, until + spreadMs(until - now.getTime(), random));
}

/** An attempt that found no lease was not made, and does not count. */
export function stepWithoutLease(
  message: DeliveryMessage,
  delivery: WebhookDelivery,
  leaseAgeMs: number,
  now: Date,
  random: number,
): NextStep {
  const { waits, lane } = message;
  if (waits >= MAX_WAITS) return { kind: 'abandon', delivery, reason: 'endpoint_too_slow' };
  const due_at = now.getTime() + leaseWaitMs({ waits, leaseAgeMs, lane, random });
  return { kind: 'queue', message: { ...message, waits: waits + 1, due_at } };
}

/**
 * Why a queued delivery must be abandoned, if it must. Checked before every attempt, so that deleting or disabling a
 * webhook, or narrowing its scope, ends its queued deliveries.
 * @param inbox the event's, undefined when it was deleted
 */
function abandonReasonOf(
  event: DeliverableEvent,
  webhook: Webhook | undefined,
  inbox: Inbox | undefined,
  isMessageDeleted: boolean,
): AbandonReason | undefined {
  if (webhook === undefined) return 'webhook_deleted';
  if (!webhook.enabled) return 'webhook_disabled';
  // A client requested it for this webhook.
  if (!isServiceEvent(event)) return undefined;
  if (inbox === undefined && inboxNeededBy(event) !== undefined) return 'inbox_deleted';
  if (isMessageDeleted) return 'message_deleted';
  return mismatchOf(webhook, event);
}

const FIRST_WAIT_MS = 1_000;
/** Random parts make it at most 15 minutes, one delay of the queue. */
const LONGEST_WAIT_MS = 600_000;

/** In the main lane leases come free all the time: so often a delivery comes back soon before its waits grow. */
const SHORT_WAITS = 4;

/**
 * How often a delivery waits for a lease before it is given up: about three days, as long as the schedule. More events than
 * an endpoint can take never end otherwise, and each wait costs an invocation.
 */
export const MAX_WAITS = 450;

interface LeaseWait {
  readonly waits: number;
  /** How long the oldest attempt in flight has been unanswered. */
  readonly leaseAgeMs: number;
  readonly lane: Lane;
  /** From 0 up to 1. */
  readonly random: number;
}

/**
 * Milliseconds until a delivery that found no lease looks again: about a second while attempts end fast,
 * twice as long as the oldest is unanswered when not, and each wait twice the one before.
 */
export function leaseWaitMs({ waits, leaseAgeMs, lane, random }: LeaseWait): number {
  const first = Math.max(2 * leaseAgeMs, FIRST_WAIT_MS);
  const doublings = Math.max(0, waits - (lane === 'main' ? SHORT_WAITS : 0));
  return Math.ceil(Math.min(first * 2 ** doublings, LONGEST_WAIT_MS) * (0.5 + random));
}

/** A random part of a wait for a breaker, beside it. */
function spreadMs(waitMs: number, random: number): number {
  return Math.ceil(random * Math.max(FIRST_WAIT_MS, waitMs / 2));
}
