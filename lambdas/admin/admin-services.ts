import type { JobQueue } from '../aws/job-queue.ts';
import type { SocketGateway } from '../aws/socket-gateway.ts';
import type { AuditDraft } from '../caller/audit-draft.ts';
import type { PurgeWork } from '../jobs/purge-job.ts';
import type { RecoverJob } from '../jobs/recover-job.ts';
import type { ReleaseJob } from '../jobs/release-job.ts';
import type { PublishingServices } from '../publish/publish-when-written.ts';
import type { Policy } from '../settings/policy.ts';
import { auditWrites } from '../store/audit-log.ts';
import type { Table } from '../store/table/table.ts';
import type { Writes } from '../store/table/write.ts';
import type { RedrivableQueues } from './redrivable-queue.ts';

export const OPERATOR_LOG = 'operator';

export function auditOf({ table, audit }: AdminServices, tenantId: string): Writes<'audit'> {
  if (audit === undefined) return {};
  if (audit.resourceId === '') audit.resourceId = tenantId;
  return auditWrites(table, tenantId, audit);
}

export interface AdminServices extends PublishingServices {
  readonly table: Table;
  readonly policy: Pick<Policy, 'plans' | 'inboxDomain' | 'moreInboxDomains'>;
  readonly sockets: SocketGateway;
  readonly purges: JobQueue<PurgeWork>;
  readonly releases: JobQueue<ReleaseJob>;
  readonly recoveries: JobQueue<RecoverJob>;
  readonly redrivableQueues: RedrivableQueues;
  readonly audit?: AuditDraft;
  now(): Date;
  randomBytes(size: number): Uint8Array;
}
