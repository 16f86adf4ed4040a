import type { JobQueue } from '../aws/job-queue.ts';
import type { ReleaseJob } from '../held/release-job.ts';
import { getTenant } from '../store/tenants.ts';
import { getUsageHead } from '../store/usage-head.ts';
import { entriesAfter } from '../store/usage-ledger.ts';
import { usagePositionAfter } from '../store/usage-rows.ts';
import type { FoldJob } from './fold-job.ts';
import { type FoldServices, foldUsage } from './fold-usage.ts';

export interface FoldTenantServices extends FoldServices {
  readonly folds: JobQueue<FoldJob>;
  readonly releases: JobQueue<ReleaseJob>;
}

/** Folds what has settled, comes again for what has not, and lets held mail know of the room that was made. */
export async function foldTenant(services: FoldTenantServices, { tenant }: FoldJob): Promise<void> {
  const { table } = services;
  // What is being removed must not be written anew.
  if ((await getTenant(table, tenant))?.deletedAt !== undefined) return;
  const { freed } = await foldUsage(services, tenant);
  if (freed) await services.releases.send({ tenant });
  const head = await getUsageHead(table, tenant);
  const end = usagePositionAfter(services.now().getTime());
  const [unsettled] = await entriesAfter(table, tenant, head?.position ?? '', end, 1);
  if (unsettled !== undefined) await services.folds.send({ tenant });
}
