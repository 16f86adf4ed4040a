import type { MessageSummary, VerificationLink } from '../../mail/message.ts';
import { senderOf } from '../../mail/sender-address.ts';
import { visibilityOfLabels } from '../../mail/visibility.ts';
import { isWithin } from './from-domain.ts';

/** What a call for a code or link asks for. */
export interface WantedVerification {
  /** As DNS has it; undefined for any. */
  readonly fromDomain: string | undefined;
  readonly kind: 'code' | 'link' | 'any';
  readonly requiresDmarc: boolean;
}

/** A message that gives what is asked for, from a sender who is who he says. */
export interface VerificationCandidate {
  readonly message: MessageSummary;
  readonly sender: string;
  /** The registrable domain of the sender. */
  readonly senderDomain: string;
  /** Codes that are worth typing: all of them are of the same confidence. */
  readonly codes: readonly string[];
  readonly link: VerificationLink | undefined;
}

/**
 * Whether a message gives what is asked for.
 * @returns `withheld` when it does, and nobody vouches for its sender; undefined when it does not
 */
export function candidateOf(
  message: MessageSummary,
  { fromDomain, kind, requiresDmarc }: WantedVerification,
): VerificationCandidate | 'withheld' | undefined {
  const { verification, labels, authentication } = message;
  if (verification === null) return undefined;
  const isSure = ({ confidence }: { readonly confidence: string }) => confidence !== 'low';
  const codes = kind === 'link' ? [] : verification.codes.filter(isSure).map(({ value }) => value);
  const link = kind === 'code' ? undefined : verification.links[0];
  if (codes.length === 0 && link === undefined) return undefined;
  const sender = senderOf(message.from);
  const senderDomain = verification.sender_domain;
  if (fromDomain !== undefined && !isFrom(fromDomain, sender?.host, senderDomain)) return undefined;
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
  };
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

export type ChosenVerification =
  | { readonly status: 'none' }
  /** The newest message is named where it alone gives several codes. */
  | { readonly status: 'ambiguous'; readonly candidate: VerificationCandidate | undefined }
  | { readonly status: 'found'; readonly candidate: VerificationCandidate };

/**
 * The newest of the candidates, unless another sender might be meant.
 * @param candidates in any order
 * @param areAll whether no other sender can have sent a candidate
 */
export function choose(
  candidates: readonly VerificationCandidate[],
  { areAll, fromDomain }: { readonly areAll: boolean; readonly fromDomain: string | undefined },
): ChosenVerification {
  const [newest] = candidates.toSorted((a, b) => (a.message.message_id < b.message.message_id ? 1 : -1));
  if (newest === undefined) return { status: 'none' };
  const domains = new Set(candidates.map(({ senderDomain }) => senderDomain));
  if (fromDomain === undefined && (domains.size > 1 || !areAll))
    return { status: 'ambiguous', candidate: undefined };
  if (newest.codes.length > 1) return { status: 'ambiguous', candidate: newest };
  return { status: 'found', candidate: newest };
}
