/** As many calls at once as there are leases; the others wait in their order. */
export class CallLeases {
  readonly #waiting: (() => void)[] = [];
  #free: number;

  constructor(leases: number) {
    this.#free = leases;
  }

  /**
   * Takes a lease.
   * @returns undefined when one is free; else what resolves when it is this caller's, and rejects when the signal ends the wait.
   */
  take(signal: AbortSignal): Promise<void> | undefined {
    if (this.#free > 0) {
      this.#free -= 1;
      return undefined;
    }
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = (): void => {
        this.#waiting.splice(this.#waiting.indexOf(begin), 1);
        reject(signal.reason);
      };
      if (signal.aborted) return reject(signal.reason);
      signal.addEventListener('abort', leave, { once: true });
      this.#waiting.push(begin);
    });
  }

  /** Gives a lease back, or on to the first that waits. */
  give(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#free += 1;
    else next();
  }
}
