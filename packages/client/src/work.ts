import { isRefusal, isTemporary, pauseAfterFailure } from './after-failure.ts';
import { ApiError } from './errors.ts';
import type { ClaimsCreateInput, ClaimsCreateOutput, Message, Operations } from './generated/types.ts';
import { Lease } from './lease.ts';
import { ANSWER_MS } from './wait-for.ts';

export interface WorkClaim {
  readonly claim_id: string;
  /** Counts attempts from 1 to 5. */
  readonly attempt: number;
  /** Aborted if the lease is lost, or if `releaseSignal` ends the work. */
  readonly signal: AbortSignal;
}

/** @returns labels to add to the message. Throw to have the message retried. */
export type WorkHandler = (message: Message, claim: WorkClaim) => WorkResult | Promise<WorkResult>;
// biome-ignore lint/suspicious/noConfusingVoidType: a handler without a return statement is of this type
export type WorkResult = void | { readonly add_labels?: string | readonly string[] };

export interface WorkOptions extends Omit<ClaimsCreateInput, 'inbox_id' | 'limit'> {
  /** Number of handlers that run at the same time; default: 1. */
  readonly concurrency?: number;
  /** Stops claiming; running handlers finish. */
  readonly signal?: AbortSignal;
  /** Stops immediately: the signals of running handlers are aborted and their messages released. */
  readonly releaseSignal?: AbortSignal;
  /** Seconds before a failed message is claimed again; default: 5, 20, 80, 320. */
  readonly retryDelay?: (attempt: number) => number;
  /**
   * Called with errors from handlers, lost leases and retried failures of the service, for logging. An error that
   * it throws ends the work.
   */
  readonly onError?: (error: unknown, claim?: WorkClaim) => void;
}

export interface ClaimSource {
  readonly claims: Operations['claims'];
  /** Milliseconds since 1970 by the service's clock. */
  now(): number;
}

type Claimed = ClaimsCreateOutput['claims'][number];

const WAIT_SECONDS = 10;
const LEASE_SECONDS = 300;
const MAX_CLAIMS = 10;
const MAX_DELAY_SECONDS = 3600;
const retryDelayOf = (attempt: number): number => 5 * 4 ** (attempt - 1);

export async function work(
  source: ClaimSource,
  inbox_id: string,
  handler: WorkHandler,
  options: WorkOptions = {},
): Promise<void> {
  if (typeof handler !== 'function') throw new TypeError('handler must be a function');
  await new Worker(source, inbox_id, handler, options).run();
}

class Worker {
  readonly #claims: Operations['claims'];
  readonly #now: () => number;
  readonly #inboxId: string;
  readonly #handler: WorkHandler;
  readonly #options: WorkOptions;
  readonly #asked: Omit<ClaimsCreateInput, 'inbox_id'>;
  readonly #leaseSeconds: number;
  readonly #running = new Set<Promise<void>>();
  readonly #stop = new AbortController();
  readonly #release = new AbortController();
  #failures = 0;
  #failure: { readonly error: unknown } | undefined;

  constructor(source: ClaimSource, inboxId: string, handler: WorkHandler, options: WorkOptions) {
    this.#claims = source.claims;
    this.#now = () => source.now();
    this.#inboxId = inboxId;
    this.#handler = handler;
    this.#options = options;
    const { concurrency: _, signal: _s, releaseSignal: _r, retryDelay: _d, onError: _e, ...asked } = options;
    this.#asked = asked;
    this.#leaseSeconds = options.lease_seconds ?? LEASE_SECONDS;
  }

