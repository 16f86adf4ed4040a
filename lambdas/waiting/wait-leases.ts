import { rateLimited, unauthenticated } from '../core/errors.ts';
import { logError } from '../observability/log.ts';
import type { Policy } from '../settings/policy.ts';
import { getAccount } from '../store/account/accounts.ts';
import { type StackWaiters, stackWaitsKey, tenantWaitsKey } from '../store/keys.ts';
import { type LeaseCount, returnCounted, takeCounted } from '../store/limit/lease-count.ts';
import { claimLease, leasePoolOf, returnLease, type Share } from '../store/limit/lease-pool.ts';
import { planOf } from '../usage/plan.ts';
import type { WaitServices } from './wait-services.ts';

/** Unverified accounts together have this part of the calls that may wait, at least one: sign-up costs nothing. */
const UNVERIFIED_SHARE = 0.1;

/** How long after the end of a wait its leases expire, if the function died before it returned them. */
const LEASE_MARGIN_MS = 5_000;
const GROUP_MS = 5_000;
const TOKEN_BYTES = 6;
/** The end of a key's id is random, and short in a row of 100 leases. Two keys of a tenant that end alike share their limit. */
const KEY_NAME_LENGTH = 6;
const EMPTY = leasePoolOf(undefined);

/** The leases of one waiting call: with its tenant and its key, and among those of all tenants. */
export interface WaitLeases {
  readonly token: string;
  readonly until: number;
  readonly shares: readonly Share[];
  readonly counts: readonly LeaseCount[];
}

/** Calls of unverified accounts that may wait at once, in one function. */
export function unverifiedWaits({ waitingCalls }: Pick<Policy, 'waitingCalls'>): number {
  return Math.max(1, Math.floor(waitingCalls * UNVERIFIED_SHARE));
}

/**
 * Takes the leases of a call that is about to wait, or none.
 * @param endsAt when the wait ends at the latest, in milliseconds since 1970
 * @throws ApiError rate_limited when too many calls wait; `Retry-After` is when the first of them ends at the latest.
 *   unauthenticated when the tenant was deleted
 */
export async function takeWaitLeases(services: WaitServices, endsAt: number): Promise<WaitLeases> {
  const { caller, policy, randomBytes, table, waitsIn } = services;
  const account = await getAccount(table, caller.tenantId);
  if (account === undefined) throw unauthenticated();
  const plan = planOf(policy, account);
  const token = Buffer.from(randomBytes(TOKEN_BYTES)).toString('base64url');
  const until = endsAt + LEASE_MARGIN_MS;
  const keyName = caller.keyId.slice(-KEY_NAME_LENGTH);
  const shares = [{ name: keyName, limit: plan.waitsPerKey }];
  const wanted = { key: tenantWaitsKey(caller.tenantId), token, until, limit: plan.waits, shares };
  const full = await claimLease(services, wanted, EMPTY);
  if (full !== undefined) {
    const whose = full.limit === keyName ? 'this key' : 'this account';
    throw tooManyWaiting(services, whose, full.expiresAt);
  }
  const countOf = (waiters: StackWaiters, limit: number) => ({
    key: stackWaitsKey(waitsIn, waiters),
    limit,
    groupMs: GROUP_MS,
  });
  const counts = [
    ...(account.verified ? [] : [countOf('unverified', unverifiedWaits(policy))]),
    countOf('all', policy.waitingCalls),
  ];
  const taken: LeaseCount[] = [];
  for (const count of counts) {
    const none = await takeCounted(services, count, until);
    if (none === undefined) taken.push(count);
    else {
      await returnAll(services, { token, until, shares, counts: taken });
      const whose = count === counts.at(-1) ? 'all accounts' : 'unverified accounts';
      throw tooManyWaiting(services, whose, none.expiresAt);
    }
  }
  return { token, until, shares, counts };
}

/** The answer does not depend on it: leases that are not returned expire. */
export async function returnWaitLeases(services: WaitServices, leases: WaitLeases): Promise<void> {
  try {
    await returnAll(services, leases);
  } catch (error) {
    logError('leases of a waiting call not returned', error, {});
  }
}

async function returnAll(
  { table, caller }: WaitServices,
  { token, until, shares, counts }: WaitLeases,
): Promise<void> {
  await Promise.all([
    returnLease(table, tenantWaitsKey(caller.tenantId), token, shares),
    ...counts.map((count) => returnCounted(table, count, until)),
  ]);
}

function tooManyWaiting({ now }: WaitServices, whose: string, expiresAt: number) {
  const firstEnds = expiresAt - LEASE_MARGIN_MS;
  const seconds = Math.max(1, Math.ceil((firstEnds - now().getTime()) / 1000));
  return rateLimited(seconds, `Too many calls of ${whose} are waiting`);
}
