import { LegalHold } from '../core/legal-hold.ts';
import { keysOfMessageId, threadOfSortKey, timePrefix } from '../ids.ts';
import type { RetentionJob } from '../jobs/purge-job.ts';
import type { MessageSummary } from '../message/message.ts';
import type { Visibility } from '../message/visibility.ts';
import { type DeleteServices, deleteMessages } from '../messages/delete-messages.ts';
import { logError, logInfo } from '../observability/log.ts';
import type { Policy } from '../settings/policy.ts';
import type { Account } from '../store/account/accounts.ts';
import { getTenant, listTenants } from '../store/account/tenants.ts';
import { serviceAudit } from '../store/audit-log.ts';
import { type Inbox, listInboxes } from '../store/inbox/inboxes.ts';
import { inboxListingKey } from '../store/keys.ts';
import type { StoredMessage } from '../store/message/message-rows.ts';
import { listMessages } from '../store/message/messages.ts';
import type { Table } from '../store/table/table.ts';
import { DAY_MS } from '../timing/durations.ts';
import { planOf } from '../usage/plan.ts';
import type { DueServices } from './work-due.ts';

export interface RetentionServices extends DueServices {
  readonly policy: DueServices['policy'] & Pick<Policy, 'plans' | 'spamRetentionDays' | 'heldRetentionDays'>;
  /** Of what each list gives; as usual unless a test gives its own. */
  readonly perPage?: number;
  /** Deletions of a job; as usual unless a test gives its own. */
  readonly perJob?: number;
}

const TENANTS = 50;
const INBOXES = 25;
/** What one list gives, and what one job deletes at most but for the rest of such a list: a minute's work, of the five that it has. */
const MESSAGES = 100;
const MESSAGES_PER_JOB = 400;
/** What a job reads and tries at most of messages that cannot be deleted, to reach those behind them. */
const STUCK_PAGES = 100;
const STUCK_THREADS = 100;
/** The index follows the rows: what was deleted just now may still be listed. */
const LAG_SECONDS = 15;
const AGAIN_SECONDS = 900;

/**
 * Deletes mail that is older than it may be kept: a job for each tenant, followed by another until nothing is
 * due. The index is read up to the day that is due; rows decide.
 */
export async function retain(services: RetentionServices, { retention }: RetentionJob): Promise<void> {
  const { tenant, inbox_after: inboxAfter, again } = retention;
  if (tenant !== undefined)
    return again ? retainAgain(services, tenant, inboxAfter) : retainTenant(services, tenant, inboxAfter);
  const { table, purgeQueue } = services;
  const page = { limit: services.perPage ?? TENANTS, ascending: true, after: retention.after };
  const { items, next } = await listTenants(table, page);
  for (const { account, deletedAt } of items) {
    if (deletedAt === undefined) await purgeQueue.send({ retention: { tenant: account.tenantId } });
  }
  if (next !== undefined) await purgeQueue.send({ retention: { after: next } });
}

async function retainTenant(
  services: RetentionServices,
  tenantId: string,
  inboxAfter: string | undefined,
): Promise<void> {
  const { table, purgeQueue, perJob = MESSAGES_PER_JOB } = services;
  const account = await retainedAccount(table, tenantId);
  if (account === undefined) return;
  const page = await listInboxes(table, tenantId, {
    limit: services.perPage ?? INBOXES,
    ascending: true,
    after: inboxAfter,
  });
  let deleted = 0;
  let done = inboxAfter;
  let stop: { readonly after: string | undefined; readonly delay: number } | undefined;
  for (const inbox of page.items) {
    const { count, isLast } = await retainOrPassOver(services, account, inbox, done);
    deleted += count;
    if (isLast) done = inboxListingKey(tenantId, inbox.listKey).sk;
    if (isLast && deleted < perJob) continue;
    stop = { after: done, delay: count === 0 ? LAG_SECONDS : 0 };
    break;
  }
  const next = stop ?? (page.next === undefined ? undefined : { after: page.next, delay: 0 });
  if (next !== undefined) await purgeQueue.send(jobOf(tenantId, next.after), next.delay);
  noteDeleted(services, tenantId, deleted);
}

/** The inbox behind a position, which failed before. */
async function retainAgain(
  services: RetentionServices,
  tenantId: string,
  after: string | undefined,
): Promise<void> {
  const { table, purgeQueue } = services;
  const account = await retainedAccount(table, tenantId);
  if (account === undefined) return;
  const { items } = await listInboxes(table, tenantId, { limit: 1, ascending: true, after });
  for (const inbox of items) {
    const { count, isLast } = await retainInbox(services, account, inbox);
    if (!isLast) await purgeQueue.send(jobOf(tenantId, after, true), count === 0 ? LAG_SECONDS : 0);
    noteDeleted(services, tenantId, count);
  }
}

