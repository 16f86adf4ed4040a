import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { sqsJobQueue } from './aws/job-queue.ts';
import { openSocketGateway } from './aws/socket-gateway.ts';
import { eachMessage } from './batch/batch.ts';
import { LATE_AFTER_SECONDS } from './batch/late-after.ts';
import { purgeEnvironment, readEnvironment } from './environment.ts';
import { type PurgeWork, purgeWorkSchema } from './jobs/purge-job.ts';
import { purgeInbox } from './purge/purge-inbox.ts';
import { purgeTenant } from './purge/purge-tenant.ts';
import { openMailBucket } from './store/object/open-mail-bucket.ts';
import { openTable } from './store/table/open-table.ts';

const environment = readEnvironment(purgeEnvironment);

const services = {
  table: openTable(environment.TABLE_NAME),
  bucket: openMailBucket(environment.MAIL_BUCKET_NAME),
  queue: sqsJobQueue<PurgeWork>(environment.PURGE_QUEUE_URL),
  sockets: openSocketGateway(environment.STREAM_URL),
  quarantineDays: environment.POLICY.quarantineDays,
  settleSeconds: environment.POLICY.purgeSettleSeconds,
  now: () => new Date(),
};

/** Jobs of deleted inboxes and tenants. */
export function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  return eachMessage(event, LATE_AFTER_SECONDS.purge, (record) => {
    const work = purgeWorkSchema.parse(JSON.parse(record.body));
    return 'whole_tenant' in work ? purgeTenant(services, work) : purgeInbox(services, work);
  });
}
