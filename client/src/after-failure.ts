import { ApiError } from './errors.ts';
import { pause } from './pause.ts';

const BACKOFF_MS = 200;
const LONGEST_BACKOFF_MS = 30_000;

/** Whether the service refuses what is asked for, and would refuse it again. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status < 500 && error.status !== 429;
}

/** What to wait before the next attempt, with jitter. */
export function backoffMs(failures: number): number {
  return Math.min(BACKOFF_MS * 2 ** failures, LONGEST_BACKOFF_MS) * (0.5 + Math.random());
}

/** Pauses before the next attempt. Ends early, without an error, when the signal is aborted. */
export async function pauseAfterFailure(
  failures: number,
  signal: AbortSignal | undefined,
  atLeastMs = 0,
): Promise<void> {
  try {
    await pause(Math.max(atLeastMs, backoffMs(failures)), signal);
  } catch (error) {
    if (signal?.aborted !== true) throw error;
  }
}
