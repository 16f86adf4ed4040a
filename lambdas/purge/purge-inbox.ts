import * as z from 'zod';
import { closeSocketsOfGoneInboxes } from '../auth/close-sockets.ts';
import type { JobQueue } from '../aws/job-queue.ts';
import type { SocketGateway } from '../aws/socket-gateway.ts';
import type { PurgeJob, PurgeWork } from '../jobs/purge-job.ts';
import { logInfo } from '../observability/log.ts';
import type { Policy } from '../settings/policy.ts';
import type { Due } from '../store/due/due-rows.ts';
import { endPurging, getTombstone, markPurged } from '../store/inbox/inboxes.ts';
import type { MailBucket } from '../store/object/mail-bucket.ts';
import { deleteInboxObjects } from '../store/removal/inbox-objects.ts';
import { deleteInboxRows } from '../store/removal/inbox-rows.ts';
import type { Table } from '../store/table/table.ts';
import { forgetDeferredOfInbox } from '../store/usage/deferred-mail.ts';
import { coversInbox, narrowWebhook, webhooksOfTenant } from '../store/webhook/webhooks.ts';
import { delayUntil } from '../timing/delay-until.ts';

interface PurgeServices {
  readonly table: Table;
  readonly bucket: MailBucket;
  readonly purgeQueue: JobQueue<PurgeJob>;
  readonly sockets: SocketGateway;
  /** The receiving function may store email until its timeout, in seconds. */
  readonly settleSeconds: number;
  now(): Date;
}

/** API Gateway ends the call that decides the delete after 30 s. */
const DECIDED_AFTER_MS = 60_000;
const RECHECK_SECONDS = 15;

/** Every step is idempotent. The last pass runs when no function can store email any more. */
export async function purgeInbox(services: PurgeServices, job: PurgeJob): Promise<void> {
  const tombstone = await getTombstone(services.table, job.inbox_id);
  const now = services.now();
  if (tombstone === undefined || tombstone.listKey !== job.list_key) {
    const decided = now.getTime() > Date.parse(job.requested_at) + DECIDED_AFTER_MS;
    // The delete is not committed or failed, or a newer inbox has the address.
    if (!decided) await services.purgeQueue.send(job, RECHECK_SECONDS);
    return;
  }
  if (!tombstone.purging) return;
  const { deletedAt } = tombstone;
  await leaveWebhooks(services, job.tenant, { inboxId: job.inbox_id, deletedAt });
  const rows = await deleteInboxRows(services.table, job.inbox_id, job.tenant);
  await closeSocketsOfGoneInboxes(services, job.tenant);
  await forgetDeferredOfInbox(services.table, job.tenant, job.inbox_id);
  const objects = await deleteInboxObjects(services.bucket, job.inbox_id);
  logInfo('inbox purged', { rows, objects });
  const { first_pass_at = now.toISOString() } = job;
  const settledAt = lastPassAt(services, deletedAt, first_pass_at);
  if (now.getTime() < settledAt)
    return services.purgeQueue.send({ ...job, first_pass_at }, delayUntil(settledAt, now.getTime()));
  await endPurging(services.table, job.tenant, job.list_key);
  await markPurged(services.table, job.inbox_id, job.list_key);
}

const aboutInbox = z.object({ inbox_id: z.string() });

/** A restored table may have a deleted inbox after its purge job has ended. */
export async function purgeRestoredInbox(
  services: Pick<PurgeServices, 'table' | 'purgeQueue' | 'now'>,
  due: Due,
): Promise<void> {
  const { inbox_id } = aboutInbox.parse(due.about);
  const tombstone = await getTombstone(services.table, inbox_id);
  if (tombstone?.listKey !== due.id || !tombstone.purging) return;
  const requested_at = services.now().toISOString();
  await services.purgeQueue.send({ inbox_id, tenant: due.tenantId, list_key: due.id, requested_at });
}

/** The function that reads attachments has this timeout and may store a text after the first pass. */
const READER_MS = 60_000;

/** The result is in ms since 1970. */
export function lastPassAt(
  { settleSeconds }: Pick<PurgeServices, 'settleSeconds'>,
  deletedAt: string,
  firstPassAt: string,
): number {
  const settleMs = settleSeconds * 1000;
  return Math.max(Date.parse(deletedAt) + settleMs, Date.parse(firstPassAt) + Math.min(settleMs, READER_MS));
}

/**
 * A webhook that covered only this inbox stays with an empty scope; it must not come to cover all inboxes. After a
 * concurrent change SQS repeats the job.
 */
export async function leaveWebhooks(
  { table, now }: { readonly table: Table; now(): Date },
  tenantId: string,
  deleted: { readonly inboxId: string; readonly deletedAt: string },
): Promise<void> {
  for (const webhook of await webhooksOfTenant(table, tenantId)) {
    if (webhook.inboxIds === undefined || !coversInbox(webhook, deleted.inboxId)) continue;
    await narrowWebhook(table, webhook, deleted, now());
  }
}

export interface PurgeTenantServices extends PurgeServices {
  readonly purgeQueue: JobQueue<PurgeWork>;
  readonly policy: Pick<Policy, 'quarantineDays'>;
  readonly atOneGo?: { readonly rows: number; readonly inboxes: number; readonly webhooks: number };
}
