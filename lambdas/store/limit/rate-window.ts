/**
 * The fixed one-minute window of a key, counted on the key's own row in the one update that also
 * authenticates. DynamoDB cannot write "one if the minute is new, else one more" to a single attribute
 * without a second call. So the minutes use a ring of counters: counting in one removes all the
 * others, and a counter that is found belongs to this minute, unless the key's last call was a whole number
 * of rounds ago (every 61st minute of silence), which the condition sees and a second update repairs.
 */
export const REQUESTS_PER_WINDOW = 600;
const RING = 61;
const WINDOW_MS = 60_000;

export function windowOf(now: Date): number {
  return Math.floor(now.getTime() / WINDOW_MS);
}

/** When the window began: the key's `used_at`, kept to the minute. */
export function windowStart(window: number): Date {
  return new Date(window * WINDOW_MS);
}

/** Whole seconds until the window ends, at least one. */
export function secondsLeft(window: number, now: Date): number {
  return Math.max(1, Math.ceil(((window + 1) * WINDOW_MS - now.getTime()) / 1000));
}

export function counterOf(window: number): string {
  return `n${window % RING}`;
}

/** Every counter but this window's. */
export function otherCounters(window: number): string[] {
  const own = counterOf(window);
  return Array.from({ length: RING }, (_, i) => counterOf(i)).filter((counter) => counter !== own);
}
