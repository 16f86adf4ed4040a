import { type EventLoopUtilization, performance } from 'node:perf_hooks';

/** Measures the utilization of an event loop: `performance` of a thread, or of a worker. */
export type LoopMeter = Pick<typeof performance, 'eventLoopUtilization'>;

/** Samples within this time return the previous result: shorter times are not meaningful. */
const WINDOW_MS = 50;
/** Time constant of the moving average, because continuous work has short pauses. */
const MEMORY_MS = 1000;

/**
 * Measures how many threads of this process need a core, by the utilization of their event loops. Processor time would
 * leave out threads that wait for a core on a busy machine.
 */
export class BusyThreads {
  readonly #now: () => number;
  #before = new Map<LoopMeter, EventLoopUtilization>();
  #sampledAt = Number.NEGATIVE_INFINITY;
  #busy = 0;
  #average = 0;

  /** @param now milliseconds of a monotonic clock. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * @param workers the threads other than the main one.
   * @returns the sum of the threads' utilizations, each 0 to 1, since the last sample, or the moving average if that is
   *   higher.
   */
  count(workers: Iterable<LoopMeter>): number {
    const now = this.#now();
    const elapsed = now - this.#sampledAt;
    if (elapsed < WINDOW_MS) return Math.max(this.#busy, this.#average);
    const seen = new Map<LoopMeter, EventLoopUtilization>();
    this.#busy = 0;
    for (const meter of [performance, ...workers]) {
      const total = meter.eventLoopUtilization();
      const before = this.#before.get(meter);
      this.#busy += meter.eventLoopUtilization(total, before).utilization;
      seen.set(meter, total);
    }
    this.#before = seen;
    this.#sampledAt = now;
    this.#average += (this.#busy - this.#average) * (1 - Math.exp(-elapsed / MEMORY_MS));
    return Math.max(this.#busy, this.#average);
  }
}
