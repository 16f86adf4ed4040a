import { Transform, type TransformCallback } from 'node:stream';
import { decodeBytes } from './decode-bytes.ts';

/** Bytes in a charset, which is read as a whole, to UTF-8. The parser's own bound says how many there are at most. */
export class TextDecodingStream extends Transform {
  readonly #charset: string;
  readonly #chunks: Uint8Array[] = [];

  constructor(charset: string) {
    super();
    this.#charset = charset;
  }

  override _transform(chunk: Uint8Array, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#chunks.push(chunk);
    done();
  }

  override _flush(done: TransformCallback): void {
    done(null, Buffer.from(decodeBytes(Buffer.concat(this.#chunks), this.#charset), 'utf8'));
  }
}
