const BASE_MS = 20;
const MAX_MS = 2_560;

export type Pause = (milliseconds: number) => Promise<void>;

/** The jitter keeps callers that failed together from retrying together. @param round the failed round, from 1 */
export function backOff(round: number, pause: Pause = byTheClock): Promise<void> {
  return pause(Math.random() * Math.min(MAX_MS, BASE_MS * 2 ** round));
}

export function byTheClock(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
