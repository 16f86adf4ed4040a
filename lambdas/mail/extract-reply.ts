import { attributionAt, isQuoted, quotedHeaderAt } from './quoted-ranges.ts';
import { DEVICE_SIGNATURE, FORWARD_SUBJECT, FORWARDED, REPLY_SUBJECT } from './reply-marks.ts';

/** Characters of a line by which a client marks something: longer ones are text. */
const LONGEST_MARK = 400;

/**
 * The new part of a reply. What was forwarded and what was answered inline is kept whole: there the old text
 * is part of what is said. Never empty when the text is not. Takes time in proportion to the text.
 */
export function extractReply(text: string, subject = ''): string {
  const whole = text.trim();
  const shown = whole.split(whole.includes('\r') ? /\r\n|\r|\n/ : '\n');
  const lines = shown.map((line) => line.trim());
  if (isForward(lines, subject) || hasInlineAnswers(lines)) return whole;
  const kept = newLines(lines);
  const reply = withoutSignature(kept.map((i) => (shown[i] ?? '').trimEnd()))
    .join('\n')
    .trim();
  return reply === '' ? whole : reply;
}

function isForward(lines: readonly string[], subject: string): boolean {
  if (FORWARD_SUBJECT.test(subject) && !REPLY_SUBJECT.test(subject)) return true;
  return lines.some((line) => {
    // What it is known by begins with dashes or has a colon: most lines need no longer look.
    if (line.length >= LONGEST_MARK || !/--|[:：]/.test(line)) return false;
    return FORWARDED.test(line.replace(/^[ \t>]+/, ''));
  });
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

/** Cut at the signature's mark (RFC 3676 section 4.3), at a list's footer, and above what a device adds. */
function withoutSignature(lines: readonly string[]): readonly string[] {
  const mark = lines.findIndex((line) => /^(?:--\s?|_{40,})$/.test(line));
  const signed = mark < 0 ? lines : lines.slice(0, mark);
  let end = signed.length;
  while (end > 0 && ((signed[end - 1] ?? '').trim() === '' || isDevice(signed[end - 1] ?? ''))) end -= 1;
  return signed.slice(0, end);
}

function isDevice(line: string): boolean {
  return line.length < LONGEST_MARK && DEVICE_SIGNATURE.test(line.trim());
}
