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
  readonly size: number;
  readonly cap: 'messages' | 'storage';
  readonly caps: Caps;
}

/** The receipt waits until quota is free; email beyond the caps of deferral is dropped. */
export async function deferMail(services: ReceiveServices, mail: OverQuotaMail): Promise<void> {
  const { receipt, addressee, inbox, size, cap } = mail;
  // The attempt noted a thread at the raw bytes; this copy has no note, as a rebuild expects of a deferred email.
  if (receipt.released) await copyRaw(services, mail);
  const objectKey = rawKey(addressee.inboxId, addressee.messageKey);
  const ownReceipt = { ...receipt, recipients: [addressee.rcptTo], objectKey, released: true };
  const deferred = deferredMail(services, inbox, addressee.messageKey, ownReceipt, size, services.now());
  const outcome = await deferWithReservation(services, deferred, mail.caps);
  if (outcome === 'deferred') services.metering.count('MessageDeferred');
  if (outcome === 'dropped') services.metering.count('DeferredMessageDropped');
  // The bytes follow the row, so that a dropped email leaves none.
  if (!receipt.released && (outcome === 'deferred' || outcome === 'deferredBefore'))
    await copyRaw(services, mail);
  // A duplicate receipt may have stored the email; then the note at the raw bytes must name its thread.
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

export async function deleteDropped(
  { bucket }: Pick<ReceiveServices, 'bucket'>,
  { inboxId, messageKey }: Addressee,
): Promise<void> {
  await deleteMessageObjects(bucket, inboxId, messageKey);
}

/** The object of `receipt` must be the inbox's own copy. */
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
