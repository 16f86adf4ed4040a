import type { PurgeWork } from './purge-job.ts';

/**
 * Who is to have a share of the purge queue: exports together, and each tenant for what is deleted of it. What is due, and what begins for
 * all tenants, is of none and waits for no other.
 */
export function groupOfPurgeWork(work: PurgeWork): string | undefined {
  if ('export_id' in work) return 'exports';
  if ('tenant' in work) return work.tenant;
  if ('whole_tenant' in work) return work.whole_tenant;
  if ('exports_of' in work) return work.exports_of;
  return 'retention' in work ? work.retention.tenant : undefined;
}
