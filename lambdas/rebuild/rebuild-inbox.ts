import { AdminError } from '../admin/admin-answer.ts';
import { inboxIdOfAddress } from '../inboxes/username.ts';
import { logInfo } from '../log.ts';
import { deferredMail } from '../receive/defer-mail.ts';
import { getTenant } from '../store/account/tenants.ts';
import { defer } from '../store/deferred/deferred-mail.ts';
import { correctDeferredTotal } from '../store/deferred/deferred-total.ts';
import { findInbox, type Inbox } from '../store/inbox/inboxes.ts';
import { throughConflicts } from '../store/table/transaction.ts';
import { removeQuotaCounter } from '../store/usage/quota-counter.ts';
import { rollUpUsage } from '../usage/roll-up-usage.ts';
import { findLosses } from './find-losses.ts';
import { countAgain, makeWhole, type StoredMail } from './make-whole.ts';
import type { Rebuilt } from './rebuild-answer.ts';
import { rebuildMail } from './rebuild-mail.ts';
import type { RebuildServices } from './rebuild-services.ts';

/** Messages that are made before their threads and arrivals are: mail that comes to a thread without a row waits for it. */
const BATCH = 25;

/**
 * Makes the messages, threads and counts of an inbox again that its raw mail tells of and that are gone. What is
 * there is left as it is, so that it may be asked for at any time, again after a crash, and while mail arrives. One call
 * goes through one page of the raw mail, as far as its time allows.
 * @param pageToken `next_page_token` of the page before.
 * @throws AdminError inbox_not_found, tenant_deleted
 */
export async function rebuildInbox(
  services: RebuildServices,
  named: string,
  pageToken?: string,
): Promise<Rebuilt> {
  const { table } = services;
  const inbox = await findLivingInbox(services, named);
  const { lost, partial, deferred, next, ...counts } = await findLosses(services, inbox, pageToken);
  const endsAt = services.now().getTime() + services.budgetMs;
  for (const mail of partial) await countAgain(services, inbox, mail);
  if (await isThere(services, inbox)) await makeWhole(services, inbox, partial);
  const made: StoredMail[] = [];
  let done = 0;
  let rebuilt = 0;
  for (const mail of lost) {
    if (services.now().getTime() >= endsAt || !(await isThere(services, inbox))) break;
    if (await rebuildMail(services, inbox, mail)) rebuilt += 1;
    made.push({ messageKey: mail.messageKey, threadKey: mail.raw.delivery.threadKey });
    done += 1;
    if (made.length === BATCH) await makeWhole(services, inbox, made.splice(0));
  }
  if (await isThere(services, inbox)) await makeWhole(services, inbox, made);
  // Before mail is deferred again, which changes it: rows that were lost are still counted in it.
  await correctDeferredTotal(table, inbox.tenantId);
  for (const { messageKey, raw } of deferred) {
    const mail = deferredMail(services, inbox, messageKey, raw.receipt, raw.size, raw.receipt.receivedAt);
    // Caps are not asked: it was let in.
    await throughConflicts(table, () => defer(table, mail, services.now(), undefined));
  }
  await countAnew(services, inbox.tenantId);
  logInfo('inbox rebuilt', {
    tenant: inbox.tenantId,
    rebuilt,
    repaired: partial.length,
    left: lost.length - done,
  });
  return {
    inbox_id: inbox.inboxId,
    present: counts.present + done - rebuilt,
    rebuilt,
    repaired: partial.length,
    deferred: deferred.length,
    under_way: counts.underWay,
    without_note: counts.withoutNote,
    left: lost.length - done,
    next_page_token: next ?? null,
  };
}

async function findLivingInbox({ table }: RebuildServices, named: string): Promise<Inbox> {
  const inbox = await findInbox(table, inboxIdOfAddress(named));
  if (inbox === undefined) {
    throw new AdminError(
      'inbox_not_found',
      `There is no inbox ${named}. Raw mail is made into messages of inboxes that exist; restore its row first.`,
    );
  }
  if ((await getTenant(table, inbox.tenantId))?.deletedAt !== undefined) {
    throw new AdminError('tenant_deleted', `The tenant of ${named} was deleted; its data is being removed.`);
  }
  return inbox;
}

/** A purge waits for whoever receives a mail, not for whoever rebuilds an inbox: nothing is made behind its back. */
async function isThere({ table }: RebuildServices, { inboxId, listKey }: Inbox): Promise<boolean> {
  return (await findInbox(table, inboxId))?.listKey === listKey;
}

/** Also when nothing was made again: a call before this one may have died before it came to this. */
async function countAnew(services: RebuildServices, tenantId: string): Promise<void> {
  await rollUpUsage(services, tenantId);
  // It stands for a count that was taken without what came late; the next delivery counts the ledger.
  await removeQuotaCounter(services.table, tenantId);
}
