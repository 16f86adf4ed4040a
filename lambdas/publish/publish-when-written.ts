import type { JobQueue } from '../aws/job-queue.ts';
import type { PublishJob } from '../jobs/publish-job.ts';
import type { LogEntry } from '../store/log/log-entries.ts';
import { positionOfEntry } from '../store/log-position.ts';

export interface PublishingServices {
  readonly publications: JobQueue<PublishJob>;
}

/**
 * Has the event of a log entry published at least once, if the entry is written. Call it before the transaction that writes the
 * entry: a crash between the two leaves a job that finds nothing, never an event that is in the log only. The job is taken at once:
 * the transaction is the next request, and the job looks again where it comes first.
 */
export async function publishWhenWritten(
  { publications }: PublishingServices,
  tenantId: string,
  shard: number,
  entry: Pick<LogEntry, 'at' | 'unique'>,
): Promise<void> {
  const position = positionOfEntry(entry.at, entry.unique);
  const publish = { tenant: tenantId, shard, position, sent_at: entry.at.toISOString() };
  await publications.send({ publish }, 0);
}
