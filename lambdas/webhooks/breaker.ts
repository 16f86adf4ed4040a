import type { EndpointHealth } from '../store/webhook/endpoints.ts';
import { DAY_MS } from '../timing/durations.ts';
import { ATTEMPT_MILLISECONDS, type SendOutcome } from './send.ts';

/** Timeouts in a row that open the breaker. Quick failures do not open it: they delay no other delivery. */
const TIMEOUTS_TO_OPEN = 5;

/** The first break; each further timeout doubles it. */
const FIRST_BREAK_SECONDS = 30;

/** The longest delay of SQS. */
const LONGEST_BREAK_SECONDS = 900;

/** Time that the probe of a broken endpoint has, before the next one may start. */
const PROBE_SECONDS = 2 * (ATTEMPT_MILLISECONDS / 1000);

const FAILING_DAYS = 5;

/**
 * - `go`: make the attempt.
 * - `probe`: the pause is over, and a single attempt tests the endpoint: store `claimed` on condition that the health is
 *   still as it was read. The worker that succeeds makes the attempt; the others read the health again.
 * - `defer`: come back at `until`. The attempt is not made and does not count.
 */
type Admission =
  | { readonly verdict: 'go' }
  | { readonly verdict: 'probe'; readonly claimed: EndpointHealth }
  | { readonly verdict: 'defer'; readonly until: number };

/** Whether an attempt may start, so that a dead or slow endpoint does not hold the workers of all the others. */
export function admit(health: EndpointHealth, now: number): Admission {
  if (health.openUntil === undefined) return { verdict: 'go' };
  if (now < health.openUntil) return { verdict: 'defer', until: health.openUntil };
  return { verdict: 'probe', claimed: { ...health, openUntil: now + PROBE_SECONDS * 1000 } };
}

/** An attempt that takes longer marks its endpoint as slow. */
export const SLOW_MS = 2_000;

/**
 * For how long. Longer than an attempt by far: an endpoint that answers fast now and then must not come back among the
 * fast ones each time.
 */
const SLOW_FOR_MS = 10 * 60 * 1000;

/** How fast an endpoint answers, as far as known. */
type Pace = 'fast' | 'slow' | 'unknown';

export function paceOf({ slowUntil, answersFast }: EndpointHealth, now: number): Pace {
  if (slowUntil !== undefined && now < slowUntil) return 'slow';
  return answersFast === true ? 'fast' : 'unknown';
}

/** The part of an outcome that changes the health of the endpoint. */
export type Observed = Pick<SendOutcome, 'delivered' | 'error' | 'durationMs'>;

/** An endpoint that answers 200 and keeps the connection open delays others as much as one that does not answer. */
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

/** Whether all attempts have failed for so long that the webhook is disabled and its human gets a mail. */
export function shouldDisable({ failingSince }: EndpointHealth, now: number): boolean {
  return failingSince !== undefined && now - failingSince >= FAILING_DAYS * DAY_MS;
}
