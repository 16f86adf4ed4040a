/**
 * DynamoDB cannot reset or increment an attribute in one update, so the key's row has a ring of counters. Counting in
 * one removes the others; only a call after a multiple of 61 silent minutes finds a stale counter, which a second
 * update repairs.
 */
export const REQUESTS_PER_WINDOW = 600;
const RING = 61;
const WINDOW_MS = 60_000;

export function windowOf(now: Date): number {
  return Math.floor(now.getTime() / WINDOW_MS);
}

export function windowStart(window: number): Date {
  return new Date(window * WINDOW_MS);
}

export function secondsLeft(window: number, now: Date): number {
  return Math.max(1, Math.ceil(((window + 1) * WINDOW_MS - now.getTime()) / 1000));
}

export function counterOf(window: number): string {
  return `n${window % RING}`;
}

export function otherCounters(window: number): string[] {
  const own = counterOf(window);
  return Array.from({ length: RING }, (_, i) => counterOf(i)).filter((counter) => counter !== own);
}
