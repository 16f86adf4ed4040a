import { hostSlotsKey, tenantSlotsKey } from '../store/keys.ts';
import {
  claimSlot,
  returnSlot,
  type Share,
  type SlotPool,
  slotPoolOf,
  type WantedSlot,
} from '../store/limit/slot-pool.ts';
import type { Key, Table } from '../store/table/table.ts';
import type { Webhook } from '../store/webhook/webhooks.ts';
import { MAX_IN_FLIGHT, type Route, SLOT_LEASE_MS } from './lane.ts';

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
  await returnSlot(services.table, tenant.key, token, tenant.shares);
  return { outcome: 'full', of: 'host', ...ofHost };
}

export async function returnSlots({ table }: SlotServices, { token, pools }: ClaimedSlots): Promise<void> {
  await Promise.all(pools.map(({ key, shares }) => returnSlot(table, key, token, shares)));
}

async function claim(
  services: SlotServices,
  token: string,
  { key, limit, shares }: Pick<WantedSlot, 'key' | 'limit' | 'shares'>,
  read: SlotPool,
): Promise<{ readonly limit: string; readonly slotAgeMs: number } | undefined> {
  const until = services.now().getTime() + SLOT_LEASE_MS;
  const full = await claimSlot(services, { key, token, until, limit, shares }, read);
  if (full === undefined) return undefined;
  // How long the oldest attempt under the limit has been in flight.
  return { limit: full.limit, slotAgeMs: Math.max(0, until - full.expiresAt) };
}
