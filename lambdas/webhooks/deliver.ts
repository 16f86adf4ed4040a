import { signatureHeaders } from 'agent-inbox-client/source/sign-webhook';
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
import { type Endpoint, endpointOf, storeHealth } from '../store/webhook/endpoints.ts';
import {
  type AbandonReason,
  abandonDelivery,
  deliveryOf,
  leaseAttempt,
  type WebhookDelivery,
} from '../store/webhook/webhook-deliveries.ts';
import { webhookOf } from '../store/webhook/webhooks.ts';
import { returnLeases, type TakenLeases, takeLeases } from './attempt-leases.ts';
import { shouldDisable } from './breaker.ts';
import { conclude, type DeliverServices, followUp } from './conclude.ts';
import { disableFailing, sendNoticeIfDue } from './disable.ts';
import { noteAttempt } from './endpoint-health.ts';
import { enqueue } from './enqueue.ts';
import { openingHeaders } from './headers.ts';
import { ATTEMPT_LEASE_MS } from './lane.ts';
import {
  type AttemptStep,
  type DeliveryRows,
  type NextStep,
  nextStep,
  queueAfterPause,
  stepWithoutLease,
} from './next-step.ts';
import { openSecret } from './sealed-secret.ts';

/** Attempts are counted before they are made, so that crashes and duplicates never exceed the schedule. */
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
    ...(inbox_id === undefined || keys === undefined ? [] : [deletedMessageKey(inbox_id, keys.sortKey)]),
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
      // The endpoint may have received the request.
      const { attempt, began_at = 0 } = step.delivery;
      return conclude(services, {
        delivery: step.delivery,
        logged: { attempt, at: began_at, error: 'interrupted' },
        outcome: { delivered: false },
        webhook: rows.webhook,
      });
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
  // A duplicate of this message has begun the attempt.
  if (!(await abandonDelivery(services.table, delivery, reason, now))) {
    return enqueue(services, { ...message, due_at: now.getTime() + ATTEMPT_LEASE_MS });
  }
  logInfo('delivery abandoned', { delivery_id: delivery.delivery_id, reason });
}

async function makeAttempt(
  services: DeliverServices,
  message: DeliveryMessage,
  step: AttemptStep,
  { endpoint, leases }: Pick<DeliveryRows, 'endpoint' | 'leases'>,
): Promise<NextStep> {
  const { delivery, webhook, route, probe } = step;
  // A failure to open secrets must not claim or count anything; SQS redelivers the message.
  const secret = await openSecret(services.keyring, webhook.webhookId, webhook.sealedSecret);
  const headers = Object.fromEntries((await openingHeaders(services.keyring))(webhook));
  const taken = await takeLeases(services, webhook, route, leases);
  const now = services.now();
  if (taken.outcome === 'beyond main') return { kind: 'queue', message: { ...message, lane: 'slow' } };
  if (taken.outcome === 'full') {
    const { of, limit, leaseAgeMs } = taken;
    const { waits, lane } = message;
    const next = stepWithoutLease(message, delivery, leaseAgeMs, now, services.random());
    if (next.kind === 'queue') {
      logInfo('delivery waits for a lease', { delivery_id: delivery.delivery_id, of, limit, lane, waits });
    }
    return next;
  }
  const prepared = { secret, headers, leases: taken.leases };
  if (probe === undefined) return sendWithLeases(services, message, step, endpoint, prepared);
  const changed = await storeHealth(services.table, webhook.webhookId, endpoint, probe, now);
  if (changed === undefined) {
    const { revision, generation } = endpoint;
    const probed = { health: probe, revision: revision + 1, generation, writtenAt: now.getTime() };
    return sendWithLeases(services, message, step, probed, prepared);
  }
  await returnLeases(services, taken.leases);
  return queueAfterPause(message, changed.health.openUntil ?? now.getTime(), now, services.random());
}

interface PreparedAttempt {
  readonly secret: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly leases: TakenLeases;
}

async function sendWithLeases(
  services: DeliverServices,
  message: DeliveryMessage,
  { delivery, webhook }: AttemptStep,
  endpoint: Endpoint,
  { secret, headers, leases }: PreparedAttempt,
): Promise<NextStep> {
  // The failure is not the endpoint's, so the attempt is not counted.
  const body = await services.bodyOf(delivery.event, webhook.include ?? []).catch(async (error: unknown) => {
    await returnLeases(services, leases);
    throw error;
  });
  const beganAt = services.now();
  const until = beganAt.getTime() + ATTEMPT_LEASE_MS;
  const { attempt, token: holder } = message;
  if (!(await leaseAttempt(services.table, delivery, { attempt, holder, until }, beganAt))) {
    await returnLeases(services, leases);
    return { kind: 'queue', message: { ...message, due_at: until } };
  }
  const outcome = await services.send({
    url: webhook.url,
    headers: {
      ...headers,
      ...(await signatureHeaders({
        secret,
        id: delivery.event.event_id,
        timestampSeconds: Math.floor(beganAt.getTime() / 1000),
        body,
      })),
    },
    body,
  });
  const logged = {
    attempt,
    at: beganAt.getTime(),
    duration_ms: Math.round(outcome.durationMs),
    status: outcome.status,
    error: outcome.error,
  };
  const leased = { ...delivery, attempt, holder, began_at: beganAt.getTime() };
  await conclude(services, { delivery: leased, logged, outcome, webhook });
  await returnLeases(services, leases);
  const health = await noteAttempt(services, webhook.webhookId, endpoint, outcome);
  if (health !== undefined && shouldDisable(health, services.now().getTime())) {
    await disableFailing(services, webhook);
  }
  return { kind: 'none' };
}
