import type { PageLink } from '../html-to-text.ts';
import type { VerificationLink } from '../message.ts';
import { folded } from './comparable-text.ts';
import {
  ANSWERS_YES,
  CONFIRMS_FIRST,
  DISOWNED,
  MEETING,
  NOT_FOLLOWED,
  NOT_FOLLOWED_ABOVE,
  NOT_FOLLOWED_PATH,
  OTHER_ACTION,
  PATH_PURPOSES,
  PURPOSES,
  SOCIAL,
  SPOKEN_OF,
  VERIFIED,
} from './link-words.ts';
import { registrableDomain } from './registrable-domain.ts';

type Purpose = VerificationLink['purpose'];

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
/** Texts of links that say nothing. */
const MUTE =
  /^(?:here|click|click here|click this link|this link|link|the link|tap here|button|continue|get started|open|go|next|start|hier|hier klicken|klicken sie hier|klick hier|diesen link|cliquez ici|ici|ce lien|aqui|haz clic aqui|haga clic aqui|clique aqui|este enlace|este link|qui|clicca qui|questo link|hier klikken|klik hier|deze link|tutaj|kliknij tutaj|kliknij|ten link|здесь|нажмите здесь|по ссылке|ссылке|перейти|buraya tiklayin|buraya|buradan|tiklayin|هنا|انقر هنا|اضغط هنا|यहां क्लिक करें|यहाँ क्लिक करें|यहां|点击这里|點擊這裡|点击此处|點擊此處|这里|這裡|此处|こちら|ここ|ここをクリック|こちらをクリック|여기|여기를 클릭|여기를 클릭하세요|weiter|fortfahren|continuer|continuar|continua|doorgaan|dalej|продолжить|devam|devam et|متابعه|जारी रखें|继续|繼續|続ける|계속|계속하기)[\s.!>»→›]*$/u;

/** Link texts that offer to show something. */
const LOOKS = /^(?:view|see|show|read|manage|track|download)\s/;

/** A link in a page, or in a text. */
export interface SeenLink {
  readonly url: string;
  /** Its text; empty where it is shown as its address. */
  readonly text: string;
  /** What a person reads before it, and behind it in its line. */
  readonly above: string;
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
      above: aboveOf(text, start),
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
      above: aboveOf(text, match.index),
      behind: lineBehind(text, match.index + address.length),
    });
  }
  return found;
}

function aboveOf(text: string, at: number): string {
  const above = text.slice(Math.max(0, at - ABOVE_CHARACTERS), at);
  // What is above another link belongs to that.
  const link = above.lastIndexOf('://');
  return link < 0 ? above : above.slice(link).replace(/^\S*/, '');
}

function lineBehind(text: string, at: number): string {
  return text.slice(at, at + 120).split('\n', 1)[0] ?? '';
}

/** What the subject, folded, tells about the links of the mail. */
export interface LinkSubject {
  readonly subject: string;
  readonly purpose: Purpose | undefined;
  readonly isSpokenOf: boolean;
  readonly isOther: boolean;
}

export function linkSubject(subject: string): LinkSubject {
  return {
    subject,
    purpose: purposeOf(subject),
    isSpokenOf: SPOKEN_OF.test(subject),
    isOther: OTHER_ACTION.test(subject),
  };
}

/** The parameter with which an address says that it signs in. */
const SIGNS_IN = /[?&]mode=(?:login|sign-?in)(?:&|$)/i;

