import type { JobQueue } from '../aws/job-queue.ts';
import type { FoldJob } from './fold-job.ts';

/** Tenants that an instance remembers; what it forgets it asks for once more. */
const REMEMBERED = 10_000;

/**
 * Asks for the fold of tenants. A request that is lost costs nothing but time: whoever reads usage reads what
 * was not folded yet, and the tenant's next change asks again.
 */
export class FoldTrigger {
  readonly #queue: JobQueue<FoldJob>;
  readonly #quietMs: number;
  readonly #askedAt = new Map<string, number>();

  /**
   * @param delaySeconds how long the queue keeps a job back. Within half of that a busy tenant is asked for
   *   once: the job that is under way comes after the change, and asks for another if that is too fresh.
   */
  constructor(queue: JobQueue<FoldJob>, delaySeconds: number) {
    this.#queue = queue;
    this.#quietMs = (delaySeconds * 1000) / 2;
  }

  async changed(tenantId: string, now: Date): Promise<void> {
    const askedAt = this.#askedAt.get(tenantId);
    if (askedAt !== undefined && now.getTime() - askedAt < this.#quietMs) return;
    if (this.#askedAt.size >= REMEMBERED) this.#askedAt.clear();
    this.#askedAt.set(tenantId, now.getTime());
    try {
      await this.#queue.send({ tenant: tenantId });
    } catch (error) {
      // Whoever comes again for this change shall ask again.
      this.#askedAt.delete(tenantId);
      throw error;
    }
  }
}
