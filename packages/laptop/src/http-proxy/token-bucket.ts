import * as z from 'zod';

/** `DefaultRouteSettings` of a stage, HTTP or WebSocket. Both limits are required together, as in API Gateway. */
export const throttleSchema = z.object({
  /** Refill rate, in requests a second. */
  ThrottlingRateLimit: z.number().min(0),
  /** Capacity of the bucket, in requests. */
  ThrottlingBurstLimit: z.int().min(0),
});

/**
 * Throttles a stage as API Gateway does, with a token bucket of `burst` requests that is refilled with `rate` requests
 * a second (API Gateway developer guide, "Throttle requests to your HTTP APIs"). All routes share one bucket here. AWS
 * applies the limit on a best-effort basis and may let more through.
 */
export class TokenBucket {
  readonly #ratePerMs: number;
  readonly #burst: number;
  readonly #now: () => number;
  #tokens: number;
  #refilledAt: number;

  /** @param now milliseconds. A clock that goes back does not refill the bucket. */
  constructor(limits: z.output<typeof throttleSchema>, now: () => number) {
    this.#ratePerMs = limits.ThrottlingRateLimit / 1000;
    this.#burst = limits.ThrottlingBurstLimit;
    this.#now = now;
    this.#tokens = this.#burst;
    this.#refilledAt = now();
  }

  /** @returns false when the request must be refused. */
  take(): boolean {
    const now = this.#now();
    const elapsedMs = Math.max(0, now - this.#refilledAt);
    this.#refilledAt = now;
    this.#tokens = Math.min(this.#burst, this.#tokens + elapsedMs * this.#ratePerMs);
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}
