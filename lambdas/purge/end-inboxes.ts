import { sideBySide } from '../side-by-side.ts';
import { type Inbox, inboxDeletion, listInboxes } from '../store/inboxes.ts';
import { ConditionsFailed, transact } from '../store/transaction.ts';
import type { PurgeTenantServices } from './purge-tenant-services.ts';

/** Inboxes that one job ends; a tenant with more gets another job. */
const INBOXES_PER_JOB = 25;
const AT_ONCE = 5;
const DAY_MS = 24 * 60 * 60 * 1000;
/** The job of an inbox is first looked at when its transaction has most likely been decided. */
const DECISION_SECONDS = 1;

/**
 * Puts a tombstone in place of some inboxes of a deleted tenant, and has what they held removed.
 * @returns whether those were the last.
 */
export async function endInboxes(services: PurgeTenantServices, tenantId: string): Promise<boolean> {
  const page = { limit: INBOXES_PER_JOB, ascending: true, after: undefined };
  const { items, next } = await listInboxes(services.table, tenantId, page);
  await sideBySide(AT_ONCE, items, (inbox) => endInbox(services, inbox));
  return next === undefined;
}

/** The job is queued first: a crash between the two leaves a job that finds a live inbox and ends. */
async function endInbox({ table, queue, now, quarantineDays }: PurgeTenantServices, inbox: Inbox) {
  const at = now();
  const job = {
    inbox_id: inbox.inboxId,
    tenant: inbox.tenantId,
    list_key: inbox.listKey,
    requested_at: at.toISOString(),
  };
  await queue.send(job, DECISION_SECONDS);
  const quarantinedUntil = new Date(at.getTime() + quarantineDays * DAY_MS);
  try {
    await transact(table, inboxDeletion(table, inbox, at, quarantinedUntil));
  } catch (error) {
    // Its owner's own delete was under way and came first.
    if (!(error instanceof ConditionsFailed && error.of('address'))) throw error;
  }
}
