import { LegalHold } from '../core/legal-hold.ts';
import { keysOfMessageId, threadOfSortKey, timePrefix } from '../ids.ts';
import type { RetentionJob } from '../jobs/purge-job.ts';
import type { Visibility } from '../mail/visibility.ts';
import { type DeleteServices, deleteMessages } from '../messages/delete-messages.ts';
import { logInfo } from '../observability/log.ts';
import type { Policy } from '../settings/policy.ts';
import type { Account } from '../store/account/accounts.ts';
import { getTenant, listTenants } from '../store/account/tenants.ts';
import { serviceAudit } from '../store/audit-log.ts';
import { type Inbox, listInboxes } from '../store/inbox/inboxes.ts';
import { inboxListingKey } from '../store/keys.ts';
import type { StoredMessage } from '../store/message/message-rows.ts';
import { listMessages } from '../store/message/messages.ts';
import { DAY_MS } from '../timing/durations.ts';
import { planOf } from '../usage/plan.ts';
import type { DueServices } from './work-due.ts';

export interface RetentionServices extends DueServices {
  readonly policy: DueServices['policy'] & Pick<Policy, 'plans' | 'spamRetentionDays' | 'heldRetentionDays'>;
}

const TENANTS = 50;
const INBOXES = 25;
/** What one list gives, and what one job deletes at most but for the rest of such a list: a minute's work, of the five that it has. */
const MESSAGES = 100;
const MESSAGES_PER_JOB = 400;
/** The index follows the rows: what was deleted just now may still be listed. */
const LAG_SECONDS = 15;

/**
 * Deletes mail that is older than it may be kept: a job for each tenant, followed by another until nothing is
 * due. The index is read up to the day that is due; rows decide.
 */
export async function retain(services: RetentionServices, { retention }: RetentionJob): Promise<void> {
  if (retention.tenant !== undefined) return retainTenant(services, retention.tenant, retention.inbox_after);
  const { table, purgeQueue } = services;
  const page = { limit: TENANTS, ascending: true, after: retention.after };
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
  const { table, purgeQueue, metering } = services;
  const tenant = await getTenant(table, tenantId);
  if (tenant === undefined || tenant.deletedAt !== undefined || tenant.account.legalHold !== undefined)
    return;
  const page = await listInboxes(table, tenantId, { limit: INBOXES, ascending: true, after: inboxAfter });
  let deleted = 0;
  let done = inboxAfter;
  let stop: { readonly after: string | undefined; readonly delay: number } | undefined;
  for (const inbox of page.items) {
    const { count, isLast } = await retainInbox(services, tenant.account, inbox);
    deleted += count;
    if (isLast) done = inboxListingKey(tenantId, inbox.listKey).sk;
    if (isLast && deleted < MESSAGES_PER_JOB) continue;
    stop = { after: done, delay: count === 0 ? LAG_SECONDS : 0 };
    break;
  }
  const next = stop ?? (page.next === undefined ? undefined : { after: page.next, delay: 0 });
  if (next !== undefined) await purgeQueue.send(jobOf(tenantId, next.after), next.delay);
  if (deleted === 0) return;
  metering.count('RetentionDeleted', deleted);
  logInfo('mail deleted by retention', { tenant: tenantId, messages: deleted });
}

function jobOf(tenant: string, inboxAfter: string | undefined): RetentionJob {
  return { retention: { tenant, inbox_after: inboxAfter } };
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

/** @returns how many messages were deleted, and whether nothing that is due is left. */
async function retainInbox(
  services: RetentionServices,
  account: Account,
  inbox: Inbox,
): Promise<{ count: number; isLast: boolean }> {
  let count = 0;
  let isLast = true;
  if (inbox.legalHold !== undefined) return { count, isLast };
  // One entry for what a job deletes of an inbox.
  const resource = { type: 'inbox', id: inbox.inboxId };
  const audit = serviceAudit('retention', 'message.deleted', resource, services.now());
  for (const [visibilities, days] of groupsOf(services, account, inbox)) {
    if (days === Number.POSITIVE_INFINITY) continue;
    const found = await deleteOlder({ ...services, caller: { audit } }, inbox, visibilities, days);
    count += found.count;
    isLast &&= found.isLast;
  }
  return { count, isLast };
}

async function deleteOlder(
  services: DeleteServices,
  inbox: Inbox,
  visibilities: readonly Visibility[],
  days: number,
): Promise<{ count: number; isLast: boolean }> {
  const high = timePrefix(services.now().getTime() - days * DAY_MS);
  const page = { limit: MESSAGES, ascending: true, after: undefined };
  const due = await listMessages(services.table, inbox, visibilities, page, { high, trash: 'too' });
  const found = (due?.items ?? []).flatMap(({ message_id }) => keysOfMessageId(message_id)?.sortKey ?? []);
  let count = 0;
  try {
    for (const [threadKey, sortKeys] of Map.groupBy(found, threadOfSortKey)) {
      const isWanted = ({ visibility }: StoredMessage) => visibilities.includes(visibility);
      count += (await deleteMessages(services, { inbox, threadKey, sortKeys, isWanted })).deleted;
    }
  } catch (error) {
    // Held since its row was read: the rest stays.
    if (!(error instanceof LegalHold)) throw error;
    return { count, isLast: true };
  }
  return { count, isLast: due?.next === undefined };
}
