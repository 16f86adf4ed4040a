/** Names that do not say which byte of a character comes first. */
export const UTF_16 = /^(?:utf-?16|ucs-?2|(?:cs)?iso-?10646-ucs-2|csunicode)$/;

const LITTLE = 'utf-16le';
const BIG = 'utf-16be';
/** Of a text of megabytes the beginning is looked at. */
const LOOK_BYTES = 64 * 1024;

/** The form of UTF-16 that the mark at the beginning of a text names; undefined without a mark. */
export function markedUtf16(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return BIG;
  return bytes[0] === 0xff && bytes[1] === 0xfe ? LITTLE : undefined;
}

/**
 * Decodes UTF-16 of either form. Without a mark, blanks, line ends and Latin letters tell it, of which one byte is zero;
 * where there is none it is the form of Windows: RFC 2781 section 4.3 has the other, which mailers that leave out the mark have not.
 */
export function decodeUtf16(bytes: Uint8Array): string {
  return new TextDecoder(markedUtf16(bytes) ?? (hasZerosFirst(bytes) ? BIG : LITTLE)).decode(bytes);
}

function hasZerosFirst(bytes: Uint8Array): boolean {
  let surplus = 0;
  const end = Math.min(bytes.length, LOOK_BYTES);
  for (let at = bytes.indexOf(0); at >= 0 && at < end; at = bytes.indexOf(0, at + 1)) {
    surplus += at % 2 === 0 ? 1 : -1;
  }
  return surplus > 0;
}
