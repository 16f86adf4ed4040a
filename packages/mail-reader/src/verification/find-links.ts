import type { VerificationLink } from '../facts.ts';
import { hasToken, NOT_FOLLOWED_PATH, PATH_PURPOSES, READ_HOST, SOCIAL } from './addresses.ts';
import { type LinkEvidence, sumOfLink } from './evidence.ts';
import type { MailSubject } from './mail-subject.ts';
import type { ReadText } from './read-text.ts';
import { cleaned, type SeenLink, urlOf } from './seen-links.ts';
import type { Kind } from './words/language-words.ts';

export type Purpose = VerificationLink['purpose'];

export interface FoundLink {
  readonly url: string;
  readonly host: string;
  readonly purpose: Purpose;
  readonly points: number;
  readonly evidence: readonly LinkEvidence[];
}

const ABOVE = 240;
const BEHIND = 120;
const DISOWNED = 160;

interface Span {
  readonly text: ReadText;
  readonly from: number;
  readonly to: number;
}

const has = ({ text, from, to }: Span, ...kinds: readonly Kind[]) => text.has(from, to, ...kinds);

export function purposeOf(span: Span, byPath?: Purpose): Purpose | undefined {
  const { text, from, to } = span;
  if (has(span, 'reset') || text.haveTogether(from, to, 'change', 'passwords')) return 'reset_password';
  if (has(span, 'invite')) return 'invitation';
  const verify = text.first('verify', from, to);
  const signIn = text.first('signIn', from, to);
  if (verify === undefined || signIn === undefined)
    return verify === undefined ? (signIn === undefined ? undefined : 'sign_in') : 'verify';
  if (byPath === 'verify' || byPath === 'sign_in') return byPath;
  // "Verify login" means verifying.
  return verify.start <= signIn.start ? 'verify' : 'sign_in';
}

export function findLinks(text: ReadText, links: readonly SeenLink[], mail: MailSubject): FoundLink[] {
  const found: FoundLink[] = [];
  if (links.length === 0 || !mayHavePurpose(text, mail)) return found;
  for (const link of links) {
    const parsed = urlOf(link.url);
    if (parsed === undefined || SOCIAL.test(parsed.hostname) || READ_HOST.test(parsed.hostname)) continue;
    const judged = linkEvidence(text, link, parsed, mail);
    if (judged === undefined) continue;
    const { purpose, evidence } = judged;
    const points = sumOfLink(evidence);
    found.push({ url: cleaned(link.url), host: parsed.hostname, purpose, points, evidence });
  }
  return found;
}

function mayHavePurpose(text: ReadText, { subject }: MailSubject) {
  return PURPOSE_WORDS.some((kind) => text.words(kind).length > 0 || subject.words(kind).length > 0);
}

const PURPOSE_WORDS: readonly Kind[] = ['verify', 'signIn', 'passwords', 'reset', 'invite', 'yes'];

function linkEvidence(text: ReadText, seen: SeenLink, url: URL, mail: MailSubject) {
  const link = readLink(text, seen, url, mail);
  const said = link && purposeSaid(link);
  if (link === undefined || said === undefined) return undefined;
  const [found, by] = said;
  const purpose = correctedByAddress(found, link);
  const evidence = evidenceFor(purpose, link).filter(([, holds]) => holds);
  return { purpose, evidence: [by, ...evidence.map(([name]) => name)] };
}

type ReadLink = NonNullable<ReturnType<typeof readLink>>;

function readLink(text: ReadText, link: SeenLink, url: URL, mail: MailSubject) {
  const shown = { text, from: link.start, to: link.end };
  const isMute = saysNothing(shown);
  const path = `${url.pathname}${url.search}${url.hash}`.toLowerCase();
  const byPath = purposeOfPath(path);
  const token = hasToken(url);
  const ofText = isMute ? undefined : purposeOf(shown, byPath);
  const isYes = !isMute && ofText === undefined && startsWithYes(shown);
  if (ofText === undefined && byPath === undefined && !token && !isYes) return undefined;

  const above = aboveOf(text, link);
  const said = { text, from: lastSentences(text, above, link.start), to: link.start };
  const behind = { text, from: link.addressEnd, to: lineEnd(text, link.addressEnd) };
  const subject = { text: mail.subject, from: 0, to: mail.subject.folded.length };
  const ofSubject = purposeOf(subject, byPath);
  const ofSaid = purposeOf(said, byPath) ?? (isMute ? purposeOf(behind, byPath) : undefined);
  const spans = { shown, said, behind, subject };
  return { text, link, url, mail, ...spans, isMute, isYes, token, path, byPath, ofText, ofSaid, ofSubject };
}

function purposeSaid(link: ReadLink): [Purpose, LinkEvidence] | undefined {
  const { isMute, isYes, byPath, ofText, ofSaid, ofSubject } = link;
  if (ofText !== undefined) return [ofText, 'textSaysPurpose'];
  if (ofSaid !== undefined && (isMute || isYes || ofSaid === byPath || ofSaid === ofSubject))
    return [ofSaid, 'sentenceSaysPurpose'];
  if (isYes && byPath !== undefined) return [byPath, 'sentenceSaysPurpose'];
  if (ofSubject !== undefined && (isMute || ofSubject === byPath))
    return [ofSubject, 'onlySubjectSaysPurpose'];
  return undefined;
}

