import { messageKeyOf } from '../ids.ts';
import { domainsAround, inboxIdOfAddress } from '../inboxes/username.ts';
import type { Receipt } from '../message/receipt.ts';
import { logInfo } from '../observability/log.ts';
import { inboxDomainsOf } from '../settings/policy.ts';
import { domainOfInbox, type Inbox } from '../store/inbox/inboxes.ts';
import { findRecipients } from '../store/message/arrivals.ts';
import { type CaughtMail, type Place, placesThroughCatchAlls, type Recipient } from './catch-all.ts';
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
  const addressees = recipientsOf(receipt, inboxDomains)
    .filter(({ name, domains }) => domainOfInbox(name) === domains[0])
    .map(({ rcptTo, name }) => ({
      inboxId: name,
      rcptTo,
      messageKey: messageKeyOf(receipt.receivedAt, receipt.sesMessageId, name),
    }));
  return eachOnce(addressees);
}

function recipientsOf({ recipients }: Receipt, inboxDomains: readonly string[]): Recipient[] {
  return recipients.flatMap((rcptTo) => {
    const name = inboxIdOfAddress(rcptTo);
    const domains = domainsAround(domainOfInbox(name), inboxDomains);
    return domains.length === 0 ? [] : [{ rcptTo, name, domains }];
  });
}

/** Keeps the first of several recipients that have the same message. */
function eachOnce<Each extends Addressee>(addressees: readonly Each[]): Each[] {
  const messages = new Map<string, Each>();
  for (const each of addressees) {
    const message = `${each.inboxId} ${each.messageKey}`;
    if (!messages.has(message)) messages.set(message, each);
  }
  return [...messages.values()];
}

/** Finds the inboxes that a mail belongs in. Only domains other than the first may have a catch-all. */
async function placesOf(services: ReceiveServices, receipt: Receipt): Promise<Place[]> {
  const { place } = receipt;
  if (place !== undefined) return [{ ...place, rcptTo: receipt.recipients[0] ?? place.inboxId }];
  const inboxDomains = inboxDomainsOf(services.policy);
  const [first, ...more] = inboxDomains;
  // The longest domain is that of the recipient, also where it is the first one.
  const further = recipientsOf(receipt, inboxDomains)
    .filter(({ domains }) => domains[0] !== first)
    .map((each) => ({ ...each, domains: each.domains.filter((domain) => more.includes(domain)) }));
  const caught = further.length === 0 ? [] : await placesThroughCatchAlls(services, receipt, further);
  return [...addresseesOf(receipt, [first]), ...eachOnce(caught)];
}

/** An inbox that a mail is for. */
export interface Destination {
  readonly addressee: Addressee;
  readonly inbox: Inbox;
  /** Undefined unless a catch-all stores the mail for an unknown name. */
  readonly caught?: CaughtMail | undefined;
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

/** Finds the inboxes that the envelope leads to. Recipients without an inbox are dropped and counted. */
export async function findDestinations(services: ReceiveServices, receipt: Receipt): Promise<Destinations> {
  const places = await placesOf(services, receipt);
  const recipients = await findRecipients(services.table, places);
  const found = places.flatMap(({ caught, ...addressee }, i) => {
    const { inbox, storedInThread: threadKey, releasedAs, dropped = false } = recipients[i] ?? {};
    // Not a later inbox with the name of the catch-all.
    if (inbox === undefined || (caught !== undefined && inbox.createdAt > caught.since)) return [];
    return [{ addressee, inbox, caught, threadKey, releasedAs, dropped }];
  });
  const unknown = places.length - found.length;
  if (unknown > 0) {
    services.metering.count('RecipientDropped', unknown);
    logInfo('recipients dropped', { ses_message_id: receipt.sesMessageId, dropped: unknown });
  }
  return {
    fresh: found.filter(({ threadKey, dropped }) => threadKey === undefined && !dropped),
    stored: found.flatMap(({ threadKey, ...each }) =>
      threadKey === undefined ? [] : [{ ...each, threadKey }],
    ),
    dropped: found.filter(({ dropped }) => dropped),
  };
}
