import { hostAttemptsKey, tenantAttemptsKey } from '../store/keys.ts';
import {
  type LeasePool,
  returnLease,
  type Share,
  takeLease,
  UNREAD_POOL,
  type WantedLease,
} from '../store/limit/lease-pool.ts';
import type { Key, Table } from '../store/table/table.ts';
import type { Webhook } from '../store/webhook/webhooks.ts';
import { ATTEMPT_LEASE_MS, MAIN, MAX_IN_FLIGHT, type Route } from './lane.ts';

interface LeaseServices {
  readonly table: Table;
  now(): Date;
  randomBytes(size: number): Uint8Array;
}

export interface TakenLeases {
  readonly token: string;
  readonly pools: readonly { readonly key: Key; readonly shares: readonly Share[] }[];
}

type LeaseOutcome =
  | { readonly outcome: 'taken'; readonly leases: TakenLeases }
  | { readonly outcome: 'beyond main' }
  | {
      readonly outcome: 'full';
      readonly of: 'tenant' | 'host';
      readonly limit: string;
      readonly leaseAgeMs: number;
    };

const TOKEN_BYTES = 8;
const TENANT_SHARE = 1 / 3;

/**
 * Other tenants cannot take the tenant's guaranteed share at the host, because only attempts beyond it need a lease of
 * the host.
 */
export async function takeLeases(
  services: LeaseServices,
  { tenantId, url }: Pick<Webhook, 'tenantId' | 'url'>,
  { lane, shares }: Route,
  read: LeasePool,
): Promise<LeaseOutcome> {
  const token = Buffer.from(services.randomBytes(TOKEN_BYTES)).toString('hex');
  const { host: name } = new URL(url);
  const atHost = { name: `at:${name}`, limit: MAX_IN_FLIGHT.tenantAtHost };
  const tenant = { key: tenantAttemptsKey(tenantId), limit: MAX_IN_FLIGHT.tenant, shares: shares.tenant };
  const own = { ...tenant, shares: [...shares.tenant, atHost] };
  const fullOwn = await takeFrom(services, token, own, read);
  if (fullOwn === undefined) return { outcome: 'taken', leases: { token, pools: [own] } };
  const isOfHost = fullOwn.limit === atHost.name;
  if (lane === 'main' && (isOfHost || fullOwn.limit === MAIN)) return { outcome: 'beyond main' };
  if (!isOfHost) return { outcome: 'full', of: 'tenant', ...fullOwn };
  // One tenant may have at most a third of each part.
  const ofParts = shares.host.flatMap((part) => [
    part,
    { name: `${part.name}:${tenantId}`, limit: Math.floor(part.limit * TENANT_SHARE) },
  ]);
  const host = { key: hostAttemptsKey(name), limit: MAX_IN_FLIGHT.host, shares: ofParts };
  const fullTenant = await takeFrom(services, token, tenant, read);
  if (fullTenant !== undefined) return { outcome: 'full', of: 'tenant', ...fullTenant };
  const fullHost = await takeFrom(services, token, host, UNREAD_POOL);
  if (fullHost === undefined) return { outcome: 'taken', leases: { token, pools: [tenant, host] } };
  await returnLease(services.table, tenant.key, token, tenant.shares);
  // The tenant's own leases are soon free if its attempts are fast.
  const leaseAgeMs = Math.min(fullHost.leaseAgeMs, fullOwn.leaseAgeMs);
  return { outcome: 'full', of: 'host', limit: fullHost.limit, leaseAgeMs };
}

export async function returnLeases({ table }: LeaseServices, { token, pools }: TakenLeases): Promise<void> {
  await Promise.all(pools.map(({ key, shares }) => returnLease(table, key, token, shares)));
}

/** The result is the exhausted limit, or undefined on success. */
async function takeFrom(
  services: LeaseServices,
  token: string,
  { key, limit, shares }: Pick<WantedLease, 'key' | 'limit' | 'shares'>,
  read: LeasePool,
): Promise<{ readonly limit: string; readonly leaseAgeMs: number } | undefined> {
  const until = services.now().getTime() + ATTEMPT_LEASE_MS;
  const full = await takeLease(services, { key, token, until, limit, shares }, read);
  if (full === undefined) return undefined;
  return { limit: full.limit, leaseAgeMs: Math.max(0, until - full.expiresAt) };
}
