import { Base64Decoder } from './base64-decoder.ts';
import { QuotedPrintableDecoder } from './quoted-printable.ts';
import { UuencodeDecoder } from './uuencode-decoder.ts';

/** Decodes a transfer encoding in chunks. Never throws. */
export interface TransferDecoder {
  write(encoded: Buffer): Buffer;
  /** The rest, which could not be decoded before the end. */
  end(): Buffer;
}

const IDENTITY: TransferDecoder = { write: (bytes) => bytes, end: () => Buffer.alloc(0) };

/** Names that mailers gave uuencode, which never got one of its own. */
const UUENCODE: ReadonlySet<string | false> = new Set(['x-uuencode', 'uuencode', 'x-uue', 'uue']);

/** @param encoding lower-case name; what is no encoding that anybody knows leaves the bytes as they are. */
export function transferDecoder(encoding: string | false): TransferDecoder {
  if (encoding === 'base64') return new Base64Decoder();
  if (encoding === 'quoted-printable') return new QuotedPrintableDecoder();
  return UUENCODE.has(encoding) ? new UuencodeDecoder() : IDENTITY;
}
