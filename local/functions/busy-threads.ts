import { type EventLoopUtilization, performance } from 'node:perf_hooks';

/** What tells the use of an event loop: `performance` of a thread, or of a worker seen from outside. */
export type LoopMeter = Pick<typeof performance, 'eventLoopUtilization'>;

/** A look that comes sooner sees what the last one saw: shorter times say nothing. */
const WINDOW_MS = 50;
/** What was seen so long ago counts a third of what is seen now: work that never ends has moments without any. */
const MEMORY_MS = 1000;

/**
 * How many threads of this process want a core. The use of event loops, not processor time: a thread that waits for
 * a core because the machine is busy with something else wants one as well.
 */
export class BusyThreads {
  readonly #now: () => number;
  #before = new Map<LoopMeter, EventLoopUtilization>();
  #lookedAt = Number.NEGATIVE_INFINITY;
  #busy = 0;
  #lately = 0;

  /** @param now milliseconds of a clock that never goes back. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * @param workers the threads beside the main one.
   * @returns the sum over all threads of the share of the time, 0 to 1, in which each of them had something to run
   *   since the look before, or lately if that is more.
   */
  count(workers: Iterable<LoopMeter>): number {
    const now = this.#now();
    const elapsed = now - this.#lookedAt;
    if (elapsed < WINDOW_MS) return Math.max(this.#busy, this.#lately);
    const seen = new Map<LoopMeter, EventLoopUtilization>();
    this.#busy = 0;
    for (const meter of [performance, ...workers]) {
      const total = meter.eventLoopUtilization();
      const before = this.#before.get(meter);
      this.#busy += meter.eventLoopUtilization(total, before).utilization;
      seen.set(meter, total);
    }
    this.#before = seen;
    this.#lookedAt = now;
    this.#lately += (this.#busy - this.#lately) * (1 - Math.exp(-elapsed / MEMORY_MS));
    return Math.max(this.#busy, this.#lately);
  }
}
