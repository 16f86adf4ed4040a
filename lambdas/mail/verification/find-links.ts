import type { PageLink } from '../html-to-text.ts';
import { comparable } from './comparable-text.ts';
import { type LinkSubject, type Purpose, purposeOf } from './link-purpose.ts';
import { hasToken } from './link-token.ts';
import {
  ANSWERS_YES,
  CONFIRMS_FIRST,
  DONE,
  endsInDisowned,
  GO_TO,
  MEETING,
  MUTE,
  NOT_FOLLOWED,
  NOT_FOLLOWED_ABOVE,
  NOT_FOLLOWED_PATH,
  OTHER_ACTION,
  PATH_PURPOSES,
  READ_HOST,
  SOCIAL,
  SPOKEN_OF,
  VERIFIED,
} from './link-words.ts';
import { registrableDomain } from './registrable-domain.ts';

export interface FoundLink {
  readonly url: string;
  readonly host: string;
  readonly purpose: Purpose;
  /** How well it is supported. */
  readonly points: number;
}

/** Links of a mail that are looked at, and the longest of them. */
const MAX_LINKS = 100;
const MAX_URL = 2048;
/** Characters of a link's text, and of what stands before it. */
const TEXT_CHARACTERS = 200;
const ABOVE_CHARACTERS = 240;
/** Link texts that offer to show something. */
const LOOKS = /^(?:view|see|show|read|manage|track|download)\s/;

/** A link in a page, or in a text. */
export interface SeenLink {
  readonly url: string;
  /** Its text; empty where it is shown as its address. */
  readonly text: string;
  /** What a person reads before it, other addresses included, and behind it in its line. */
  readonly before: string;
  readonly behind: string;
}

/** Links of a page whose addresses stand in its text, in order. @param text as `htmlToText` made it */
export function linksInPage(text: string, links: readonly PageLink[]): SeenLink[] {
  const found: SeenLink[] = [];
  let from = 0;
  for (const { href, text: shown } of links.slice(0, MAX_LINKS)) {
    const at = text.indexOf(href, from);
    if (at < 0) continue;
    from = at + href.length;
    const isAddress = shown.trim() === '' || shown.trim() === href;
    const start = isAddress ? at : Math.max(0, at - shown.length - 2);
    found.push({
      url: href,
      text: isAddress ? '' : shown.trim().replaceAll(/\s+/g, ' ').slice(0, TEXT_CHARACTERS),
      before: beforeOf(text, start),
      behind: lineBehind(text, from),
    });
  }
  return found;
}

const ADDRESS = /https?:\/\/[!-~]{1,4096}/gi;

