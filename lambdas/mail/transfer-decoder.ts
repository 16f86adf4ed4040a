import { Base64Decoder } from './base64-decoder.ts';
import { QuotedPrintableDecoder } from './quoted-printable.ts';

/** Undoes a transfer encoding as the bytes come. Never throws. */
export interface TransferDecoder {
  write(encoded: Buffer): Buffer;
  /** What could not be told before the end. */
  end(): Buffer;
}

const IDENTITY: TransferDecoder = { write: (bytes) => bytes, end: () => Buffer.alloc(0) };

/** @param encoding lower-case name; any but the two of RFC 2045 leaves the bytes as they are. */
export function transferDecoder(encoding: string | false): TransferDecoder {
  if (encoding === 'base64') return new Base64Decoder();
  return encoding === 'quoted-printable' ? new QuotedPrintableDecoder() : IDENTITY;
}
