import { messageReceived } from '../events/service-event.ts';
import { logInfo } from '../log.ts';
import type { MessageSummary } from '../mail/message.ts';
import type { ParsedMail } from '../mail/parsed-mail.ts';
import type { Receipt } from '../mail/receipt.ts';
import { findRecipients, storedMessage } from '../store/arrivals.ts';
import { putAttachment } from '../store/attachments.ts';
import type { Inbox } from '../store/inboxes.ts';
import { copyObject, deleteObject, openObject } from '../store/mail-bucket.ts';
import { attachmentKey, rawKey } from '../store/object-keys.ts';
import { deliverToInbox } from './deliver-to-inbox.ts';
import { type Addressee, addresseesOf } from './recipients.ts';
import type { ReceiveServices } from './services.ts';

/** An addressee whose inbox exists. */
interface Destination {
  readonly addressee: Addressee;
  readonly inbox: Inbox;
  readonly storedInThread: string | undefined;
}

interface Arrived {
  readonly inbox: Inbox;
  readonly summary: MessageSummary;
}

/**
 * Receives one mail: stores it once in each inbox that its envelope names, and announces each message. Safe
 * to be called again at any time after any crash: what is stored already is found and announced again, under
 * the same event id.
 */
export async function receiveMail(services: ReceiveServices, receipt: Receipt): Promise<void> {
  const destinations = await findDestinations(services, receipt);
  const stored = destinations.filter((destination) => destination.storedInThread !== undefined);
  const fresh = destinations.filter((destination) => destination.storedInThread === undefined);
  const arrived = [
    ...(await Promise.all(stored.map((destination) => readStored(services, destination)))),
    ...(fresh.length === 0 ? [] : await storeMail(services, receipt, fresh)),
  ];
  await services.events.publish(
    arrived.map(({ inbox, summary }) => messageReceived(inbox.tenantId, summary, receipt.receivedAt)),
  );
  // Each inbox has its own copy by now. Until here a redelivery needs this one.
  await deleteObject(services.bucket, receipt.objectKey);
}

async function findDestinations(services: ReceiveServices, receipt: Receipt): Promise<Destination[]> {
  const addressees = addresseesOf(receipt, services.inboxDomain);
  const recipients = await findRecipients(services.table, addressees);
  const destinations = addressees.flatMap((addressee, i): Destination[] => {
    const recipient = recipients[i];
    if (recipient?.inbox === undefined) return [];
    return [{ addressee, inbox: recipient.inbox, storedInThread: recipient.storedInThread }];
  });
  const dropped = addressees.length - destinations.length;
  if (dropped > 0) {
    services.metering.count('RecipientDropped', dropped);
    logInfo('recipients dropped', { ses_message_id: receipt.sesMessageId, dropped });
  }
  return destinations;
}

async function readStored(
  { table }: ReceiveServices,
  { addressee, inbox, storedInThread }: Destination,
): Promise<Arrived> {
  if (storedInThread === undefined) throw new Error('Not stored yet');
  const { summary } = await storedMessage(table, inbox, storedInThread, addressee.messageKey);
  return { inbox, summary };
}

/** Parses the mail once, and stores it in each of the inboxes. */
async function storeMail(
  services: ReceiveServices,
  receipt: Receipt,
  destinations: readonly Destination[],
): Promise<Arrived[]> {
  const [first, ...others] = destinations;
  if (first === undefined) return [];
  const parsed = await parseInto(services, receipt, first.addressee);
  // An earlier delivery of this receipt came to its end: it stored the mail wherever it belonged then.
  if (parsed === undefined) return [];
  await Promise.all([
    copyRaw(services, receipt, first.addressee),
    ...others.map(({ addressee }) => copyMail(services, receipt, parsed, first.addressee, addressee)),
  ]);
  const arrived: Arrived[] = [];
  for (const { addressee, inbox } of destinations) {
    const summary = await deliverToInbox(services, { receipt, parsed, addressee, inbox });
    arrived.push({ inbox, summary });
    services.metering.count('MessageReceived');
    if (summary.parse_error !== undefined) services.metering.count('MessageUnparsed');
    logInfo('message received', {
      ses_message_id: receipt.sesMessageId,
      message_id: summary.message_id,
      size: summary.size,
      parse_error: summary.parse_error !== undefined,
    });
  }
  return arrived;
}

/**
 * Reads the raw mail as a stream; attachments go to the bucket while it is read and are never held.
 * @returns undefined when the raw mail is gone.
 */
async function parseInto(
  { bucket, parser }: ReceiveServices,
  receipt: Receipt,
  { inboxId, messageKey }: Addressee,
): Promise<ParsedMail | undefined> {
  const raw = await openObject(bucket, receipt.objectKey);
  if (raw === undefined) return undefined;
  return parser.parse(raw, {
    store: (meta, content) =>
      putAttachment(
        bucket,
        attachmentKey(inboxId, messageKey, meta.index),
        meta.filename ?? 'attachment',
        content,
      ),
  });
}

function copyRaw({ bucket }: ReceiveServices, receipt: Receipt, to: Addressee): Promise<void> {
  return copyObject(bucket, receipt.objectKey, rawKey(to.inboxId, to.messageKey));
}

/** Each inbox owns its bytes, so that deleting one never concerns another. */
async function copyMail(
  services: ReceiveServices,
  receipt: Receipt,
  parsed: ParsedMail,
  from: Addressee,
  to: Addressee,
): Promise<void> {
  await copyRaw(services, receipt, to);
  for (const { index } of parsed.attachments) {
    await copyObject(
      services.bucket,
      attachmentKey(from.inboxId, from.messageKey, index),
      attachmentKey(to.inboxId, to.messageKey, index),
    );
  }
}
