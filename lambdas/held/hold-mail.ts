import { logInfo } from '../log.ts';
import { type Receipt, receiptText } from '../mail/receipt.ts';
import type { Addressee } from '../receive/recipients.ts';
import type { ReceiveServices } from '../receive/services.ts';
import { findRecipients } from '../store/arrivals.ts';
import { type HeldMail, type HoldOutcome, hold } from '../store/held.ts';
import { deleteMessageObjects } from '../store/inbox-objects.ts';
import type { Inbox } from '../store/inboxes.ts';
import { rawKey } from '../store/object-keys.ts';
import type { Caps } from '../store/quota-counter.ts';
import { keepRaw } from '../store/raw-mail.ts';
import { readDelivered } from '../store/read-delivered.ts';
import { reserveSlot, tenantReservationKey } from '../store/reservation.ts';
import { TransactionConflict } from '../store/transaction.ts';

/** Rounds in which parallel mails of the tenant may be faster; each of them made progress. */
const ATTEMPTS = 10;
const DAY_MS = 24 * 60 * 60 * 1000;

export interface OverCap {
  readonly receipt: Receipt;
  readonly addressee: Addressee;
  readonly inbox: Inbox;
  readonly size: number;
  readonly cap: 'messages' | 'storage';
  /** As much again may be held. */
  readonly plan: Caps;
}

/**
 * Keeps a mail that the tenant's plan has no quota for: its raw bytes where the message's will lie, and the
 * receipt, so that it is received again when there is quota. Nothing of it is parsed. Mail beyond what may be held is
 * dropped.
 */
export async function holdMail(services: ReceiveServices, over: OverCap): Promise<void> {
  const { receipt, addressee, inbox, size } = over;
  // An attempt that lost its quota has noted a delivery beside these bytes. They are gone when the mail was given up.
  if (receipt.released) await keepHeld(services, over);
  const raw = rawKey(addressee.inboxId, addressee.messageKey);
  const own = { ...receipt, recipients: [addressee.rcptTo], objectKey: raw, released: true };
  const held = heldMail(services, inbox, addressee.messageKey, own, size, services.now());
  const outcome = await holdInTurn(services, held, over.plan);
  if (outcome === 'held') services.metering.count('MessageHeld');
  if (outcome === 'dropped') services.metering.count('HeldMessageDropped');
  // The bytes after the row, so that none lie there of a mail that may not be held. A crash in between brings the receipt again.
  if (!receipt.released && (outcome === 'held' || outcome === 'heldBefore')) await keepHeld(services, over);
  await settle(services, over);
  logInfo(outcome === 'dropped' ? 'message dropped' : 'message held', {
    ses_message_id: receipt.sesMessageId,
    cap: over.cap,
    size,
  });
}

function keepHeld({ bucket }: ReceiveServices, { receipt, addressee, inbox }: OverCap): Promise<void> {
  return keepRaw(bucket, addressee, { inboxKey: inbox.listKey, receipt, delivery: undefined });
}

/** Holds a mail, or drops it, whatever other mails of the tenant are held at the same moment. */
export async function holdInTurn(
  services: Pick<ReceiveServices, 'table' | 'now' | 'pause'>,
  held: HeldMail,
  caps: Caps,
): Promise<HoldOutcome> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await hold(services.table, held, services.now(), caps);
    } catch (error) {
      if (!(error instanceof TransactionConflict) || attempt === ATTEMPTS) throw error;
      const turn = await reserveSlot(services.table, tenantReservationKey(held.tenantId), services.now());
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
export function heldMail(
  { heldMailDays }: Pick<ReceiveServices, 'heldMailDays'>,
  { tenantId, inboxId }: Inbox,
  messageKey: string,
  receipt: Receipt,
  size: number,
  since: Date,
): HeldMail {
  return {
    tenantId,
    inboxId,
    messageKey,
    receipt: receiptText(receipt),
    size,
    heldAt: since.toISOString(),
    expiresAt: since.getTime() + heldMailDays * DAY_MS,
  };
}
