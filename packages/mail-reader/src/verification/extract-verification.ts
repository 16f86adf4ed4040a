import type { Verification, VerificationCode, VerificationLink } from '../facts.ts';
import type { PageLink } from '../html/html-to-text.ts';
import { FOLLOWED, MEDIUM } from './evidence.ts';
import { linksOfActions } from './find-actions.ts';
import { confidenceOf, type FoundCode, findCodes } from './find-codes.ts';
import { type FoundLink, findLinks } from './find-links.ts';
import { MailSubject } from './mail-subject.ts';
import { isOldSubject, ownText } from './own-text.ts';
import { ReadText } from './read-text.ts';
import { registrableDomain } from './registrable-domain.ts';
import { linksInPage, linksInText } from './seen-links.ts';

export interface SeenMail {
  readonly subject: string;
  /** Undefined means that the sender is not certain. */
  readonly sender: string | undefined;
  readonly answers: boolean;
  readonly isCut: boolean;
  /** Answers to a calendar invitation are not invitations to an account. */
  readonly isScheduling?: boolean;
  readonly plain: string | undefined;
  readonly page: SeenPage | undefined;
}

interface SeenPage extends PageWords {
  readonly html: string;
  /** Undefined means that a person certainly sees everything. */
  readonly certain?: PageWords | undefined;
}

interface PageWords {
  readonly text: string;
  readonly links: readonly PageLink[];
}

const MAX_CHARACTERS = 20_000;
const SUBJECT_CONTEXT = 1000;
const MAX_CODES = 5;
/** Codes that score this much less than the best are omitted. */
const HIDDEN = 25;
const MAX_LINKS = 10;
/** The limit keeps the DynamoDB item small. */
const MAX_LINK_CHARACTERS = 8_000;

/**
 * Returns the best first (docs/verification.md); null if nothing is found. Text that may be hidden gives at most a code
 * of low confidence, and no link. Never throws.
 */
export function extractVerification(mail: SeenMail): Verification | null {
  const { page } = mail;
  if (page?.certain === undefined) return verificationIn(mail);
  const html = page.certain.text === '' ? '' : page.html;
  const certain = verificationIn({ ...mail, page: { ...page.certain, html } });
  if (certain !== null && certain.codes.length > 0) return certain;
  const all = verificationIn(mail);
  const codes = (all?.codes ?? []).map((code) => ({ ...code, confidence: 'low' as const }));
  if (all === null || codes.length === 0) return certain;
  return { ...(certain ?? { ...all, links: [], has_one_link_domain: true }), codes };
}

function verificationIn(mail: SeenMail): Verification | null {
  const candidates = candidatesOf(mail);
  const codes = bestCodes(candidates.codes.filter(({ points }) => points > 0));
  const senderDomain = domainOf(mail.sender);
  // Other readers did not ask for this email.
  const isWanted = ({ purpose, points }: FoundLink) =>
    points >= FOLLOWED &&
    !(purpose === 'invitation' && mail.isScheduling) &&
    (purpose !== 'reset_password' || candidates.isReset || codes.length === 0);
  const links = bestLinks(candidates.links.filter(isWanted), senderDomain);
  if (codes.length === 0 && links.length === 0) return null;
  const linkDomains = new Set(links.map(({ host }) => registrableDomain(host)));
  return { codes, links, sender_domain: senderDomain, has_one_link_domain: linkDomains.size <= 1 };
}

interface Candidates {
  readonly codes: readonly FoundCode[];
  readonly links: readonly FoundLink[];
  readonly isReset: boolean;
}

