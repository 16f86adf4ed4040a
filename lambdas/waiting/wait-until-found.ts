import { refusedCaller } from '../auth/refused-caller.ts';
import type { Context } from '../core/context.ts';
import { rateLimited, unauthenticated } from '../core/errors.ts';
import { logError } from '../observability/log.ts';
import { getAccount } from '../store/account/accounts.ts';
import { isKeyUsable } from '../store/key/api-keys.ts';
import { type StackWaiters, stackWaitsKey, tenantWaitsKey } from '../store/keys.ts';
import { type LeaseCount, returnCounted, takeCounted } from '../store/limit/lease-count.ts';
import { returnLease, type Share, takeLease } from '../store/limit/lease-pool.ts';
import { planOf } from '../usage/plan.ts';

/** Seconds that a call may wait. */
export const MAX_WAIT_SECONDS = 25;

/**
 * Milliseconds after its start at which a call answers, whatever its reads take. The function ends after 29 s, and API Gateway
 * answers 503 after 30 s, which begin before the function does.
 */
export const ANSWER_WITHIN_MS = 27_000;

/** By how much each pause is longer than the one before, of a call that begins with short ones. */
const PAUSE_GROWTH = 1.1;

export interface Round {
  readonly at: Date;
  /** The call answers after this round: what can be known now must be found. */
  readonly isLast: boolean;
}

/**
 * Waits until a poll finds something: polls immediately, then whenever the poll timer says, and a last time at the end.
 * @param seconds from now on
 * @param poll reads something small. It throws what ends the wait with an error.
 * @param firstPauseMs for what is most often there within a second: the first polls do not wait for the poll timer.
 * @returns undefined when the time is up
 * @throws ApiError rate_limited when too many calls wait, unauthenticated when the key was revoked
 */
export async function waitUntilFound<Found>(
  services: WaitServices,
  seconds: number,
  poll: (round: Round) => Promise<Found | undefined>,
  firstPauseMs = Number.POSITIVE_INFINITY,
): Promise<Found | undefined> {
  const { now, startedAt, pollTimer } = services;
  const answerAt = startedAt.getTime() + ANSWER_WITHIN_MS;
  const endsAt = Math.min(now().getTime() + seconds * 1000, answerAt);
  let isOver = false;
  let pauseMs = firstPauseMs;
  const rounds = async (): Promise<Found | undefined> => {
    while (!isOver) {
      const at = now();
      const isLast = at.getTime() >= endsAt;
      const [found] = await Promise.all([poll({ at, isLast }), refuseRevokedKey(services, isLast)]);
      // The read beside the poll may be behind, and nothing is given out under a key that has been deleted.
      if (found !== undefined && !isLast) await refuseRevokedKey(services, true);
      if (found !== undefined || isLast) return found;
      await pollTimer.next(Math.max(0, Math.min(pauseMs, endsAt - now().getTime())));
      pauseMs *= PAUSE_GROWTH;
    }
    return undefined;
  };
  const roundsWithLeases = async (): Promise<Found | undefined> => {
    const leases = await takeWaitLeases(services, endsAt);
    try {
      return await rounds();
    } finally {
      await returnWaitLeases(services, leases);
    }
  };
  // Leases included: those that a slow table does not take back in time expire.
  const timeLimit = new TimeLimit(answerAt - now().getTime());
  try {
    return await Promise.race([roundsWithLeases(), timeLimit.reached]);
  } finally {
    isOver = true;
    timeLimit.clear();
  }
}

/** The call was authenticated when it came; the key may be revoked since. */
async function refuseRevokedKey({ table, caller }: WaitServices, consistent: boolean): Promise<void> {
  if (!(await isKeyUsable(table, caller.tenantId, caller.keyId, consistent)))
    throw await refusedCaller(table, caller.tenantId);
}

/** For calls of the table that take too long: it ends a wait whose rounds do not. */
class TimeLimit {
  readonly reached: Promise<undefined>;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(milliseconds: number) {
    this.reached = new Promise((resolve) => {
      this.#timer = setTimeout(() => resolve(undefined), Math.max(0, milliseconds));
    });
  }

  clear(): void {
    clearTimeout(this.#timer);
  }
}

export type WaitServices = Pick<
  Context,
  | 'table'
  | 'policy'
  | 'caller'
  | 'pollTimer'
  | 'waitsIn'
  | 'waitingCalls'
  | 'startedAt'
  | 'now'
  | 'randomBytes'
>;

/** Unverified accounts together have this part of the calls that may wait, at least one: sign-up costs nothing. */
const UNVERIFIED_SHARE = 0.1;

/** How long after the end of a wait its leases expire, if the function died before it returned them. */
const LEASE_MARGIN_MS = 5_000;
const GROUP_MS = 5_000;
const TOKEN_BYTES = 6;
/** The end of a key's id is random, and short in a row of 100 leases. Two keys of a tenant that end alike share their limit. */
const KEY_NAME_LENGTH = 6;

/** The leases of one waiting call: with its tenant and its key, and among those of all tenants. */
interface WaitLeases {
  readonly token: string;
  readonly until: number;
  readonly shares: readonly Share[];
  readonly counts: readonly LeaseCount[];
}

/** Calls of unverified accounts that may wait at once, in one function. */
function unverifiedWaits({ waitingCalls }: Pick<WaitServices, 'waitingCalls'>): number {
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
  const full = await takeLease(services, wanted);
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
    ...(account.verified ? [] : [countOf('unverified', unverifiedWaits(services))]),
    countOf('all', services.waitingCalls),
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
