import type { JobQueue } from '../aws/job-queue.ts';
import type { ReleaseJob } from '../jobs/release-job.ts';
import type { RollUpJob } from '../jobs/roll-up-job.ts';
import { getTenant } from '../store/account/tenants.ts';
import { type RollUpServices, rollUpUsage } from './roll-up-usage.ts';

export interface RollUpTenantServices extends RollUpServices {
  readonly releases: JobQueue<ReleaseJob>;
}

/** A repeated job requests the release in any case, because the first run may have crashed after the roll-up. */
export async function rollUpTenant(
  services: RollUpTenantServices,
  { tenant }: RollUpJob,
  isRepeated: boolean,
): Promise<void> {
  // Data that is being purged must not be written again.
  if ((await getTenant(services.table, tenant))?.deletedAt !== undefined) return;
  const { freed } = await rollUpUsage(services, tenant);
  if (freed || isRepeated) await services.releases.send({ tenant });
}
