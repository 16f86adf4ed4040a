const FOREIGN = /[^a-zA-Z0-9+/=]+/g;
const QUARTET = 4;

/** RFC 2045 section 6.8 skips other characters. */
export class Base64Decoder {
  #rest = '';

  write(encoded: Buffer): Buffer {
    const text = this.#rest + withoutForeign(encoded.toString('latin1'));
    const open = (text.length - text.lastIndexOf('=') - 1) % QUARTET;
    this.#rest = text.slice(text.length - open);
    return decodePieces(text.slice(0, text.length - open));
  }

  end(): Buffer {
    return Buffer.from(this.#rest, 'base64');
  }
}

export function decodeBase64(text: string): Buffer {
  return decodePieces(withoutForeign(text));
}

/** Node.js reads "-" and "_" as base64url. */
function withoutForeign(text: string) {
  return text.replaceAll(FOREIGN, '');
}

/** Every line may be padded, so pieces share one buffer. */
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
