/** Waits differ by up to this part, so that what failed together does not come back together. */
const JITTER = 0.2;

/** The most that an endpoint may ask for in `Retry-After`. */
const MAX_RETRY_AFTER_SECONDS = 3_600;

const GONE = 410;

interface FailedAttempt {
  readonly schedule: readonly number[];
  /** Which attempt failed, from 1. */
  readonly attempt: number;
  /** From 0 up to 1, as `Math.random`. */
  readonly random: () => number;
  readonly outcome: { readonly status?: number; readonly retryAfterSeconds?: number };
}

/**
 * What follows a failure: the seconds to wait, `dead` after the last attempt, `disable` when the endpoint says that it
 * is gone for good. `Retry-After` makes the wait longer, never shorter.
 */
export function nextAttempt({
  schedule,
  attempt,
  random,
  outcome,
}: FailedAttempt): number | 'dead' | 'disable' {
  if (outcome.status === GONE) return 'disable';
  const planned = schedule[attempt];
  if (planned === undefined) return 'dead';
  const wait = jittered(planned, random);
  return Math.max(wait, Math.min(outcome.retryAfterSeconds ?? 0, MAX_RETRY_AFTER_SECONDS));
}

/** Seconds between 80 and 120 % of those given. */
export function jittered(seconds: number, random: () => number): number {
  return Math.round(seconds * (1 - JITTER + 2 * JITTER * random()));
}
