import { hostSlotsKey, tenantSlotsKey } from '../store/keys.ts';
import type { Key, Table } from '../store/table/table.ts';
import {
  fullLimitOf,
  liveSlots,
  MAX_IN_FLIGHT,
  returnAttemptSlot,
  type Share,
  type SlotPool,
  slotPoolOf,
  takeAttemptSlot,
} from '../store/webhook/attempt-slots.ts';
import type { Webhook } from '../store/webhook/webhooks.ts';
import { type Route, SLOT_LEASE_MS } from './lane.ts';

export interface SlotServices {
  readonly table: Table;
  now(): Date;
  randomBytes(size: number): Uint8Array;
}

/** The slots of one attempt, with its tenant and with its host. */
export interface ClaimedSlots {
  readonly token: string;
  readonly pools: readonly { readonly key: Key; readonly shares: readonly Share[] }[];
}

export type Claim =
  | { readonly outcome: 'taken'; readonly slots: ClaimedSlots }
  /** `limit` says which; the oldest attempt under it has been in flight for so long. */
  | {
      readonly outcome: 'full';
      readonly of: 'tenant' | 'host';
      readonly limit: string;
      readonly slotAgeMs: number;
    };

const TOKEN_BYTES = 8;
/** Workers that are faster at a slot before this one counts the pool as full. */
const ROUNDS = 5;

/**
 * Takes a slot of the tenant and one of the target host, or neither.
 * @param read the tenant's slots as they were read with the delivery
 */
export async function claimSlots(
  services: SlotServices,
  { tenantId, url }: Pick<Webhook, 'tenantId' | 'url'>,
  { shares }: Route,
  read: SlotPool,
): Promise<Claim> {
  const token = Buffer.from(services.randomBytes(TOKEN_BYTES)).toString('hex');
  const tenant = { key: tenantSlotsKey(tenantId), limit: MAX_IN_FLIGHT.tenant, shares: shares.tenant };
  const host = { key: hostSlotsKey(new URL(url).host), limit: MAX_IN_FLIGHT.host, shares: shares.host };
  const ofTenant = await claim(services, token, tenant, read);
  if (ofTenant !== undefined) return { outcome: 'full', of: 'tenant', ...ofTenant };
  // Its slots are not read before: most hosts have one, and a failed attempt at the row says what is in it.
  const ofHost = await claim(services, token, host, slotPoolOf(undefined));
  if (ofHost === undefined) return { outcome: 'taken', slots: { token, pools: [tenant, host] } };
  await returnAttemptSlot(services.table, tenant.key, token, tenant.shares);
  return { outcome: 'full', of: 'host', ...ofHost };
}

export async function returnSlots({ table }: SlotServices, { token, pools }: ClaimedSlots): Promise<void> {
  await Promise.all(pools.map(({ key, shares }) => returnAttemptSlot(table, key, token, shares)));
}

interface Pool {
  readonly key: Key;
  readonly limit: number;
  readonly shares: readonly Share[];
}

async function claim(
  { table, now }: SlotServices,
  token: string,
  { key, limit, shares }: Pool,
  read: SlotPool,
): Promise<{ readonly limit: string; readonly slotAgeMs: number } | undefined> {
  let pool = read;
  for (let round = 0; round < ROUNDS; round++) {
    const at = now();
    const full = fullLimitOf(pool, { limit, shares, now: at });
    if (full !== undefined) return { limit: full, slotAgeMs: slotAge(pool, full, at) };
    const request = { token, until: at.getTime() + SLOT_LEASE_MS, limit, shares, now: at };
    const found = await takeAttemptSlot(table, key, pool, request);
    if (found === undefined) return undefined;
    pool = found;
  }
  // Others were faster each time: its attempts end soon.
  return { limit: 'total', slotAgeMs: 0 };
}

/** How long the oldest attempt under a limit has been in flight. */
function slotAge(pool: SlotPool, limit: string, now: Date): number {
  const live = liveSlots(pool, now).filter(({ shares }) => limit === 'total' || shares.includes(limit));
  const oldest = Math.min(...live.map(({ until }) => until - SLOT_LEASE_MS));
  return Math.max(0, now.getTime() - oldest);
}
