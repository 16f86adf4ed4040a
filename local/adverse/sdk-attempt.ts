import type { IncomingHttpHeaders } from 'node:http';

/** Which attempt of an SDK call a request is. */
export interface SdkAttempt {
  /** The same for all attempts of one call. */
  readonly invocationId: string;
  /** 1 is the first. */
  readonly attempt: number;
  /** Attempts that the SDK makes in all. */
  readonly most: number;
}

/**
 * Reads the retry headers that every AWS SDK sends (SDKs and tools reference guide, "Retry behavior").
 * @returns undefined for a request that no SDK sent, which nobody repeats.
 */
export function readSdkAttempt(headers: IncomingHttpHeaders): SdkAttempt | undefined {
  const invocationId = headers['amz-sdk-invocation-id'];
  const request = headers['amz-sdk-request'];
  if (typeof invocationId !== 'string' || typeof request !== 'string') return undefined;
  const attempt = Number(/attempt=(\d+)/.exec(request)?.[1] ?? Number.NaN);
  const most = Number(/max=(\d+)/.exec(request)?.[1] ?? Number.NaN);
  return attempt >= 1 && most >= 1 ? { invocationId, attempt, most } : undefined;
}
