import * as z from 'zod';

/** `DefaultRouteSettings` of a stage, HTTP or WebSocket. Both limits come together: API Gateway defaults neither alone. */
export const throttleSchema = z.object({
  /** Requests a second that refill the bucket. */
  ThrottlingRateLimit: z.number().min(0),
  /** Requests that the bucket holds. */
  ThrottlingBurstLimit: z.int().min(0),
});

/**
 * Throttles a stage as API Gateway does: a token bucket that holds `burst` requests and refills with `rate` a second
 * (API Gateway developer guide, "Throttle requests to your HTTP APIs"). All routes share one bucket here. AWS applies the
 * limit on a best-effort basis and may let more through.
 */
export class TokenBucket {
  readonly #ratePerMs: number;
  readonly #burst: number;
  readonly #now: () => number;
  #tokens: number;
  #refilledAt: number;

  /** @param now milliseconds. A clock that goes back refills nothing. */
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
