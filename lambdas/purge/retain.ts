import { LegalHold } from '../core/legal-hold.ts';
import { keysOfMessageId, threadOfSortKey, timePrefix } from '../ids.ts';
import type { BehindStuckMail, RetentionJob } from '../jobs/purge-job.ts';
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
  readonly perPage?: number;
  readonly perJob?: number;
  readonly stuck?: { readonly pages: number; readonly threads: number };
}

const TENANTS = 50;
const INBOXES = 25;
/** A job takes one minute of its five for this. */
const MESSAGES = 100;
const MESSAGES_PER_JOB = 400;
/** The next job continues after messages that cannot be deleted. */
const STUCK = { pages: 100, threads: 100 };
/** The index lags behind the rows and may still list a deleted message. */
const LAG_SECONDS = 15;
const AGAIN_SECONDS = 900;

/** The index is read only up to the day that is due; rows decide. */
export async function retain(services: RetentionServices, { retention }: RetentionJob): Promise<void> {
  const { tenant, inbox_after: inboxAfter, again, behind } = retention;
  if (tenant !== undefined)
    return again
      ? retainAgain(services, tenant, inboxAfter, behind)
      : retainTenant(services, tenant, inboxAfter);
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

async function retainAgain(
  services: RetentionServices,
  tenantId: string,
  after: string | undefined,
  behind: BehindStuckMail | undefined,
): Promise<void> {
  const { table, purgeQueue } = services;
  const account = await retainedAccount(table, tenantId);
  if (account === undefined) return;
  const { items } = await listInboxes(table, tenantId, { limit: 1, ascending: true, after });
  for (const inbox of items) {
    if (behind !== undefined && behind.inbox_id !== inbox.inboxId) return;
    const retained = await retainInbox(services, account, inbox, behind);
    const { count, isLast } = retained;
    noteDeleted(services, tenantId, count);
    if (behind === undefined) refuseStuck(retained);
    if (count > 0 || retained.failures.length === 0) {
      const delay = count === 0 ? LAG_SECONDS : 0;
      if (!isLast) await purgeQueue.send(jobOf(tenantId, after, true, behind), delay);
    } else if (behind !== undefined) await goOnBehind(services, tenantId, after, retained);
  }
}

async function retainedAccount(table: Table, tenantId: string): Promise<Account | undefined> {
  const tenant = await getTenant(table, tenantId);
  const isKept = tenant?.deletedAt !== undefined || tenant?.account.legalHold !== undefined;
  return isKept ? undefined : tenant?.account;
}

async function retainOrPassOver(
  services: RetentionServices,
  account: Account,
  inbox: Inbox,
  after: string | undefined,
): Promise<Retained> {
  const { tenantId } = account;
  try {
    const retained = await retainInbox(services, account, inbox);
    await goOnBehind(services, tenantId, after, retained);
    return refuseStuck(retained);
  } catch (error) {
    logError('retention failed', error, { tenant: tenantId });
    await services.purgeQueue.send(jobOf(tenantId, after, true), AGAIN_SECONDS);
    return { count: 0, isLast: true, failures: [] };
  }
}

function refuseStuck(retained: Retained): Retained {
  const { count, failures } = retained;
  if (failures.length > 0 && count === 0) throw new AggregateError(failures, 'Messages were not deleted');
  return retained;
}

async function goOnBehind(
  { purgeQueue }: RetentionServices,
  tenantId: string,
  after: string | undefined,
  { count, behind }: Retained,
): Promise<void> {
  if (count === 0 && behind !== undefined) await purgeQueue.send(jobOf(tenantId, after, true, behind), 0);
}

function noteDeleted({ metering }: RetentionServices, tenant: string, messages: number): void {
  if (messages === 0) return;
  metering.count('RetentionDeleted', messages);
  logInfo('mail deleted by retention', { tenant, messages });
}

function jobOf(
  tenant: string,
  inboxAfter: string | undefined,
  again?: true,
  behind?: BehindStuckMail,
): RetentionJob {
  return { retention: { tenant, inbox_after: inboxAfter, again, behind } };
}

type Group = readonly [visibilities: readonly Visibility[], days: number];

/** Infinity keeps email as long as the inbox. */
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
  readonly count: number;
  readonly isLast: boolean;
  readonly failures: readonly unknown[];
  readonly behind?: BehindStuckMail | undefined;
}

async function retainInbox(
  services: RetentionServices,
  account: Account,
  inbox: Inbox,
  from?: BehindStuckMail,
): Promise<Retained> {
  let count = 0;
  let isLast = true;
  const failures: unknown[] = [];
  if (inbox.legalHold !== undefined) return { count, isLast, failures };
  const resource = { type: 'inbox', id: inbox.inboxId };
  const audit = serviceAudit('retention', 'message.deleted', resource, services.now());
  for (const [group, [visibilities, days]] of groupsOf(services, account, inbox).entries()) {
    if (days === Number.POSITIVE_INFINITY || group < (from?.group ?? 0)) continue;
    const after = group === from?.group ? from.position : undefined;
    const found = await deleteOlder({ ...services, caller: { audit } }, inbox, visibilities, days, after);
    count += found.count;
    isLast &&= found.isLast;
    failures.push(...found.failures);
    if (found.position === undefined) continue;
    const behind = { inbox_id: inbox.inboxId, group, position: found.position };
    return { count, isLast: false, failures, behind };
  }
  return { count, isLast: isLast && failures.length === 0, failures };
}

interface Deleted extends Omit<Retained, 'behind'> {
  readonly position?: string | undefined;
}

/** One failing thread may fill a whole page. */
async function deleteOlder(
  services: DeleteServices & Pick<RetentionServices, 'perPage' | 'stuck'>,
  inbox: Inbox,
  visibilities: readonly Visibility[],
  days: number,
  from: string | undefined,
): Promise<Deleted> {
  const { stuck = STUCK } = services;
  const high = timePrefix(services.now().getTime() - days * DAY_MS);
  const isWanted = ({ visibility }: StoredMessage) => visibilities.includes(visibility);
  const failed = new Map<string, unknown>();
  for (let pages = 1, after = from; ; pages++) {
    const page = { limit: services.perPage ?? MESSAGES, ascending: true, after };
    const due = await listMessages(services.table, inbox, visibilities, page, { high, trash: 'too' });
    after = due?.next;
    const threads = threadsOf(due?.items ?? []).filter(([threadKey]) => !failed.has(threadKey));
    let count = 0;
    for (const [threadKey, sortKeys] of threads) {
      try {
        count += (await deleteMessages(services, { inbox, threadKey, sortKeys, isWanted })).deleted;
      } catch (error) {
        // A legal hold was set after the row was read.
        if (error instanceof LegalHold) return { count, isLast: true, failures: [] };
        failed.set(threadKey, error);
      }
    }
    const failures = [...failed.values()];
    const isStuck = count === 0 && failed.size > 0;
    if (!isStuck || after === undefined) return { count, isLast: after === undefined, failures };
    if (pages >= stuck.pages || failed.size >= stuck.threads)
      return { count, isLast: false, failures, position: after };
  }
}

function threadsOf(due: readonly MessageSummary[]): (readonly [threadKey: string, sortKeys: string[]])[] {
  const found = due.flatMap(({ message_id }) => keysOfMessageId(message_id)?.sortKey ?? []);
  return [...Map.groupBy(found, threadOfSortKey)];
}
