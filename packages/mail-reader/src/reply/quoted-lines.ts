/** Clients wrap lines from this column on. */
const WRAPPED_AT = 60;
const NEXT_WORD_AT = 70;
const LONGEST_REST = 60;
const ENDS_SENTENCE = /[.!?:;…。！？：]["'»”)\]]*$/u;
const BEGINS_SMALL = /^[\p{Ll}\p{Nd}\p{Lo}&,;)\]]/u;
const GREATER = 0x3e;
const WIDE_GREATER = 0xff1e;
const AMPERSAND = 0x26;
const MARK = /^(?:[>＞]|&gt;)+\s?/;
/** Elsewhere these marks are words or tables, so they count only after an introduction. */
const INTRODUCED_MARK = /^(?:\|(?!.*\|$)|:(?=\s|$)|[A-Z]\w{0,3}>)/;

export function isQuoted(line: string): boolean {
  const code = line.charCodeAt(0);
  return code === GREATER || code === WIDE_GREATER || (code === AMPERSAND && line.startsWith('&gt;'));
}

export function unquoted(line: string): string {
  return isQuoted(line) ? line.replace(MARK, '').replace(MARK, '').replace(MARK, '') : line;
}

export function introducedMark(line: string): string | undefined {
  return INTRODUCED_MARK.exec(line)?.[0];
}

/**
 * Clients wrap quoted lines: the line above is full and does not end a sentence, and the quotation continues. An end in
 * upper case needs quoted lines on both sides, unless other lines were wrapped too.
 */
export function restsOfQuoted(lines: readonly string[]): readonly number[] {
  const broken = lines.flatMap((_line, i) => (isBehindFullLine(lines, i) ? [i] : []));
  const isMiddle = (i: number) => !ENDS_SENTENCE.test(lines[i - 1] ?? '');
  const isSmall = (i: number) => BEGINS_SMALL.test(lines[i] ?? '');
  const isBetween = (i: number) => isQuoted(lines[i + 1] ?? '');
  if (broken.some((i) => isMiddle(i) && isSmall(i)))
    return broken.filter((i) => isMiddle(i) || (isSmall(i) && isBetween(i)));
  return broken.filter((i) => isMiddle(i) && isBetween(i));
}

function isBehindFullLine(lines: readonly string[], at: number) {
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

/** East Asian characters are two columns wide. */
function columns(line: string) {
  const beginning = line.slice(0, 2 * NEXT_WORD_AT);
  return beginning.length + (beginning.match(WIDE)?.length ?? 0);
}
