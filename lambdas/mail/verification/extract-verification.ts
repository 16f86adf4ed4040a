import type { PageLink } from '../html-to-text.ts';
import type { Verification, VerificationCode, VerificationLink } from '../message.ts';
import { PASSWORD_WORDS } from './code-words.ts';
import { comparable } from './comparable-text.ts';
import { linksOfActions } from './find-actions.ts';
import { confidenceOf, type FoundCode, findCodes, mayHaveCode } from './find-codes.ts';
import {
  BY_SUBJECT,
  type FoundLink,
  linksInPage,
  linksInText,
  matchesSender,
  verificationLinks,
} from './find-links.ts';
import { REPORT_SUBJECT } from './label-words.ts';
import { linkSubject } from './link-purpose.ts';
import { MailSubject } from './mail-subject.ts';
import { isOldSubject, ownText } from './own-text.ts';
import { registrableDomain } from './registrable-domain.ts';

/** What a person sees of a mail. */
export interface SeenMail {
  readonly subject: string;
  /** The address of the one sender; undefined where it is not certain. */
  readonly sender: string | undefined;
  /** Whether it answers another mail, as far as its header says. */
  readonly answers: boolean;
  /** Whether `extractReply` left anything out. */
  readonly isCut: boolean;
  /** Undefined where a mail has no plain text. */
  readonly plain: string | undefined;
  /** Undefined where a mail has no HTML. */
  readonly page: SeenPage | undefined;
}

export interface SeenPage {
  /** Visible text, as `htmlToText` makes it. */
  readonly text: string;
  readonly links: readonly PageLink[];
  readonly html: string;
}

/** Characters of each text that are looked at: what is below is no longer what a mail is about. */
const MAX_CHARACTERS = 20_000;
/** Characters of the text that say what a number in the subject is. */
const SUBJECT_CONTEXT = 1000;
const MAX_CODES = 5;
const MAX_LINKS = 10;
/** Characters of all addresses together, so that a row stays small. */
const MAX_LINK_CHARACTERS = 8_000;

/**
 * The codes and links that a mail gives its reader, best first (docs/verification.md). Null when it has none. Takes time in
 * proportion to the texts, up to a bound; never throws for what a mail says.
 */
export function extractVerification(mail: SeenMail): Verification | null {
  const isOld = isOldSubject(mail.subject);
  const mayQuote = mail.answers || isOld || mail.isCut;
  const plain = mail.plain === undefined ? '' : ownText(mail.plain.slice(0, MAX_CHARACTERS), mayQuote);
  const page = mail.page === undefined ? '' : ownText(mail.page.text.slice(0, MAX_CHARACTERS), mayQuote);
  const subject = isOld ? '' : mail.subject.slice(0, 1000);
  const foldedSubject = comparable(subject).folded;
  const text = plain === '' ? page : plain;
  const about = new MailSubject(foldedSubject, text);
  const codes = REPORT_SUBJECT.test(foldedSubject)
    ? []
    : bestCodes([
        ...findCodes(plain, 'text', about),
        ...findCodes(page, 'html', about),
        ...(mayHaveCode(subject) ? findCodes(subject, 'subject', withBeginning(foldedSubject, text)) : []),
      ]);
  // The page names its links, which the plain text only lists.
  const named = new Set(
    mail.page?.links.flatMap(({ href, text }) => (text === '' || text === href ? [] : [href])),
  );
  const listed = linksInText(plain).filter(({ url }) => !named.has(url));
  const senderDomain = domainOf(mail.sender);
  const ofLinks = linkSubject(isOld ? '' : foldedSubject, () => about.isConference);
  const isReset = ofLinks.purpose === 'reset_password' || PASSWORD_WORDS.isIn(foldedSubject);
  // Beside a code, a new password is for readers who did not ask for it.
  const isWanted = ({ purpose }: FoundLink) => purpose !== 'reset_password' || isReset || codes.length === 0;
  const links = bestLinks(
    [
      ...(mail.page === undefined ? [] : verificationLinks(linksInPage(page, mail.page.links), ofLinks)),
      ...verificationLinks(listed, ofLinks),
      ...(mail.page === undefined || mayQuote ? [] : linksOfActions(mail.page.html)),
    ].filter(isWanted),
    senderDomain,
  );
  return codes.length === 0 && links.length === 0 ? null : { codes, links, sender_domain: senderDomain };
}

/** The subject and the beginning of the text, which say what a number in the subject is. */
function withBeginning(subject: string, text: string): MailSubject {
  const beginning = comparable(text.slice(0, SUBJECT_CONTEXT)).folded;
  return new MailSubject(`${subject} ${beginning}`, text);
}

/** Of what is supported to different degrees only the best is a code of this mail. */
function bestCodes(found: readonly FoundCode[]): VerificationCode[] {
  const byValue = new Map<string, FoundCode>();
  for (const code of found) {
    const known = byValue.get(code.value);
    if (known === undefined || code.points > known.points) byValue.set(code.value, code);
  }
  const sorted = [...byValue.values()].sort((a, b) => b.points - a.points);
  const [best] = sorted;
  if (best === undefined) return [];
  const confidence = confidenceOf(best.points);
  return sorted
    .filter(({ points }) => confidenceOf(points) === confidence)
    .slice(0, MAX_CODES)
    .map(({ value, asWritten, evidence }) => ({ value, as_written: asWritten, confidence, evidence }));
}

function bestLinks(found: readonly FoundLink[], senderDomain: string | null): VerificationLink[] {
  const byUrl = new Map<string, FoundLink>();
  for (const link of found) {
    const known = byUrl.get(link.url);
    if (known === undefined || link.points > known.points) byUrl.set(link.url, link);
  }
  const links: VerificationLink[] = [];
  let characters = 0;
  const sorted = [...byUrl.values()].sort((a, b) => b.points - a.points);
  const least = (sorted[0]?.points ?? 0) > BY_SUBJECT ? BY_SUBJECT + 1 : 0;
  for (const { url, host, purpose } of sorted.filter(({ points }) => points >= least)) {
    characters += url.length;
    if (links.length >= MAX_LINKS || characters > MAX_LINK_CHARACTERS) break;
    links.push({ url, host, purpose, matches_sender: matchesSender(host, senderDomain) });
  }
  return links;
}

function domainOf(address: string | undefined): string | null {
  return address === undefined ? null : registrableDomain(address.slice(address.lastIndexOf('@') + 1));
}
