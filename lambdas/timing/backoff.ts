const BASE_MS = 20;
const MAX_MS = 2_560;

/** Waits some milliseconds. A test on virtual time has its own. */
export type Pause = (milliseconds: number) => Promise<void>;

/**
 * Waits before another round of a request that AWS refused with a retryable error: a random time, so that callers that
 * failed together do not repeat together, and a longer one from round to round.
 * @param round the failed round, from 1.
 */
export function backOff(round: number, pause: Pause = byTheClock): Promise<void> {
  return pause(Math.random() * Math.min(MAX_MS, BASE_MS * 2 ** round));
}

/** The pause of everything that runs in real time. */
export function byTheClock(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
