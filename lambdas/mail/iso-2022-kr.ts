/** The name that a mail gives the charset by. */
export const ISO_2022_KR = /^iso-?2022-?kr$/i;

const ESCAPE = 0x1b;
const SHIFT_OUT = 0x0e;
const SHIFT_IN = 0x0f;
/** `ESC $ ) C` says once that what is shifted out is Korean: it carries no text. */
const DESIGNATOR_REST = 3;

/**
 * Reads ISO-2022-KR (RFC 1557), which none of the libraries below knows: between shift-out and shift-in it is EUC-KR
 * without the high bits.
 */
export function decodeIso2022Kr(bytes: Uint8Array): string {
  const out = new Uint8Array(bytes.length);
  let length = 0;
  let shifted = false;
  let skip = 0;
  for (const byte of bytes) {
    if (skip > 0) skip -= 1;
    else if (byte === ESCAPE) skip = DESIGNATOR_REST;
    else if (byte === SHIFT_OUT) shifted = true;
    else if (byte === SHIFT_IN) shifted = false;
    else {
      out[length] = shifted && byte > 0x20 ? byte | 0x80 : byte;
      length += 1;
    }
  }
  return new TextDecoder('euc-kr').decode(out.subarray(0, length));
}
