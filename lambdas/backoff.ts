const BASE_MS = 20;
const MAX_MS = 2_560;

/**
 * Waits before another round of what AWS refused for the moment: a random time, so that callers who failed together do not
 * come back together, and a longer one from round to round.
 * @param round the one that failed, from 1.
 */
export function backOff(round: number): Promise<void> {
  const milliseconds = Math.random() * Math.min(MAX_MS, BASE_MS * 2 ** round);
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
