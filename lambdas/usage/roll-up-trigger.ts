import type { JobQueue } from '../aws/job-queue.ts';
import type { RollUpJob } from '../jobs/roll-up-job.ts';
import type { Table } from '../store/table/table.ts';
import { takeRollUp } from '../store/usage/roll-up-interval.ts';

/** A forgotten tenant costs one more conditional write. */
const MAX_REMEMBERED = 10_000;
/** The unit is delays. A tenant has at most two jobs at once if each is done within one delay. */
const DELAYS_PER_INTERVAL = 2;

interface Requested {
  readonly interval: number;
  readonly sent: Promise<void>;
}

/**
 * A job becomes visible when every change of its interval has settled. A lost job only delays, because readers add what
 * is not rolled up.
 */
export class RollUpTrigger {
  readonly #queue: JobQueue<RollUpJob>;
  readonly #table: Table;
  readonly #delayMs: number;
  readonly #requested = new Map<string, Requested>();
  readonly #soon = new Map<string, number>();

  /** The delay must exceed the time in which changes settle; 0 sends a job for every change. */
  constructor(queue: JobQueue<RollUpJob>, table: Table, delaySeconds: number) {
    this.#queue = queue;
    this.#table = table;
    this.#delayMs = delaySeconds * 1000;
  }

  /**
   * A repeated call must give the same `change`: if the first one took the interval, the second one sends the job.
   */
  async changed(tenantId: string, change: string, now: Date): Promise<void> {
    if (this.#delayMs === 0) return this.#queue.send({ tenant: tenantId });
    const interval = Math.floor(now.getTime() / (this.#delayMs * DELAYS_PER_INTERVAL));
    const last = this.#requested.get(tenantId);
    if (last !== undefined && last.interval >= interval) return last.sent;
    if (this.#requested.size >= MAX_REMEMBERED) this.#requested.clear();
    const requested = { interval, sent: this.#request(tenantId, { interval, holder: change }, now) };
    this.#requested.set(tenantId, requested);
    try {
      await requested.sent;
    } catch (error) {
      if (this.#requested.get(tenantId) === requested) this.#requested.delete(tenantId);
      throw error;
    }
  }

  /** Each instance requests at most one job per delay. */
  async soon(tenant: string, now: Date): Promise<void> {
    if (now.getTime() < (this.#soon.get(tenant) ?? 0) || this.#delayMs === 0) return;
    if (this.#soon.size >= MAX_REMEMBERED) this.#soon.clear();
    await this.#queue.send({ tenant }, this.#delayMs / 1000);
    this.#soon.set(tenant, now.getTime() + this.#delayMs);
  }

  async #request(tenant: string, wanted: { interval: number; holder: string }, now: Date): Promise<void> {
    if (!(await takeRollUp(this.#table, tenant, wanted))) return;
    const end = (wanted.interval + 1) * this.#delayMs * DELAYS_PER_INTERVAL;
    const delaySeconds = Math.ceil((end + this.#delayMs - now.getTime()) / 1000);
    await this.#queue.send({ tenant }, delaySeconds);
  }
}
