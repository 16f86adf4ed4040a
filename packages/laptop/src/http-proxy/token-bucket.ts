import * as z from 'zod';

/** API Gateway requires both limits together, for HTTP and WebSocket stages. */
export const throttleSchema = z.object({
  ThrottlingRateLimit: z.number().min(0),
  ThrottlingBurstLimit: z.int().min(0),
});

/**
 * API Gateway throttles with a token bucket (API Gateway developer guide, "Throttle requests to your HTTP APIs"). All
 * routes share one bucket here; AWS limits on a best-effort basis and may let more through.
 */
export class TokenBucket {
  readonly #ratePerMs: number;
  readonly #burst: number;
  readonly #now: () => number;
  #tokens: number;
  #refilledAt: number;

  /** A clock that goes back does not refill the bucket. */
  constructor(limits: z.output<typeof throttleSchema>, now: () => number) {
    this.#ratePerMs = limits.ThrottlingRateLimit / 1000;
    this.#burst = limits.ThrottlingBurstLimit;
    this.#now = now;
    this.#tokens = this.#burst;
    this.#refilledAt = now();
  }

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
