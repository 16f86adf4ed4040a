import { charsetName, decodeBytes } from '../charset/decode-bytes.ts';
import { BLANK } from '../text/ascii.ts';
import { joinBytes } from '../text/join-bytes.ts';
import { storable } from '../text/storable-text.ts';
import { hexPair } from '../transfer/quoted-printable.ts';

/** How an encoded word begins: its charset, a language (RFC 2231 section 5), its encoding. */
const BEGINNING = /=\?([^?\s]{0,60})\?([bq])\?/iy;
const BLANKS = /^\s*$/;

/** Text that is left as it is, or bytes in a charset. */
interface Run {
  readonly charset: string | undefined;
  text: string;
  readonly pieces: Buffer[];
  /** Base64 that is not decoded yet: mailers cut it between words wherever they like. */
  base64: string;
}

/**
 * RFC 2047 encoded words, as they are used and misused: a character may be spread over several words of a charset,
 * whatever their encoding. What is no word, or cannot be decoded, stays as it came. Takes time in proportion to the text.
 */
export function decodeWords(value: string): string {
  return storable(value.includes('=?') ? oneLine(runsOf(value).map(textOf).join('')) : value);
}

/** An encoded line end would begin a second header for a program that writes the value into a mail again. */
function oneLine(text: string): string {
  return text.replaceAll(/\r\n|[\r\n]/g, ' ');
}

/** Position of an encoded word in a text. */
interface Word {
  readonly start: number;
  readonly charset: string;
  readonly isBase64: boolean;
  /** Its encoded text. */
  readonly from: number;
  readonly to: number;
}

function* wordsIn(value: string): Generator<Word> {
  let end = -1;
  for (let at = value.indexOf('=?'); at >= 0; at = value.indexOf('=?', at)) {
    BEGINNING.lastIndex = at;
    const [beginning, charset, encoding] = BEGINNING.exec(value) ?? [];
    if (beginning === undefined || charset === undefined || encoding === undefined) {
      at += 2;
      continue;
    }
    const from = at + beginning.length;
    // Found once for all the beginnings before it: looked for anew from each, it would take the square of the time.
    if (end < from) end = value.indexOf('?=', from);
    if (end < 0) return;
    const next = value.indexOf('=?', from);
    // Another word begins before this one ends: this one is not a word. Padding makes "=?=" of an end.
    if (next >= 0 && next < end - 1) {
      at = next;
      continue;
    }
    yield { start: at, charset, isBase64: encoding.toLowerCase() === 'b', from, to: end };
    at = end + 2;
  }
}

function runsOf(value: string): Run[] {
  const runs: Run[] = [];
  let copied = 0;
  for (const { start, charset, isBase64, from, to } of wordsIn(value)) {
    addText(runs, value.slice(copied, start), true);
    addWord(runs, charset, isBase64, value.slice(from, to));
    copied = to + 2;
  }
  addText(runs, value.slice(copied), false);
  return runs;
}

const BEYOND_ASCII = /[\u0080-\u00ff]/;
const ESCAPED_IN_Q = /[\u0080-\u00ff?=]/g;

/**
 * Escapes the raw bytes in encoded words, so that they are still in the charset of their word when the text around them has
 * been decoded. Base64 has no such byte: a word with one is kept as it is.
 * @param wire header text with a character for each byte
 */
export function escapeRawWords(wire: string): string {
  if (!wire.includes('=?')) return wire;
  const pieces: string[] = [];
  let copied = 0;
  for (const { isBase64, from, to } of wordsIn(wire)) {
    const text = wire.slice(from, to);
    if (!BEYOND_ASCII.test(text)) continue;
    const escaped = text.replaceAll(isBase64 ? ESCAPED_IN_Q : /[\u0080-\u00ff]/g, escapedByte);
    // The encoding precedes the text: "?b?".
    pieces.push(wire.slice(copied, from - 3), `?Q?${escaped}`);
    copied = to;
  }
  pieces.push(wire.slice(copied));
  return pieces.join('');
}

function escapedByte(byte: string): string {
  return `=${byte.charCodeAt(0).toString(16).padStart(2, '0')}`;
}

function addText(runs: Run[], text: string, beforeWord: boolean): void {
  // Blanks between two words are how a header was folded (RFC 2047 section 6.2).
  if (text === '' || (beforeWord && runs.length > 0 && BLANKS.test(text))) return;
  runs.push({ charset: undefined, text, pieces: [], base64: '' });
}

function addWord(runs: Run[], label: string, isBase64: boolean, text: string): void {
  const charset = charsetName(label);
  let run = runs.at(-1);
  if (run === undefined || run.charset !== charset) {
    run = { charset, text: '', pieces: [], base64: '' };
    runs.push(run);
  }
  if (isBase64) {
    run.base64 += text;
    return;
  }
  takeBase64(run);
  run.pieces.push(bytesOfQ(text));
}

function takeBase64(run: Run): void {
  // Each padding ends a piece, and a mailer that encodes piece by piece goes on behind it.
  for (const piece of run.base64.split('=')) if (piece !== '') run.pieces.push(Buffer.from(piece, 'base64'));
  run.base64 = '';
}

function textOf(run: Run): string {
  if (run.charset === undefined) return run.text;
  takeBase64(run);
  return decodeBytes(joinBytes(run.pieces), run.charset);
}

/** The Q encoding (RFC 2047 section 4.2): what follows "=" may have been broken off it by folding. */
export function bytesOfQ(text: string): Buffer {
  if (IS_ODD_Q.test(text)) return bytesOfQ(withSpelledQ(text));
  const bytes = Buffer.allocUnsafe(text.length);
  let length = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const byte = code === EQUALS ? hexPair(text.charCodeAt(at + 1), text.charCodeAt(at + 2)) : undefined;
    if (byte !== undefined) at += 2;
    bytes[length++] = byte ?? (code === UNDERSCORE ? BLANK : code);
  }
  return bytes.subarray(0, length);
}

const EQUALS = 0x3d;
const UNDERSCORE = 0x5f;
const IS_ODD_Q = /[^\0-\x7f]|=\s+[\da-f]/i;

/** Characters beyond ASCII as their bytes of UTF-8, and no blanks behind "=". */
function withSpelledQ(text: string): string {
  return text
    .replaceAll(/=\s+(?=[\da-f])/gi, '=')
    .replaceAll(/[^\0-\x7f]+/g, (characters) =>
      Array.from(Buffer.from(characters), (byte) => `=${byte.toString(16)}`).join(''),
    );
}
