import type { IncomingHttpHeaders } from 'node:http';

export interface SdkAttempt {
  readonly invocationId: string;
  readonly attempt: number;
  readonly most: number;
}

/**
 * AWS SDKs send these retry headers (SDKs and tools reference guide, "Retry behavior"). @returns undefined for a
 * request without them, which is not repeated.
 */
export function readSdkAttempt(headers: IncomingHttpHeaders): SdkAttempt | undefined {
  const invocationId = headers['amz-sdk-invocation-id'];
  const request = headers['amz-sdk-request'];
  if (typeof invocationId !== 'string' || typeof request !== 'string') return undefined;
  const attempt = Number(/attempt=(\d+)/.exec(request)?.[1] ?? Number.NaN);
  const most = Number(/max=(\d+)/.exec(request)?.[1] ?? Number.NaN);
  return attempt >= 1 && most >= 1 ? { invocationId, attempt, most } : undefined;
}
