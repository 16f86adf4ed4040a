import { type EventLoopUtilization, performance } from 'node:perf_hooks';

export type LoopMeter = Pick<typeof performance, 'eventLoopUtilization'>;

const WINDOW_MS = 50;
/** The moving average bridges the short pauses of continuous work. */
const MEMORY_MS = 1000;

/**
 * Processor time would omit threads that wait for a core on a busy machine, so the utilization of event loops is
 * measured.
 */
export class BusyThreads {
  readonly #now: () => number;
  #before = new Map<LoopMeter, EventLoopUtilization>();
  #sampledAt = Number.NEGATIVE_INFINITY;
  #busy = 0;
  #average = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

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
