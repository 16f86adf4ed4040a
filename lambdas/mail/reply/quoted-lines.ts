/** Lines that are marked as quoted, and what follows from such a mark. */

/** Characters of a line from which a client breaks it. */
const WRAPPED_AT = 60;
const NEXT_WORD_AT = 70;
/** What is left of a broken line is shorter than this. */
const LONGEST_REST = 60;
const ENDS_SENTENCE = /[.!?:;…。！？：]["'»”)\]]*$/u;
const BEGINS_SMALL = /^[\p{Ll}\p{Nd}\p{Lo}&,;)\]]/u;
const GREATER = 0x3e;
const WIDE_GREATER = 0xff1e;
const AMPERSAND = 0x26;
const MARK = /^(?:[>＞]|&gt;)+\s?/;
/** Marks of clients that are words or tables elsewhere: behind an introduction they mark a quotation. */
const INTRODUCED_MARK = /^(?:\|(?!.*\|$)|:(?=\s|$)|[A-Z]\w{0,3}>)/;

export function isQuoted(line: string): boolean {
  const code = line.charCodeAt(0);
  return code === GREATER || code === WIDE_GREATER || (code === AMPERSAND && line.startsWith('&gt;'));
}

export function unquoted(line: string): string {
  return isQuoted(line) ? line.replace(MARK, '').replace(MARK, '').replace(MARK, '') : line;
}

/** What marks the quotation that begins in this line, when an introduction is above it. */
export function introducedMark(line: string): string | undefined {
  return INTRODUCED_MARK.exec(line)?.[0];
}

/**
 * The lines that are the rest of a quoted one that was too long: the line above is full, does not end a sentence, and the
 * quotation goes on below. A rest that begins with a capital stands directly between two quoted lines, unless another one
 * shows that lines were broken; then a rest may also follow the end of a sentence.
 */
export function restsOfQuoted(lines: readonly string[]): readonly number[] {
  const broken = lines.flatMap((_line, i) => (isBehindFullLine(lines, i) ? [i] : []));
  const isMiddle = (i: number): boolean => !ENDS_SENTENCE.test(lines[i - 1] ?? '');
  const isSmall = (i: number): boolean => BEGINS_SMALL.test(lines[i] ?? '');
  const isBetween = (i: number): boolean => isQuoted(lines[i + 1] ?? '');
  if (broken.some((i) => isMiddle(i) && isSmall(i)))
    return broken.filter((i) => isMiddle(i) || (isSmall(i) && isBetween(i)));
  return broken.filter((i) => isMiddle(i) && isBetween(i));
}

/** Whether a line is shorter than the quoted line above it, on which its first word does not fit. */
function isBehindFullLine(lines: readonly string[], at: number): boolean {
  const above = lines[at - 1] ?? '';
  const line = lines[at] ?? '';
  if (!isQuoted(above) || line === '' || isQuoted(line) || line.length > LONGEST_REST) return false;
  const next = lines[at + 1];
  if (next !== undefined && next !== '' && !isQuoted(next)) return false;
  const [word = ''] = line.split(' ', 1);
  return (
    columns(above) >= WRAPPED_AT &&
    columns(above) + 1 + columns(word) > NEXT_WORD_AT &&
    columns(line) < columns(above)
  );
}

const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]/g;

/** Columns on a screen, where Chinese, Japanese and Korean characters take two. */
function columns(line: string): number {
  const beginning = line.slice(0, 2 * NEXT_WORD_AT);
  return beginning.length + (beginning.match(WIDE)?.length ?? 0);
}
