import { decodeBase64 } from './base64-decoder.ts';

/** What ends the encoded text where more follows: padding, or an empty line before one that cannot be base64. */
export const BASE64_END = /=+|\r?\n[ \t]*\r?\n(?=[^\r\n]*[^a-zA-Z0-9+/=\s])/;
/** The line that ends a mail in SMTP, which some programs leave in it. */
const END_OF_DATA = '.';
const ENCODED = /^[a-zA-Z0-9+/=\r\n]*$/;

/**
 * Decodes the base64 of a text. Mailing lists add their footers to it as they are, behind its end, and some mailers go on
 * with another encoded piece there.
 */
export function decodeBase64Text(encoded: Buffer): Buffer {
  const text = encoded.toString('latin1');
  const end = BASE64_END.exec(text);
  const rest = end === null ? '' : text.slice(end.index + end[0].length);
  if (end === null || ENCODED.test(rest)) return decodeBase64(text);
  const decoded = decodeBase64(text.slice(0, end.index));
  const footer = rest.trim();
  return footer === '' || footer === END_OF_DATA
    ? decoded
    : Buffer.concat([decoded, Buffer.from(`\r\n${footer}`, 'latin1')]);
}
