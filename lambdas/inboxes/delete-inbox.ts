import type { Context } from '../core/context.ts';
import { unauthenticated } from '../core/errors.ts';
import { returnPlanSlot } from '../store/account/account-slots.ts';
import { type Inbox, inboxDeletion } from '../store/inbox/inboxes.ts';
import { isCallerRevoked, keyExists } from '../store/key/caller-checks.ts';
import { ConditionsFailed, transact } from '../store/table/transaction.ts';
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
  try {
    await transact(services.table, {
      ...inboxDeletion(services.table, inbox, now, quarantinedUntil),
      ...returnPlanSlot(services.table, services.caller, 'inboxes'),
      ...keyExists(services.table, services.caller),
      ...inboxUsage(services, inbox, -1),
    });
    await services.usage.changed(inbox.tenantId, inbox.listKey, now);
    return true;
  } catch (error) {
    if (!(error instanceof ConditionsFailed)) throw error;
    if (error.of('address')) return false;
    throw isCallerRevoked(error) ? unauthenticated() : error;
  }
}

/** The job is first looked at when the transaction below has most likely been decided. */
const DECISION_SECONDS = 1;
