import { refusedCaller } from '../auth/refused-caller.ts';
import { isKeyListed } from '../store/key/api-keys.ts';
import { returnWaitLeases, takeWaitLeases } from './wait-leases.ts';
import type { WaitServices } from './wait-services.ts';

/** Seconds that a call may wait. */
export const MAX_WAIT_SECONDS = 25;

/**
 * Milliseconds after its start at which a call answers, whatever its reads take. The function ends after 29 s, and API Gateway
 * answers 503 after 30 s, which begin before the function does.
 */
export const ANSWER_WITHIN_MS = 27_000;

/** By how much each pause is longer than the one before, of a call that begins with short ones. */
const PAUSE_GROWTH = 1.1;

/** One look at what a call waits for. */
export interface Round {
  readonly at: Date;
  /** The call answers after this round: what can be known now must be found. */
  readonly isLast: boolean;
}

/**
 * Waits until a poll finds something: polls immediately, then whenever the poll timer says, and once more at the end.
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
  if (!(await isKeyListed(table, caller.tenantId, caller.keyId, consistent)))
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
