import { signUpMailSubject } from '../accounts/sign-up-mails.ts';
import type { PurgeJob, TenantPurgeJob } from '../jobs/purge-job.ts';
import { logInfo } from '../observability/log.ts';
import { type Account, findTenantOf } from '../store/account/accounts.ts';
import { forgetTenant, getTenant } from '../store/account/tenants.ts';
import {
  type Inbox,
  inboxDeletion,
  listInboxes,
  type PurgingInbox,
  purgingInboxes,
} from '../store/inbox/inboxes.ts';
import { limitPartition } from '../store/keys.ts';
import { deleteExports, deleteSegments } from '../store/removal/inbox-objects.ts';
import { removeTenantRows } from '../store/removal/tenant-rows.ts';
import { RowRemoval } from '../store/table/row-removal.ts';
import { tryTransact } from '../store/table/transaction.ts';
import { delayUntil } from '../timing/delay-until.ts';
import { DAY_MS } from '../timing/durations.ts';
import { sideBySide } from '../timing/side-by-side.ts';
import type { PurgeTenantServices } from './purge-inbox.ts';
import { shutTenant } from './shut-tenant.ts';

/** The admin function that decides a delete has this timeout. */
const DECIDED_AFTER_MS = 5 * 60_000;
const RECHECK_SECONDS = 15;
const SOONEST_RECHECK_SECONDS = 5;
const RECHECK_SHARE = 0.25;
/** The job of an inbox may have been lost after this time. */
const OVERDUE_MS = 60 * 60_000;
/** A job takes half a minute of its five for these rows. */
const ROWS_PER_JOB = 5_000;

/**
 * Every step is idempotent. While the account exists, a job is pending; data that other functions may still write is
 * deleted after their timeouts.
 */
export async function purgeTenant(services: PurgeTenantServices, job: TenantPurgeJob): Promise<void> {
  const { table, purgeQueue } = services;
  const tenantId = job.whole_tenant;
  const tenant = await getTenant(table, tenantId);
  // A duplicate of this job has finished the purge.
  if (tenant === undefined) return;
  const now = services.now().getTime();
  if (tenant.deletedAt === undefined) {
    // The delete is not committed yet, or it failed.
    const isDecided = now > Date.parse(job.requested_at) + DECIDED_AFTER_MS;
    if (!isDecided) await purgeQueue.send(job, RECHECK_SECONDS);
    return;
  }
  await shutTenant(services, tenantId);
  if (!(await endInboxes(services, tenantId))) return purgeQueue.send(job, 0);
  const settledAt = Date.parse(tenant.deletedAt) + services.settleSeconds * 1000;
  if (now < settledAt) return purgeQueue.send(job, delayUntil(settledAt, now));
  const left = await inboxesLeft(services, job, now - settledAt > OVERDUE_MS);
  if (left !== undefined) {
    const isAtEnd = left.after === undefined;
    const wait = isAtEnd ? delayUntil(now + (now - settledAt) * RECHECK_SHARE, now) : 0;
    return purgeQueue.send({ ...job, inboxes_after: left.after }, Math.max(SOONEST_RECHECK_SECONDS, wait));
  }
  const removal = new RowRemoval(table, services.atOneGo?.rows ?? ROWS_PER_JOB);
  if (!(await removeTenantRows(table, removal, tenantId, services.atOneGo?.webhooks)))
    return purgeQueue.send(job, 0);
  // The index builder stops once its row is deleted.
  await deleteSegments(services.bucket, tenantId);
  await deleteExports(services.bucket, tenantId);
  if (!(await forgetMailbox(services, removal, tenant.account))) return purgeQueue.send(job, 0);
  await forgetTenant(table, tenant.account);
  logInfo('tenant purged', { tenant: tenantId });
}

/** If the human has signed up again, the counts belong to the new account. */
async function forgetMailbox(
  { table }: PurgeTenantServices,
  removal: RowRemoval,
  { humanEmail }: Account,
): Promise<boolean> {
  if ((await findTenantOf(table, humanEmail)) !== undefined) return true;
  return removal.partition(limitPartition(signUpMailSubject(humanEmail)));
}

const INBOXES_PER_JOB = 25;
const AT_ONCE = 5;
/** The transaction has most likely been decided by then. */
const DECISION_SECONDS = 1;

async function endInboxes(services: PurgeTenantServices, tenantId: string): Promise<boolean> {
  for (let after: string | undefined; ; ) {
    const limit = services.atOneGo?.inboxes ?? INBOXES_PER_JOB;
    const page = { limit, ascending: true, after };
    const { items, next } = await listInboxes(services.table, tenantId, page);
    await sideBySide(AT_ONCE, items, (inbox) => endInbox(services, inbox));
    // A page may be empty if rows of addresses are lost.
    if (next === undefined || items.length > 0) return next === undefined;
    after = next;
  }
}

async function inboxesLeft(
  { table, purgeQueue, now, atOneGo }: PurgeTenantServices,
  { whole_tenant: tenantId, inboxes_after: after }: TenantPurgeJob,
  isOverdue: boolean,
): Promise<{ readonly after: string | undefined } | undefined> {
  const limit = isOverdue ? (atOneGo?.inboxes ?? INBOXES_PER_JOB) : 1;
  const { items, next } = await purgingInboxes(table, tenantId, { limit, ascending: true, after });
  if (items.length === 0 && after === undefined) return undefined;
  if (!isOverdue) return { after: undefined };
  for (const inbox of items) await purgeQueue.send(jobOf(tenantId, inbox, now()));
  return { after: next };
}

function jobOf(tenantId: string, { inboxId, listKey }: PurgingInbox, now: Date): PurgeJob {
  return { inbox_id: inboxId, tenant: tenantId, list_key: listKey, requested_at: now.toISOString() };
}

/** The job comes first; after a crash in between it finds a live inbox and ends. */
async function endInbox({ table, purgeQueue, now, policy }: PurgeTenantServices, inbox: Inbox) {
  const at = now();
  await purgeQueue.send(jobOf(inbox.tenantId, inbox, at), DECISION_SECONDS);
  const quarantinedUntil = new Date(at.getTime() + policy.quarantineDays * DAY_MS);
  const writes = inboxDeletion(table, inbox, at, quarantinedUntil);
  const failed = await tryTransact(table, writes);
  // The owner's delete of the inbox came first.
  if (failed?.of('address') === false) throw failed;
}
