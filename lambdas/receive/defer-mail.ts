import { type Receipt, receiptText } from '../message/receipt.ts';
import { logInfo } from '../observability/log.ts';
import type { Inbox } from '../store/inbox/inboxes.ts';
import { readParallelOutcome } from '../store/message/arrivals.ts';
import { rawKey } from '../store/object/object-keys.ts';
import { keepRaw } from '../store/object/raw-mail.ts';
import { deleteMessageObjects } from '../store/removal/inbox-objects.ts';
import type { DeferredMail } from '../store/usage/deferred-mail.ts';
import type { Caps } from '../store/usage/quota-counter.ts';
import { DAY_MS } from '../timing/durations.ts';
import { deferWithReservation } from './defer-with-reservation.ts';
import type { Addressee } from './destinations.ts';
import type { ReceiveServices } from './services.ts';

interface OverQuotaMail {
  readonly receipt: Receipt;
  readonly addressee: Addressee;
  readonly inbox: Inbox;
  /** Bytes of the raw mail. */
  readonly size: number;
  readonly cap: 'messages' | 'storage';
  /** As much over-quota mail may be deferred. */
  readonly caps: Caps;
}

/**
 * Defers a mail that is over quota: writes its receipt to the table, to be received again when quota is free, and copies the
 * raw bytes to where the message's will be. Drops a mail beyond what may be deferred.
 */
export async function deferMail(services: ReceiveServices, mail: OverQuotaMail): Promise<void> {
  const { receipt, addressee, inbox, size, cap } = mail;
  // A released mail that lost its quota to another one: the attempt has noted a thread beside the raw bytes. Without
  // that note, a rebuild takes the mail for a deferred one. Fails when the mail has been given up and its bytes are deleted.
  if (receipt.released) await copyRaw(services, mail);
  const objectKey = rawKey(addressee.inboxId, addressee.messageKey);
  const ownReceipt = { ...receipt, recipients: [addressee.rcptTo], objectKey, released: true };
  const deferred = deferredMail(services, inbox, addressee.messageKey, ownReceipt, size, services.now());
  const outcome = await deferWithReservation(services, deferred, mail.caps);
  if (outcome === 'deferred') services.metering.count('MessageDeferred');
  if (outcome === 'dropped') services.metering.count('DeferredMessageDropped');
  // Bytes after the row: a mail that is dropped leaves none. After a crash in between, the receipt comes again.
  if (!receipt.released && (outcome === 'deferred' || outcome === 'deferredBefore'))
    await copyRaw(services, mail);
  // If a copy of the receipt found quota and stored the mail, the note beside the raw bytes must name the thread. If it dropped
  // the mail, raw bytes and attachments are deleted.
  if ((await readParallelOutcome(services, mail)) === 'dropped') await deleteDropped(services, addressee);
  logInfo(outcome === 'dropped' ? 'message dropped' : 'message deferred', {
    ses_message_id: receipt.sesMessageId,
    cap,
    size,
  });
}

function copyRaw({ bucket }: ReceiveServices, { receipt, addressee, inbox }: OverQuotaMail): Promise<void> {
  return keepRaw(bucket, addressee, { inboxKey: inbox.listKey, receipt, delivery: undefined });
}

/** Deletes the objects of a mail that was dropped. */
export async function deleteDropped(
  { bucket }: Pick<ReceiveServices, 'bucket'>,
  { inboxId, messageKey }: Addressee,
): Promise<void> {
  await deleteMessageObjects(bucket, inboxId, messageKey);
}

/** @param receipt of this inbox only, whose object is the inbox's copy of the raw bytes. */
export function deferredMail(
  { policy: { deferredMailDays } }: Pick<ReceiveServices, 'policy'>,
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
    receipt: receiptText({ ...receipt, place: { inboxId, messageKey } }),
    size,
    deferredAt: since.toISOString(),
    expiresAt: since.getTime() + deferredMailDays * DAY_MS,
  };
}
