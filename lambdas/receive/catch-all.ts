import { messageKeyOf } from '../ids.ts';
import { addressOf, mayBeCaught } from '../inboxes/username.ts';
import type { Receipt } from '../message/receipt.ts';
import { type AssignedDomain, catchAllAt, domainOfRow } from '../store/domain/assigned-domains.ts';
import {
  type CaughtName,
  caughtNameOfRow,
  isNameQuarantined,
  noteCaught,
} from '../store/domain/caught-names.ts';
import { type Inbox, inboxOf, isFree } from '../store/inbox/inboxes.ts';
import { addressKey, caughtNameKey, domainKey } from '../store/keys.ts';
import { getRows, type Table } from '../store/table/table.ts';
import type { ReceiveServices } from './services.ts';

/** A recipient of the envelope in a domain of inboxes. */
export interface Recipient {
  readonly rcptTo: string;
  /** Its address in lower case, without its tag: the id of an inbox, or an unknown name. */
  readonly name: string;
  readonly domain: string;
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

/** Where a mail belongs. */
export interface Place {
  readonly inboxId: string;
  readonly rcptTo: string;
  readonly messageKey: string;
  readonly caught?: CaughtMail | undefined;
}

/** What is known of a recipient. */
export interface RecipientFacts {
  readonly domain: AssignedDomain | undefined;
  readonly inbox: Inbox | undefined;
  /** Whether an inbox could get the name: it was not one that was deleted lately. */
  readonly isFree: boolean;
  readonly known: CaughtName | undefined;
}

/**
 * Where mail to recipients belongs whose domain may have a catch-all. All follows from the time at which SES accepted the mail, so that
 * a receipt that comes again finds its messages, whatever was changed since.
 */
export async function placesThroughCatchAlls(
  { table, quarantineDays }: Pick<ReceiveServices, 'table' | 'quarantineDays'>,
  receipt: Receipt,
  recipients: readonly Recipient[],
): Promise<Place[]> {
  const rows = await getRows(
    table,
    recipients.flatMap(({ name, domain }) => [
      domainKey(domain),
      addressKey(name),
      caughtNameKey(domain, name),
    ]),
  );
  const at = receipt.receivedAt.toISOString();
  return recipients.map((recipient, i) => {
    const [domain, address, known] = rows.slice(3 * i);
    const facts: RecipientFacts = {
      domain: domainOfRow(domain),
      inbox: inboxOf(address),
      isFree: isFree(address, at),
      known: caughtNameOfRow(known),
    };
    const { inboxId, key, caught } = placeOf(recipient, facts, at, quarantineDays);
    const messageKey = messageKeyOf(receipt.receivedAt, receipt.sesMessageId, key);
    return { inboxId, rcptTo: recipient.rcptTo, messageKey, caught };
  });
}

/**
 * The inbox of a recipient, and what its message is known by there: in a catch-all each address has a message of its own.
 * @param at when SES accepted the mail: ISO-8601, UTC, with milliseconds
 */
export function placeOf(
  { rcptTo, name }: Recipient,
  { domain, inbox, isFree, known }: RecipientFacts,
  at: string,
  quarantineDays: number,
): { readonly inboxId: string; readonly key: string; readonly caught?: CaughtMail } {
  const catchAll = catchAllAt(domain, at);
  if (domain === undefined || catchAll === undefined) return { inboxId: name, key: name };
  const { inboxId, since } = catchAll;
  if (inboxId === name) return { inboxId, key: addressOf(rcptTo) };
  // An inbox that was made since had no name yet.
  const isKnown = inbox === undefined ? !isFree : inbox.createdAt <= at;
  if (isKnown || !mayBeCaught(name) || isNameQuarantined(domain, known, at, quarantineDays))
    return { inboxId: name, key: name };
  return { inboxId, key: addressOf(rcptTo), caught: { name, domain, known, since } };
}

const HOUR_CHARACTERS = '2026-11-21T07'.length;

/** Notes the names of mail that a catch-all is about to store, the first time in an hour. */
export async function noteNames(
  { table }: { readonly table: Table },
  { receivedAt }: Receipt,
  caught: readonly CaughtMail[],
): Promise<void> {
  const at = receivedAt.toISOString();
  const isNoted = ({ known, domain: { endedAt = '' } }: CaughtMail) =>
    known !== undefined &&
    known.caughtAt >= endedAt &&
    known.caughtAt.slice(0, HOUR_CHARACTERS) >= at.slice(0, HOUR_CHARACTERS);
  await Promise.all(
    caught
      .filter((each) => !isNoted(each))
      .map(({ domain, name }) => noteCaught(table, domain.domain, name, at)),
  );
}
