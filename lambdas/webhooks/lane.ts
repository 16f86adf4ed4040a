import type { Lane } from '../jobs/delivery-message.ts';
import { type Lease, type LeasePool, liveLeases, type Share } from '../store/limit/lease-pool.ts';
import type { EndpointHealth } from '../store/webhook/endpoints.ts';
import { paceOf, SLOW_MS } from './breaker.ts';

/**
 * Webhook attempts in flight at once. A tenant may always have `tenantAtHost` at a host; `host` is for those of all tenants
 * beyond. SQS fair queues have no limit, and a transaction for the rows of tenant and host would take twice the units.
 */
export const MAX_IN_FLIGHT = { webhook: 10, tenant: 20, tenantAtHost: 2, host: 20 } as const;

/** How long a lease stays in use when its worker dies: longer than the function that attempts may live. */
export const ATTEMPT_LEASE_MS = 40_000;

/** Attempts of a tenant in the main lane that take long: from so many on, all others of the tenant may soon as well. */
const MAX_LATE = 4;

/** Of the leases of a tenant and of a host, a quarter is never taken by slow attempts: fast ones always find one. */
const SLOW_SHARE = 0.75;

const SLOW = 'slow';

export interface Route {
  readonly lane: Lane;
  /** Limits on parts of the tenant's and the host's leases. */
  readonly shares: { readonly tenant: readonly Share[]; readonly host: readonly Share[] };
}

/**
 * The lane for an attempt that is due. An endpoint that answered fast lately leaves the main lane when an attempt in flight
 * takes long, before that has ended.
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
  const isFast =
    lane === 'main' &&
    paceOf(health, now.getTime()) === 'fast' &&
    !isLate(liveLeases(leases, now), webhookId, now);
  if (isFast) return { lane: 'main', shares: { tenant: [ofWebhook], host: [] } };
  const slow = (limit: number) => ({ name: SLOW, limit: limit * SLOW_SHARE });
  return {
    lane: 'slow',
    shares: { tenant: [ofWebhook, slow(MAX_IN_FLIGHT.tenant)], host: [slow(MAX_IN_FLIGHT.host)] },
  };
}

/** Whether attempts in flight say that the next one would hold a worker of the main lane. */
function isLate(live: readonly Lease[], webhookId: string, now: Date): boolean {
  const late = live.filter(
    ({ until, shares }) => now.getTime() - (until - ATTEMPT_LEASE_MS) >= SLOW_MS && !shares.includes(SLOW),
  );
  return late.length >= MAX_LATE || late.some(({ shares }) => shares.includes(webhookId));
}
