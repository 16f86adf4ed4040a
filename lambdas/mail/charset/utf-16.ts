/** Names that do not tell the byte order. */
export const UTF_16 = /^(?:utf-?16|ucs-?2|(?:cs)?iso-?10646-ucs-2|csunicode)$/;

const LITTLE = 'utf-16le';
const BIG = 'utf-16be';
const LOOK_BYTES = 64 * 1024;

export function markedUtf16(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return BIG;
  return bytes[0] === 0xff && bytes[1] === 0xfe ? LITTLE : undefined;
}

/**
 * Without a mark, the zero bytes of Latin text tell the order; else it is that of Windows, which mailers
 * without a mark use (against RFC 2781 section 4.3).
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
