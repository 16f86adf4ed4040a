import type { JobQueue } from '../aws/job-queue.ts';
import type { ReleaseJob } from '../jobs/release-job.ts';
import type { RollUpJob } from '../jobs/roll-up-job.ts';
import { getTenant } from '../store/account/tenants.ts';
import { type RollUpServices, rollUpUsage } from './roll-up-usage.ts';

export interface RollUpTenantServices extends RollUpServices {
  readonly releases: JobQueue<ReleaseJob>;
}

/**
 * Rolls up what has settled and, where mail was deleted, requests the release of over-quota mail. It sends no job to its
 * own queue: the job of an interval comes when all changes of the interval have settled, and later changes have a job
 * of their own.
 * @param isRepeated whether the job was received before: that run may have ended between the roll-up, which then finds no
 *   deletion any more, and its request.
 */
export async function rollUpTenant(
  services: RollUpTenantServices,
  { tenant }: RollUpJob,
  isRepeated: boolean,
): Promise<void> {
  // What is being removed must not be written anew.
  if ((await getTenant(services.table, tenant))?.deletedAt !== undefined) return;
  const { freed } = await rollUpUsage(services, tenant);
  if (freed || isRepeated) await services.releases.send({ tenant });
}
