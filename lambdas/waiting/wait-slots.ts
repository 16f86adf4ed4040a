import { rateLimited } from '../core/errors.ts';
import { logError } from '../log.ts';
import { stackWaitsKey, tenantWaitsKey } from '../store/keys.ts';
import { claimSlot, type FullPool, returnSlot, type Share, slotPoolOf } from '../store/limit/slot-pool.ts';
import type { Key } from '../store/table/table.ts';
import type { WaitServices } from './wait-services.ts';

/** Calls that wait at once (E2). */
export const MAX_WAITING = { key: 25, tenant: 100 } as const;

/**
 * The calls of all tenants are spread over so many rows, so that a row stays small: each update writes the whole of it.
 */
export const STACK_SHARDS = 4;

/** How long after the end of a wait its slot expires, if the function died before it returned the slot. */
const LEASE_MARGIN_MS = 5_000;
const TOKEN_BYTES = 6;
const EMPTY = slotPoolOf(undefined);

interface TakenSlot {
  readonly key: Key;
  readonly shares: readonly Share[];
}

/** The slots of one waiting call: with its tenant and its key, and among those of all tenants. */
export interface WaitSlots {
  readonly token: string;
  readonly taken: readonly TakenSlot[];
}

/**
 * Takes the slots of a call that is about to wait, or none.
 * @param endsAt when the wait ends at the latest, in milliseconds since 1970
 * @throws ApiError rate_limited when too many calls wait; `Retry-After` is when the first of them ends at the latest
 */
export async function takeWaitSlots(services: WaitServices, endsAt: number): Promise<WaitSlots> {
  const { caller, policy, randomBytes, table } = services;
  const random = randomBytes(TOKEN_BYTES);
  const token = Buffer.from(random).toString('hex');
  const lease = { token, until: endsAt + LEASE_MARGIN_MS };
  const tenant: TakenSlot = {
    key: tenantWaitsKey(caller.tenantId),
    shares: [{ name: caller.keyId, limit: MAX_WAITING.key }],
  };
  const full = await claimSlot(services, { ...tenant, ...lease, limit: MAX_WAITING.tenant }, EMPTY);
  if (full !== undefined) {
    const whose = full.limit === caller.keyId ? 'this key' : 'this account';
    throw tooManyWaiting(services, whose, full);
  }
  const perShard = Math.ceil(policy.waitingCalls / STACK_SHARDS);
  let lastFull: FullPool | undefined;
  for (let i = 0; i < STACK_SHARDS; i++) {
    const key = stackWaitsKey(((random[0] ?? 0) + i) % STACK_SHARDS);
    lastFull = await claimSlot(services, { key, shares: [], ...lease, limit: perShard }, EMPTY);
    if (lastFull === undefined) return { token, taken: [tenant, { key, shares: [] }] };
  }
  await returnSlot(table, tenant.key, token, tenant.shares);
  throw tooManyWaiting(services, 'all accounts', lastFull);
}

/** The answer does not depend on it: slots that are not returned expire. */
export async function returnWaitSlots({ table }: WaitServices, { token, taken }: WaitSlots): Promise<void> {
  try {
    await Promise.all(taken.map(({ key, shares }) => returnSlot(table, key, token, shares)));
  } catch (error) {
    logError('slots of a waiting call not returned', error, {});
  }
}

function tooManyWaiting({ now }: WaitServices, whose: string, full: FullPool | undefined) {
  const firstEnds = (full?.expiresAt ?? 0) - LEASE_MARGIN_MS;
  const seconds = Math.max(1, Math.ceil((firstEnds - now().getTime()) / 1000));
  return rateLimited(seconds, `Too many calls of ${whose} are waiting`);
}
