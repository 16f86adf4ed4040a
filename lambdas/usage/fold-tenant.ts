import type { JobQueue } from '../aws/job-queue.ts';
import type { ReleaseJob } from '../held/release-job.ts';
import { getTenant } from '../store/tenants.ts';
import type { FoldJob } from './fold-job.ts';
import { type FoldServices, foldUsage } from './fold-usage.ts';

export interface FoldTenantServices extends FoldServices {
  readonly releases: JobQueue<ReleaseJob>;
}

/**
 * Rolls up what has settled and, where an inbox ended, requests the release of over-quota mail. It sends no job to its
 * own queue: the job of an interval comes when all changes of the interval have settled, and later changes have a job
 * of their own.
 */
export async function foldTenant(services: FoldTenantServices, { tenant }: FoldJob): Promise<void> {
  // What is being removed must not be written anew.
  if ((await getTenant(services.table, tenant))?.deletedAt !== undefined) return;
  const { freed } = await foldUsage(services, tenant);
  if (freed) await services.releases.send({ tenant });
}
