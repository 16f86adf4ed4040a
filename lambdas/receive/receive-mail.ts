import { findRemainingQuota } from '../deferred/remaining-quota.ts';
import { messageReceived } from '../events/service-event.ts';
import { logInfo } from '../log.ts';
import type { MessageSummary } from '../mail/message.ts';
import type { ParsedMail } from '../mail/parsed-mail.ts';
import type { Receipt } from '../mail/receipt.ts';
import type { Inbox } from '../store/inbox/inboxes.ts';
import { findRecipients } from '../store/message/arrivals.ts';
import { readDelivered } from '../store/message/read-delivered.ts';
import { copyObject, type OpenObject, openObject } from '../store/object/mail-bucket.ts';
import { attachmentKey } from '../store/object/object-keys.ts';
import { removeAfter } from '../store/object/spent-bytes.ts';
import { deferMail, forgetDropped, type OverCap } from './defer-mail.ts';
import { type Delivered, deliverToInbox } from './deliver-to-inbox.ts';
import { parseInto } from './parse-into.ts';
import { type Addressee, addresseesOf } from './recipients.ts';
import type { ReceiveServices } from './services.ts';

/** An addressee whose inbox exists. */
interface Destination {
  readonly addressee: Addressee;
  readonly inbox: Inbox;
  readonly storedInThread: string | undefined;
  readonly dropped: boolean;
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
  await removeAfter(services.bucket, async () => {
    try {
      return await deliver(services, receipt);
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'NoSuchKey') throw error;
      // Another delivery of this receipt ran beside this one, stored the mail and removed the raw bytes: it is found now.
      return await deliver(services, receipt);
    }
  });
}

/** @returns the key of the raw bytes when nobody needs them any more. */
async function deliver(services: ReceiveServices, receipt: Receipt): Promise<string | undefined> {
  const destinations = await findDestinations(services, receipt);
  const stored = destinations.filter((destination) => destination.storedInThread !== undefined);
  const dropped = destinations.filter((destination) => destination.dropped);
  // Again: whoever dropped it may have died before.
  await Promise.all(dropped.map(({ addressee }) => forgetDropped(services, addressee)));
  const fresh = destinations.filter((each) => each.storedInThread === undefined && !each.dropped);
  const arrived = [
    ...(await Promise.all(stored.map((destination) => readStored(services, receipt, destination)))),
    ...(fresh.length === 0 ? [] : await storeMail(services, receipt, fresh)),
  ];
  await services.events.publish(
    arrived.map(({ inbox, summary }) => messageReceived(inbox.tenantId, summary, receipt.receivedAt)),
  );
  for (const tenantId of new Set(arrived.map(({ inbox }) => inbox.tenantId))) {
    await services.usage.changed(tenantId, receipt.sesMessageId, services.now());
  }
  // Until here a redelivery needs these bytes. By now each inbox has its own copy, or none is kept.
  const isSpent = receipt.released ? arrived.length > 0 && !services.keepsRaw : true;
  return isSpent ? receipt.objectKey : undefined;
}

async function findDestinations(services: ReceiveServices, receipt: Receipt): Promise<Destination[]> {
  const addressees = addresseesOf(receipt, services.inboxDomain);
  const recipients = await findRecipients(services.table, addressees);
  const destinations = addressees.flatMap((addressee, i): Destination[] => {
    const recipient = recipients[i];
    if (recipient?.inbox === undefined) return [];
    const { inbox, storedInThread, dropped } = recipient;
    return [{ addressee, inbox, storedInThread, dropped }];
  });
  const dropped = addressees.length - destinations.length;
  if (dropped > 0) {
    services.metering.count('RecipientDropped', dropped);
    logInfo('recipients dropped', { ses_message_id: receipt.sesMessageId, dropped });
  }
  return destinations;
}

async function readStored(
  services: ReceiveServices,
  receipt: Receipt,
  { addressee, inbox, storedInThread }: Destination,
): Promise<Arrived> {
  if (storedInThread === undefined) throw new Error('Not stored yet');
  const mail = { receipt, addressee, inbox, threadKey: storedInThread };
  return { inbox, summary: await readDelivered(services, mail) };
}

