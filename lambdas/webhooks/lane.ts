import type { Lane } from '../jobs/delivery-message.ts';
import { type Lease, type LeasePool, liveLeases, type Share } from '../store/limit/lease-pool.ts';
import type { EndpointHealth } from '../store/webhook/endpoints.ts';
import { paceOf, SLOW_MS } from './breaker.ts';

/**
 * A tenant always has `tenantAtHost`; tenants share `host` beyond it. `main` bounds the workers that a tenant's hanging
 * endpoints occupy, which SQS fair queues do not.
 */
export const MAX_IN_FLIGHT = { webhook: 10, tenant: 20, main: 4, tenantAtHost: 2, host: 20 } as const;

/** A lease must outlive its worker. */
export const ATTEMPT_LEASE_MS = 40_000;

/**
 * Executions stop taking attempts at different times, between half of this and all of it, so that not all wait for
 * their last attempts at once.
 */
export const TAKES_MS = 90_000;

const MAX_LATE = 4;

/** A quarter of the leases is reserved for fast endpoints. */
const SLOW_SHARE = 0.75;

const SLOW = 'slow';
export const MAIN = 'main';

export interface Route {
  readonly lane: Lane;
  readonly shares: { readonly tenant: readonly Share[]; readonly host: readonly Share[] };
}

/** A fast endpoint leaves the main lane as soon as an attempt in flight takes long. */
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

function isLate(live: readonly Lease[], webhookId: string, now: Date): boolean {
  const late = live.filter(
    ({ until, shares }) => now.getTime() - (until - ATTEMPT_LEASE_MS) >= SLOW_MS && !shares.includes(SLOW),
  );
  return late.length >= MAX_LATE || late.some(({ shares }) => shares.includes(webhookId));
}
