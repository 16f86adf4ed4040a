import type { EndpointHealth } from '../store/webhook/endpoints.ts';
import { DAY_MS } from '../timing/durations.ts';
import { ATTEMPT_MILLISECONDS, type SendOutcome } from './send.ts';

/** Fast failures do not delay other deliveries, so they do not count. */
const TIMEOUTS_TO_OPEN = 5;

const FIRST_BREAK_SECONDS = 30;

/** SQS allows no longer delay. */
const LONGEST_BREAK_SECONDS = 900;

/** A longer probe is considered lost. */
const PROBE_SECONDS = 2 * (ATTEMPT_MILLISECONDS / 1000);

const FAILING_DAYS = 5;

/**
 * With `probe` the worker that stores `claimed` makes one test attempt; others read the health again. With `defer` no
 * attempt is made or counted.
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

export const SLOW_MS = 2_000;

/** One fast response must not make an endpoint fast again. */
const SLOW_FOR_MS = 10 * 60 * 1000;

type Pace = 'fast' | 'slow' | 'unknown';

export function paceOf({ slowUntil, answersFast }: EndpointHealth, now: number): Pace {
  if (slowUntil !== undefined && now < slowUntil) return 'slow';
  return answersFast === true ? 'fast' : 'unknown';
}

export type Observed = Pick<SendOutcome, 'delivered' | 'error' | 'durationMs'>;

/** An endpoint that responds 200 but keeps the connection open delays others as much as a timeout. */
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

export function shouldDisable({ failingSince }: EndpointHealth, now: number): boolean {
  return failingSince !== undefined && now - failingSince >= FAILING_DAYS * DAY_MS;
}
