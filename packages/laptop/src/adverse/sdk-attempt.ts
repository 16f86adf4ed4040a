import type { IncomingHttpHeaders } from 'node:http';

/** The attempt of an SDK call that a request belongs to. */
export interface SdkAttempt {
  /** The same for all attempts of one call. */
  readonly invocationId: string;
  /** 1 is the first. */
  readonly attempt: number;
  /** Maximum number of attempts. */
  readonly most: number;
}

/**
 * Reads the retry headers that every AWS SDK sends (SDKs and tools reference guide, "Retry behavior").
 * @returns undefined for a request without these headers, which is not repeated.
 */
export function readSdkAttempt(headers: IncomingHttpHeaders): SdkAttempt | undefined {
  const invocationId = headers['amz-sdk-invocation-id'];
  const request = headers['amz-sdk-request'];
  if (typeof invocationId !== 'string' || typeof request !== 'string') return undefined;
  const attempt = Number(/attempt=(\d+)/.exec(request)?.[1] ?? Number.NaN);
  const most = Number(/max=(\d+)/.exec(request)?.[1] ?? Number.NaN);
  return attempt >= 1 && most >= 1 ? { invocationId, attempt, most } : undefined;
}
