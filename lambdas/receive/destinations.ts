import { messageKeyOf } from '../ids.ts';
import { domainsAround, inboxIdOfAddress } from '../inboxes/username.ts';
import type { Receipt } from '../message/receipt.ts';
import { logInfo } from '../observability/log.ts';
import { inboxDomainsOf } from '../settings/policy.ts';
import { domainOfInbox, type Inbox } from '../store/inbox/inboxes.ts';
import { findRecipients } from '../store/message/arrivals.ts';
import { type CaughtMail, type Place, placesThroughCatchAlls, type Recipient } from './catch-all.ts';
import type { ReceiveServices } from './services.ts';

export interface Addressee {
  readonly inboxId: string;
  readonly rcptTo: string;
  readonly messageKey: string;
}

/** Addresses that differ only in their tags belong to one inbox. */
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

function eachOnce<Each extends Addressee>(addressees: readonly Each[]): Each[] {
  const messages = new Map<string, Each>();
  for (const each of addressees) {
    const message = `${each.inboxId} ${each.messageKey}`;
    if (!messages.has(message)) messages.set(message, each);
  }
  return [...messages.values()];
}

async function placesOf(services: ReceiveServices, receipt: Receipt): Promise<Place[]> {
  const { place } = receipt;
  if (place !== undefined) return [{ ...place, rcptTo: receipt.recipients[0] ?? place.inboxId }];
  const inboxDomains = inboxDomainsOf(services.policy);
  const [first, ...more] = inboxDomains;
  const further = recipientsOf(receipt, inboxDomains)
    .filter(({ domains }) => domains[0] !== first)
    .map((each) => ({ ...each, domains: each.domains.filter((domain) => more.includes(domain)) }));
  const caught = further.length === 0 ? [] : await placesThroughCatchAlls(services, receipt, further);
  return [...addresseesOf(receipt, [first]), ...eachOnce(caught)];
}

export interface Destination {
  readonly addressee: Addressee;
  readonly inbox: Inbox;
  readonly caught?: CaughtMail | undefined;
}

interface Destinations {
  readonly fresh: readonly Destination[];
  readonly stored: readonly (Destination & {
    readonly threadKey: string;
    readonly releasedAs: string | undefined;
  })[];
  readonly dropped: readonly Destination[];
}

export async function findDestinations(services: ReceiveServices, receipt: Receipt): Promise<Destinations> {
  const places = await placesOf(services, receipt);
  const recipients = await findRecipients(services.table, places);
  const found = places.flatMap(({ caught, ...addressee }, i) => {
    const { inbox, storedInThread: threadKey, releasedAs, dropped = false } = recipients[i] ?? {};
    // A later inbox with the name of the catch-all must not get the email.
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
