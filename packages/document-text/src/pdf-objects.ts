import { Unreadable } from './document.ts';

/**
 * pdf.js searches a file without a cross-reference table for objects and reads each unterminated one to the end of the
 * file. The limit bounds these repeated bytes.
 */
const MAX_READ_AGAIN = 30_000_000;

const OBJECT = Buffer.from(' obj');
const END = Buffer.from('endobj');
const STREAM = Buffer.from('stream');
const END_OF_STREAM = Buffer.from('endstream');
const [BACKSLASH, OPEN, CLOSE] = [0x5c, 0x28, 0x29];
const DEPTHS = new Map([...'<['].map((sign) => [sign.charCodeAt(0), 1]));
for (const sign of '>]') DEPTHS.set(sign.charCodeAt(0), -1);

/** Refuses a PDF that would take quadratic time to read. @throws Unreadable failed */
export function refuseOpenObjects(bytes: Buffer): void {
  let again = 0;
  const ends = new Places(bytes, END);
  const streamEnds = new Places(bytes, END_OF_STREAM);
  for (let at = bytes.indexOf(OBJECT); at >= 0 && at < bytes.length; ) {
    const from = at + OBJECT.length;
    const found = bytes.indexOf(OBJECT, from);
    const next = found < 0 ? bytes.length : found;
    const body = bytes.subarray(from, Math.min(next, ends.from(from)));
    const stream = body.indexOf(STREAM);
    const streamEnd = stream < 0 ? from : streamEnds.from(from + stream);
    if (streamEnd === bytes.length || isOpen(stream < 0 ? body : body.subarray(0, stream)))
      again += bytes.length - at;
    if (again > MAX_READ_AGAIN) throw new Unreadable('failed');
    at = streamEnd > from && streamEnd < bytes.length ? bytes.indexOf(OBJECT, streamEnd) : next;
  }
}

class Places {
  readonly #bytes: Buffer;
  readonly #word: Buffer;
  #at = -1;

  constructor(bytes: Buffer, word: Buffer) {
    this.#bytes = bytes;
    this.#word = word;
  }

  from(start: number): number {
    if (this.#at >= start) return this.#at;
    const found = this.#bytes.indexOf(this.#word, start);
    this.#at = found < 0 ? this.#bytes.length : found;
    return this.#at;
  }
}

function isOpen(body: Buffer): boolean {
  let depth = 0;
  let inString = 0;
  for (let i = 0; i < body.length; i++) {
    const byte = body[i] ?? 0;
    if (byte === BACKSLASH && inString > 0) i += 1;
    else if (byte === OPEN) inString += 1;
    else if (byte === CLOSE) inString -= Number(inString > 0);
    else if (inString === 0) depth += DEPTHS.get(byte) ?? 0;
  }
  return depth > 0 || inString > 0;
}
