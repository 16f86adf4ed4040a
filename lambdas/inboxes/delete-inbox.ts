import { refusedCaller } from '../auth/refused-caller.ts';
import type { JobQueue } from '../aws/job-queue.ts';
import type { Context } from '../core/context.ts';
import { refuseHeld } from '../core/legal-hold.ts';
import type { PurgeJob } from '../jobs/purge-job.ts';
import { type PublishingServices, publishWhenWritten } from '../publish/publish-when-written.ts';
import type { Policy } from '../settings/policy.ts';
import { isCallerRevoked, keyExists } from '../store/account/caller-checks.ts';
import { returnPlanCapacity } from '../store/account/plan-capacity.ts';
import { getInbox, type Inbox, inboxDeletion } from '../store/inbox/inboxes.ts';
import type { Table } from '../store/table/table.ts';
import { type ConditionsFailed, tryTransact } from '../store/table/transaction.ts';
import type { Writes } from '../store/table/write.ts';
import { DAY_MS } from '../timing/durations.ts';
import type { RollUpTrigger } from '../usage/roll-up-trigger.ts';
import { INBOX_SHARD, inboxEntry, inboxLogged } from './inbox-log.ts';

/** The delay lets the transaction commit or fail before the job is first read. */
const DECISION_SECONDS = 1;

export interface InboxDeletionServices extends PublishingServices {
  readonly table: Table;
  readonly purgeQueue: JobQueue<PurgeJob>;
  readonly usage: RollUpTrigger;
  readonly policy: Pick<Policy, 'quarantineDays'>;
  now(): Date;
}

export async function deleteInbox(services: Context, inbox: Inbox): Promise<boolean> {
  const failed = await removeInbox(services, inbox, 'inbox.deleted', {
    ...returnPlanCapacity(services.table, services.caller, 'inboxes'),
    ...keyExists(services.table, services.caller),
  });
  if (failed?.of('address')) return false;
  if (failed !== undefined)
    throw isCallerRevoked(failed) ? await refusedCaller(services.table, inbox.tenantId) : failed;
  return true;
}

/**
 * The purge is queued first, so that a crash leaves a job that ends at a live inbox, and never a deleted inbox without
 * a purge. @returns the conditions that failed: `address` when the inbox was gone, or when an expiring inbox has
 * another expiry now.
 */
export async function removeInbox(
  services: InboxDeletionServices,
  inbox: Inbox,
  event: 'inbox.deleted' | 'inbox.expired',
  bound: Writes<'account' | 'caller' | 'audit'>,
): Promise<ConditionsFailed | undefined> {
  await refuseHeld(services.table, inbox);
  const now = services.now();
  const quarantinedUntil = new Date(now.getTime() + services.policy.quarantineDays * DAY_MS);
  const job = {
    inbox_id: inbox.inboxId,
    tenant: inbox.tenantId,
    list_key: inbox.listKey,
    requested_at: now.toISOString(),
  };
  await services.purgeQueue.send(job, DECISION_SECONDS);
  const entry = inboxEntry(inbox, event, now);
  await publishWhenWritten(services, inbox.tenantId, INBOX_SHARD, entry);
  const remove = (read: Inbox) => {
    const deletion = inboxDeletion(services.table, read, now, quarantinedUntil, event === 'inbox.expired');
    const writes: Writes<string> = { ...deletion, ...bound, ...inboxLogged(services.table, inbox, entry) };
    return tryTransact(services.table, writes);
  };
  let failed = await remove(inbox);
  if (failed?.of('address')) {
    const read = await getInbox(services.table, inbox.tenantId, inbox.inboxId);
    // The inbox became or ceased to be the catch-all after it was read.
    if (read?.listKey === inbox.listKey && read.catchAll !== inbox.catchAll) failed = await remove(read);
  }
  if (failed === undefined) await services.usage.changed(inbox.tenantId, inbox.listKey, now);
  // A legal hold may have begun after the read.
  else await refuseHeld(services.table, inbox);
  return failed;
}
