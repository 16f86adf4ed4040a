import { messageKeyOf } from '../ids.ts';
import { addressOf, mayBeCaught } from '../inboxes/username.ts';
import type { Receipt } from '../message/receipt.ts';
import { type AssignedDomain, catchAllAt, domainOfRow } from '../store/domain/assigned-domains.ts';
import { type CaughtName, caughtNameOfRow, isNameQuarantined } from '../store/domain/caught-names.ts';
import { domainOfInbox, type Inbox, inboxOf, isFree } from '../store/inbox/inboxes.ts';
import { addressKey, caughtNameKey, domainKey } from '../store/keys.ts';
import { getRows } from '../store/table/table.ts';
import type { ReceiveServices } from './services.ts';

export interface Recipient {
  readonly rcptTo: string;
  /** The address is in lower case and without its tag. */
  readonly name: string;
  /** The longest domain comes first. */
  readonly domains: readonly string[];
}

export interface CaughtMail {
  readonly name: string;
  readonly domain: AssignedDomain;
  readonly known: CaughtName | undefined;
  readonly since: string;
}

export interface Place {
  readonly inboxId: string;
  readonly rcptTo: string;
  readonly messageKey: string;
  readonly caught?: CaughtMail | undefined;
}

export interface RecipientFacts {
  readonly inbox: Inbox | undefined;
  /** A deleted inbox blocks its name for some time. */
  readonly isFree: boolean;
  readonly domains: readonly {
    readonly domain: AssignedDomain | undefined;
    readonly name: CaughtName | undefined;
  }[];
}

/**
 * The result depends only on the time at which SES accepted the email, so that a repeated receipt finds its messages.
 */
export async function placesThroughCatchAlls(
  { table, policy: { quarantineDays } }: Pick<ReceiveServices, 'table' | 'policy'>,
  { receivedAt, sesMessageId }: Receipt,
  recipients: readonly Recipient[],
): Promise<Place[]> {
  const at = receivedAt.toISOString();
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

/** In a catch-all each address has its own message. The time `at` is ISO 8601 in UTC with milliseconds. */
function placeOf(
  { rcptTo, name, domains: [own = ''] }: Recipient,
  { inbox, isFree, domains }: RecipientFacts,
  at: string,
  quarantineDays: number,
): { readonly inboxId: string; readonly key: string; readonly caught?: CaughtMail } {
  const isBelow = domainOfInbox(name) !== own;
  // Names below a domain are not inboxes, even if a former subdomain left one.
  const unknown = isBelow ? { inboxId: '', key: name } : { inboxId: name, key: name };
  const { domain, name: known } = domains[0] ?? {};
  const catchAll = catchAllAt(domain, at);
  if (domain === undefined || catchAll === undefined || (isBelow && !catchAll.isWildcard)) return unknown;
  const { inboxId, since } = catchAll;
  if (inboxId === name) return { inboxId, key: addressOf(rcptTo) };
  // An inbox created later did not exist for this email.
  const isKnown = inbox === undefined ? !isFree : inbox.createdAt <= at;
  const isQuarantined = domains.some((each) => isNameQuarantined(each, domain.tenantId, at, quarantineDays));
  if (isKnown || isQuarantined || !mayBeCaught(name)) return unknown;
  return { inboxId, key: addressOf(rcptTo), caught: { name, domain, known, since } };
}
