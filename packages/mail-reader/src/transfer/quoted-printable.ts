import { BLANK, joinBytes, LINE_FEED, RETURN, TAB } from '../text/bytes.ts';

const EQUALS = 0x3d;

const UNDECIDED_BYTES = 64 * 1024;
const NOTHING = Buffer.alloc(0);

/** Decodes RFC 2045 section 6.7 in linear time. Gateways add blanks before line ends, which are removed. */
export class QuotedPrintableDecoder {
  #undecided: Buffer[] = [];
  #undecidedBytes = 0;
  #isInLongRun = false;
  #bytes = NOTHING;
  #length = 0;

  write(encoded: Buffer): Buffer {
    const isMoreOfSame = this.#undecidedBytes > 0 && blanksEnd(encoded, 0) === encoded.length;
    this.#undecided.push(encoded);
    this.#undecidedBytes += encoded.length;
    // A run is examined only once.
    return isMoreOfSame && this.#undecidedBytes <= UNDECIDED_BYTES ? NOTHING : this.#decode(false);
  }

  end(): Buffer {
    return this.#decode(true);
  }

  #decode(isLast: boolean): Buffer {
    const encoded = this.#takeUndecided();
    this.#bytes = Buffer.allocUnsafe(encoded.length);
    this.#length = 0;
    let at = this.#isInLongRun ? blanksEnd(encoded, 0) : 0;
    this.#copy(encoded, 0, at);
    if (at < encoded.length) this.#isInLongRun = false;
    while (at < encoded.length) {
      const byte = encoded[at] ?? 0;
      if (byte === EQUALS || byte === BLANK || byte === TAB) {
        const next = this.#decodeSpecial(encoded, at, isLast);
        if (next === undefined) break;
        at = next;
      } else {
        this.#add(byte);
        at += 1;
      }
    }
    if (at < encoded.length) this.#undecided.push(encoded.subarray(at));
    this.#undecidedBytes = encoded.length - at;
    return this.#bytes.subarray(0, this.#length);
  }

  /** @returns the next position; undefined if more bytes are needed */
  #decodeSpecial(encoded: Buffer, at: number, isLast: boolean): number | undefined {
    const isEscape = encoded[at] === EQUALS;
    const start = isEscape ? at + 1 : at;
    const end = blanksEnd(encoded, start);
    if (end - start > UNDECIDED_BYTES) {
      this.#copy(encoded, at, end);
      this.#isInLongRun = end === encoded.length;
      return end;
    }
    if (!isLast && end >= encoded.length - 1) return undefined;
    if (isEscape) return this.#decodeEscape(encoded, at, end);
    if (!isLineEnd(encoded, end)) this.#copy(encoded, at, end);
    return end;
  }

  #decodeEscape(encoded: Buffer, at: number, end: number) {
    const code = hexPair(encoded[at + 1], encoded[at + 2]);
    const softBreak = code === undefined ? softBreakEnd(encoded, end) : undefined;
    if (softBreak !== undefined) return softBreak;
    this.#add(code ?? EQUALS);
    return code === undefined ? at + 1 : at + 3;
  }

  #add(byte: number) {
    this.#bytes[this.#length++] = byte;
  }

  #copy(encoded: Buffer, start: number, end: number) {
    for (let i = start; i < end; i++) this.#add(encoded[i] ?? 0);
  }

  #takeUndecided(): Buffer {
    const encoded = joinBytes(this.#undecided);
    this.#undecided = [];
    return encoded;
  }
}

export function hexPair(first: number | undefined, second: number | undefined): number | undefined {
  const high = hexDigit(first);
  const low = hexDigit(second);
  return high === undefined || low === undefined ? undefined : high * 16 + low;
}

function hexDigit(byte: number | undefined) {
  if (byte === undefined) return undefined;
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const lower = byte | 0x20;
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : undefined;
}

function softBreakEnd(encoded: Uint8Array, at: number) {
  if (at === encoded.length) return at;
  if (encoded[at] === LINE_FEED) return at + 1;
  return encoded[at] === RETURN && encoded[at + 1] === LINE_FEED ? at + 2 : undefined;
}

function blanksEnd(encoded: Uint8Array, at: number) {
  let end = at;
  while (encoded[end] === BLANK || encoded[end] === TAB) end += 1;
  return end;
}

function isLineEnd(encoded: Uint8Array, at: number) {
  return at >= encoded.length || encoded[at] === LINE_FEED || encoded[at] === RETURN;
}