/** A mail up to this size is parsed while the quota is looked for; a larger one only when it has quota. */
const PARSE_AT_ONCE_BYTES = 64 * 1024;

async function storeMail(
  services: ReceiveServices,
  receipt: Receipt,
  destinations: readonly Destination[],
): Promise<Arrived[]> {
  const raw = await openObject(services.bucket, receipt.objectKey);
  // An earlier delivery of this receipt came to its end: it stored the mail wherever it belonged then.
  if (raw === undefined) return [];
  try {
    return await storeRaw(services, receipt, destinations, raw);
  } finally {
    // What is not read to its end keeps its connection from this instance for good.
    raw.stream.destroy();
  }
}

/** Parses the mail once, and stores it in each of the inboxes that have quota. */
async function storeRaw(
  services: ReceiveServices,
  receipt: Receipt,
  destinations: readonly Destination[],
  raw: OpenObject,
): Promise<Arrived[]> {
  const fitting =
    raw.size > PARSE_AT_ONCE_BYTES
      ? await withQuota(services, receipt, destinations, raw.size)
      : destinations;
  const [first, ...others] = fitting;
  if (first === undefined) return [];
  const parsed = await parseInto(services, raw.stream, first.addressee);
  await Promise.all(
    others.map(({ addressee }) => copyAttachments(services, parsed, first.addressee, addressee)),
  );
  const arrived: Arrived[] = [];
  for (const { addressee, inbox } of fitting) {
    const outcome = await deliverToInbox(services, { receipt, parsed, addressee, inbox });
    if (outcome.kind === 'delivered') {
      arrived.push({ inbox, summary: outcome.summary });
      noteArrival(services, receipt, outcome.summary);
    } else {
      await turnAway(services, { receipt, addressee, inbox, size: raw.size }, outcome);
    }
  }
  return arrived;
}

/** The destinations that have quota; mail for the others is deferred. */
async function withQuota(
  services: ReceiveServices,
  receipt: Receipt,
  destinations: readonly Destination[],
  size: number,
): Promise<Destination[]> {
  const { table, plans } = services;
  const quotas = await Promise.all(
    destinations.map(({ inbox }) => findRemainingQuota(table, plans, inbox.tenantId, size, services.now())),
  );
  const fitting: Destination[] = [];
  for (const [i, destination] of destinations.entries()) {
    const quota = quotas[i];
    if (quota?.kind === 'full' || quota?.kind === 'gone') {
      const { addressee, inbox } = destination;
      await turnAway(services, { receipt, addressee, inbox, size }, quota);
    } else fitting.push(destination);
  }
  return fitting;
}

async function turnAway(
  services: ReceiveServices,
  mail: Omit<OverCap, 'cap' | 'plan'>,
  outcome: Exclude<Delivered, { kind: 'delivered' }>,
): Promise<void> {
  if (outcome.kind === 'full') await deferMail(services, { ...mail, cap: outcome.cap, plan: outcome.plan });
  else if (outcome.kind === 'dropped') await forgetDropped(services, mail.addressee);
  else services.metering.count('RecipientDropped');
}

function noteArrival({ metering }: ReceiveServices, receipt: Receipt, summary: MessageSummary): void {
  metering.count('MessageReceived');
  if (summary.parse_error !== undefined) metering.count('MessageUnparsed');
  logInfo('message received', {
    ses_message_id: receipt.sesMessageId,
    message_id: summary.message_id,
    size: summary.size,
    parse_error: summary.parse_error !== undefined,
  });
}

/** Each inbox owns its bytes, so that deleting one never concerns another. */
async function copyAttachments(
  { bucket }: ReceiveServices,
  parsed: ParsedMail,
  from: Addressee,
  to: Addressee,
): Promise<void> {
  for (const { index } of parsed.attachments) {
    await copyObject(
      bucket,
      attachmentKey(from.inboxId, from.messageKey, index),
      attachmentKey(to.inboxId, to.messageKey, index),
    );
  }
}
