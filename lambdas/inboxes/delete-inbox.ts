import type { Context } from '../core/context.ts';
import { unauthenticated } from '../core/errors.ts';
import { publishWhenWritten } from '../publish/publish-when-written.ts';
import { isCallerRevoked, keyExists } from '../store/account/caller-checks.ts';
import { returnPlanCapacity } from '../store/account/plan-capacity.ts';
import { type Inbox, inboxDeletion } from '../store/inbox/inboxes.ts';
import { failedConditions, transact } from '../store/table/transaction.ts';
import { INBOX_SHARD, inboxEntry, inboxLogged } from './inbox-log.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Makes an inbox unreachable and queues the removal of its data. The job is queued first: a crash between the two
 * leaves a job that finds a live inbox and ends, never a deleted inbox that is not purged.
 * @returns false when it was gone already.
 */
export async function deleteInbox(services: Context, inbox: Inbox): Promise<boolean> {
  const now = services.now();
  const quarantinedUntil = new Date(now.getTime() + services.policy.quarantineDays * DAY_MS);
  const job = {
    inbox_id: inbox.inboxId,
    tenant: inbox.tenantId,
    list_key: inbox.listKey,
    requested_at: now.toISOString(),
  };
  await services.purgeQueue.send(job, DECISION_SECONDS);
  const entry = inboxEntry(inbox, 'inbox.deleted', now);
  await publishWhenWritten(services, inbox.tenantId, INBOX_SHARD, entry);
  const failed = await failedConditions(transact, services.table, {
    ...inboxDeletion(services.table, inbox, now, quarantinedUntil),
    ...returnPlanCapacity(services.table, services.caller, 'inboxes'),
    ...keyExists(services.table, services.caller),
    ...inboxLogged(services.table, inbox, entry),
  });
  if (failed?.of('address')) return false;
  if (failed !== undefined) throw isCallerRevoked(failed) ? unauthenticated() : failed;
  await services.usage.changed(inbox.tenantId, inbox.listKey, now);
  return true;
}

/** The job is first looked at when the transaction below has most likely been decided. */
const DECISION_SECONDS = 1;
