import { decodeBytes } from '../charset/decode-bytes.ts';
import { decodeWords } from './encoded-words.ts';
import { type HeaderLine, readHeaderText } from './header-fields.ts';

const MAY_NAME = /name/i;

export function fileNameIn(lines: readonly HeaderLine[]): string | undefined {
  return (
    parameterNamed(fieldOf(lines, 'content-disposition'), 'filename') ??
    parameterNamed(fieldOf(lines, 'content-type'), 'name')
  );
}

function fieldOf(lines: readonly HeaderLine[], name: string) {
  const line = lines.find(({ key }) => key === name)?.line ?? '';
  if (!MAY_NAME.test(line)) return '';
  return line.slice(line.indexOf(':') + 1).replaceAll(/\r?\n[ \t]*|\r/g, ' ');
}

interface Segment {
  readonly number: number;
  readonly isExtended: boolean;
  readonly value: string;
}

/** RFC 2231 defines continuations and charsets. */
function parameterNamed(field: string, name: string) {
  if (field === '') return undefined;
  const form = new RegExp(`^${name}(?:\\*(\\d{1,4}))?(\\*)?$`, 'i');
  let plain: string | undefined;
  const segments = new Map<number, Segment>();
  for (const [key, value] of parametersOf(field)) {
    const found = form.exec(key);
    if (found === null) continue;
    const [, number, star] = found;
    if (number === undefined && star === undefined) plain ??= value;
    else segments.set(Number(number ?? 0), { number: Number(number ?? 0), isExtended: star === '*', value });
  }
  // The form with a charset wins (RFC 6266 section 4.3).
  const extended = joined([...segments.values()].sort((a, b) => a.number - b.number));
  const text = extended ?? (plain === undefined ? undefined : decodeWords(readHeaderText(plain)));
  return text?.trim() === '' ? undefined : text;
}

const ENCODED_WORD = /^=\?[^?\s]+\?[bq]\?[^?]*\?=/i;

/** The charset precedes the first segment; each segment states whether it is encoded (RFC 2231 section 4.1). */
function joined([first, ...rest]: readonly Segment[]) {
  if (first === undefined) return undefined;
  const [, charset = '', value = first.value] = first.isExtended
    ? (/^([^']*)'[^']*'([\s\S]*)$/.exec(first.value) ?? [])
    : [];
  const pieces = [{ ...first, value }, ...rest];
  if (!pieces.some(({ isExtended }) => isExtended)) {
    return decodeWords(readHeaderText(pieces.map((piece) => piece.value).join('')));
  }
  const bytes = pieces.map((piece) =>
    piece.isExtended ? bytesOfPercent(piece.value) : bytesOf(piece.value),
  );
  const text = decodeBytes(Buffer.concat(bytes), charset);
  // Some programs write an encoded word here, against RFC 2047 and RFC 2231.
  return ENCODED_WORD.test(text) ? decodeWords(text) : text;
}

function bytesOf(text: string): Buffer {
  return Buffer.from(text, 'latin1');
}

function bytesOfPercent(text: string): Buffer {
  return bytesOf(
    text.replaceAll(/%([\da-f]{2})/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
  );
}

const COMMENT = /^([^\s()]+\.\w{1,8})\s+\([^()]*\)$/;

const KEY = /[^=;]*/y;
const BLANKS = /\s*/y;
const WORD = /\(|[^\s;"(]+/y;

function* parametersOf(field: string): Generator<[key: string, value: string]> {
  for (let at = 0; at < field.length; ) {
    const key = matchAt(KEY, field, at);
    at += key.length + 1;
    if (field[at - 1] !== '=') continue;
    const { value, end } = valueAt(field, at);
    yield [key.trim(), value];
    at = end + 1;
  }
}

function valueAt(field: string, start: number) {
  let value = '';
  let blanks = '';
  let wasQuoted = false;
  let at = start;
  for (;;) {
    blanks += matchAt(BLANKS, field, at);
    at = BLANKS.lastIndex;
    const first = field[at] ?? ';';
    // Parentheses after a quoted string are a comment.
    if (first === ';' || (first === '(' && wasQuoted)) break;
    let word: string;
    if (first === '"') {
      [word, at] = quotedAt(field, at + 1);
      wasQuoted = true;
    } else {
      word = matchAt(WORD, field, at);
      at = WORD.lastIndex;
    }
    if (word === '') continue;
    value += value === '' ? word : blanks + word;
    blanks = '';
  }
  const semicolon = field.indexOf(';', at);
  return {
    value: wasQuoted ? value : value.replace(COMMENT, '$1'),
    end: semicolon < 0 ? field.length : semicolon,
  };
}

function quotedAt(field: string, start: number): [word: string, end: number] {
  let word = '';
  for (let i = start; i < field.length; i++) {
    if (field[i] === '"') return [word, i + 1];
    if (field[i] === '\\' && /["\\]/.test(field[i + 1] ?? '')) i += 1;
    word += field[i];
  }
  return [word, field.length];
}

function matchAt(pattern: RegExp, text: string, at: number) {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}
