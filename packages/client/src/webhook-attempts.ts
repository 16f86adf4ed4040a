/** Jitter keeps simultaneous failures from retrying together. */
const JITTER = 0.2;

/** Maximum for a `Retry-After` header. */
const MAX_RETRY_AFTER_SECONDS = 3_600;

const GONE = 410;

interface FailedAttempt {
  readonly schedule: readonly number[];
  /** Number of the failed attempt, from 1. */
  readonly attempt: number;
  /** Returns 0 to below 1, like `Math.random`. */
  readonly random: () => number;
  readonly outcome: { readonly status?: number; readonly retryAfterSeconds?: number };
}

/**
 * Returns the seconds to wait, `dead` after the last attempt, or `disable` if the endpoint is gone permanently.
 * `Retry-After` can only lengthen the wait.
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

export function jittered(seconds: number, random: () => number): number {
  return Math.round(seconds * (1 - JITTER + 2 * JITTER * random()));
}
