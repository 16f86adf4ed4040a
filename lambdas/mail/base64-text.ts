/** What ends the encoded text where more follows: padding, or an empty line before one that cannot be base64. */
const END = /=+|\r?\n[ \t]*\r?\n(?=[^\r\n]*[^\w+/=\s-])/;
const ENCODED = /^[\w+/=\r\n-]*$/;

/**
 * Undoes the base64 of a text. Mailing lists add their footers to it as they are, behind its end, and some mailers go on
 * with another encoded piece there; other signs that do not belong are left out (RFC 2045 section 6.8).
 */
export function decodeBase64Text(text: string): Buffer {
  const end = END.exec(text);
  if (end === null) return Buffer.from(text, 'base64');
  const rest = text.slice(end.index + end[0].length);
  if (ENCODED.test(rest)) return decodePieces(text);
  const decoded = Buffer.from(text.slice(0, end.index), 'base64');
  return rest.trim() === '' ? decoded : Buffer.concat([decoded, Buffer.from(`\r\n${rest.trim()}`, 'latin1')]);
}

/** Each piece ends with its padding. There may be one in each line, so that none gets a buffer of its own. */
export function decodePieces(text: string): Buffer {
  const bytes = Buffer.alloc(text.length);
  let length = 0;
  for (let from = 0; from < text.length; ) {
    const padding = text.indexOf('=', from);
    const end = padding < 0 ? text.length : padding;
    if (end > from) length += bytes.write(text.slice(from, end), length, 'base64');
    from = end + 1;
  }
  return bytes.subarray(0, length);
}
