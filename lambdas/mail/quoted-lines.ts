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

/** The line without its marks. */
export function unquoted(line: string): string {
  return isQuoted(line) ? line.replace(MARK, '').replace(MARK, '').replace(MARK, '') : line;
}

/** What marks the quotation that begins in this line, when an introduction is above it. */
export function introducedMark(line: string): string | undefined {
  return INTRODUCED_MARK.exec(line)?.[0];
}

/**
 * The lines that are the rest of a quoted one that was too long: the line above is full, goes on in a small letter without the
 * end of a sentence, and the quotation goes on below. Where one was broken, a rest may begin with a capital too.
 */
export function restsOfQuoted(lines: readonly string[]): readonly number[] {
  const broken = lines.flatMap((_line, i) => (isRest(lines, i) ? [i] : []));
  return broken.filter((i) => BEGINS_SMALL.test(lines[i] ?? '')).length === 0 ? [] : broken;
}

function isRest(lines: readonly string[], at: number): boolean {
  const above = lines[at - 1] ?? '';
  const line = lines[at] ?? '';
  if (!isQuoted(above) || line === '' || isQuoted(line) || line.length > LONGEST_REST) return false;
  const next = lines[at + 1];
  if (next !== undefined && next !== '' && !isQuoted(next)) return false;
  const [word = ''] = line.split(' ', 1);
  return (
    columns(above) >= WRAPPED_AT &&
    columns(above) + 1 + columns(word) > NEXT_WORD_AT &&
    columns(line) < columns(above) &&
    !ENDS_SENTENCE.test(above)
  );
}

const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]/g;

/** Columns on a screen, where Chinese, Japanese and Korean characters take two. */
function columns(line: string): number {
  const beginning = line.slice(0, 2 * NEXT_WORD_AT);
  return beginning.length + (beginning.match(WIDE)?.length ?? 0);
}
