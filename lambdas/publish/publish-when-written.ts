import type { JobQueue } from '../aws/job-queue.ts';
import type { PublishJob } from '../jobs/publish-job.ts';
import type { LogEntry } from '../store/log/log-entries.ts';
import { positionOfEntry } from '../store/log-position.ts';

export interface PublishingServices {
  readonly publications: JobQueue<PublishJob>;
}

/**
 * Call it before the transaction that writes the entry, so that a crash between the two cannot leave an unpublished
 * event. Publication is at least once.
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
