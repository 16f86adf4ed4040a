/** A time limit that runs only while it is running: waiting for others is not counted. */
export class Stopwatch {
  #left: number;
  #startedAt: number | undefined;
  #timer: NodeJS.Timeout | undefined;
  #expired: (() => void) | undefined;

  constructor(milliseconds: number) {
    this.#left = milliseconds;
  }

  onExpiry(expired: () => void): void {
    this.#expired = expired;
  }

  /** Nothing once it was stopped: an answer that comes late starts no time again. */
  resume(): void {
    if (this.#startedAt !== undefined || this.#expired === undefined) return;
    this.#startedAt = performance.now();
    this.#timer = setTimeout(() => this.#expired?.(), this.#left);
  }

  pause(): void {
    if (this.#startedAt === undefined) return;
    clearTimeout(this.#timer);
    this.#left = Math.max(0, this.#left - (performance.now() - this.#startedAt));
    this.#startedAt = undefined;
  }

  stop(): void {
    this.pause();
    this.#expired = undefined;
  }
}
