import { backoffMs, isRefusal } from './after-failure.ts';
import type { CallOptions } from './call.ts';
import { pause } from './pause.ts';

/** The lease ended before its handler did, or another worker has claimed the message. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

export interface LeaseSource {
  /** Returns the milliseconds until a time of the service's clock. */
  remainingMs(expiresAt: string): number;
  extend(call: CallOptions): Promise<{ readonly expires_at: string }>;
}

/** Because of latency, a lease ends earlier here than at the service. */
const MARGIN_MS = 1_000;
const EXTEND_MS = 10_000;

/** The lease is extended halfway through its time until it is ended. */
export class Lease {
  readonly #source: LeaseSource;
  readonly #lost = new AbortController();
  readonly #ended = new AbortController();
  #endsAt: number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(source: LeaseSource, expiresAt: string) {
    this.#source = source;
    this.#endsAt = this.#endOf(expiresAt);
  }

  /** The signal's reason is `LeaseLost`. */
  get lost(): AbortSignal {
    return this.#lost.signal;
  }

  get isOver(): boolean {
    return performance.now() >= this.#endsAt;
  }

  keep(): void {
    this.#watch();
    void this.#extendAgainAndAgain();
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#ended.abort();
  }

  /** @returns false if the claim has ended at the service */
  async isHeld(): Promise<boolean> {
    try {
      await this.#extend();
      return true;
    } catch (error) {
      return !isRefusal(error);
    }
  }

  async #extendAgainAndAgain(): Promise<void> {
    const { signal } = this.#ended;
    for (let failures = 0; ; ) {
      const wait = failures === 0 ? (this.#endsAt - performance.now()) / 2 : backoffMs(failures);
      await pause(wait, signal).catch(() => undefined);
      if (signal.aborted || this.lost.aborted) return;
      try {
        await this.#extend(signal);
        failures = 0;
        this.#watch();
      } catch (error) {
        if (signal.aborted) return;
        if (isRefusal(error)) this.#lose(error);
        failures += 1;
      }
    }
  }

  async #extend(signal?: AbortSignal): Promise<void> {
    const call = { timeoutMs: EXTEND_MS, ...(signal === undefined ? {} : { signal }) };
    this.#endsAt = this.#endOf((await this.#source.extend(call)).expires_at);
  }

  #endOf(expiresAt: string): number {
    return performance.now() + this.#source.remainingMs(expiresAt) - MARGIN_MS;
  }

  #watch(): void {
    clearTimeout(this.#timer);
    if (this.#ended.signal.aborted) return;
    this.#timer = setTimeout(() => this.#lose(undefined), Math.max(0, this.#endsAt - performance.now()));
  }

  #lose(cause: unknown): void {
    clearTimeout(this.#timer);
    this.#lost.abort(new LeaseLost('The lease of the message was lost', { cause }));
  }
}