const LABEL_END = /[\s:([<–-]{1,9}$/;
const LABEL_CHARACTERS = 60;

/** Whether the line before an address is its name: `Verify your email (https://…)`, `Cancel: https://…`. */
function isLabel(line: string): boolean {
  const end = line.trimEnd();
  if (/[[(<]$/.test(end)) return true;
  return /[:–-]$/.test(end) && end.length <= LABEL_CHARACTERS && !/[.!?]\s/.test(end);
}

/** Links in plain text, without the signs of the sentence around them. */
export function linksInText(text: string): SeenLink[] {
  const found: SeenLink[] = [];
  for (const match of text.matchAll(ADDRESS)) {
    if (found.length >= MAX_LINKS) break;
    const [address] = match;
    const [written = ''] = address.split(/[<>"]|\]\(/, 1);
    const unbracketed = written.includes('(') ? written : written.replace(/[)\]].*$/, '');
    const url = unbracketed.replace(/[.,;:!?'*_)\]}]+$/, '');
    const line = text.slice(
      Math.max(text.lastIndexOf('\n', match.index - 1) + 1, match.index - TEXT_CHARACTERS),
      match.index,
    );
    const label = isLabel(line) ? line.replace(LABEL_END, '') : '';
    found.push({
      url,
      text: label.trim(),
      before: beforeOf(text, match.index),
      behind: lineBehind(text, match.index + address.length),
    });
  }
  return found;
}

function beforeOf(text: string, at: number): string {
  return text.slice(Math.max(0, at - ABOVE_CHARACTERS), at);
}

/** What is said of a link alone: what is above another one belongs to that. */
function aboveOf(before: string): string {
  const link = before.lastIndexOf('://');
  return link < 0 ? before : before.slice(link).replace(/^\S*/, '');
}

const DISOWNED_CHARACTERS = 160;
const BRACKETED_ADDRESS = / ?[([<]https?:\/\/[^\s)\]>]*[)\]>]/g;

/** Whether the sentence before a link, which may have other links, is for readers who did not ask for the mail. */
function isDisowned(before: string): boolean {
  const end = before.trimEnd();
  const line = end.slice(end.lastIndexOf('\n') + 1).slice(-DISOWNED_CHARACTERS);
  return endsInDisowned(comparable(line.replaceAll(BRACKETED_ADDRESS, '')).folded.trimEnd());
}

function lineBehind(text: string, at: number): string {
  return text.slice(at, at + 120).split('\n', 1)[0] ?? '';
}

/** The parameter with which an address says that it signs in. */
const SIGNS_IN = /[?&]mode=(?:login|sign-?in)(?:&|$)/i;

/** The links that a person is to follow, best first. */
export function verificationLinks(links: readonly SeenLink[], subject: LinkSubject): FoundLink[] {
  const found: FoundLink[] = [];
  for (const link of links) {
    const shown = shownText(link);
    if (!mayBeFollowed(link, shown, subject)) continue;
    const parsed = urlOf(link.url);
    if (parsed === undefined || SOCIAL.test(parsed.hostname) || READ_HOST.test(parsed.hostname)) continue;
    const rated = rate(link, shown, parsed, subject);
    if (rated === undefined || subject.isConference()) continue;
    const isSignIn = rated.purpose === 'verify' && SIGNS_IN.test(parsed.search);
    const purpose = isSignIn ? 'sign_in' : rated.purpose;
    found.push({ url: cleaned(link.url), host: parsed.hostname, purpose, points: rated.points });
  }
  return found;
}

/** Undefined for what no browser opens as a person expects. */
export function urlOf(written: string): URL | undefined {
  const url = cleaned(written);
  if (url.length > MAX_URL || !/^https?:\/\/[^\s\\\p{Cc}]+$/iu.test(url)) return undefined;
  const parsed = URL.parse(url);
  return parsed === null || parsed.hostname === '' ? undefined : parsed;
}

/** Browsers leave out line ends of an address as well. */
function cleaned(url: string): string {
  return url.replaceAll(/[\t\r\n]/g, '').trim();
}

/** What the text of a link tells. */
interface ShownText {
  /** Folded. */
  readonly text: string;
  /** Whether it says nothing, such as "click here". */
  readonly isMute: boolean;
  readonly purpose: Purpose | undefined;
  /** Whether it answers a question. */
  readonly isYes: boolean;
}

function shownText(link: SeenLink): ShownText {
  const text = comparable(link.text).folded;
  const isMute = text === '' || MUTE.test(text) || /^https?:|^www\./.test(text);
  const purpose = isMute ? undefined : purposeOfLinkText(text);
  return { text, isMute, purpose, isYes: purpose === undefined && ANSWERS_YES.test(text) };
}

/** A cheap first test, before the address is parsed: most links of most mails have nothing that tells to follow them. */
function mayBeFollowed(link: SeenLink, { isMute, purpose, isYes }: ShownText, mail: LinkSubject): boolean {
  if (isMute || purpose !== undefined || isYes || mail.purpose !== undefined || mail.isSpokenOf) return true;
  return purposeOfPath(cleaned(link.url).toLowerCase()) !== undefined;
}

function rate(
  link: SeenLink,
  { text, isMute, purpose, isYes }: ShownText,
  url: URL,
  mail: LinkSubject,
): Rated | undefined {
  const path = `${url.pathname}${url.search}${url.hash}`.toLowerCase();
  const byPath = purpose === undefined ? purposeOfPath(path) : undefined;
  const isNamed = byPath !== undefined || mail.purpose !== undefined || mail.isSpokenOf || isYes;
  if (!isMute && purpose === undefined && (!isNamed || !hasToken(url))) return undefined;
  if (isMute && byPath === undefined && !hasToken(url)) return undefined;
  if (purpose === 'verify' && NO_OBJECT_OF_VERIFICATION.test(text)) return undefined;
  if (NOT_FOLLOWED.test(text) || NOT_FOLLOWED_PATH.test(path) || OTHER_ACTION.test(text)) return undefined;
  if (isDisowned(link.before)) return undefined;
  const above = comparable(aboveOf(link.before)).folded;
  const said = lastSentences(above);
  const around = `${said} ${mail.subject}`;
  if (DONE.test(around)) return undefined;
  if (isMute) return rateMute(link, { above, said, around, path, byPath, token: hasToken(url) }, mail);
  if (purpose !== undefined) return ofWords(purpose, { text, path, token: hasToken(url), around }, mail);
  // A button with an unknown text: its address tells what it does.
  const ofAround = purposeOf(around) ?? (isYes ? byPath : undefined);
  if (ofAround === undefined || OTHER_ACTION.test(around)) return undefined;
  const ofSaid = purposeOf(said);
  const isSpokenOf =
    !LOOKS.test(text) &&
    SPOKEN_OF.test(said) &&
    (ofSaid === ofAround
      ? mail.purpose !== undefined || mail.isSpokenOf
      : ofSaid === undefined && mail.purpose === ofAround);
  return byPath === ofAround || isSpokenOf || isYes ? { purpose: ofAround, points: 50 } : undefined;
}

/** Titles about codes, and things that are activated in mail that lets nobody in: `Activate your offer`. */
const NO_OBJECT_OF_VERIFICATION =
  /(?:verification|security|confirmation|sign-?in|login) codes?(?!\p{L})|^(?:verify|confirm|activate|validate|unlock) (?:your|the|my|our|these) (?:\p{L}+ ){0,2}(?:offers?|deals?|coupons?|vouchers?|discounts?|bonus|rewards?|cashback|points|gifts?|perks|benefits|savings|trial|plan|card|warranty|licen[cs]e|e?sim|backups?|spot|seat|place)(?!\p{L})/u;
/** Verbs that are used for invitations, and also for quotes and orders. */
const ACCEPTS = /^accept(?:$| and )/;
/** A button that joins anything: a team, a discussion, a programme. */
const JOINS = /^join(?!\p{L})/u;
/** Ends of a sentence that tell to follow the address behind it. */
const ENDS_IN_POINTER = /[:：>→↓⇒)–—-]$/;
/** Paths of invitations to join a service. */
const JOINS_PATH = /[/?&=]join(?:[/?&=-]|$)/;

interface MuteLink {
  readonly above: string;
  readonly said: string;
  readonly around: string;
  readonly path: string;
  readonly byPath: Purpose | undefined;
  readonly token: boolean;
}

/** Judges a link whose text has no meaning by the text around it. */
function rateMute(
  link: SeenLink,
  { above, said, around, path, byPath, token }: MuteLink,
  mail: LinkSubject,
): Rated | undefined {
  const behind = comparable(link.behind).folded;
  const sentence = `${lastSentences(above, 1)} ${behind.split(/[.!?](?=\s|$)/, 1)[0]}`;
  if (NOT_FOLLOWED_ABOVE.test(sentence)) return undefined;
  const purpose = purposeOf(`${said} ${behind}`);
  if (purpose !== 'reset_password' && purpose !== byPath && OTHER_ACTION.test(said)) return undefined;
  const isLed =
    link.text !== '' ||
    purpose === byPath ||
    purpose === mail.purpose ||
    ENDS_IN_POINTER.test(above.trimEnd()) ||
    SPOKEN_OF.test(`${above} ${behind}`) ||
    GO_TO.test(`${above} ${behind}`);
  if (purpose !== undefined && isLed && (token || byPath !== undefined)) {
    const isInvited = byPath === 'invitation' && !JOINS_PATH.test(path);
    const isUnlocked =
      byPath === 'verify' && purpose === 'sign_in' && (mail.purpose === 'verify' || path.includes('unlock'));
    const chosen = byPath === 'reset_password' || isInvited || isUnlocked ? byPath : purpose;
    return ofWords(chosen, { text: said, path, token, around }, mail);
  }
  if (purpose === undefined && byPath !== undefined && token && SPOKEN_OF.test(said) && !mail.isOther)
    return ofWords(byPath, { text: said, path, token, around }, mail);
  const isOfSubject = mail.purpose !== undefined && token && !mail.isOther;
  return isOfSubject && (byPath === mail.purpose || byPath === undefined)
    ? bySubject(ofWords(mail.purpose, { text: mail.subject, path, token, around: said }, mail))
    : undefined;
}

/** Points of a link that only the subject supports: where a link says what it is for, that is the one. */
export const BY_SUBJECT = 40;

function bySubject(rated: Rated | undefined): Rated | undefined {
  return rated === undefined ? undefined : { ...rated, points: Math.min(rated.points, BY_SUBJECT) };
}

interface Rated {
  readonly purpose: Purpose;
  readonly points: number;
}

interface Words {
  readonly text: string;
  readonly path: string;
  readonly token: boolean;
  /** The sentence before the link, and the subject. */
  readonly around: string;
}

function ofWords(
  purpose: Purpose,
  { text, path, token, around }: Words,
  mail: LinkSubject,
): Rated | undefined {
  const isByPath = purposeOfPath(path) === purpose;
  switch (purpose) {
    case 'verify':
      if (!VERIFIED.test(text) && OTHER_ACTION.test(mail.purpose === purpose ? mail.subject : around))
        return undefined;
      if (!isByPath && !VERIFIED.test(`${text} ${around}`))
        return token && !OTHER_ACTION.test(around) ? { purpose, points: 55 } : undefined;
      return token || isByPath
        ? { purpose, points: 80 }
        : VERIFIED.test(text)
          ? { purpose, points: 60 }
          : undefined;
    case 'reset_password':
      // A page where anybody may ask for a new password is no link of this mail.
      return token ? { purpose, points: 80 } : undefined;
    case 'invitation':
      if (MEETING.test(around) || (ACCEPTS.test(text) && OTHER_ACTION.test(around))) return undefined;
      if (JOINS.test(text) && !isByPath && purposeOf(around) !== purpose) return undefined;
      return token || isByPath ? { purpose, points: 80 } : undefined;
    case 'sign_in':
      if (MEETING.test(`${text} ${around}`)) return undefined;
      // The usual page to sign in is in many mails.
      return token ? { purpose, points: 70 } : undefined;
  }
}

function purposeOfLinkText(text: string): Purpose | undefined {
  const purpose = purposeOf(text);
  return purpose === 'sign_in' && CONFIRMS_FIRST.test(text) ? 'verify' : purpose;
}

function purposeOfPath(path: string): Purpose | undefined {
  return PATH_PURPOSES.find(([, words]) => words.test(path))?.[0];
}

function lastSentences(text: string, count = 2): string {
  return text
    .split(/(?<=[.!?])\s|(?<=[。！？।؟])|\n{2,}/u)
    .filter((sentence) => /\p{L}/u.test(sentence))
    .slice(-count)
    .join(' ');
}

/** Whether links of this host belong to the owner of the sender's domain. */
export function matchesSender(host: string, senderDomain: string | null): boolean {
  return senderDomain !== null && registrableDomain(host) === senderDomain;
}