/** The links that a person is to follow, best first. */
export function verificationLinks(links: readonly SeenLink[], subject: LinkSubject): FoundLink[] {
  const found: FoundLink[] = [];
  for (const link of links) {
    const parsed = urlOf(link.url);
    if (parsed === undefined || SOCIAL.test(parsed.hostname)) continue;
    const rated = rate(link, parsed, subject);
    if (rated === undefined) continue;
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

function rate(
  link: SeenLink,
  url: URL,
  mail: LinkSubject,
): { readonly purpose: Purpose; readonly points: number } | undefined {
  const text = folded(link.text);
  const path = `${url.pathname}${url.search}${url.hash}`.toLowerCase();
  const isMute = text === '' || MUTE.test(text) || /^https?:|^www\./.test(text);
  const purpose = isMute ? undefined : purposeOfLinkText(text);
  const byPath = purpose === undefined ? purposeOfPath(path) : undefined;
  // The cheap tests come first: they decide about most links.
  const isYes = purpose === undefined && ANSWERS_YES.test(text);
  const isNamed = byPath !== undefined || mail.purpose !== undefined || mail.isSpokenOf || isYes;
  if (!isMute && purpose === undefined && (!isNamed || !hasToken(url))) return undefined;
  if (isMute && byPath === undefined && !hasToken(url)) return undefined;
  if (NOT_FOLLOWED.test(text) || NOT_FOLLOWED_PATH.test(path) || OTHER_ACTION.test(text)) return undefined;
  const above = folded(link.above);
  if (DISOWNED.test(above.trimEnd())) return undefined;
  const said = lastSentences(above);
  const around = `${said} ${mail.subject}`;
  if (isMute) return rateMute(link, { above, said, around, path, byPath, token: hasToken(url) }, mail);
  if (purpose !== undefined) return ofWords(purpose, { text, path, token: hasToken(url), around });
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

/** Verbs that are used for invitations, and also for quotes and orders. */
const ACCEPTS = /^accept(?:$| and )/;
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
): { readonly purpose: Purpose; readonly points: number } | undefined {
  const behind = folded(link.behind);
  const sentence = `${lastSentences(above, 1)} ${behind.split(/[.!?](?=\s|$)/, 1)[0]}`;
  if (NOT_FOLLOWED_ABOVE.test(sentence)) return undefined;
  const purpose = purposeOf(`${said} ${behind}`);
  if (purpose !== 'reset_password' && OTHER_ACTION.test(said)) return undefined;
  if (purpose !== undefined && (token || byPath !== undefined)) {
    const isInvited = byPath === 'invitation' && !JOINS_PATH.test(path);
    const chosen = byPath === 'reset_password' || isInvited ? byPath : purpose;
    return ofWords(chosen, { text: said, path, token, around });
  }
  const isOfSubject = mail.purpose !== undefined && token && !mail.isOther;
  return isOfSubject && (byPath === mail.purpose || byPath === undefined)
    ? ofWords(mail.purpose, { text: mail.subject, path, token, around: said })
    : undefined;
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
): { readonly purpose: Purpose; readonly points: number } | undefined {
  const isByPath = purposeOfPath(path) === purpose;
  switch (purpose) {
    case 'verify':
      if (!VERIFIED.test(text) && OTHER_ACTION.test(around)) return undefined;
      if (!VERIFIED.test(`${text} ${around}`) && !isByPath)
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
      return token || isByPath ? { purpose, points: 80 } : undefined;
    case 'sign_in':
      // The usual page to sign in is in many mails.
      return token ? { purpose, points: 70 } : undefined;
  }
}

function purposeOfLinkText(text: string): Purpose | undefined {
  const purpose = purposeOf(text);
  return purpose === 'sign_in' && CONFIRMS_FIRST.test(text) ? 'verify' : purpose;
}

function purposeOf(text: string): Purpose | undefined {
  return PURPOSES.find(([, words]) => words.test(text))?.[0];
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

const CAMPAIGN =
  /^(?:utm_|lang$|locale$|hl$|campaign|medium$|redirect|return|next$|continue$|email$|mc_|trk)/i;
const REFERRER = /^(?:ref|source|src|from)$/i;

/** Parameters whose value identifies one reader, however short it is. */
const TOKEN_NAME =
  /token|code$|^key$|hash|^sig|ticket|jwt|nonce|secret|invite|^(?:otp|otc|uid|tok|tk|upn|chk|jeton|schluessel|schlussel|anahtar|clave|chiave|klucz|kod|kode|codigo|cle)$/i;
const SHORT_NAME = /^(?:[a-oqrtuw-z]|id)$/i;
/** Parts of a path that a token follows. */
const TOKEN_FOLLOWS =
  /^(?:verify|verification|confirm|confirmation|activate|activation|validate|invite|invitation|invitations|join|magic|magic-?link|reset|reset-?password|password-?reset)$/i;
const PAGE_NAME =
  /^(?:e-?mail|e?mail-?address|account|accounts|address|password|new|edit|now|login|signin|sign-in|signup|complete|success|done|start|user|users|me|identity|subscription|device|team|link|index|form|request|help)(?:\.\w+)?$/i;

/** Whether an address has something of its own for this mail: a word that nobody chose. */
function hasToken(url: URL): boolean {
  for (const [name, value] of url.searchParams) {
    if (value !== '' && (TOKEN_NAME.test(name) || (SHORT_NAME.test(name) && /\d/.test(value)))) return true;
    if (CAMPAIGN.test(name) || value.length < (REFERRER.test(name) ? 8 : 3)) continue;
    if (/\d/.test(value) || (value.length >= 8 && !REFERRER.test(name))) return true;
  }
  return [...url.pathname.split('/'), url.hash].some(
    (part, i, parts) =>
      (part.length >= 4 && TOKEN_FOLLOWS.test(parts[i - 1] ?? '') && !PAGE_NAME.test(part)) ||
      (/\d/.test(part) && part.length >= 2 && !/^(?:v\d+$|\d{4}$|\d{4}-\d)/.test(part)) ||
      (part.length >= 20 && !part.includes('-') && !part.includes('_')),
  );
}

/** Whether links of this host belong to the owner of the sender's domain. */
export function matchesSender(host: string, senderDomain: string | null): boolean {
  return senderDomain !== null && registrableDomain(host) === senderDomain;
}
