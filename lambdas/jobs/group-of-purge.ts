import type { PurgeWork } from './purge-job.ts';

/**
 * Exports share one group and each tenant's deletions have another, so that none takes all of the purge queue.
 * Scheduled work has no group and does not wait.
 */
export function groupOfPurgeWork(work: PurgeWork): string | undefined {
  if ('export_id' in work) return 'exports';
  if ('tenant' in work) return work.tenant;
  if ('whole_tenant' in work) return work.whole_tenant;
  if ('exports_of' in work) return work.exports_of;
  return 'retention' in work ? work.retention.tenant : undefined;
}
