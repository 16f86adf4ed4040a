import { isDeviceSignature, isLink, isScannerNotice } from './device-signature.ts';
import { FORWARD_SUBJECT, isForwardMark, REPLY_SUBJECT } from './forward-words.ts';
import { type OldText, oldTexts } from './old-texts.ts';
import { isQuoted, restsOfQuoted } from './quoted-lines.ts';
import { isRule, labelledLine } from './reply-labels.ts';

interface ReplyHints {
  readonly subject?: string;
  readonly answers?: boolean;
}

/** Longer emails are not written by hand, and the facts about their lines would take ten times the size. */
const MAX_LINES = 50_000;

/**
 * Returns the new part of a reply; forwards and inline answers are kept whole. An email that is not a reply is new,
 * because a header in it may be a form.
 */
export function extractReply(text: string, { subject = '', answers = true }: ReplyHints = {}): string {
  const whole = text.trim();
  const shown = whole.split(whole.includes('\r') ? /\r\n|\r|\n/ : '\n');
  if (shown.length > MAX_LINES) return whole;
  const lines = shown.map((line) => line.trim());
  const isReply = answers || REPLY_SUBJECT.test(subject);
  const old = !isReply && isDigest(lines, subject) ? [] : oldTexts(lines, whole);
  if (isForward(lines, old, subject, isReply)) return whole;
  const isAnswer = isReply || old.some(({ isUnmistakable }) => isUnmistakable);
  const isQuoting = lines.some(isQuoted) && (answers || !isHeaded(lines));
  const hasOldText = isAnswer && (old.length > 0 || isQuoting);
  const own = hasOldText ? ownLines(shown, lines, old) : shown.map(trimmedEnd);
  if (own === undefined) return whole;
  const kept = withoutSignature(own);
  if (!whole.includes('\r') && lengthOf(kept) === whole.length) return whole;
  const reply = kept.join('\n').trim();
  return reply === '' ? whole : reply;
}

function trimmedEnd(line: string) {
  return line === SIGNATURE ? line : line.trimEnd();
}

function isHeaded(lines: readonly string[]) {
  const own = lines.filter((line) => line !== '' && !isQuoted(line));
  const [heading = ''] = own;
  return own.length === 1 && heading.split(' ').length >= HEADING_WORDS && /[\p{L}\p{N}:]$/u.test(heading);
}

const HEADING_WORDS = 3;
const DIGEST = /\bdigest\b|^(?=.*\bvol\b).*\bissue\b/i;

/** A digest contains several messages, each below a rule. */
function isDigest(lines: readonly string[], subject: string) {
  if (DIGEST.test(subject)) return true;
  let headers = 0;
  for (const [i, line] of lines.entries()) {
    if (!isRule(line) || line.length < DIGEST_RULE) continue;
    const below = lines[i + 1] === '' ? i + 2 : i + 1;
    const fields = [below, below + 1].filter((at) => labelledLine(lines[at] ?? '')?.field !== undefined);
    headers += fields.length === 2 ? 1 : 0;
    if (headers > 1) return true;
  }
  return false;
}

const DIGEST_RULE = 20;

function lengthOf(lines: readonly string[]) {
  let length = lines.length - 1;
  for (const line of lines) length += line.length;
  return length;
}

const STROKES = /[-–—_]{2,20}\s{0,9}$/;

function ownLines(
  shown: readonly string[],
  lines: readonly string[],
  old: readonly OldText[],
): readonly string[] | undefined {
  const kinds = kindsOf(lines, old);
  if (isAnsweredInline(lines.slice(0, endOfAuthor(lines, kinds)), kinds)) return undefined;
  const starts = new Map(old.filter(({ column }) => column > 0).map(({ from, column }) => [from, column]));
  const own: string[] = [];
  for (const [i, line] of shown.entries()) {
    const column = starts.get(i);
    if (kinds[i] === OWN) own.push(trimmedEnd(line));
    else if (column !== undefined) {
      const before = line.slice(0, line.length - line.trimStart().length + column);
      own.push(before.replace(STROKES, '').trimEnd());
    }
  }
  return own;
}

function isForward(lines: readonly string[], old: readonly OldText[], subject: string, isReply: boolean) {
  if (FORWARD_SUBJECT.test(subject) && !REPLY_SUBJECT.test(subject)) return true;
  const mark = lines.findIndex(isForwardMark);
  // A forward inside a quoted message is old.
  return mark >= 0 && !(isReply && old.some(({ from }) => from < mark));
}

const OWN: number = 0;
const QUOTED: number = 1;
const INTRODUCING: number = 2;

function kindsOf(lines: readonly string[], old: readonly OldText[]) {
  const kinds = lines.map((line) => (isQuoted(line) ? QUOTED : OWN));
  for (const i of restsOfQuoted(lines)) kinds[i] = QUOTED;
  for (const { from, to, end, mark } of old) {
    kinds.fill(INTRODUCING, from, to);
    if (end !== undefined) kinds.fill(QUOTED, to, end);
    for (
      let i = to;
      mark !== undefined && i < lines.length && ((lines[i] ?? '') === '' || lines[i]?.startsWith(mark));
      i++
    )
      kinds[i] = QUOTED;
  }
  return kinds;
}

function endOfAuthor(lines: readonly string[], kinds: readonly number[]) {
  const below = kinds.lastIndexOf(QUOTED) + 1;
  const added = lines.slice(below);
  return withoutSignature(added).every((line) => line === '') ? below : below + added.length;
}