async function retainedAccount(table: Table, tenantId: string): Promise<Account | undefined> {
  const tenant = await getTenant(table, tenantId);
  const isKept = tenant?.deletedAt !== undefined || tenant?.account.legalHold !== undefined;
  return isKept ? undefined : tenant?.account;
}

/** The job goes on behind an inbox that fails, for which another job comes. */
async function retainOrPassOver(
  services: RetentionServices,
  account: Account,
  inbox: Inbox,
  after: string | undefined,
): Promise<Retained> {
  const { tenantId } = account;
  try {
    return await retainInbox(services, account, inbox);
  } catch (error) {
    logError('retention failed', error, { tenant: tenantId });
    await services.purgeQueue.send(jobOf(tenantId, after, true), AGAIN_SECONDS);
    return { count: 0, isLast: true };
  }
}

function noteDeleted({ metering }: RetentionServices, tenant: string, messages: number): void {
  if (messages === 0) return;
  metering.count('RetentionDeleted', messages);
  logInfo('mail deleted by retention', { tenant, messages });
}

function jobOf(tenant: string, inboxAfter: string | undefined, again?: true): RetentionJob {
  return { retention: { tenant, inbox_after: inboxAfter, again } };
}

type Group = readonly [visibilities: readonly Visibility[], days: number];

/** Days for which mail is kept, by visibility; infinite for as long as the inbox. */
function groupsOf({ policy }: RetentionServices, account: Account, inbox: Inbox): readonly Group[] {
  const smallest = (...days: readonly (number | undefined)[]) =>
    Math.min(...days.map((each) => each ?? Number.POSITIVE_INFINITY));
  const others = smallest(planOf(policy, account).retentionDays, account.retentionDays, inbox.retentionDays);
  return [
    [['clean', 'unauthenticated'], others],
    [['spam', 'both'], smallest(others, policy.spamRetentionDays)],
    [['held'], smallest(others, policy.heldRetentionDays)],
  ];
}

interface Retained {
  /** How many messages were deleted. */
  readonly count: number;
  /** Whether nothing that is due is left. */
  readonly isLast: boolean;
}

/** @throws AggregateError when nothing was deleted because threads failed; while others are deleted, it is looked at again. */
async function retainInbox(services: RetentionServices, account: Account, inbox: Inbox): Promise<Retained> {
  let count = 0;
  let isLast = true;
  const failures: unknown[] = [];
  if (inbox.legalHold !== undefined) return { count, isLast };
  // One entry for what a job deletes of an inbox.
  const resource = { type: 'inbox', id: inbox.inboxId };
  const audit = serviceAudit('retention', 'message.deleted', resource, services.now());
  for (const [visibilities, days] of groupsOf(services, account, inbox)) {
    if (days === Number.POSITIVE_INFINITY) continue;
    const found = await deleteOlder({ ...services, caller: { audit } }, inbox, visibilities, days);
    count += found.count;
    isLast &&= found.isLast;
    failures.push(...found.failures);
  }
  if (failures.length > 0 && count === 0) throw new AggregateError(failures, 'Messages were not deleted');
  return { count, isLast: isLast && failures.length === 0 };
}

interface Deleted extends Retained {
  readonly failures: readonly unknown[];
}

/** Reads on behind a page of which nothing could be deleted: one thread that fails may have more messages than a page. */
async function deleteOlder(
  services: DeleteServices & Pick<RetentionServices, 'perPage'>,
  inbox: Inbox,
  visibilities: readonly Visibility[],
  days: number,
): Promise<Deleted> {
  const high = timePrefix(services.now().getTime() - days * DAY_MS);
  const isWanted = ({ visibility }: StoredMessage) => visibilities.includes(visibility);
  const failed = new Map<string, unknown>();
  for (let pages = 1, after: string | undefined; ; pages++) {
    const page = { limit: services.perPage ?? MESSAGES, ascending: true, after };
    const due = await listMessages(services.table, inbox, visibilities, page, { high, trash: 'too' });
    after = due?.next;
    const threads = threadsOf(due?.items ?? []).filter(([threadKey]) => !failed.has(threadKey));
    let count = 0;
    for (const [threadKey, sortKeys] of threads) {
      try {
        count += (await deleteMessages(services, { inbox, threadKey, sortKeys, isWanted })).deleted;
      } catch (error) {
        // Held since its row was read: the rest stays.
        if (error instanceof LegalHold) return { count, isLast: true, failures: [] };
        failed.set(threadKey, error);
      }
    }
    const isStuck = count === 0 && failed.size > 0;
    const mayReadOn = after !== undefined && pages < STUCK_PAGES && failed.size < STUCK_THREADS;
    if (!isStuck || !mayReadOn) return { count, isLast: after === undefined, failures: [...failed.values()] };
  }
}

function threadsOf(due: readonly MessageSummary[]): (readonly [threadKey: string, sortKeys: string[]])[] {
  const found = due.flatMap(({ message_id }) => keysOfMessageId(message_id)?.sortKey ?? []);
  return [...Map.groupBy(found, threadOfSortKey)];
}
