import type { JobQueue } from '../aws/job-queue.ts';
import type { FoldJob } from './fold-job.ts';

/** A busy tenant's fold is asked for once in this time by each function instance. */
const QUIET_MS = 60_000;
/** Tenants that an instance remembers; what it forgets it asks for once more. */
const REMEMBERED = 10_000;

/**
 * Asks for the fold of tenants. A request that is lost costs nothing but time: whoever reads usage reads what
 * was not folded yet, and the tenant's next change asks again.
 */
export class FoldTrigger {
  readonly #queue: JobQueue<FoldJob>;
  readonly #askedAt = new Map<string, number>();

  constructor(queue: JobQueue<FoldJob>) {
    this.#queue = queue;
  }

  async changed(tenantId: string, now: Date): Promise<void> {
    const askedAt = this.#askedAt.get(tenantId);
    if (askedAt !== undefined && now.getTime() - askedAt < QUIET_MS) return;
    if (this.#askedAt.size >= REMEMBERED) this.#askedAt.clear();
    this.#askedAt.set(tenantId, now.getTime());
    await this.#queue.send({ tenant: tenantId });
  }
}
