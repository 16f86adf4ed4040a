import type { PurgeJob } from '../jobs/purge-job.ts';
import {
  type Inbox,
  inboxDeletion,
  listInboxes,
  type PurgingInbox,
  purgingInboxes,
} from '../store/inbox/inboxes.ts';
import { failedConditions, transact } from '../store/table/transaction.ts';
import { sideBySide } from '../timing/side-by-side.ts';
import type { PurgeTenantServices } from './purge-tenant-services.ts';

/** Inboxes that one job ends; a tenant with more gets another job. */
const INBOXES_PER_JOB = 25;
const AT_ONCE = 5;
const DAY_MS = 24 * 60 * 60 * 1000;
/** The job of an inbox is first looked at when its transaction has most likely been decided. */
const DECISION_SECONDS = 1;

/**
 * Puts a tombstone in place of some inboxes of a deleted tenant, and has their data removed.
 * @returns whether those were the last.
 */
export async function endInboxes(services: PurgeTenantServices, tenantId: string): Promise<boolean> {
  const page = { limit: INBOXES_PER_JOB, ascending: true, after: undefined };
  const { items, next } = await listInboxes(services.table, tenantId, page);
  await sideBySide(AT_ONCE, items, (inbox) => endInbox(services, inbox));
  return next === undefined;
}

/**
 * Whether nothing is left of any of a tenant's inboxes.
 * @param isOverdue asks for the purge of some that are left once more.
 */
export async function areInboxesPurged(
  { table, queue, now }: PurgeTenantServices,
  tenantId: string,
  isOverdue: boolean,
): Promise<boolean> {
  const left = await purgingInboxes(table, tenantId, isOverdue ? INBOXES_PER_JOB : 1);
  if (isOverdue) for (const inbox of left) await queue.send(jobOf(tenantId, inbox, now()));
  return left.length === 0;
}

function jobOf(tenantId: string, { inboxId, listKey }: PurgingInbox, now: Date): PurgeJob {
  return { inbox_id: inboxId, tenant: tenantId, list_key: listKey, requested_at: now.toISOString() };
}

/** The job is queued first: a crash between the two leaves a job that finds a live inbox and ends. */
async function endInbox({ table, queue, now, quarantineDays }: PurgeTenantServices, inbox: Inbox) {
  const at = now();
  await queue.send(jobOf(inbox.tenantId, inbox, at), DECISION_SECONDS);
  const quarantinedUntil = new Date(at.getTime() + quarantineDays * DAY_MS);
  const writes = inboxDeletion(table, inbox, at, quarantinedUntil);
  const failed = await failedConditions(transact, table, writes);
  // Its owner's own delete was under way and came first.
  if (failed?.of('address') === false) throw failed;
}
