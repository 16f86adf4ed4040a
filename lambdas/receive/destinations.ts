import { messageKeyOf } from '../ids.ts';
import { inboxIdOfAddress } from '../inboxes/username.ts';
import type { Receipt } from '../message/receipt.ts';
import { logInfo } from '../observability/log.ts';
import type { Inbox } from '../store/inbox/inboxes.ts';
import { findRecipients } from '../store/message/arrivals.ts';
import type { ReceiveServices } from './services.ts';

/** An inbox that the envelope of a mail names. */
export interface Addressee {
  readonly inboxId: string;
  /** The address as the envelope has it. */
  readonly rcptTo: string;
  readonly messageKey: string;
}

/** The inboxes that the envelope names, each once: addresses that differ only in their tags are one inbox. */
export function addresseesOf(receipt: Receipt, inboxDomains: readonly string[]): Addressee[] {
  const addressees = new Map<string, Addressee>();
  for (const rcptTo of receipt.recipients) {
    const inboxId = inboxIdOfAddress(rcptTo);
    const domain = inboxId.slice(inboxId.lastIndexOf('@') + 1);
    if (!inboxDomains.includes(domain) || addressees.has(inboxId)) continue;
    const messageKey = messageKeyOf(receipt.receivedAt, receipt.sesMessageId, inboxId);
    addressees.set(inboxId, { inboxId, rcptTo, messageKey });
  }
  return [...addressees.values()];
}

/** An inbox that a mail is for. */
export interface Destination {
  readonly addressee: Addressee;
  readonly inbox: Inbox;
}

/** The inboxes that a mail is for, by what became of the mail there when its receipt came before. */
interface Destinations {
  readonly fresh: readonly Destination[];
  readonly stored: readonly (Destination & {
    readonly threadKey: string;
    readonly releasedAs: string | undefined;
  })[];
  readonly dropped: readonly Destination[];
}

/** Finds the inboxes that the envelope names. Recipients without an inbox are dropped and counted. */
export async function findDestinations(services: ReceiveServices, receipt: Receipt): Promise<Destinations> {
  const addressees = addresseesOf(receipt, services.inboxDomains);
  const recipients = await findRecipients(services.table, addressees);
  const found = addressees.flatMap((addressee, i) => {
    const { inbox, storedInThread: threadKey, releasedAs, dropped = false } = recipients[i] ?? {};
    return inbox === undefined ? [] : [{ addressee, inbox, threadKey, releasedAs, dropped }];
  });
  const unknown = addressees.length - found.length;
  if (unknown > 0) {
    services.metering.count('RecipientDropped', unknown);
    logInfo('recipients dropped', { ses_message_id: receipt.sesMessageId, dropped: unknown });
  }
  return {
    fresh: found.filter(({ threadKey, dropped }) => threadKey === undefined && !dropped),
    stored: found.flatMap(({ addressee, inbox, threadKey, releasedAs }) =>
      threadKey === undefined ? [] : [{ addressee, inbox, threadKey, releasedAs }],
    ),
    dropped: found.filter(({ dropped }) => dropped),
  };
}
