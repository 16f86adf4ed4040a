import { eventFrame } from '../events/events.ts';
import type { DeliveryMessage } from '../jobs/delivery-message.ts';
import { logInfo } from '../observability/log.ts';
import { type Endpoint, storeHealth } from '../store/webhook/endpoints.ts';
import { leaseAttempt } from '../store/webhook/webhook-deliveries.ts';
import { shouldDisable } from './breaker.ts';
import { type ClaimedLeases, claimLeases, returnLeases } from './claim-leases.ts';
import { conclude } from './conclude.ts';
import type { DeliverServices } from './deliver-services.ts';
import { disableFailing } from './disable.ts';
import { noteAttempt } from './endpoint-health.ts';
import { ATTEMPT_LEASE_MS } from './lane.ts';
import {
  type AttemptStep,
  type DeliveryRows,
  type NextStep,
  queueAfterPause,
  stepWithoutLease,
} from './next-step.ts';
import { openSecret } from './secret.ts';
import { signatureHeaders } from './sign.ts';

const DONE: NextStep = { kind: 'none' };

/**
 * Makes the attempt of a message that is due, with a lease of the tenant and one of the host.
 * @returns the step when it was not made: a lease or the probe of the endpoint is taken
 */
export async function makeAttempt(
  services: DeliverServices,
  message: DeliveryMessage,
  step: AttemptStep,
  { endpoint, leases }: Pick<DeliveryRows, 'endpoint' | 'leases'>,
): Promise<NextStep> {
  const { delivery, webhook, route, probe } = step;
  const claim = await claimLeases(services, webhook, route, leases);
  const now = services.now();
  if (claim.outcome === 'full') {
    const { of, limit, leaseAgeMs } = claim;
    const { waits, lane } = message;
    const next = stepWithoutLease(message, delivery, leaseAgeMs, now, services.random());
    if (next.kind === 'queue') {
      logInfo('delivery waits for a lease', { delivery_id: delivery.delivery_id, of, limit, lane, waits });
    }
    return next;
  }
  if (probe === undefined) return sendWithLeases(services, message, step, endpoint, claim.leases);
  const changed = await storeHealth(services.table, webhook.webhookId, endpoint, probe, now);
  if (changed === undefined) {
    const { revision, generation } = endpoint;
    const claimed = { health: probe, revision: revision + 1, generation, writtenAt: now.getTime() };
    return sendWithLeases(services, message, step, claimed, claim.leases);
  }
  await returnLeases(services, claim.leases);
  return queueAfterPause(message, changed.health.openUntil ?? now.getTime(), now, services.random());
}

async function sendWithLeases(
  services: DeliverServices,
  message: DeliveryMessage,
  { delivery, webhook }: AttemptStep,
  endpoint: Endpoint,
  leases: ClaimedLeases,
): Promise<NextStep> {
  // Before the attempt is counted: a failure here is ours, and the message is delivered again.
  const secret = await openSecret(services.keyring, webhook.webhookId, webhook.sealedSecret);
  const beganAt = services.now();
  const until = beganAt.getTime() + ATTEMPT_LEASE_MS;
  const lease = { attempt: message.attempt, holder: message.token, until };
  if (!(await leaseAttempt(services.table, delivery, lease, beganAt))) {
    await returnLeases(services, leases);
    return { kind: 'queue', message: { ...message, due_at: until } };
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
  await returnLeases(services, leases);
  const health = await noteAttempt(services, webhook.webhookId, endpoint, outcome);
  if (health !== undefined && shouldDisable(health, services.now().getTime())) {
    await disableFailing(services, webhook);
  }
  return DONE;
}
