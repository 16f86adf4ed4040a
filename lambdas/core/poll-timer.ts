export interface PollTimer {
  next(atMostMs: number): Promise<void>;
}

/**
 * All waiting calls of a process share one timer, so that they share their reads (lambdas/store/table/row-loader.ts).
 */
export class SharedPollTimer implements PollTimer {
  readonly #intervalMs: number;
  #next: { readonly at: number; readonly reached: Promise<void> } | undefined;

  constructor(intervalMs: number) {
    this.#intervalMs = intervalMs;
  }

  async next(atMostMs: number): Promise<void> {
    const { at, reached } = this.#interval();
    if (performance.now() + atMostMs >= at) return reached;
    await new Promise((resolve) => setTimeout(resolve, atMostMs));
  }

  #interval(): { readonly at: number; readonly reached: Promise<void> } {
    this.#next ??= {
      at: performance.now() + this.#intervalMs,
      reached: new Promise((resolve) => {
        setTimeout(() => {
          this.#next = undefined;
          resolve();
        }, this.#intervalMs);
      }),
    };
    return this.#next;
  }
}
