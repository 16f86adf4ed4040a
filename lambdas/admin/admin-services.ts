import type { JobQueue } from '../aws/job-queue.ts';
import type { SocketGateway } from '../aws/socket-gateway.ts';
import type { AuditDraft } from '../caller/audit-draft.ts';
import type { PurgeWork } from '../jobs/purge-job.ts';
import type { RecoverJob } from '../jobs/recover-job.ts';
import type { ReleaseJob } from '../jobs/release-job.ts';
import type { Plans, Policy } from '../settings/policy.ts';
import type { Table } from '../store/table/table.ts';
import type { RedrivableQueues } from './redrivable-queue.ts';

/** What the operator's commands reach the world through. */
export interface AdminServices {
  readonly table: Table;
  readonly plans: Plans;
  readonly policy: Pick<Policy, 'inboxDomain' | 'moreInboxDomains'>;
  readonly sockets: SocketGateway;
  readonly purges: JobQueue<PurgeWork>;
  readonly releases: JobQueue<ReleaseJob>;
  /** Webhooks whose deliveries waited while their tenant was suspended. */
  readonly recoveries: JobQueue<RecoverJob>;
  readonly redrivableQueues: RedrivableQueues;
  /** The entry of the audit log of a call that changes something. */
  readonly audit?: AuditDraft;
  now(): Date;
  randomBytes(size: number): Uint8Array;
}
