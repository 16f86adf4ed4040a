import { isUtf8 } from 'node:buffer';
import { decodeBytes } from '../charset/decode-bytes.ts';
import { BLANK, LINE_FEED, RETURN, TAB } from '../text/bytes.ts';
import { decodeBase64 } from './base64-decoder.ts';
import { BASE64_END } from './base64-text.ts';

const LOOK_BYTES = 16 * 1024;
const ESCAPE = 0x1b;
const FORM_FEED = 0x0c;
/** A ninth of random bytes are controls. */
const NOISE_SHARE = 0.03;
const SHORT_BYTES = 32;
const ENCODED_LINE = /^[a-zA-Z0-9+/]{2,}={0,2}$/;
const WORD = /^[A-Z]?[a-z]+$/;
const PRINTABLE_SHARE = 0.98;

/** Text labeled base64 is plain if it is readable, does not look like base64 and decodes to noise. */
export function isPlainText(encoded: Buffer, charset: string): boolean {
  const raw = encoded.subarray(0, LOOK_BYTES);
  const text = raw.toString('latin1').trimStart();
  const end = BASE64_END.exec(text);
  const piece = end === null ? text : text.slice(0, end.index);
  const isEnd = end === null || text.slice(end.index + end[0].length).trim() === '';
  const shape = `${piece}${end?.[0].trim() ?? ''}`;
  const isShaped = looksLikeBase64(shape, raw.length === LOOK_BYTES && end === null);
  if ((isShaped && (isEnd || shape.endsWith('='))) || !isReadable(raw)) return false;
  return isNoise(decodeBase64(piece), isShaped ? charset : '');
}

function looksLikeBase64(text: string, isCut: boolean) {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (isCut) lines.pop();
  const [first = ''] = lines;
  if (lines.length === 1 && WORD.test(first)) return false;
  return lines.every(
    (line, i) =>
      ENCODED_LINE.test(line) &&
      line.length % 4 === 0 &&
      (line.length === first.length || (i === lines.length - 1 && line.length < first.length)),
  );
}

function isReadable(raw: Buffer) {
  return raw.toString('latin1').trim() !== '' && controlShare(raw) <= 1 - PRINTABLE_SHARE;
}

function isNoise(decoded: Buffer, charset: string) {
  if (decoded.toString('latin1').trim() === '') return true;
  const share = controlShare(decoded);
  return share > NOISE_SHARE || (decoded.length < SHORT_BYTES && (share > 0 || !isTextIn(decoded, charset)));
}

function isTextIn(bytes: Buffer, charset: string) {
  return isUtf8(bytes) || (charset !== '' && !decodeBytes(bytes, charset).includes('\ufffd'));
}

function controlShare(bytes: Buffer) {
  let controls = 0;
  for (const byte of bytes) {
    const isSpacing = byte === TAB || byte === LINE_FEED || byte === RETURN || byte === FORM_FEED;
    if ((byte < BLANK && !isSpacing && byte !== ESCAPE) || byte === 0x7f) controls += 1;
  }
  return bytes.length === 0 ? 0 : controls / bytes.length;
}
