import { logInfo } from '../log.ts';
import { type Receipt, receiptText } from '../mail/receipt.ts';
import type { Addressee } from '../receive/recipients.ts';
import type { ReceiveServices } from '../receive/services.ts';
import { findRecipients } from '../store/arrivals.ts';
import { type HeldMail, hold } from '../store/held.ts';
import type { Inbox } from '../store/inboxes.ts';
import { rawKey } from '../store/object-keys.ts';
import { keepRaw } from '../store/raw-mail.ts';
import { readDelivered } from '../store/read-delivered.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface OverCap {
  readonly receipt: Receipt;
  readonly addressee: Addressee;
  readonly inbox: Inbox;
  readonly size: number;
  readonly cap: 'messages' | 'storage';
}

/**
 * Keeps a mail that the tenant's plan has no room for: its raw bytes where the message's will lie, and the
 * receipt, so that it is received again when there is room. Nothing of it is parsed.
 */
export async function holdMail(services: ReceiveServices, over: OverCap): Promise<void> {
  const { receipt, addressee, inbox, size } = over;
  const raw = rawKey(addressee.inboxId, addressee.messageKey);
  // Also of bytes that lie there already: an attempt that lost its room has noted a delivery beside them.
  await keepRaw(services.bucket, addressee, { inboxKey: inbox.listKey, receipt, delivery: undefined });
  const now = services.now();
  const own = { ...receipt, recipients: [addressee.rcptTo], objectKey: raw, released: true };
  const held = heldMail(services, inbox, addressee.messageKey, own, size, now);
  const isNew = await hold(services.table, held, now.toISOString());
  if (isNew) services.metering.count('MessageHeld');
  else await noteIfDelivered(services, over);
  logInfo('message held', { ses_message_id: receipt.sesMessageId, cap: over.cap, size });
}

/** A copy of the receipt may have found room: then the bytes tell of that delivery, not of a mail that waits. */
async function noteIfDelivered(
  services: ReceiveServices,
  { receipt, addressee, inbox }: OverCap,
): Promise<void> {
  const [recipient] = await findRecipients(services.table, [addressee]);
  const threadKey = recipient?.storedInThread;
  if (threadKey !== undefined) await readDelivered(services, { receipt, addressee, inbox, threadKey });
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
