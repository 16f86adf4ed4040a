import { isWithin } from '@agent-inbox/mail-reader/domain';
import type { MessageSummary, VerificationLink } from '../../message/message.ts';
import { senderOf } from '../../message/sender-address.ts';
import { visibilityOfLabels } from '../../message/visibility.ts';

export interface WantedVerification {
  readonly fromDomain: string | undefined;
  readonly isExact: boolean;
  readonly kind: 'code' | 'link' | 'any';
  readonly requiresDmarc: boolean;
  readonly requiresLinkDomain: boolean;
  /** The caller may learn about spam and about held messages, which may be spam. */
  readonly countsSpam: boolean;
}

/** The sender of a candidate is authenticated. */
export interface VerificationCandidate {
  readonly message: MessageSummary;
  readonly sender: string;
  readonly senderDomain: string;
  readonly codes: readonly string[];
  readonly link: VerificationLink | undefined;
  readonly hasOtherLink: boolean;
}

/** `withheld` means that it matches but its sender is not authenticated; undefined means that it does not match. */
export function candidateOf(
  message: MessageSummary,
  { fromDomain, isExact, kind, requiresDmarc, requiresLinkDomain, countsSpam }: WantedVerification,
): VerificationCandidate | 'withheld' | undefined {
  const { verification, labels, authentication } = message;
  if (verification === null || (!countsSpam && labels.includes('spam'))) return undefined;
  const isSure = ({ confidence }: { readonly confidence: string }) => confidence !== 'low';
  const codes = kind === 'link' ? [] : verification.codes.filter(isSure).map(({ value }) => value);
  const links = kind === 'code' ? [] : linksOf(verification.links, requiresLinkDomain);
  const [link] = links;
  if (codes.length === 0 && link === undefined) return undefined;
  const sender = senderOf(message.from);
  const senderDomain = verification.sender_domain;
  if (fromDomain !== undefined && !isFrom(fromDomain, sender?.host, senderDomain)) return undefined;
  if (isExact && sender?.host !== fromDomain) return undefined;
  const isClean = visibilityOfLabels(labels) === 'clean';
  if (
    sender === undefined ||
    senderDomain === null ||
    !isClean ||
    (requiresDmarc && authentication.dmarc !== 'pass')
  )
    return 'withheld';
  return {
    message,
    sender: sender.address,
    senderDomain,
    codes,
    link,
    // The links of the sender's domain share one domain, whatever other links have.
    hasOtherLink: !verification.has_one_link_domain && links.some(({ matches_sender }) => !matches_sender),
  };
}

/**
 * Links of the sender's domain hide others, because a stranger may have written those, for example in a name that the
 * service repeats.
 */
function linksOf(links: readonly VerificationLink[], requiresDomain: boolean): readonly VerificationLink[] {
  const own = links.filter(({ matches_sender }) => matches_sender);
  return own.length > 0 || requiresDomain ? own : links;
}

/** A public suffix such as `co.uk` has no senders, because anyone can register names below it. */
function isFrom(domain: string, host: string | undefined, senderDomain: string | null): boolean {
  return (
    host !== undefined && isWithin(host, domain) && (senderDomain === null || isWithin(domain, senderDomain))
  );
}

const MAX_NAMED = 10;

export type ChosenVerification =
  /** `incomplete` means that some messages were not examined. */
  | { readonly status: 'none' | 'incomplete' }
  | {
      readonly status: 'ambiguous';
      readonly newest: VerificationCandidate | undefined;
      readonly candidates: readonly VerificationCandidate[];
    }
  | { readonly status: 'found'; readonly newest: VerificationCandidate };

/**
 * The newest candidate is chosen unless another sender might be meant. @param areAll whether no other sender can have
 * sent a candidate
 */
export function choose(
  found: readonly VerificationCandidate[],
  { areAll, fromDomain }: { readonly areAll: boolean; readonly fromDomain: string | undefined },
): ChosenVerification {
  const sorted = found.toSorted((a, b) => (a.message.message_id < b.message.message_id ? 1 : -1));
  const [newest] = sorted;
  if (newest === undefined) return { status: areAll ? 'none' : 'incomplete' };
  const byDomain = new Map(sorted.toReversed().map((candidate) => [candidate.senderDomain, candidate]));
  if (fromDomain === undefined && (byDomain.size > 1 || !areAll)) {
    const candidates = sorted.filter((candidate) => byDomain.get(candidate.senderDomain) === candidate);
    return { status: 'ambiguous', newest: undefined, candidates: candidates.slice(0, MAX_NAMED) };
  }
  if (newest.codes.length > 1 || newest.hasOtherLink)
    return { status: 'ambiguous', newest, candidates: [newest] };
  return { status: 'found', newest };
}
