import { findRemainingQuota, type RemainingQuota } from '../deferred/remaining-quota.ts';
import { messageId } from '../ids.ts';
import type { MessageSummary } from '../mail/message.ts';
import { createDeferredTotal } from '../store/deferred/deferred-total.ts';
import { inboxReservationKey, tenantReservationKey, threadRowKey } from '../store/keys.ts';
import { findRecipients } from '../store/message/arrivals.ts';
import { deliverOnce, type ThreadPlan } from '../store/message/delivery.ts';
import { readDelivered } from '../store/message/read-delivered.ts';
import { reserveSlot } from '../store/message/reservation.ts';
import { putMessageObject } from '../store/object/mail-bucket.ts';
import { keepRaw, type RawDelivery } from '../store/object/raw-mail.ts';
import { getRow, type Table } from '../store/table/table.ts';
import { ConditionsFailed, TransactionConflict } from '../store/table/transaction.ts';
import { joinPlan } from '../store/thread/thread-rows.ts';
import { composeDelivery } from './compose-delivery.ts';
import { findPlace } from './find-place.ts';
import type { ReadyMail } from './ready-mail.ts';
import type { ReceiveServices } from './services.ts';

/** Rounds in which parallel mails of one thread may be faster; each of them made progress. */
const ATTEMPTS = 10;

export type Delivered =
  /** With the message as lists show it. */
  | { readonly kind: 'delivered'; readonly summary: MessageSummary }
  /** A copy of its receipt was dropped, because too much is deferred. */
  | { readonly kind: 'dropped' }
  | Extract<RemainingQuota, { kind: 'full' | 'gone' }>;

/** Puts a mail into the thread of its inbox where it belongs, if the tenant's plan has quota for it. */
export async function deliverToInbox(services: ReceiveServices, mail: ReadyMail): Promise<Delivered> {
  const { table, bucket, plans } = services;
  const { inbox, parsed, addressee } = mail;
  const now = services.now();
  let known: ThreadPlan | undefined;
  let inTurn = false;
  let keptFor: string | undefined;
  for (let attempt = 1; ; attempt++) {
    const [place, quota] = await Promise.all([
      findPlace(table, mail),
      findRemainingQuota(table, plans, inbox.tenantId, parsed.size, services.now()),
    ]);
    if (quota.kind === 'full' || quota.kind === 'gone') return quota;
    const { threadKey, claims } = place;
    if (inTurn && !place.starts) known = await planNow(table, mail, threadKey);
    const { delivery, object } = composeDelivery(mail, {
      threadKey,
      thread: place.starts ? { starts: true } : (known ?? NEWEST),
      claims,
      quota: quota.kind === 'counted' ? quota : undefined,
      isCounted: false,
      now,
    });
    await Promise.all([
      object && putMessageObject(bucket, addressee.inboxId, addressee.messageKey, object),
      keptFor !== threadKey && keep(services, mail, { threadKey, at: now }),
    ]);
    keptFor = threadKey;
    try {
      await deliverOnce(table, delivery);
      return { kind: 'delivered', summary: delivery.summary };
    } catch (error) {
      if (!(error instanceof ConditionsFailed || error instanceof TransactionConflict)) throw error;
      if (attempt === ATTEMPTS) throw error;
      inTurn = error instanceof TransactionConflict;
      if (error instanceof TransactionConflict) {
        const isOfTenant = error.parts.has('quota') || error.parts.has('deferredTotal');
        const line = isOfTenant ? tenantReservationKey(inbox.tenantId) : inboxReservationKey(inbox.inboxId);
        await services.pause(await reserveSlot(table, line, services.now()));
        continue;
      }
      if (error.of('arrival')) return earlierDelivery(services, mail);
      // It waited too long, and was given up before it could be stored.
      if (error.of('deferred')) return { kind: 'gone' };
      if (error.of('deferredTotal')) await createDeferredTotal(table, inbox.tenantId);
      // What the thread was found to be decides the next attempt; a lost claim to a Message-ID is looked up anew.
      const found = error.found.get('thread');
      if (found !== undefined) known = joinPlan(found, delivery.summary.message_id);
    }
  }
}

/** What is tried first without reading the thread: mail mostly comes in order. */
const NEWEST: ThreadPlan = { starts: false, newest: true, grows: true };

/** What the thread is now, which nobody changes who is in the same line. */
async function planNow(
  table: Table,
  { addressee }: ReadyMail,
  threadKey: string,
): Promise<ThreadPlan | undefined> {
  const row = await getRow(table, threadRowKey(addressee.inboxId, threadKey));
  return row && joinPlan(row, messageId(addressee.messageKey, threadKey));
}

/** Gives the inbox its own copy of the raw bytes, before its rows: with them the rows can be made again. */
async function keep(
  { bucket, keepsRaw }: ReceiveServices,
  { receipt, addressee, inbox }: ReadyMail,
  delivery: RawDelivery,
): Promise<void> {
  if (keepsRaw) await keepRaw(bucket, addressee, { inboxKey: inbox.listKey, receipt, delivery });
}

/** A redelivery of the same receipt ran beside this one and was faster. */
async function earlierDelivery(services: ReceiveServices, mail: ReadyMail): Promise<Delivered> {
  const { addressee, inbox, receipt } = mail;
  const [recipient] = await findRecipients(services.table, [addressee]);
  if (recipient?.dropped === true) return { kind: 'dropped' };
  const threadKey = recipient?.storedInThread;
  if (threadKey === undefined) throw new Error('An arrival that was found is gone');
  const summary = await readDelivered(services, { addressee, inbox, receipt, threadKey });
  return { kind: 'delivered', summary };
}
