import { ApiError, ConnectionFailed } from './errors.ts';
import { pause } from './pause.ts';

const BACKOFF_MS = 200;
const LONGEST_BACKOFF_MS = 30_000;

/** The service would refuse the same request again. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status < 500 && error.status !== 429;
}

/** Any other error, such as a TypeError, would occur again. */
export function isTemporary(error: unknown): boolean {
  return error instanceof ConnectionFailed || (error instanceof ApiError && !isRefusal(error));
}

export function backoffMs(failures: number): number {
  return Math.min(BACKOFF_MS * 2 ** failures, LONGEST_BACKOFF_MS) * (0.5 + Math.random());
}

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
