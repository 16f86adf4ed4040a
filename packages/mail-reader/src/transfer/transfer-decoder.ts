import { Base64Decoder } from './base64-decoder.ts';
import { QuotedPrintableDecoder } from './quoted-printable.ts';
import { UuencodeDecoder } from './uuencode-decoder.ts';

export interface TransferDecoder {
  write(encoded: Buffer): Buffer;
  end(): Buffer;
}

const IDENTITY: TransferDecoder = { write: (bytes) => bytes, end: () => Buffer.alloc(0) };

/** uuencode has no official name. */
const UUENCODE: ReadonlySet<string | false> = new Set(['x-uuencode', 'uuencode', 'x-uue', 'uue']);

/** @param encoding in lower case; bytes of an unknown one are kept */
export function transferDecoder(encoding: string | false): TransferDecoder {
  if (encoding === 'base64') return new Base64Decoder();
  if (encoding === 'quoted-printable') return new QuotedPrintableDecoder();
  return UUENCODE.has(encoding) ? new UuencodeDecoder() : IDENTITY;
}
