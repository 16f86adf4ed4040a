import type { JobQueue } from '../aws/job-queue.ts';
import type { PurgeWork } from '../jobs/purge-job.ts';
import type { PurgeServices } from './purge-inbox.ts';

/** What the purge of a tenant reaches the world through. */
export interface PurgeTenantServices extends PurgeServices {
  readonly queue: JobQueue<PurgeWork>;
  readonly quarantineDays: number;
}