export function candidatesOf(mail: SeenMail): Candidates {
  const isOld = isOldSubject(mail.subject);
  const mayQuote = mail.answers || isOld || mail.isCut;
  const own = (text: string | undefined) =>
    text === undefined ? undefined : new ReadText(ownText(text.slice(0, MAX_CHARACTERS), mayQuote));
  const plain = own(mail.plain);
  const page = own(mail.page?.text);
  const subject = new ReadText(isOld ? '' : mail.subject.slice(0, 1000));
  const text = plain === undefined || plain.shown === '' ? page : plain;
  const about = new MailSubject(subject, text);
  const codes = about.isReport
    ? []
    : [
        ...(plain === undefined ? [] : findCodes(plain, 'text', about)),
        ...(page === undefined ? [] : findCodes(page, 'html', about)),
        ...findCodes(subject, 'subject', new MailSubject(subject, text, SUBJECT_CONTEXT)),
      ];
  // The plain text only lists these links.
  const named = new Set(
    mail.page?.links.flatMap(({ href, text }) => (text === '' || text === href ? [] : [href])),
  );
  const links = about.isReport
    ? []
    : [
        ...(page === undefined || mail.page === undefined
          ? []
          : findLinks(page, linksInPage(page, mail.page.links), about)),
        ...(plain === undefined
          ? []
          : findLinks(
              plain,
              linksInText(plain).filter(({ url }) => !named.has(url)),
              about,
            )),
        ...(mail.page === undefined || mayQuote ? [] : linksOfActions(mail.page.html)),
      ];
  return { codes, links, isReset: subject.has(0, subject.folded.length, 'passwords', 'reset') };
}

/**
 * A weaker code on its own line is added if the best one is inline, because a user name may contain a code
 * ("Hello, your code is 666666").
 */
function bestCodes(found: readonly FoundCode[]): VerificationCode[] {
  const byValue = new Map<string, FoundCode>();
  for (const code of found) {
    const known = byValue.get(code.value);
    const isAlone = code.isAlone || known?.isAlone === true;
    const better = known === undefined || code.points > known.points ? code : known;
    byValue.set(code.value, { ...better, isAlone });
  }
  const sorted = [...byValue.values()].sort((a, b) => b.points - a.points);
  const [best] = sorted;
  if (best === undefined) return [];
  const isLike = ({ points }: FoundCode) =>
    confidenceOf(points) === confidenceOf(best.points) && points > best.points - HIDDEN;
  const isShown = ({ points, isAlone }: FoundCode) => isAlone && !best.isAlone && points >= MEDIUM;
  return sorted
    .filter((code) => isLike(code) || isShown(code))
    .slice(0, MAX_CODES)
    .map(({ value, asWritten, points, source }) => ({
      value,
      as_written: asWritten,
      confidence: confidenceOf(points),
      evidence: source,
    }));
}

function bestLinks(found: readonly FoundLink[], senderDomain: string | null): VerificationLink[] {
  const byUrl = new Map<string, FoundLink>();
  for (const link of found) {
    const known = byUrl.get(link.url);
    if (known === undefined || link.points > known.points) byUrl.set(link.url, link);
  }
  const links: VerificationLink[] = [];
  let characters = 0;
  const isOfSender = ({ host }: FoundLink) => Number(matchesSender(host, senderDomain));
  const sorted = [...byUrl.values()].sort((a, b) => isOfSender(b) - isOfSender(a) || b.points - a.points);
  const isSure = ({ evidence }: FoundLink) => !evidence.includes('onlySubjectSaysPurpose');
  const sure = sorted.filter(isSure);
  for (const { url, host, purpose } of sure.length > 0 ? sure : sorted) {
    characters += url.length;
    if (links.length >= MAX_LINKS || characters > MAX_LINK_CHARACTERS) break;
    links.push({ url, host, purpose, matches_sender: matchesSender(host, senderDomain) });
  }
  return links;
}

function matchesSender(host: string, senderDomain: string | null) {
  return senderDomain !== null && registrableDomain(host) === senderDomain;
}

function domainOf(address: string | undefined): string | null {
  return address === undefined ? null : registrableDomain(address.slice(address.lastIndexOf('@') + 1));
}
