import type { EndpointHealth } from '../store/webhook/endpoints.ts';
import { DAY_MS } from '../timing/durations.ts';
import { ATTEMPT_MILLISECONDS, type SendOutcome } from './send.ts';

/** Consecutive timeouts that open the breaker. Fast failures do not, because they delay no other delivery. */
const TIMEOUTS_TO_OPEN = 5;

/** Each further timeout doubles the break. */
const FIRST_BREAK_SECONDS = 30;

/** SQS allows no longer delay. */
const LONGEST_BREAK_SECONDS = 900;

/** A probe that takes longer is considered lost, and another may start. */
const PROBE_SECONDS = 2 * (ATTEMPT_MILLISECONDS / 1000);

const FAILING_DAYS = 5;

/**
 * - `go`: make the attempt.
 * - `probe`: the break is over, and one attempt tests the endpoint. Store `claimed` if the health is unchanged;
 * the worker that succeeds makes the attempt, others read the health again.
 * - `defer`: retry at `until`. No attempt is made or counted.
 */
type Admission =
  | { readonly verdict: 'go' }
  | { readonly verdict: 'probe'; readonly claimed: EndpointHealth }
  | { readonly verdict: 'defer'; readonly until: number };

/** A dead or slow endpoint must not occupy the workers of others. */
export function admit(health: EndpointHealth, now: number): Admission {
  if (health.openUntil === undefined) return { verdict: 'go' };
  if (now < health.openUntil) return { verdict: 'defer', until: health.openUntil };
  return { verdict: 'probe', claimed: { ...health, openUntil: now + PROBE_SECONDS * 1000 } };
}

/** A longer attempt marks its endpoint as slow. */
export const SLOW_MS = 2_000;

/** Much longer than an attempt, so that an occasional fast response does not make an endpoint fast again. */
const SLOW_FOR_MS = 10 * 60 * 1000;

type Pace = 'fast' | 'slow' | 'unknown';

export function paceOf({ slowUntil, answersFast }: EndpointHealth, now: number): Pace {
  if (slowUntil !== undefined && now < slowUntil) return 'slow';
  return answersFast === true ? 'fast' : 'unknown';
}

/** Only these parts of an outcome change the endpoint's health. */
export type Observed = Pick<SendOutcome, 'delivered' | 'error' | 'durationMs'>;

/** An endpoint that responds 200 and keeps the connection open delays others as much as one that does not respond. */
function hasTimedOut({ error, durationMs }: Observed): boolean {
  return error === 'timeout' || durationMs >= ATTEMPT_MILLISECONDS;
}

export function afterAttempt(health: EndpointHealth, outcome: Observed, now: number): EndpointHealth {
  const consecutiveTimeouts = hasTimedOut(outcome) ? health.consecutiveTimeouts + 1 : 0;
  return {
    consecutiveTimeouts,
    failingSince: outcome.delivered ? undefined : (health.failingSince ?? now),
    openUntil:
      consecutiveTimeouts < TIMEOUTS_TO_OPEN
        ? undefined
        : now + 1000 * breakSeconds(consecutiveTimeouts - TIMEOUTS_TO_OPEN),
    ...paceAfter(health, outcome, now),
  };
}

function paceAfter(
  health: EndpointHealth,
  { durationMs }: Observed,
  now: number,
): Pick<EndpointHealth, 'slowUntil' | 'answersFast'> {
  if (durationMs >= SLOW_MS) return { slowUntil: now + SLOW_FOR_MS };
  const { slowUntil } = health;
  return slowUntil !== undefined && now < slowUntil ? { slowUntil } : { answersFast: true };
}

function breakSeconds(further: number): number {
  return Math.min(FIRST_BREAK_SECONDS * 2 ** further, LONGEST_BREAK_SECONDS);
}

/** A webhook that has failed this long is disabled and its owner is emailed. */
export function shouldDisable({ failingSince }: EndpointHealth, now: number): boolean {
  return failingSince !== undefined && now - failingSince >= FAILING_DAYS * DAY_MS;
}
