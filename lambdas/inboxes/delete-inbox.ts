import type { Context } from '../core/context.ts';
import { unauthenticated } from '../core/errors.ts';
import { returnPlanSlot } from '../store/account/account-slots.ts';
import { type Inbox, inboxDeletion } from '../store/inbox/inboxes.ts';
import { isCallerRevoked, keyExists } from '../store/key/caller-checks.ts';
import { failedConditions, transact } from '../store/table/transaction.ts';
import { inboxUsage } from './create-inbox.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Makes an inbox unreachable and queues the removal of its data. The job is queued first: a crash between the two
 * leaves a job that finds a live inbox and ends, never a dead inbox that nobody clears.
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
  const failed = await failedConditions(transact, services.table, {
    ...inboxDeletion(services.table, inbox, now, quarantinedUntil),
    ...returnPlanSlot(services.table, services.caller, 'inboxes'),
    ...keyExists(services.table, services.caller),
    ...inboxUsage(services, inbox, -1),
  });
  if (failed?.of('address')) return false;
  if (failed !== undefined) throw isCallerRevoked(failed) ? unauthenticated() : failed;
  await services.usage.changed(inbox.tenantId, inbox.listKey, now);
  return true;
}

/** The job is first looked at when the transaction below has most likely been decided. */
const DECISION_SECONDS = 1;