function correctedByAddress(purpose: Purpose, { isMute, byPath, path, url }: ReadLink): Purpose {
  if (isMute && (byPath === 'reset_password' || (byPath === 'invitation' && !JOINS_PATH.test(path))))
    return byPath;
  return purpose === 'verify' && SIGNS_IN.test(url.search) ? 'sign_in' : purpose;
}

function evidenceFor(purpose: Purpose, link: ReadLink): [name: LinkEvidence, holds: boolean][] {
  const { text, shown, said, behind, subject, isMute, isYes, token, byPath } = link;
  const isReset = purpose === 'reset_password';
  const isVerify = purpose === 'verify';
  const around = [shown, said, ...(isMute ? [behind] : []), subject];
  const hasObject = around.some((span) => has(span, 'objects', 'signIn', 'passwords'));
  const isOther = (span: Span) => has(span, 'things', 'acts', 'topics');
  const isPointedAt = ENDS_IN_POINTER.test(endOf(text, link.link.start));
  return [
    ['pathSaysPurpose', byPath === purpose],
    ['pathSaysOtherPurpose', byPath !== undefined && byPath !== purpose],
    ['hasToken', token],
    ['subjectSaysPurpose', link.ofSubject === purpose],
    ['toldToFollow', isPointedAt || has(said, 'click') || has(behind, 'click')],
    ['saysYes', isYes],
    ['objectOfVerification', isVerify && hasObject],
    ['noObjectOfVerification', isVerify && !hasObject],
    [
      'aboutOtherThings',
      !isReset && (isOther(shown) || (!has(shown, 'objects') && [said, subject].some(isOther))),
    ],
    ['noToken', !token && !isYes && (isReset || purpose === 'sign_in' || byPath !== purpose)],
    [
      'notToBeFollowed',
      NOT_FOLLOWED_PATH.test(link.path) || has(shown, 'skip') || (isMute && isSkipped(lastOf(said))),
    ],
    ['forReadersWhoDidNotAsk', isDisowned(text, link.link)],
    ['meeting', link.mail.isMeeting],
  ];
}

const SIGNS_IN = /[?&]mode=(?:login|sign-?in)(?:&|$)/i;
const ENDS_IN_POINTER = /[:：>→↓⇒)–—-]\s*$/;
const JOINS_PATH = /[/?&=]join(?:[/?&=-]|$)/;

function endOf(text: ReadText, at: number) {
  return text.folded.slice(Math.max(0, at - 4), at);
}

function saysNothing(span: Span) {
  const { text, from, to } = span;
  let left = text.folded.slice(from, to);
  if (!/\p{L}/u.test(left)) return true;
  for (const { start, end } of text.within('click', from, to))
    left = left.slice(0, start - from) + ' '.repeat(end - start) + left.slice(end - from);
  return !/\p{L}/u.test(left);
}

/** "View in your browser" is skipped; "copy it to your browser" is not. */
function isSkipped({ text, from, to }: Span) {
  const pointers = text.within('click', from, to);
  const isPointer = (word: { start: number; end: number }) =>
    pointers.some(({ start, end }) => start <= word.start && end >= word.end);
  return text.within('skip', from, to).some((word) => !isPointer(word));
}

function startsWithYes({ text, from, to }: Span) {
  const yes = text.first('yes', from, to);
  return yes !== undefined && !/\p{L}/u.test(text.folded.slice(from, yes.start));
}

function aboveOf(text: ReadText, link: SeenLink) {
  const from = Math.max(link.behindLink, link.start - ABOVE);
  return from === link.behindLink && /^[)\]>.,]/.test(text.shown.slice(from, from + 1)) ? from + 1 : from;
}

const SENTENCE_BREAK = /(?<=[.!?])\s|(?<=[。！？।؟])|\n{2,}/gu;

function lastSentences({ folded }: ReadText, from: number, to: number) {
  const said = folded.slice(from, to);
  const starts = [0, ...Array.from(said.matchAll(SENTENCE_BREAK), ({ index, 0: end }) => index + end.length)];
  let start = said.length;
  for (let sentences = 0; sentences < 2 && starts.length > 0; ) {
    const next = starts.pop() ?? 0;
    if (/\p{L}/u.test(said.slice(next, start))) sentences += 1;
    start = next;
  }
  return from + start;
}

function lastOf(span: Span): Span {
  return { ...span, from: Math.max(span.from, span.text.sentenceStart(span.to)) };
}

function lineEnd({ folded }: ReadText, at: number) {
  const end = folded.indexOf('\n', at);
  return Math.min(end < 0 ? folded.length : end, at + BEHIND);
}

function isDisowned(text: ReadText, { start, end }: SeenLink) {
  const from = Math.max(
    text.sentenceStart(start),
    start - DISOWNED,
    text.folded.lastIndexOf('\n', start - 1),
  );
  return text.has(from, end, 'disowned');
}

function purposeOfPath(path: string): Purpose | undefined {
  return PATH_PURPOSES.find(([, words]) => words.test(path))?.[0];
}
