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

export const MAX_WAIT_SECONDS = 25;

/**
 * The call answers by then, however long its reads take. The function times out after 29 s, and API Gateway answers 503
 * after 30 s, counted from before the function starts.
 */
export const ANSWER_WITHIN_MS = 27_000;

const PAUSE_GROWTH = 1.1;

export interface Round {
  readonly at: Date;
  /** The last round must find everything that can be known now. */
  readonly isLast: boolean;
}

/** @param firstPauseMs starts with short pauses, for results that mostly come within a second */
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
      // The concurrent check may be stale, and nothing may be returned under a key that was deleted.
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
  // The limit includes returning the leases; those that a slow table does not take back expire.
  const timeLimit = new TimeLimit(answerAt - now().getTime());
  try {
    return await Promise.race([roundsWithLeases(), timeLimit.reached]);
  } finally {
    isOver = true;
    timeLimit.clear();
  }
}

/** The key was valid at the start of the call but may be revoked by now. */
async function refuseRevokedKey({ table, caller }: WaitServices, consistent: boolean): Promise<void> {
  if (!(await isKeyUsable(table, caller.tenantId, caller.keyId, consistent)))
    throw await refusedCaller(table, caller.tenantId);
}

/** It ends a wait when calls of the table take too long. */
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

/** Unverified accounts share this part of the waiting calls, because sign-up is free. */
const UNVERIFIED_SHARE = 0.1;

const LEASE_MARGIN_MS = 5_000;
const GROUP_MS = 5_000;
const TOKEN_BYTES = 6;
/** The end of a key's id is random, and short for a row of 100 leases. Two keys with the same end share their limit. */
const KEY_NAME_LENGTH = 6;

interface WaitLeases {
  readonly token: string;
  readonly until: number;
  readonly shares: readonly Share[];
  readonly counts: readonly LeaseCount[];
}

function unverifiedWaits({ waitingCalls }: Pick<WaitServices, 'waitingCalls'>): number {
  return Math.max(1, Math.floor(waitingCalls * UNVERIFIED_SHARE));
}

/**
 * Takes all leases of a waiting call or none. `Retry-After` is when the first of the waiting calls ends at the latest.
 * @param endsAt milliseconds since 1970
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

/** A failure is ignored, because leases that are not returned expire. */
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
  return rateLimited(seconds, `Too many calls by ${whose} are waiting`);
}
