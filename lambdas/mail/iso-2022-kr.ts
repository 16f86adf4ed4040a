import { Transform, type TransformCallback } from 'node:stream';

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
class Reader {
  readonly #eucKr = new TextDecoder('euc-kr');
  #shifted = false;
  #skip = 0;

  read(bytes: Uint8Array): string {
    const out: number[] = [];
    for (const byte of bytes) {
      if (this.#skip > 0) this.#skip -= 1;
      else if (byte === ESCAPE) this.#skip = DESIGNATOR_REST;
      else if (byte === SHIFT_OUT) this.#shifted = true;
      else if (byte === SHIFT_IN) this.#shifted = false;
      else out.push(this.#shifted && byte > 0x20 ? byte | 0x80 : byte);
    }
    return this.#eucKr.decode(Uint8Array.from(out), { stream: true });
  }
}

export function decodeIso2022Kr(bytes: Uint8Array): string {
  return new Reader().read(bytes);
}

/** The same as a stream of UTF-8. */
export class Iso2022KrStream extends Transform {
  readonly #reader = new Reader();

  override _transform(chunk: Uint8Array, _encoding: BufferEncoding, done: TransformCallback): void {
    done(null, Buffer.from(this.#reader.read(chunk), 'utf8'));
  }
}

const KOREAN_WORD = /=\?iso-?2022-?kr(?:\*[^?]{0,40})?\?([bq])\?([^?]*)\?=/gi;

/** Encoded words (RFC 2047) in this charset, put into UTF-8. */
export function recodeKoreanWords(value: string): string {
  return value.replaceAll(KOREAN_WORD, (_word, encoding: string, text: string) => {
    const bytes = encoding.toLowerCase() === 'b' ? Buffer.from(text, 'base64') : bytesOfQ(text);
    return `=?utf-8?B?${Buffer.from(decodeIso2022Kr(bytes), 'utf8').toString('base64')}?=`;
  });
}

function bytesOfQ(text: string): Uint8Array {
  const spelled = text
    .replaceAll('_', ' ')
    .replaceAll(/=([0-9a-f]{2})/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(spelled, 'latin1');
}
