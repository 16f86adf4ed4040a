import { decodeBase64 } from './base64-decoder.ts';

/** Base64 ends at padding, or at an empty line before other text. */
export const BASE64_END = /=+|\r?\n[ \t]*\r?\n(?=[^\r\n]*[^a-zA-Z0-9+/=\s])/;
/** SMTP ends the data with a dot. */
const END_OF_DATA = '.';
const ENCODED = /^[a-zA-Z0-9+/=\r\n]*$/;

/** Lists append plain footers, and some mailers a second encoded piece. */
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
