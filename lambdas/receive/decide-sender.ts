import { isWithin, normalizedAddress } from '@agent-inbox/mail-reader/domain';
import type { SenderFields } from '@agent-inbox/mail-reader/sender';
import { registrableDomain, signedDomains } from '@agent-inbox/mail-reader/sender';
import type { Verdicts } from '../message/labels.ts';
import { entriesOfAddress, LIST_ID, type Unlisted } from '../message/list-entry.ts';
import type { HoldReason } from '../message/message-parts.ts';
import type { DropReason } from './drop-reasons.ts';

interface MailSender {
  readonly fields: SenderFields;
  readonly verdicts: Pick<Verdicts, 'dkim' | 'dmarc'>;
  readonly envelopeFrom: string;
  /** A truncated header, or one that programs may parse differently, is not whole. */
  readonly headerWhole: boolean;
}

export type OwnEntries = Readonly<Record<'allow' | 'block', ReadonlySet<string>>>;

export interface SenderRules {
  readonly inbox: OwnEntries;
  readonly account: OwnEntries;
  readonly unlisted: Unlisted;
  readonly isSuspended: boolean;
}

export type SenderDecision =
  | { readonly kind: 'accept' }
  | { readonly kind: 'hold'; readonly reason: HoldReason }
  | { readonly kind: 'drop'; readonly reason: DropReason };

/**
 * An inbox entry precedes an account entry, and a block precedes an allow. A block matches every address that may be
 * meant, an allow only the proven one.
 */
export function decideSender(mail: MailSender, rules: SenderRules): SenderDecision {
  const { inbox, account, unlisted } = rules;
  if (rules.isSuspended) return { kind: 'drop', reason: 'suspended' };
  const named = namedEntries(mail);
  const proven = provenEntries(mail);
  for (const [entries, reason] of [
    [inbox, 'blocked_by_inbox'],
    [account, 'blocked_by_account'],
  ] as const) {
    if (named.some((entry) => entries.block.has(entry))) return { kind: 'drop', reason };
    if (proven.some((entry) => entries.allow.has(entry))) return { kind: 'accept' };
  }
  if (unlisted === 'accept') return { kind: 'accept' };
  if (unlisted === 'drop') return { kind: 'drop', reason: 'unlisted' };
  const isNamed = named.some((entry) => inbox.allow.has(entry) || account.allow.has(entry));
  return { kind: 'hold', reason: isNamed ? 'not_proven' : 'unlisted' };
}

/** DMARC proves the From address and DKIM the mailing list. */
function provenEntries({ fields, verdicts, headerWhole }: MailSender): string[] {
  const { from, listIds, results } = fields;
  if (from === null || !headerWhole) return [];
  const ofAddress = verdicts.dmarc === 'pass' ? entriesOfAddress(from) : [];
  const [listId, ...others] = listIds;
  if (listId === undefined || others.length > 0 || verdicts.dkim !== 'pass') return ofAddress;
  const isSigned = signedDomains(results).some(
    (domain) => isWithin(listId, domain) && registrableDomain(domain) === registrableDomain(listId),
  );
  return isSigned ? [...ofAddress, `${LIST_ID}${listId}`] : ofAddress;
}

/** Addresses match even if they are not proven; one with a tag also matches without it. */
function namedEntries({ fields, envelopeFrom }: MailSender): string[] {
  const envelope = normalizedAddress(envelopeFrom.replaceAll(/["\\<>\s]/g, ''));
  const named = [...fields.named, ...(fields.from === null ? [] : [fields.from]), envelope ?? ''];
  const untagged = named.map((address) => address.replace(/^([^+@]+)\+[^@]*@/, '$1@'));
  const addresses = new Set([...named, ...untagged].filter((address) => address !== ''));
  return [
    ...[...addresses].flatMap(entriesOfAddress),
    ...fields.listIds.map((listId) => `${LIST_ID}${listId}`),
  ];
}
