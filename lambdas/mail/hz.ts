import { LINE_FEED, RETURN } from './ascii.ts';

/** Names that mails give the charset. */
export const HZ = /^hz(?:-gb-?2312)?$/i;

const TILDE = 0x7e;
const OPEN = 0x7b;
const CLOSE = 0x7d;

/**
 * Reads HZ (RFC 1843), in which mail in Chinese came when only seven bits passed, and which none of the libraries below
 * knows: between `~{` and `~}`, or the end of the line, it is GB 2312 without the high bits.
 */
export function decodeHz(bytes: Uint8Array): string {
  const out = new Uint8Array(bytes.length);
  let length = 0;
  let isChinese = false;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    const next = bytes[at + 1];
    if (byte === TILDE && next === (isChinese ? CLOSE : OPEN)) {
      isChinese = !isChinese;
      at += 1;
    } else if (byte === TILDE && !isChinese && next === TILDE) {
      out[length++] = TILDE;
      at += 1;
    } else if (byte === TILDE && !isChinese && next === LINE_FEED) {
      at += 1;
    } else if (byte === TILDE && !isChinese && next === RETURN && bytes[at + 2] === LINE_FEED) {
      at += 2;
    } else {
      if (byte === LINE_FEED) isChinese = false;
      out[length++] = isChinese && byte > 0x20 ? byte | 0x80 : byte;
    }
  }
  return new TextDecoder('gb18030').decode(out.subarray(0, length));
}