  async run(): Promise<void> {
    const { concurrency = 1, signal, releaseSignal } = this.#options;
    if (!Number.isInteger(concurrency) || concurrency < 1)
      throw new TypeError('concurrency must be a positive integer');
    const stop = () => this.#stop.abort();
    const release = () => {
      this.#stop.abort();
      this.#release.abort();
    };
    follow(signal, stop);
    follow(releaseSignal, release);
    try {
      while (!this.#stop.signal.aborted) {
        const free = concurrency - this.#running.size;
        if (free > 0) await this.#claim(Math.min(free, MAX_CLAIMS));
        else await unlessAborted(Promise.race(this.#running), this.#stop.signal);
      }
    } catch (error) {
      this.#fail(error);
    } finally {
      while (this.#running.size > 0) await Promise.all(this.#running);
      signal?.removeEventListener('abort', stop);
      releaseSignal?.removeEventListener('abort', release);
    }
    if (this.#failure !== undefined) throw this.#failure.error;
  }

  #fail(error: unknown): void {
    this.#failure ??= { error };
    this.#stop.abort();
  }

  async #claim(limit: number): Promise<void> {
    const { wait = WAIT_SECONDS } = this.#options;
    try {
      const input = {
        ...this.#asked,
        inbox_id: this.#inboxId,
        limit,
        lease_seconds: this.#leaseSeconds,
        wait,
      };
      // A stop does not abort this call: a message that the service has claimed would stay claimed until its lease ends.
      const call = { signal: this.#release.signal, timeoutMs: wait * 1000 + 2 * ANSWER_MS };
      const { claims } = await this.#claims.create(input, call);
      this.#failures = 0;
      for (const claim of claims) this.#start(claim);
    } catch (error) {
      if (this.#release.signal.aborted) return;
      const isConflict = error instanceof ApiError && error.status === 409;
      if (!isTemporary(error) && !isConflict) throw error;
      this.#report(error);
      await this.#pauseAfter(error, this.#failures, this.#stop.signal);
      this.#failures += 1;
    }
  }

  #start(claimed: Claimed): void {
    const handling = this.#handle(claimed)
      .catch((error: unknown) => this.#fail(error))
      .finally(() => this.#running.delete(handling));
    this.#running.add(handling);
  }

  async #handle(claimed: Claimed): Promise<void> {
    const { claim_id, attempt, message } = claimed;
    const lease = new Lease(
      {
        remainingMs: (expiresAt) => Date.parse(expiresAt) - this.#now(),
        extend: (call) =>
          this.#claims.extend(this.#input(claimed, { lease_seconds: this.#leaseSeconds }), call),
      },
      claimed.expires_at,
    );
    if (this.#stop.signal.aborted) {
      await this.#giveBack(claimed, 0, lease);
      return;
    }
    lease.keep();
    const claim: WorkClaim = {
      claim_id,
      attempt,
      signal: AbortSignal.any([lease.lost, this.#release.signal]),
    };
    const outcome = await unlessAborted(this.#outcomeOf(message, claim), this.#release.signal);
    lease.end();
    if (lease.lost.aborted) {
      this.#report(lease.lost.reason, claim);
    } else if (outcome === undefined) {
      await this.#giveBack(claimed, 0, lease);
    } else if ('error' in outcome) {
      this.#report(outcome.error, claim);
      await this.#giveBack(claimed, this.#delayAfter(attempt), lease);
    } else {
      await this.#complete(claimed, outcome.result, claim, lease);
    }
  }

  async #outcomeOf(message: Message, claim: WorkClaim): Promise<Outcome> {
    try {
      return { result: await this.#handler(message, claim) };
    } catch (error) {
      return { error };
    }
  }

  async #complete(claimed: Claimed, result: WorkResult, claim: WorkClaim, lease: Lease): Promise<void> {
    const labels = result?.add_labels;
    const add_labels = typeof labels === 'string' ? labels : [...(labels ?? [])];
    const input = this.#input(claimed, add_labels.length === 0 ? {} : { add_labels });
    for (let failures = 0; ; failures += 1) {
      try {
        await this.#claims.complete(input, { timeoutMs: ANSWER_MS });
        return;
      } catch (error) {
        this.#report(error, claim);
        if (isRefusal(error) && error.status !== 409) {
          // The service also rejects invalid labels of the handler.
          await this.#giveBack(claimed, this.#delayAfter(claimed.attempt), lease);
          return;
        }
        // The service also refuses after repeated conflicts with other changes of the thread.
        const isLost = isRefusal(error) && !(await lease.isHeld());
        if (isLost || lease.isOver || this.#release.signal.aborted) return;
        await this.#pauseAfter(error, failures, this.#release.signal);
      }
    }
  }

  /** Never throws: a claim that is not released ends with its lease. */
  async #giveBack(claimed: Claimed, delay_seconds: number, lease: Lease): Promise<void> {
    for (let failures = 0; ; failures += 1) {
      try {
        await this.#claims.release(this.#input(claimed, delay_seconds === 0 ? {} : { delay_seconds }));
        return;
      } catch (error) {
        if (isRefusal(error) || lease.isOver || this.#release.signal.aborted) return;
        await this.#pauseAfter(error, failures, this.#release.signal);
      }
    }
  }

  #input<Rest>({ claim_id }: Claimed, rest: Rest) {
    return { inbox_id: this.#inboxId, claim_id, ...rest };
  }

  #delayAfter(attempt: number): number {
    const seconds = (this.#options.retryDelay ?? retryDelayOf)(attempt);
    return Math.min(Math.max(0, Math.ceil(seconds)), MAX_DELAY_SECONDS);
  }

  #report(error: unknown, claim?: WorkClaim): void {
    this.#options.onError?.(error, claim);
  }

  async #pauseAfter(error: unknown, failures: number, signal: AbortSignal): Promise<void> {
    const asked = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1000 : 0;
    await pauseAfterFailure(failures, signal, asked);
  }
}

type Outcome = { readonly result: WorkResult } | { readonly error: unknown };

function follow(signal: AbortSignal | undefined, listener: () => void): void {
  if (signal?.aborted === true) listener();
  else signal?.addEventListener('abort', listener, { once: true });
}

/** @returns undefined if the signal was aborted first */
async function unlessAborted<Value>(value: Promise<Value>, signal: AbortSignal): Promise<Value | undefined> {
  let listener = () => {};
  const abortion = new Promise<undefined>((resolve) => {
    listener = () => resolve(undefined);
    follow(signal, listener);
  });
  try {
    return await Promise.race([value, abortion]);
  } finally {
    signal.removeEventListener('abort', listener);
  }
}
