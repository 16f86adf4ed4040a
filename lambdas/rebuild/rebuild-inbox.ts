import { ApiError } from '../core/errors.ts';
import { inboxIdOfAddress } from '../inboxes/username.ts';
import { logInfo } from '../observability/log.ts';
import { deferredMail } from '../receive/defer-mail.ts';
import { getTenant } from '../store/account/tenants.ts';
import { findInbox, type Inbox } from '../store/inbox/inboxes.ts';
import { throughConflicts } from '../store/table/transaction.ts';
import { defer } from '../store/usage/deferred-mail.ts';
import { correctDeferredTotal } from '../store/usage/deferred-total.ts';
import { removeQuotaCounter } from '../store/usage/quota-counter.ts';
import { rollUpUsage } from '../usage/roll-up-usage.ts';
import { extractAgain } from './extract-again.ts';
import { byDelivery, mailStatuses, type StoredMail } from './mail-status.ts';
import { rebuildMail } from './rebuild-mail.ts';
import type { Rebuilt } from './rebuild-schemas.ts';
import type { RebuildServices } from './rebuild-services.ts';
import { countMessage, repairThreadsAndArrivals } from './repair-mail.ts';

/** Messages that are made before their threads and arrivals are repaired: mail for a thread without a row must wait. */
const BATCH = 25;

/**
 * Makes the missing messages, threads and counts of an inbox again from its raw mail, and extracts what older
 * mail lacks. What is there stays, so that it may run at any time, also again after a crash. One call handles
 * one page, up to its time limit.
 * @param pageToken `next_page_token` of the previous page.
 * @throws ApiError not_found, conflict for a deleted tenant
 */
export async function rebuildInbox(
  services: RebuildServices,
  named: string,
  pageToken?: string,
): Promise<Rebuilt> {
  const { table, batchMails = BATCH } = services;
  const inbox = await findInboxOrRefuse(services, named);
  const { statuses, next } = await mailStatuses(services, inbox, pageToken);
  const lost = statuses.filter((mail) => mail.kind === 'lost').toSorted(byDelivery);
  const partial = statuses.filter((mail) => mail.kind === 'partial');
  const complete = statuses.filter((mail) => mail.kind === 'complete');
  const deferred = statuses.filter((mail) => mail.kind === 'deferred');
  const endsAt = services.now().getTime() + services.budgetMs;
  for (const mail of partial) await countMessage(services, inbox, mail);
  // The row of a thread that lost messages as well is made once, of all of them: made now, it would show fewer than it did.
  const incomplete = new Set(lost.map(({ threadKey }) => threadKey));
  const isWhole = ({ threadKey }: StoredMail) => !incomplete.has(threadKey);
  if (await exists(services, inbox)) await repairThreadsAndArrivals(services, inbox, partial.filter(isWhole));
  const made: StoredMail[] = [];
  let done = 0;
  let rebuilt = 0;
  for (const mail of lost) {
    if (services.now().getTime() >= endsAt || !(await exists(services, inbox))) break;
    if (await rebuildMail(services, inbox, mail)) rebuilt += 1;
    made.push(mail);
    done += 1;
    if (made.length === batchMails) await repairThreadsAndArrivals(services, inbox, made.splice(0));
  }
  made.push(...partial.filter((mail) => !isWhole(mail)));
  if (await exists(services, inbox)) await repairThreadsAndArrivals(services, inbox, made);
  // Last: a message without codes is better than none.
  let looked = 0;
  let extracted = 0;
  const unextracted = statuses.flatMap((mail) => ('unextracted' in mail && mail.unextracted) || []);
  for (const mail of unextracted) {
    if (services.now().getTime() >= endsAt || !(await exists(services, inbox))) break;
    if (await extractAgain(services, inbox, mail)) extracted += 1;
    looked += 1;
  }
  // Before mail is deferred again, which adds to the total: it may still count rows that are lost.
  await correctDeferredTotal(table, inbox.tenantId);
  for (const { messageKey, raw } of deferred) {
    const mail = deferredMail(services, inbox, messageKey, raw.receipt, raw.size, raw.receipt.receivedAt);
    // Without caps: it was within them when it was deferred first.
    await throughConflicts(table, () => defer(table, mail, services.now(), undefined));
  }
  await recount(services, inbox.tenantId);
  logInfo('inbox rebuilt', {
    tenant: inbox.tenantId,
    rebuilt,
    repaired: partial.length,
    extracted,
    left: lost.length - done,
  });
  return {
    inbox_id: inbox.inboxId,
    present: complete.length + done - rebuilt,
    rebuilt,
    repaired: partial.length,
    deferred: deferred.length,
    extracted,
    under_way: statuses.filter(({ kind }) => kind === 'underWay').length,
    without_note: statuses.filter(({ kind }) => kind === 'withoutNote').length,
    left: lost.length - done + unextracted.length - looked,
    next_page_token: next ?? null,
  };
}

async function findInboxOrRefuse({ table }: RebuildServices, named: string): Promise<Inbox> {
  const inbox = await findInbox(table, inboxIdOfAddress(named));
  if (inbox === undefined) {
    throw new ApiError(
      'not_found',
      `Inbox ${named} does not exist. Restore its row before you rebuild its messages.`,
    );
  }
  if ((await getTenant(table, inbox.tenantId))?.deletedAt !== undefined) {
    throw new ApiError('conflict', `The tenant of ${named} was deleted; its data is being removed.`);
  }
  return inbox;
}

/** A purge waits for functions that receive mail, not for a rebuild: nothing must be made after the inbox was deleted. */
async function exists({ table }: RebuildServices, { inboxId, listKey }: Inbox): Promise<boolean> {
  return (await findInbox(table, inboxId))?.listKey === listKey;
}

/** Rolls up the usage again, also if nothing was made: an earlier call may have crashed before this step. */
async function recount(services: RebuildServices, tenantId: string): Promise<void> {
  await rollUpUsage(services, tenantId);
  // The counter was counted without them. The next mail counts the log.
  await removeQuotaCounter(services.table, tenantId);
}
