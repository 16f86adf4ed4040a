import { messageKeyOf } from '../ids.ts';
import { addressOf, mayBeCaught } from '../inboxes/username.ts';
import type { Receipt } from '../message/receipt.ts';
import { type AssignedDomain, catchAllAt, domainOfRow } from '../store/domain/assigned-domains.ts';
import { type CaughtName, caughtNameOfRow, isNameQuarantined } from '../store/domain/caught-names.ts';
import { domainOfInbox, type Inbox, inboxOf, isFree } from '../store/inbox/inboxes.ts';
import { addressKey, caughtNameKey, domainKey } from '../store/keys.ts';
import { getRows } from '../store/table/table.ts';
import type { ReceiveServices } from './services.ts';

/** A recipient of the envelope in a domain of inboxes, or below one. */
export interface Recipient {
  readonly rcptTo: string;
  /** Its address in lower case, without its tag: the id of an inbox, or an unknown name. */
  readonly name: string;
  /** The domains of inboxes that it is in or below, the longest first. */
  readonly domains: readonly string[];
}

/** An unknown name whose mail a catch-all stores. */
export interface CaughtMail {
  readonly name: string;
  readonly domain: AssignedDomain;
  /** Undefined for a name that received nothing yet. */
  readonly known: CaughtName | undefined;
  /** When the inbox became the catch-all. */
  readonly since: string;
}

/** The inbox that a mail belongs in for one recipient, and the key of its message there. */
export interface Place {
  readonly inboxId: string;
  readonly rcptTo: string;
  readonly messageKey: string;
  readonly caught?: CaughtMail | undefined;
}

/** What is known of a recipient. */
export interface RecipientFacts {
  readonly inbox: Inbox | undefined;
  /** Whether an inbox could get the name: it was not one that was deleted lately. */
  readonly isFree: boolean;
  /** Its domains, each with the name as that knows it. */
  readonly domains: readonly {
    readonly domain: AssignedDomain | undefined;
    readonly name: CaughtName | undefined;
  }[];
}

/**
 * Where mail to recipients belongs whose domain may have a catch-all. All follows from the time at which SES accepted the mail, so that
 * a receipt that comes again finds its messages, whatever was changed since.
 */
export async function placesThroughCatchAlls(
  { table, policy: { quarantineDays } }: Pick<ReceiveServices, 'table' | 'policy'>,
  { receivedAt, sesMessageId }: Receipt,
  recipients: readonly Recipient[],
): Promise<Place[]> {
  const at = receivedAt.toISOString();
  // In parallel, so that their reads are batched.
  return Promise.all(
    recipients.map(async (recipient) => {
      const { name, rcptTo } = recipient;
      const keys = recipient.domains.flatMap((domain) => [domainKey(domain), caughtNameKey(domain, name)]);
      const [address, ...rows] = await getRows(table, [addressKey(name), ...keys]);
      const facts: RecipientFacts = {
        inbox: inboxOf(address),
        isFree: isFree(address, at),
        domains: recipient.domains.map((_, i) => ({
          domain: domainOfRow(rows[2 * i]),
          name: caughtNameOfRow(rows[2 * i + 1]),
        })),
      };
      const { inboxId, key, caught } = placeOf(recipient, facts, at, quarantineDays);
      return { inboxId, rcptTo, messageKey: messageKeyOf(receivedAt, sesMessageId, key), caught };
    }),
  );
}

/**
 * The inbox of a recipient, and what its message is known by there: in a catch-all each address has a message of its own.
 * @param at when SES accepted the mail: ISO-8601, UTC, with milliseconds
 */
function placeOf(
  { rcptTo, name, domains: [own = ''] }: Recipient,
  { inbox, isFree, domains }: RecipientFacts,
  at: string,
  quarantineDays: number,
): { readonly inboxId: string; readonly key: string; readonly caught?: CaughtMail } {
  const isBelow = domainOfInbox(name) !== own;
  // Names below a domain are no inboxes, also where one is left of a domain that the service had.
  const unknown = isBelow ? { inboxId: '', key: name } : { inboxId: name, key: name };
  const { domain, name: known } = domains[0] ?? {};
  const catchAll = catchAllAt(domain, at);
  if (domain === undefined || catchAll === undefined || (isBelow && !catchAll.isWildcard)) return unknown;
  const { inboxId, since } = catchAll;
  if (inboxId === name) return { inboxId, key: addressOf(rcptTo) };
  // An inbox that was made since had no name yet.
  const isKnown = inbox === undefined ? !isFree : inbox.createdAt <= at;
  const isQuarantined = domains.some((each) => isNameQuarantined(each, domain.tenantId, at, quarantineDays));
  if (isKnown || isQuarantined || !mayBeCaught(name)) return unknown;
  return { inboxId, key: addressOf(rcptTo), caught: { name, domain, known, since } };
}
