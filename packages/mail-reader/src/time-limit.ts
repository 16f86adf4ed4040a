/** The limits are in milliseconds. */
export interface TimeBounds {
  /** CPU time is independent of the machine's load. */
  readonly cpu: number;
  /** Wall time catches a thread that blocks. */
  readonly wall: number;
}

/** The time before the first reading counts as CPU time, so most emails need no reading. */
const UNREAD_MILLISECONDS = 1000;
const READING_GAP_MILLISECONDS = 100;

/** Waiting for bytes or for the sink does not count. */
export class TimeLimit {
  readonly #bounds: TimeBounds;
  readonly #readCpu: () => Promise<number>;
  #expired: (() => void) | undefined;
  #elapsed = 0;
  #resumedAt: number | undefined;
  #timer: NodeJS.Timeout | undefined;
  #nextCheck: number;
  #cpuBefore: number | undefined;

  constructor(bounds: TimeBounds, readCpu: () => Promise<number>) {
    this.#bounds = bounds;
    this.#readCpu = readCpu;
    this.#nextCheck = Math.min(UNREAD_MILLISECONDS, bounds.cpu, bounds.wall);
  }

  onExpiry(expired: () => void): void {
    this.#expired = expired;
  }

  /** A late answer after `stop` must not restart the limit. */
  resume(): void {
    if (this.#resumedAt !== undefined || this.#expired === undefined) return;
    this.#resumedAt = performance.now();
    this.#schedule();
  }

  pause(): void {
    this.#elapsed = this.#counted();
    this.#resumedAt = undefined;
    clearTimeout(this.#timer);
  }

  stop(): void {
    this.pause();
    this.#expired = undefined;
  }

  #counted() {
    return this.#elapsed + (this.#resumedAt === undefined ? 0 : performance.now() - this.#resumedAt);
  }

  #schedule() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#check(), Math.max(1, this.#nextCheck - this.#counted()));
  }

  #check() {
    if (this.#counted() >= this.#bounds.wall) {
      this.#expired?.();
      return;
    }
    // The wall limit applies until the reading arrives.
    this.#nextCheck = this.#bounds.wall;
    this.#schedule();
    this.#readCpu().then(
      (cpu) => this.#checkCpu(cpu),
      // The thread is starting, or its own event reports that it ended.
      () => this.#checkIn(READING_GAP_MILLISECONDS),
    );
  }

  #checkCpu(cpu: number) {
    this.#cpuBefore ??= cpu - Math.min(UNREAD_MILLISECONDS, this.#bounds.cpu);
    const left = this.#bounds.cpu - (cpu - this.#cpuBefore);
    if (left <= 0) {
      this.#expired?.();
      return;
    }
    this.#checkIn(Math.max(left, READING_GAP_MILLISECONDS));
  }

  #checkIn(milliseconds: number) {
    this.#nextCheck = Math.min(this.#bounds.wall, this.#counted() + milliseconds);
    if (this.#resumedAt !== undefined) this.#schedule();
  }
}
