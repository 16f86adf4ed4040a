import { readParallelOutcome } from '../store/message/arrivals.ts';
import { dropBlocked } from '../store/receive/blocked-mail.ts';
import type { InboxMail } from './classify-mail.ts';
import type { Destination } from './destinations.ts';
import type { DropReason } from './drop-reasons.ts';
import type { ReceiveServices } from './services.ts';

interface DroppedMail extends Destination, Pick<InboxMail, 'receipt'> {
  readonly parsed?: InboxMail['parsed'] | undefined;
}

export async function dropMail(
  services: ReceiveServices,
  { receipt, addressee, inbox, parsed }: DroppedMail,
  reason: DropReason,
  size: number,
): Promise<void> {
  const dropped = {
    tenantId: inbox.tenantId,
    inboxId: inbox.inboxId,
    messageKey: addressee.messageKey,
    sender: parsed?.from.join(', ') || null,
    envelopeFrom: receipt.mailFrom,
    at: receipt.receivedAt.toISOString(),
    reason,
    deferredSize: receipt.released ? size : undefined,
  };
  if (await dropBlocked(services.table, dropped, services.now()))
    services.metering.count(reason === 'unknown_names' ? 'RecipientDropped' : 'SenderDropped');
  // The repeated receipt finds the message and publishes its event.
  else if (typeof (await readParallelOutcome(services, { receipt, addressee, inbox })) === 'object')
    throw new Error('A copy of the receipt stored the mail before it was dropped');
}
