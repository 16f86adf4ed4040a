/** Bounds of one parse, in milliseconds. */
export interface TimeBounds {
  /** CPU time of the thread: the same on every machine and at every load. */
  readonly cpu: number;
  /** Wall time, for a thread that blocks without using the CPU or does not tell what it used. */
  readonly wall: number;
}

/** Wall time before the CPU time is read for the first time. It counts as CPU time, so that most mails need no reading. */
const UNREAD_MILLISECONDS = 1000;
/** Wall time between two readings, at least. */
const READING_GAP_MILLISECONDS = 100;

/** Ends a parse at its bounds. Both count only while the thread runs: waiting for bytes or for the sink is not counted. */
export class TimeLimit {
  readonly #bounds: TimeBounds;
  /** CPU milliseconds of the thread since it started. */
  readonly #readCpu: () => Promise<number>;
  #expired: (() => void) | undefined;
  /** Wall time that counted until the last pause. */
  #elapsed = 0;
  #resumedAt: number | undefined;
  #timer: NodeJS.Timeout | undefined;
  /** Counted wall time at which to look next. */
  #nextCheck: number;
  /** What the thread had used when the parse began. */
  #cpuBefore: number | undefined;

  constructor(bounds: TimeBounds, readCpu: () => Promise<number>) {
    this.#bounds = bounds;
    this.#readCpu = readCpu;
    this.#nextCheck = Math.min(UNREAD_MILLISECONDS, bounds.cpu, bounds.wall);
  }

  onExpiry(expired: () => void): void {
    this.#expired = expired;
  }

  /** Does nothing after `stop`: a late answer must not start the limit again. */
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

  #counted(): number {
    return this.#elapsed + (this.#resumedAt === undefined ? 0 : performance.now() - this.#resumedAt);
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#check(), Math.max(1, this.#nextCheck - this.#counted()));
  }

  #check(): void {
    if (this.#counted() >= this.#bounds.wall) {
      this.#expired?.();
      return;
    }
    // Until the reading is there, only the wall bound counts.
    this.#nextCheck = this.#bounds.wall;
    this.#schedule();
    this.#readCpu().then(
      (cpu) => this.#checkCpu(cpu),
      // The thread is still starting, or has ended, which its own event reports.
      () => this.#checkIn(READING_GAP_MILLISECONDS),
    );
  }

  #checkCpu(cpu: number): void {
    this.#cpuBefore ??= cpu - Math.min(UNREAD_MILLISECONDS, this.#bounds.cpu);
    const left = this.#bounds.cpu - (cpu - this.#cpuBefore);
    if (left <= 0) {
      this.#expired?.();
      return;
    }
    // A thread uses no more CPU time than wall time.
    this.#checkIn(Math.max(left, READING_GAP_MILLISECONDS));
  }

  /** Does nothing after `stop`. */
  #checkIn(milliseconds: number): void {
    this.#nextCheck = Math.min(this.#bounds.wall, this.#counted() + milliseconds);
    if (this.#resumedAt !== undefined) this.#schedule();
  }
}
