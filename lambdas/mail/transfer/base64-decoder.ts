const FOREIGN = /[^a-zA-Z0-9+/=]+/g;
const QUARTET = 4;

/** Decodes base64 in chunks; characters outside of the alphabet are skipped (RFC 2045 section 6.8). */
export class Base64Decoder {
  /** Of a quartet that is not whole. */
  #rest = '';

  write(encoded: Buffer): Buffer {
    const text = this.#rest + withoutForeign(encoded.toString('latin1'));
    // Padding ends a piece, behind which quartets are counted anew.
    const open = (text.length - text.lastIndexOf('=') - 1) % QUARTET;
    this.#rest = text.slice(text.length - open);
    return decodePieces(text.slice(0, text.length - open));
  }

  end(): Buffer {
    return Buffer.from(this.#rest, 'base64');
  }
}

/** The same for what is there as a whole. */
export function decodeBase64(text: string): Buffer {
  return decodePieces(withoutForeign(text));
}

/** The platform would leave them out as well, but for "-" and "_", which it takes for signs of another base64. */
function withoutForeign(text: string): string {
  return text.replaceAll(FOREIGN, '');
}

/** Each piece ends with its padding. There may be one in each line, so that none gets a buffer of its own. */
function decodePieces(text: string): Buffer {
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
