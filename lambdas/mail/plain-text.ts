import { isUtf8 } from 'node:buffer';
import { BLANK, LINE_FEED, RETURN, TAB } from './ascii.ts';
import { decodeBase64 } from './base64-decoder.ts';

/** Of a text of megabytes the beginning is looked at. */
const LOOK_BYTES = 16 * 1024;
const ESCAPE = 0x1b;
const FORM_FEED = 0x0c;
/** Share of control characters from which bytes are no text; bytes at random have a ninth. */
const NOISE_SHARE = 0.03;
/** One control character in so short a text is enough. */
const SHORT_BYTES = 32;
const ENCODED_LINE = /^[a-zA-Z0-9+/]{4,}={0,2}$/;
/** Encoders hardly ever write a small letter behind each other letter. */
const WORD = /^[A-Z]?[a-z]+$/;
const PRINTABLE_SHARE = 0.98;

/**
 * Whether a text that is labelled base64 is plain text: undecoded it is readable and does not look like base64, and decoded
 * it is not readable.
 */
export function isPlainText(encoded: Buffer): boolean {
  const raw = encoded.subarray(0, LOOK_BYTES);
  if (looksLikeBase64(raw) || !isReadable(raw)) return false;
  // Behind its end a footer of a list may follow, which is not encoded.
  const first =
    raw
      .toString('latin1')
      .trimStart()
      .split(/=|\r?\n[ \t]*\r?\n/, 1)[0] ?? '';
  return isNoise(decodeBase64(first));
}

/** Whether the lines are what encoders write: all of one length but the last, and whole groups of four. */
function looksLikeBase64(raw: Buffer): boolean {
  const lines = raw
    .toString('latin1')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  // Where the beginning ends within a line.
  if (raw.length === LOOK_BYTES) lines.pop();
  const [first = ''] = lines;
  if (lines.length === 1 && WORD.test(first)) return false;
  return lines.every(
    (line, i) =>
      ENCODED_LINE.test(line) &&
      line.length % 4 === 0 &&
      (line.length === first.length || (i === lines.length - 1 && line.length < first.length)),
  );
}

function isReadable(raw: Buffer): boolean {
  return raw.toString('latin1').trim() !== '' && controlShare(raw) <= 1 - PRINTABLE_SHARE;
}

function isNoise(decoded: Buffer): boolean {
  if (decoded.toString('latin1').trim() === '') return true;
  const share = controlShare(decoded);
  return share > NOISE_SHARE || (decoded.length < SHORT_BYTES && (share > 0 || !isUtf8(decoded)));
}

function controlShare(bytes: Buffer): number {
  let controls = 0;
  for (const byte of bytes) {
    const isSpacing = byte === TAB || byte === LINE_FEED || byte === RETURN || byte === FORM_FEED;
    if ((byte < BLANK && !isSpacing && byte !== ESCAPE) || byte === 0x7f) controls += 1;
  }
  return bytes.length === 0 ? 0 : controls / bytes.length;
}
