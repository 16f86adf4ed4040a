import type { EndpointHealth } from '../store/webhook/endpoints.ts';
import { ATTEMPT_MILLISECONDS, type SendOutcome } from './send.ts';

export type { EndpointHealth };

export const HEALTHY: EndpointHealth = { consecutiveTimeouts: 0 };

/** Timeouts in a row that open the breaker. Quick failures cost nobody anything and do not. */
const TIMEOUTS_TO_OPEN = 5;

/** The first break; each further timeout doubles it. */
const FIRST_BREAK_SECONDS = 30;

/** As far as one queue delay reaches. */
const LONGEST_BREAK_SECONDS = 900;

/** What the one attempt that tries a broken endpoint again has, before the next may. */
const PROBE_SECONDS = 2 * (ATTEMPT_MILLISECONDS / 1000);

const DAY = 24 * 60 * 60 * 1000;
const FAILING_DAYS = 5;

/**
 * - `go`: make the attempt.
 * - `probe`: the pause is over, and a single attempt tests the endpoint: store `claimed` on condition that the health is
 *   still the one that was read. The worker that succeeds makes the attempt; the others read the health again.
 * - `defer`: come back at `until`. The attempt is not made and does not count.
 */
export type Admission =
  | { readonly verdict: 'go' }
  | { readonly verdict: 'probe'; readonly claimed: EndpointHealth }
  | { readonly verdict: 'defer'; readonly until: number };

/** Whether an attempt may start, so that a dead or slow endpoint does not hold the workers of all the others. */
export function admit(health: EndpointHealth, now: number): Admission {
  if (health.openUntil === undefined) return { verdict: 'go' };
  if (now < health.openUntil) return { verdict: 'defer', until: health.openUntil };
  return { verdict: 'probe', claimed: { ...health, openUntil: now + PROBE_SECONDS * 1000 } };
}

/** An attempt that takes longer makes its endpoint a slow one. */
export const SLOW_MS = 2_000;

/**
 * For how long. Longer than an attempt by far: an endpoint that answers fast now and then must not come back among the
 * fast ones each time.
 */
const SLOW_FOR_MS = 10 * 60 * 1000;

/** What is known of how long an endpoint takes. */
export type Pace = 'fast' | 'slow' | 'unknown';

export function paceOf({ slowUntil, answersFast }: EndpointHealth, now: number): Pace {
  if (slowUntil !== undefined && now < slowUntil) return 'slow';
  return answersFast === true ? 'fast' : 'unknown';
}

/** What an attempt says of its endpoint. */
export type Observed = Pick<SendOutcome, 'delivered' | 'error' | 'durationMs'>;

/** An endpoint that says 200 and then holds the line is as bad for the others as one that says nothing. */
function hasTimedOut({ error, durationMs }: Observed): boolean {
  return error === 'timeout' || durationMs >= ATTEMPT_MILLISECONDS;
}

/** The health after an attempt that ended now. */
export function afterAttempt(health: EndpointHealth, seen: Observed, now: number): EndpointHealth {
  const consecutiveTimeouts = hasTimedOut(seen) ? health.consecutiveTimeouts + 1 : 0;
  return {
    consecutiveTimeouts,
    ...(seen.delivered ? {} : { failingSince: health.failingSince ?? now }),
    ...(consecutiveTimeouts < TIMEOUTS_TO_OPEN
      ? {}
      : { openUntil: now + 1000 * breakSeconds(consecutiveTimeouts - TIMEOUTS_TO_OPEN) }),
    ...paceAfter(health, seen, now),
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

/** Whether only failures came for so long that the webhook is disabled and its human gets a mail. */
export function shouldDisable({ failingSince }: EndpointHealth, now: number): boolean {
  return failingSince !== undefined && now - failingSince >= FAILING_DAYS * DAY;
}