function isAnsweredInline(lines: readonly string[], kinds: readonly number[]) {
  let isIntroduced = false;
  let hasOwn = false;
  let hasQuoted = false;
  let hasAnswer = false;
  for (const [i, line] of lines.entries()) {
    if (line === '') continue;
    if (kinds[i] === QUOTED) {
      if (hasAnswer) return true;
      hasQuoted = true;
    } else if (kinds[i] === INTRODUCING) isIntroduced = true;
    else if (line === '--' || isListFooter(lines, i)) return false;
    else if (hasQuoted) hasAnswer = true;
    else hasOwn = true;
  }
  // Text quoted by hand has no introduction.
  return hasAnswer && hasOwn && !isIntroduced && !isClosing(lines, kinds);
}

const CLOSING_LINES = 4;
const CLOSING_CHARACTERS = 40;

function isClosing(lines: readonly string[], kinds: readonly number[]) {
  const last = kinds.lastIndexOf(QUOTED);
  if (kinds.filter((kind) => kind === QUOTED).length < 2) return false;
  const below = lines.slice(last + 1).filter((line) => line !== '');
  const [first = ''] = below;
  return (
    below.length <= CLOSING_LINES &&
    below.every((line) => line.length <= CLOSING_CHARACTERS && !/[.?!]$/.test(line)) &&
    (first.endsWith(',') || below.join(' ').split(' ').length <= 4)
  );
}

const LIST_RULE = /^_{40,}$/;
const LIST_WORDS =
  /unsubscribe|mailing list|listinfo|subscri(?:be|ption)|abmelden|abbestellen|désabonn|désinscri|darse de baja/i;
const ONLY_ADDRESS =
  /^(?:[^\s:]{1,30}(?: [^\s:]{1,30}){0,4}: )?<?(?:https?:\/\/|mailto:)?[^\s@]*[.@][^\s]*>?$/i;
const HAS_ADDRESS = /https?:|@/i;
const FOOTER_LINES = 12;
const SIGNATURE = '-- ';
const FENCE = /^\s*(?:```|~~~)/;
const CODE_LINE =
  /[;{}]$|^(?:select|insert|update|delete|create|alter|drop|begin|end|commit|grant|from|where)\b|^(?:--|[-*+•] |\d+[.)] )/i;
const TABLE_LINE = /^\||^\+-|^(?=.*--)[-:| +]*[|+][-:| +]*$/;
/** `git format-patch` signs with its version, such as `2.39.2 (Apple Git-143)`. */
const GIT_VERSION = /^\d+\.\d+\.\d[\w.-]{0,40}(?: \([\w .-]{1,40}\))?$/;
const SIGNATURE_LINES = 20;

/**
 * RFC 3676 section 4.3 defines the signature delimiter; list footers and lines of devices or scanners end the text too.
 */
function withoutSignature(lines: readonly string[]): readonly string[] {
  const mark = lines.findIndex((line, i) => isSignatureMark(lines, line, i) || isListFooter(lines, i));
  const signed = mark < 0 ? lines : lines.slice(0, mark);
  let end = endOf(signed, signed.length);
  for (let start = addedFrom(signed, end); start < end; start = addedFrom(signed, end)) {
    end = endOf(signed, start);
    while (end > 0 && /^\s*[-–—_]{1,40}$/.test(signed[end - 1] ?? '')) end = endOf(signed, end - 1);
  }
  return signed.slice(0, end);
}

/** A delimiter without its blank may separate items or be code. */
function isSignatureMark(lines: readonly string[], line: string, at: number) {
  if (line !== '--' && line !== SIGNATURE) return false;
  if (lines.slice(0, at).filter((each) => FENCE.test(each)).length % 2 === 1) return false;
  if (line === SIGNATURE) return true;
  const below = lines.slice(at + 1).filter((each) => each !== '');
  const [next = '', second = ''] = below;
  if (GIT_VERSION.test(next)) return true;
  const isOne = lines.indexOf('--') === at && !below.includes('--');
  const isCode = [lines[at - 1] ?? '', next].some((each) => CODE_LINE.test(each));
  const isTable = TABLE_LINE.test(next) || TABLE_LINE.test(second);
  return isOne && below.length <= SIGNATURE_LINES && !isCode && !isTable;
}

const NOTICE_LINES = 4;

function addedFrom(lines: readonly string[], end: number) {
  if (end > 0 && isDevice(lines, end - 1)) return end - 1;
  // The app's URL may be on its own line.
  if (end > 1 && isLink((lines[end - 1] ?? '').trim()) && isDevice(lines, end - 2)) return end - 2;
  let start = end;
  while (start > 0 && end - start <= NOTICE_LINES && (lines[start - 1] ?? '').trim() !== '') start -= 1;
  return isScannerNotice(lines.slice(start, end)) ? start : end;
}

const BLANK_LINE = /^[\s\p{Cf}]*$/u;

function endOf(lines: readonly string[], before: number) {
  let end = before;
  while (end > 0 && BLANK_LINE.test(lines[end - 1] ?? '')) end -= 1;
  return end;
}

function isListFooter(lines: readonly string[], at: number) {
  if (lines.length - at - 1 > FOOTER_LINES || !LIST_RULE.test(lines[at] ?? '')) return false;
  const next = lines.findIndex((line, i) => i > at && LIST_RULE.test(line));
  const footer = lines.slice(at + 1, next < 0 ? lines.length : next);
  const isAddress = (line: string) => HAS_ADDRESS.test(line) && ONLY_ADDRESS.test(line.trim());
  return footer.some((line) => LIST_WORDS.test(line) || isAddress(line));
}

function isDevice(lines: readonly string[], at: number) {
  return isDeviceSignature((lines[at] ?? '').trim(), (lines[at - 1] ?? '').trim() === '');
}
