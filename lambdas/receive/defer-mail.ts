import { logInfo } from '../log.ts';
import { type Receipt, receiptText } from '../mail/receipt.ts';
import { type DeferOutcome, type DeferredMail, defer } from '../store/deferred/deferred-mail.ts';
import { deleteMessageObjects } from '../store/inbox/inbox-objects.ts';
import type { Inbox } from '../store/inbox/inboxes.ts';
import { tenantReservationKey } from '../store/keys.ts';
import { findRecipients } from '../store/message/arrivals.ts';
import { readDelivered } from '../store/message/read-delivered.ts';
import { reserveSlot } from '../store/message/reservation.ts';
import { rawKey } from '../store/object/object-keys.ts';
import { keepRaw } from '../store/object/raw-mail.ts';
import { TransactionConflict } from '../store/table/transaction.ts';
import type { Caps } from '../store/usage/quota-counter.ts';
import type { Addressee } from './recipients.ts';
import type { ReceiveServices } from './services.ts';

/** Rounds in which parallel mails of the tenant may be faster; each of them made progress. */
const ATTEMPTS = 10;
const DAY_MS = 24 * 60 * 60 * 1000;

export interface OverCap {
  readonly receipt: Receipt;
  readonly addressee: Addressee;
  readonly inbox: Inbox;
  readonly size: number;
  readonly cap: 'messages' | 'storage';
  /** As much again may be deferred. */
  readonly plan: Caps;
}

/**
 * Keeps a mail that the tenant's plan has no quota for: its raw bytes where the message's will lie, and the
 * receipt, so that it is received again when there is quota. Nothing of it is parsed. Mail beyond what may be deferred is
 * dropped.
 */
export async function deferMail(services: ReceiveServices, over: OverCap): Promise<void> {
  const { receipt, addressee, inbox, size } = over;
  // An attempt that lost its quota has noted a delivery beside these bytes. They are gone when the mail was given up.
  if (receipt.released) await keepDeferred(services, over);
  const raw = rawKey(addressee.inboxId, addressee.messageKey);
  const own = { ...receipt, recipients: [addressee.rcptTo], objectKey: raw, released: true };
  const deferred = deferredMail(services, inbox, addressee.messageKey, own, size, services.now());
  const outcome = await deferWithReservation(services, deferred, over.plan);
  if (outcome === 'deferred') services.metering.count('MessageDeferred');
  if (outcome === 'dropped') services.metering.count('DeferredMessageDropped');
  // The bytes after the row, so that none lie there of a mail that may not be deferred. A crash in between brings the receipt again.
  if (!receipt.released && (outcome === 'deferred' || outcome === 'deferredBefore'))
    await keepDeferred(services, over);
  await settle(services, over);
  logInfo(outcome === 'dropped' ? 'message dropped' : 'message deferred', {
    ses_message_id: receipt.sesMessageId,
    cap: over.cap,
    size,
  });
}

function keepDeferred({ bucket }: ReceiveServices, { receipt, addressee, inbox }: OverCap): Promise<void> {
  return keepRaw(bucket, addressee, { inboxKey: inbox.listKey, receipt, delivery: undefined });
}

/** Defers or drops a mail. After a transaction conflict it is tried again at a reserved time. */
export async function deferWithReservation(
  services: Pick<ReceiveServices, 'table' | 'now' | 'pause'>,
  deferred: DeferredMail,
  caps: Caps,
): Promise<DeferOutcome> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await defer(services.table, deferred, services.now(), caps);
    } catch (error) {
      if (!(error instanceof TransactionConflict) || attempt === ATTEMPTS) throw error;
      const turn = await reserveSlot(services.table, tenantReservationKey(deferred.tenantId), services.now());
      await services.pause(turn);
    }
  }
}

/**
 * A copy of the receipt may have found quota: then the bytes tell of that delivery, not of a mail that waits. A mail that
 * was dropped leaves nothing behind: its bytes, and attachments that were stored before the quota was looked for.
 */
async function settle(services: ReceiveServices, { receipt, addressee, inbox }: OverCap): Promise<void> {
  const [recipient] = await findRecipients(services.table, [addressee]);
  const threadKey = recipient?.storedInThread;
  if (threadKey !== undefined) await readDelivered(services, { receipt, addressee, inbox, threadKey });
  if (recipient?.dropped === true) await forgetDropped(services, addressee);
}

/** Removes what was stored of a mail that was dropped. */
export async function forgetDropped(
  { bucket }: Pick<ReceiveServices, 'bucket'>,
  { inboxId, messageKey }: Addressee,
): Promise<void> {
  await deleteMessageObjects(bucket, inboxId, messageKey);
}

/** @param receipt of this inbox alone, whose object is the bytes that the inbox owns. */
export function deferredMail(
  { deferredMailDays }: Pick<ReceiveServices, 'deferredMailDays'>,
  { tenantId, inboxId }: Inbox,
  messageKey: string,
  receipt: Receipt,
  size: number,
  since: Date,
): DeferredMail {
  return {
    tenantId,
    inboxId,
    messageKey,
    receipt: receiptText(receipt),
    size,
    deferredAt: since.toISOString(),
    expiresAt: since.getTime() + deferredMailDays * DAY_MS,
  };
}
