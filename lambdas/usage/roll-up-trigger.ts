import type { JobQueue } from '../aws/job-queue.ts';
import type { RollUpJob } from '../jobs/roll-up-job.ts';
import type { Table } from '../store/table/table.ts';
import { claimRollUp } from '../store/usage/roll-up-claim.ts';

/** Tenants whose last interval an instance remembers. A forgotten tenant costs one more conditional write. */
const MAX_REMEMBERED = 10_000;
/**
 * Length of an interval, in delays. The job of an interval lives for at most one interval and one delay, so that there
 * are at most two at a time as long as it is received and done within one delay.
 */
const DELAYS_PER_INTERVAL = 2;

/** What an instance knows of the latest interval of a tenant. */
interface Requested {
  readonly interval: number;
  /** Resolves when the job of the interval is sent or another instance has claimed to send it. */
  readonly sent: Promise<void>;
}

/**
 * Requests the roll-up of tenants whose usage changed: one job for each tenant and interval. It becomes
 * visible when every change of its interval has settled, so it need not be sent again. A lost job only
 * delays: readers add what is not rolled up.
 */
export class RollUpTrigger {
  readonly #queue: JobQueue<RollUpJob>;
  readonly #table: Table;
  readonly #delayMs: number;
  readonly #requested = new Map<string, Requested>();
  /** Until when no further job is requested before the end of an interval. */
  readonly #soon = new Map<string, number>();

  /**
   * @param delaySeconds how long after the end of its interval a job becomes visible: longer than changes take to
   *   settle. 0 sends a job for every change at once.
   */
  constructor(queue: JobQueue<RollUpJob>, table: Table, delaySeconds: number) {
    this.#queue = queue;
    this.#table = table;
    this.#delayMs = delaySeconds * 1000;
  }

  /**
   * @param change names the change. A call that is repeated after a crash gives the same name: if the first call had
   *   claimed the interval, the second sends the job.
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
      // The next change requests the job again.
      if (this.#requested.get(tenantId) === requested) this.#requested.delete(tenantId);
      throw error;
    }
  }

  /** Requests a job for what has changed until now, before the end of the interval: one in a delay, of each instance. */
  async soon(tenant: string, now: Date): Promise<void> {
    if (now.getTime() < (this.#soon.get(tenant) ?? 0) || this.#delayMs === 0) return;
    if (this.#soon.size >= MAX_REMEMBERED) this.#soon.clear();
    await this.#queue.send({ tenant }, this.#delayMs / 1000);
    this.#soon.set(tenant, now.getTime() + this.#delayMs);
  }

  async #request(tenant: string, claim: { interval: number; holder: string }, now: Date): Promise<void> {
    if (!(await claimRollUp(this.#table, tenant, claim))) return;
    const end = (claim.interval + 1) * this.#delayMs * DELAYS_PER_INTERVAL;
    const delaySeconds = Math.ceil((end + this.#delayMs - now.getTime()) / 1000);
    await this.#queue.send({ tenant }, delaySeconds);
  }
}
