import { attributionAt, isQuoted, quotedHeaderAt } from './quoted-ranges.ts';
import { FORWARD_SUBJECT, FORWARDED, isDeviceSignature, REPLY_SUBJECT } from './reply-marks.ts';

/** Characters of a line by which a client marks something: longer ones are text. */
const LONGEST_MARK = 400;

/** What else is known of a mail. */
export interface ReplyHints {
  readonly subject?: string;
  /** Whether it says which mail it answers. */
  readonly answers?: boolean;
}

/**
 * The new part of a reply. What was forwarded and what was answered inline is kept whole: there the old text
 * is part of what is said. A mail that answers none is new: what looks like an old mail's header in it may be a form that
 * somebody filled in. Never empty when the text is not. Takes time in proportion to the text.
 */
export function extractReply(text: string, { subject = '', answers = true }: ReplyHints = {}): string {
  const whole = text.trim();
  const shown = whole.split(whole.includes('\r') ? /\r\n|\r|\n/ : '\n');
  const lines = shown.map((line) => line.trim());
  const isReply = answers || REPLY_SUBJECT.test(subject);
  if (isForward(lines, subject, isReply) || hasInlineAnswers(lines)) return whole;
  const kept = isReply || saysThatItAnswers(lines) ? newLines(lines) : [...lines.keys()];
  const reply = withoutSignature(kept.map((i) => (shown[i] ?? '').trimEnd()))
    .join('\n')
    .trim();
  return reply === '' ? whole : reply;
}

function isForward(lines: readonly string[], subject: string, isReply: boolean): boolean {
  if (FORWARD_SUBJECT.test(subject) && !REPLY_SUBJECT.test(subject)) return true;
  const mark = lines.findIndex(
    (line) =>
      line.length < LONGEST_MARK &&
      // What it is known by begins with dashes or has a colon: most lines need no longer look.
      /--|[:：]/.test(line) &&
      FORWARDED.test(line.replace(/^[ \t>]+/, '')),
  );
  // What was forwarded in the mail that this one answers is old.
  return mark >= 0 && !(isReply && lines.slice(0, mark).some((_line, i) => beginsOldMail(lines, i)));
}

function beginsOldMail(lines: readonly string[], at: number): boolean {
  const attribution = attributionAt(lines, at);
  if (attribution === undefined) return quotedHeaderAt(lines, at) !== undefined;
  return !isQuoted(lines[attribution.from] ?? '');
}

/** Whether it quotes as only an answer does, whatever its header leaves out. */
function saysThatItAnswers(lines: readonly string[]): boolean {
  return lines.some(
    (line, i) =>
      line.length < LONGEST_MARK &&
      /--|[:：]/.test(line) &&
      ((attributionAt(lines, i) !== undefined && quoteFollows(lines, i)) || isRuled(lines, i)),
  );
}

/** Whether the header of an old mail begins here, below a line that a client draws. */
function isRuled(lines: readonly string[], at: number): boolean {
  const header = quotedHeaderAt(lines, at);
  return header !== undefined && lines.slice(header.from, header.to).some((line) => /^[-_*]{5,}/.test(line));
}

/** Whether own words stand between quoted ones, more than a signature has. */
function hasInlineAnswers(lines: readonly string[]): boolean {
  let quoted = false;
  let answered = false;
  for (const [i, line] of lines.entries()) {
    if (isQuoted(line)) {
      if (answered) return true;
      quoted = true;
    } else if (line === '--') {
      return false;
    } else if (quoted && line !== '' && attributionAt(lines, i) === undefined) answered = true;
  }
  return false;
}

/** The numbers of the lines that are neither quoted nor introduce a quote. */
function newLines(lines: readonly string[]): number[] {
  const kept: number[] = [];
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? '';
    const header = quotedHeaderAt(lines, i);
    if (header !== undefined) {
      dropFrom(kept, header.from);
      return kept;
    }
    const attribution = attributionAt(lines, i);
    if (attribution !== undefined) {
      dropFrom(kept, attribution.from);
      if (!quoteFollows(lines, i)) return kept;
    } else if (!isQuoted(line)) kept.push(i);
  }
  return kept;
}

function dropFrom(kept: number[], line: number): void {
  while ((kept.at(-1) ?? -1) >= line) kept.pop();
}

/** Whether the next line that says something is quoted: what is not belongs to the reply again then. */
function quoteFollows(lines: readonly string[], after: number): boolean {
  let i = after + 1;
  while (i < lines.length && lines[i] === '') i++;
  return isQuoted(lines[i] ?? '');
}

/** The line above the footer of a list. */
const LIST_RULE = /^_{40,}$/;
const LIST_FOOTER = /https?:|@|unsubscribe|mailing list/i;
/** Lines of such a footer at most: below a longer one the mail goes on. */
const FOOTER_LINES = 12;

/** Cut at the signature's mark (RFC 3676 section 4.3), at a list's footer, and above what a device adds. */
function withoutSignature(lines: readonly string[]): readonly string[] {
  const mark = lines.findIndex((line, i) => /^--\s?$/.test(line) || isListFooter(lines, i));
  const signed = mark < 0 ? lines : lines.slice(0, mark);
  let end = signed.length;
  while (end > 0 && ((signed[end - 1] ?? '').trim() === '' || isDevice(signed[end - 1] ?? ''))) end -= 1;
  return signed.slice(0, end);
}

function isListFooter(lines: readonly string[], at: number): boolean {
  const isLast = lines.length - at - 1 <= FOOTER_LINES;
  return isLast && LIST_RULE.test(lines[at] ?? '') && LIST_FOOTER.test(lines.slice(at + 1).join('\n'));
}

function isDevice(line: string): boolean {
  return line.length < LONGEST_MARK && isDeviceSignature(line.trim());
}
