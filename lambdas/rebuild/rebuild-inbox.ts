import { ApiError, conflict } from '../core/errors.ts';
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

const BATCH = 25;

/**
 * Existing rows stay unchanged, so a call may run at any time and again after a crash. @throws ApiError not_found, or
 * conflict for a deleted tenant
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
  // A thread that lost messages is built once, after all of them exist; built now, it would show fewer.
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
  // Extraction is last, because a message without codes is better than none.
  let looked = 0;
  let extracted = 0;
  const unextracted = statuses.flatMap((mail) => ('unextracted' in mail && mail.unextracted) || []);
  for (const mail of unextracted) {
    if (services.now().getTime() >= endsAt || !(await exists(services, inbox))) break;
    if (await extractAgain(services, inbox, mail)) extracted += 1;
    looked += 1;
  }
  // The total may still count lost rows, so it is corrected before email is deferred again.
  await correctDeferredTotal(table, inbox.tenantId);
  for (const { messageKey, raw } of deferred) {
    const mail = deferredMail(services, inbox, messageKey, raw.receipt, raw.size, raw.receipt.receivedAt);
    // The email was within the caps when it was first deferred.
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
    throw conflict(`The tenant of ${named} was deleted; its data is being removed.`);
  }
  return inbox;
}

/** A purge does not wait for a rebuild, so nothing may be created after the inbox was deleted. */
async function exists({ table }: RebuildServices, { inboxId, listKey }: Inbox): Promise<boolean> {
  return (await findInbox(table, inboxId))?.listKey === listKey;
}

/** An earlier call may have crashed before this step. */
async function recount(services: RebuildServices, tenantId: string): Promise<void> {
  await rollUpUsage(services, tenantId);
  // The next email creates the quota counter again from the log.
  await removeQuotaCounter(services.table, tenantId);
}
