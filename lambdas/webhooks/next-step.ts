import { mismatchOf } from '../events/event-filter.ts';
import { type DeliverableEvent, declarationOf, inboxNeededBy, isServiceEvent } from '../events/events.ts';
import type { DeliveryMessage } from '../jobs/delivery-message.ts';
import type { Inbox } from '../store/inbox/inboxes.ts';
import type { LeasePool } from '../store/limit/lease-pool.ts';
import type { Endpoint, EndpointHealth } from '../store/webhook/endpoints.ts';
import type { AbandonReason, WebhookDelivery } from '../store/webhook/webhook-deliveries.ts';
import type { Webhook } from '../store/webhook/webhooks.ts';
import { admit, SLOW_MS } from './breaker.ts';
import { type Route, routeOf } from './lane.ts';

/** The delivery row may not be written yet; retries cover twice the time of an API call. */
const FIRST_RETRY_MS = 2_000;
const MAX_RETRIES = 5;

export interface DeliveryRows {
  readonly delivery: WebhookDelivery | undefined;
  readonly webhook: Webhook | undefined;
  readonly inbox: Inbox | undefined;
  readonly isMessageDeleted: boolean;
  readonly endpoint: Endpoint;
  readonly leases: LeasePool;
}

export type NextStep =
  | { readonly kind: 'none' }
  | { readonly kind: 'queue'; readonly message: DeliveryMessage }
  | { readonly kind: 'give-up' }
  | { readonly kind: 'abandon'; readonly delivery: WebhookDelivery; readonly reason: AbandonReason }
  | { readonly kind: 'log-interruption'; readonly delivery: WebhookDelivery }
  /** The attempt is logged, but later steps may be missing. */
  | { readonly kind: 'follow-up'; readonly delivery: WebhookDelivery }
  | AttemptStep;

export interface AttemptStep {
  readonly kind: 'attempt';
  readonly delivery: WebhookDelivery;
  readonly webhook: Webhook;
  readonly route: Route;
  /** This health must be stored first, if it is unchanged. */
  readonly probe: EndpointHealth | undefined;
}

/** SQS may deliver duplicates; only the first message for an attempt continues. */
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

/** A client's retry is queued before its row is written, so that no row lacks a message. */
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
  // The tenant is suspended; recover.ts queues the delivery again.
  if (webhook.isPaused === true) return { kind: 'none' };
  const admission = admit(endpoint.health, now.getTime());
  if (admission.verdict === 'defer') return queueAfterPause(message, admission.until, now, random);
  const route = routeOf(webhook.webhookId, message.lane, endpoint.health, leases, now);
  if (route.lane !== message.lane) return { kind: 'queue', message: { ...message, lane: route.lane } };
  const probe = admission.verdict === 'probe' ? admission.claimed : undefined;
  return { kind: 'attempt', delivery, webhook, route, probe };
}

/** Jitter prevents attempts that waited for the same break from starting together. */
export function queueAfterPause(
  message: DeliveryMessage,
  until: number,
  now: Date,
  random: number,
): NextStep {
  return queueAt(message, until + spreadMs(until - now.getTime(), random));
}

export function stepWithoutLease(
  message: DeliveryMessage,
  delivery: WebhookDelivery,
  leaseAgeMs: number,
  now: Date,
  random: number,
): NextStep {
  const { waits } = message;
  if (waits >= MAX_WAITS) return { kind: 'abandon', delivery, reason: 'endpoint_too_slow' };
  const due_at = now.getTime() + leaseWaitMs({ waits, leaseAgeMs, random });
  return { kind: 'queue', message: { ...message, waits: waits + 1, due_at } };
}

/** The check ends queued deliveries when a webhook is deleted, disabled or narrowed. */
function abandonReasonOf(
  event: DeliverableEvent,
  webhook: Webhook | undefined,
  inbox: Inbox | undefined,
  isMessageDeleted: boolean,
): AbandonReason | undefined {
  if (webhook === undefined) return 'webhook_deleted';
  if (!webhook.enabled) return 'webhook_disabled';
  if (!isServiceEvent(event)) return undefined;
  if (inbox === undefined && inboxNeededBy(event) !== undefined) return 'inbox_deleted';
  if (isMessageDeleted && !declarationOf(event.event_type).survivesMessage) return 'message_deleted';
  return mismatchOf(webhook, event);
}

const FIRST_WAIT_MS = 1_000;
/** The wait plus jitter stays below 15 minutes, the maximum SQS delay. */
const LONGEST_WAIT_MS = 600_000;

/** Leases are freed quickly while attempts are fast. */
const SHORT_WAITS = 4;

/**
 * Events beyond an endpoint's capacity would otherwise queue forever; the waits take about three days, like the
 * schedule.
 */
export const MAX_WAITS = 450;

interface LeaseWait {
  readonly waits: number;
  readonly leaseAgeMs: number;
  readonly random: number;
}

/** The wait in ms is twice the age of the oldest attempt, doubled with each wait. */
export function leaseWaitMs({ waits, leaseAgeMs, random }: LeaseWait): number {
  const first = Math.max(2 * leaseAgeMs, FIRST_WAIT_MS);
  const doublings = Math.max(0, waits - (leaseAgeMs < SLOW_MS ? SHORT_WAITS : 0));
  return Math.ceil(Math.min(first * 2 ** doublings, LONGEST_WAIT_MS) * (0.5 + random));
}

function spreadMs(waitMs: number, random: number): number {
  return Math.ceil(random * Math.max(FIRST_WAIT_MS, waitMs / 2));
}
