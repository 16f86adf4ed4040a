import { logInfo } from '../log.ts';
import { type Receipt, receiptText } from '../mail/receipt.ts';
import type { Addressee } from '../receive/recipients.ts';
import type { ReceiveServices } from '../receive/services.ts';
import { hold } from '../store/held.ts';
import type { Inbox } from '../store/inboxes.ts';
import { rawKey } from '../store/object-keys.ts';
import { keepRaw } from '../store/raw-mail.ts';

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
  const now = services.now();
  const raw = rawKey(addressee.inboxId, addressee.messageKey);
  if (receipt.objectKey !== raw) {
    await keepRaw(services.bucket, addressee, { receipt, delivery: undefined });
  }
  const held = {
    tenantId: inbox.tenantId,
    inboxId: addressee.inboxId,
    messageKey: addressee.messageKey,
    receipt: receiptText({ ...receipt, recipients: [addressee.rcptTo], objectKey: raw, released: true }),
    size,
    heldAt: now.toISOString(),
    expiresAt: now.getTime() + services.heldMailDays * DAY_MS,
  };
  const isNew = await hold(services.table, held, now.toISOString());
  if (isNew) services.metering.count('MessageHeld');
  logInfo('message held', { ses_message_id: receipt.sesMessageId, cap: over.cap, size });
}
