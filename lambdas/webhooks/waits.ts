import type { Lane } from '../jobs/delivery-message.ts';

const FIRST_WAIT_MS = 1_000;
/** Random parts make it at most 15 minutes, one delay of the queue. */
const LONGEST_WAIT_MS = 600_000;

/** In the main lane leases come free all the time: so often a delivery comes back soon before its waits grow. */
const SHORT_WAITS = 4;

/**
 * How often a delivery waits for a lease before it is given up: about three days, as long as the schedule. More events than
 * an endpoint can take never end otherwise, and each wait costs an invocation.
 */
export const MAX_WAITS = 450;

export interface LeaseWait {
  readonly waits: number;
  /** How long the oldest attempt in flight has been unanswered. */
  readonly leaseAgeMs: number;
  readonly lane: Lane;
  /** From 0 up to 1. */
  readonly random: number;
}

/**
 * Milliseconds until a delivery that found no lease looks again: about a second while attempts end fast, twice as long as the
 * oldest is unanswered when they do not. Each wait is twice the one before, so that a delivery waits at most about twice as
 * long as it must, and many that wait cause few invocations.
 */
export function leaseWaitMs({ waits, leaseAgeMs, lane, random }: LeaseWait): number {
  const first = Math.max(2 * leaseAgeMs, FIRST_WAIT_MS);
  const doublings = Math.max(0, waits - (lane === 'main' ? SHORT_WAITS : 0));
  return Math.ceil(Math.min(first * 2 ** doublings, LONGEST_WAIT_MS) * (0.5 + random));
}

/** A random part of a wait for a breaker, beside it. */
export function spreadMs(waitMs: number, random: number): number {
  return Math.ceil(random * Math.max(FIRST_WAIT_MS, waitMs / 2));
}
