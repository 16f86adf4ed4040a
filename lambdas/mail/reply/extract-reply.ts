import { isDeviceSignature, isLink, isScannerNotice } from './device-signature.ts';
import { FORWARD_SUBJECT, isForwardMark, REPLY_SUBJECT } from './forward-words.ts';
import { type OldText, oldTexts } from './old-texts.ts';
import { isQuoted, restsOfQuoted } from './quoted-lines.ts';

interface ReplyHints {
  readonly subject?: string;
  /** The header names the answered mail. */
  readonly answers?: boolean;
}

/** Not written by hand; the facts of its lines would take ten times its size. */
const MAX_LINES = 50_000;

/**
 * The new part of a reply. Forwards and inline answers are kept whole. A mail that answers none is new: an
 * old header in it may be a form. Never empty when the text is not; time is linear.
 */
export function extractReply(text: string, { subject = '', answers = true }: ReplyHints = {}): string {
  const whole = text.trim();
  const shown = whole.split(whole.includes('\r') ? /\r\n|\r|\n/ : '\n');
  if (shown.length > MAX_LINES) return whole;
  const lines = shown.map((line) => line.trim());
  const old = oldTexts(lines, whole);
  const isReply = answers || REPLY_SUBJECT.test(subject);
  if (isForward(lines, old, subject, isReply)) return whole;
  const isAnswer = isReply || old.some(({ isUnmistakable }) => isUnmistakable);
  const hasOldText = isAnswer && (old.length > 0 || lines.some(isQuoted));
  const own = hasOldText ? ownLines(shown, lines, old) : shown.map((line) => line.trimEnd());
  if (own === undefined) return whole;
  const kept = withoutSignature(own);
  // Most mails quote nothing.
  if (!whole.includes('\r') && lengthOf(kept) === whole.length) return whole;
  const reply = kept.join('\n').trim();
  return reply === '' ? whole : reply;
}

function lengthOf(lines: readonly string[]) {
  let length = lines.length - 1;
  for (const line of lines) length += line.length;
  return length;
}

const STROKES = /[-–—_]{2,20}\s{0,9}$/;

/** Undefined for inline answers. */
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
    if (kinds[i] === OWN) own.push(line.trimEnd());
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
  // What a quoted mail forwards is old.
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

/** Without what is added below a quotation. */
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
  // Text is quoted by hand without an introduction, or not at all.
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
const LIST_FOOTER = /https?:|@|unsubscribe|mailing list/i;
/** Below a longer one the mail goes on. */
const FOOTER_LINES = 12;

/** At the signature's mark (RFC 3676 section 4.3), a list's footer, and what a device or scanner adds. */
function withoutSignature(lines: readonly string[]): readonly string[] {
  const mark = lines.findIndex((line, i) => line === '--' || isListFooter(lines, i));
  const signed = mark < 0 ? lines : lines.slice(0, mark);
  let end = endOf(signed, signed.length);
  for (let start = addedFrom(signed, end); start < end; start = addedFrom(signed, end)) {
    end = endOf(signed, start);
    while (end > 0 && /^\s*[-–—_]{1,40}$/.test(signed[end - 1] ?? '')) end = endOf(signed, end - 1);
  }
  return signed.slice(0, end);
}

const NOTICE_LINES = 4;

/** The end itself without any. */
function addedFrom(lines: readonly string[], end: number) {
  if (end > 0 && isDevice(lines, end - 1)) return end - 1;
  // The address of the app may have its own line.
  if (end > 1 && isLink((lines[end - 1] ?? '').trim()) && isDevice(lines, end - 2)) return end - 2;
  let start = end;
  while (start > 0 && end - start <= NOTICE_LINES && (lines[start - 1] ?? '').trim() !== '') start -= 1;
  return isScannerNotice(lines.slice(start, end)) ? start : end;
}

function endOf(lines: readonly string[], before: number) {
  let end = before;
  while (end > 0 && (lines[end - 1] ?? '').trim() === '') end -= 1;
  return end;
}

function isListFooter(lines: readonly string[], at: number) {
  const isLast = lines.length - at - 1 <= FOOTER_LINES;
  return isLast && LIST_RULE.test(lines[at] ?? '') && LIST_FOOTER.test(lines.slice(at + 1).join('\n'));
}

function isDevice(lines: readonly string[], at: number) {
  return isDeviceSignature((lines[at] ?? '').trim(), (lines[at - 1] ?? '').trim() === '');
}
