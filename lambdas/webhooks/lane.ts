import type { Lane } from '../jobs/delivery-message.ts';
import { type Lease, type LeasePool, liveLeases, type Share } from '../store/limit/lease-pool.ts';
import type { EndpointHealth } from '../store/webhook/endpoints.ts';
import { paceOf, SLOW_MS } from './breaker.ts';

/**
 * Limits on webhook attempts in flight. A tenant always has `tenantAtHost` at a host; `host` is shared by all
 * tenants beyond that. In the main lane a tenant has only its own, and `main` over all hosts, which limits the
 * workers that its endpoints can occupy when all stop responding. SQS fair queues have no such limit, and a
 * transaction over the rows of tenant and host would cost twice the units.
 */
export const MAX_IN_FLIGHT = { webhook: 10, tenant: 20, main: 4, tenantAtHost: 2, host: 20 } as const;

/** Longer than an attempt and the calls after it take, so that a lease outlives its worker. */
export const ATTEMPT_LEASE_MS = 40_000;

/**
 * For so long at most, and for half as long at least, an execution takes further attempts; the last has time before the function's
 * timeout. They end at different times, so that some take attempts while others wait for their last.
 */
export const TAKES_MS = 90_000;

/** With this many long attempts in the main lane, the tenant's other attempts leave it. */
const MAX_LATE = 4;

/** A quarter of the leases of a tenant and a host is reserved for fast endpoints. */
const SLOW_SHARE = 0.75;

const SLOW = 'slow';
export const MAIN = 'main';

export interface Route {
  /** The main lane uses only the tenant's leases; attempts without one move to the slow lane. */
  readonly lane: Lane;
  /** Limits on parts of the leases of tenant and host. */
  readonly shares: { readonly tenant: readonly Share[]; readonly host: readonly Share[] };
}

/**
 * Selects the lane of a due attempt. A fast endpoint leaves the main lane as soon as an attempt in flight takes
 * long.
 * @param leases the leases of the tenant
 */
export function routeOf(
  webhookId: string,
  lane: Lane,
  health: EndpointHealth,
  leases: LeasePool,
  now: Date,
): Route {
  const ofWebhook = { name: webhookId, limit: MAX_IN_FLIGHT.webhook };
  if (paceOf(health, now.getTime()) === 'fast' && !isLate(liveLeases(leases, now), webhookId, now)) {
    const ofLane = lane === 'main' ? [{ name: MAIN, limit: MAX_IN_FLIGHT.main }] : [];
    return { lane, shares: { tenant: [ofWebhook, ...ofLane], host: [] } };
  }
  const slow = (limit: number) => ({ name: SLOW, limit: limit * SLOW_SHARE });
  return {
    lane: 'slow',
    shares: { tenant: [ofWebhook, slow(MAX_IN_FLIGHT.tenant)], host: [slow(MAX_IN_FLIGHT.host)] },
  };
}

/** Attempts in flight show that the next one would occupy a worker of the main lane. */
function isLate(live: readonly Lease[], webhookId: string, now: Date): boolean {
  const late = live.filter(
    ({ until, shares }) => now.getTime() - (until - ATTEMPT_LEASE_MS) >= SLOW_MS && !shares.includes(SLOW),
  );
  return late.length >= MAX_LATE || late.some(({ shares }) => shares.includes(webhookId));
}
