/** Outlook Express wrote UTF-7 (zbateson/mail-mime-parser, tests/_data/emails/m0006.txt). */
export const UTF_7 = /^(?:x-)?(?:cs)?(?:utf-?7|unicode-?(?:1-1|2-0)-utf-?7|unicode11utf7)$/i;

const PLUS = 0x2b;
const MINUS = 0x2d;
const SIX_BITS: Int8Array = new Int8Array(256).fill(-1);
for (const [value, character] of [
  ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/',
].entries()) {
  SIX_BITS[character.charCodeAt(0)] = value;
}

/**
 * Decodes RFC 2152 in one pass, because the library starts a decoder per shifted run, which takes seconds for megabytes
 * of them. Bytes above ASCII are Latin-1.
 */
export function decodeUtf7(bytes: Uint8Array): string {
  const units = new Uint16Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; ) {
    const byte = bytes[at] ?? 0;
    at += 1;
    if (byte !== PLUS) {
      units[length++] = byte;
      continue;
    }
    const start = at;
    let buffered = 0;
    let bits = 0;
    for (; at < bytes.length; at++) {
      const value = SIX_BITS[bytes[at] ?? 0] ?? -1;
      if (value < 0) break;
      buffered = ((buffered << 6) | value) & 0x3f_ff_ff;
      bits += 6;
      if (bits < 16) continue;
      bits -= 16;
      units[length++] = (buffered >> bits) & 0xffff;
    }
    const isEmpty = at === start;
    const isClosed = bytes[at] === MINUS;
    // "+-" is a plus, and so is a plus that shifts nothing.
    if (isEmpty) units[length++] = PLUS;
    if (isClosed) at += 1;
  }
  return new TextDecoder('utf-16le', { ignoreBOM: true }).decode(units.subarray(0, length));
}
