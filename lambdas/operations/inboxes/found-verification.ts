import { isWithin } from '@agent-inbox/mail-reader/domain';
import type { MessageSummary, VerificationLink } from '../../message/message.ts';
import { senderOf } from '../../message/sender-address.ts';
import { visibilityOfLabels } from '../../message/visibility.ts';

export interface WantedVerification {
  /** As DNS has it; undefined for any. */
  readonly fromDomain: string | undefined;
  /** Whether hosts below that domain do not match. */
  readonly isExact: boolean;
  readonly kind: 'code' | 'link' | 'any';
  readonly requiresDmarc: boolean;
  /** Whether links of other registrable domains than the sender's do not count. */
  readonly requiresLinkDomain: boolean;
  /** Whether the caller may learn of spam: of held messages, which may be spam too. */
  readonly countsSpam: boolean;
}

/** A message that gives what is asked for, from a sender who is who he says. */
export interface VerificationCandidate {
  readonly message: MessageSummary;
  readonly sender: string;
  readonly senderDomain: string;
  /** Codes that are worth typing: all of them are of the same confidence. */
  readonly codes: readonly string[];
  readonly link: VerificationLink | undefined;
  /** Whether a link of another registrable domain may be meant as well. */
  readonly hasOtherLink: boolean;
}

/**
 * Whether a message gives what is asked for.
 * @returns `withheld` when it does, and its sender is not authenticated; undefined when it does not
 */
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
    // Those of the sender's domain have one domain, whatever others have.
    hasOtherLink: !verification.has_one_link_domain && links.some(({ matches_sender }) => !matches_sender),
  };
}

/** Those of the sender first, which hide others: a stranger may have written those, such as in a name that the service repeats. */
function linksOf(links: readonly VerificationLink[], requiresDomain: boolean): readonly VerificationLink[] {
  const own = links.filter(({ matches_sender }) => matches_sender);
  return own.length > 0 || requiresDomain ? own : links;
}

/**
 * Whether a sender belongs to the domain that was asked for. One below which anybody can register names, such as `co.uk`, has
 * no senders.
 */
function isFrom(domain: string, host: string | undefined, senderDomain: string | null): boolean {
  return (
    host !== undefined && isWithin(host, domain) && (senderDomain === null || isWithin(domain, senderDomain))
  );
}

/** Sender domains that an ambiguous answer names. */
const MAX_NAMED = 10;

export type ChosenVerification =
  /** `incomplete`: there are messages that were not examined. */
  | { readonly status: 'none' | 'incomplete' }
  | {
      readonly status: 'ambiguous';
      /** The newest message, where only that one gives several codes. */
      readonly newest: VerificationCandidate | undefined;
      /** The newest message of each sender domain, newest first. */
      readonly candidates: readonly VerificationCandidate[];
    }
  | { readonly status: 'found'; readonly newest: VerificationCandidate };

/**
 * The newest of the candidates, unless another sender might be meant.
 * @param found in any order
 * @param areAll whether no other sender can have sent a candidate
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
