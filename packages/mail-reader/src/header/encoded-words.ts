import { charsetName, decodeBytes } from '../charset/decode-bytes.ts';
import { BLANK, joinBytes } from '../text/bytes.ts';
import { storable } from '../text/storable-text.ts';
import { hexPair } from '../transfer/quoted-printable.ts';

/** A word begins with charset, language (RFC 2231 section 5) and encoding. */
const BEGINNING = /=\?([^?\s]{0,60})\?([bq])\?/iy;
const BLANKS = /^\s*$/;

interface Run {
  readonly charset: string | undefined;
  text: string;
  readonly pieces: Buffer[];
  /** Mailers split base64 between words at any character. */
  base64: string;
}

/** Decodes RFC 2047 words in linear time, even if a character is split between words; undecodable words are kept. */
export function decodeWords(value: string): string {
  return storable(value.includes('=?') ? oneLine(runsOf(value).map(textOf).join('')) : value);
}

/** Line ends could inject a header into an email that quotes the value. */
function oneLine(text: string) {
  return text.replaceAll(/\r\n|[\r\n]/g, ' ');
}

interface Word {
  readonly start: number;
  readonly charset: string;
  readonly isBase64: boolean;
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
    // One search for all beginnings before an end keeps the time linear.
    if (end < from) end = value.indexOf('?=', from);
    if (end < 0) return;
    const next = value.indexOf('=?', from);
    // A word that contains the beginning of another is invalid. With padding, its end looks like "=?=".
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

/** Escaped bytes keep the charset of the encoded word. @param wire has one character per byte */
export function escapeRawWords(wire: string): string {
  if (!wire.includes('=?')) return wire;
  const pieces: string[] = [];
  let copied = 0;
  for (const { isBase64, from, to } of wordsIn(wire)) {
    const text = wire.slice(from, to);
    if (!BEYOND_ASCII.test(text)) continue;
    const escaped = text.replaceAll(isBase64 ? ESCAPED_IN_Q : /[\u0080-\u00ff]/g, escapedByte);
    pieces.push(wire.slice(copied, from - 3), `?Q?${escaped}`);
    copied = to;
  }
  pieces.push(wire.slice(copied));
  return pieces.join('');
}

function escapedByte(byte: string) {
  return `=${byte.charCodeAt(0).toString(16).padStart(2, '0')}`;
}

function addText(runs: Run[], text: string, beforeWord: boolean) {
  // RFC 2047 section 6.2 drops blanks between words.
  if (text === '' || (beforeWord && runs.length > 0 && BLANKS.test(text))) return;
  runs.push({ charset: undefined, text, pieces: [], base64: '' });
}

function addWord(runs: Run[], label: string, isBase64: boolean, text: string) {
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

function takeBase64(run: Run) {
  for (const piece of run.base64.split('=')) if (piece !== '') run.pieces.push(Buffer.from(piece, 'base64'));
  run.base64 = '';
}

function textOf(run: Run) {
  if (run.charset === undefined) return run.text;
  takeBase64(run);
  return decodeBytes(joinBytes(run.pieces), run.charset);
}

/** Q is defined by RFC 2047 section 4.2; folding may separate "=" from its digits. */
function bytesOfQ(text: string): Buffer {
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

function withSpelledQ(text: string) {
  return text
    .replaceAll(/=\s+(?=[\da-f])/gi, '=')
    .replaceAll(/[^\0-\x7f]+/g, (characters) =>
      Array.from(Buffer.from(characters), (byte) => `=${byte.toString(16)}`).join(''),
    );
}
