import { decodePieces } from './base64-text.ts';

const FOREIGN = /[^a-zA-Z0-9+/=]+/g;
const QUARTET = 4;

/** Undoes the base64 of a file as it comes; signs that do not belong are left out (RFC 2045 section 6.8). */
export class Base64Decoder {
  /** Of a quartet that is not whole. */
  #rest = '';

  write(encoded: Buffer): Buffer {
    const text = this.#rest + encoded.toString('latin1').replaceAll(FOREIGN, '');
    // Padding ends a piece, behind which quartets are counted anew.
    const open = (text.length - text.lastIndexOf('=') - 1) % QUARTET;
    this.#rest = text.slice(text.length - open);
    return decodePieces(text.slice(0, text.length - open));
  }

  end(): Buffer {
    return Buffer.from(this.#rest, 'base64');
  }
}
