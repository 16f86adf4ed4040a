const BEGIN = /^begin(?:-base64)? [0-7]{3,4} /;
const LINE_FEED = 0x0a;
const BLANK = 0x20;
/** Bytes that are looked through for the beginning; no line is longer than that either. */
const OPEN_BYTES = 64 * 1024;
const NOTHING = Buffer.alloc(0);

/**
 * Undoes uuencode, which mailers of the nineties sent files in: a line "begin", a mode and a name, then lines that say how
 * many bytes they have, each three of them in four signs, up to a line "end". Where nothing begins, the bytes stay as they are.
 */
export class UuencodeDecoder {
  #state: 'before' | 'within' | 'after' | 'plain' = 'before';
  /** Bytes of a line that is not whole; of all lines, until one begins the file. */
  #open: Buffer = NOTHING;
  /** Bytes that may still be made of lines which have fewer signs than they say: no file is larger than what it came as. */
  #left = 0;

  write(encoded: Buffer): Buffer {
    this.#left += encoded.length;
    if (this.#state === 'plain') return encoded;
    if (this.#state === 'after') return NOTHING;
    const bytes = this.#open.length === 0 ? encoded : Buffer.concat([this.#open, encoded]);
    this.#open = NOTHING;
    return this.#state === 'before' ? this.#begin(bytes) : this.#lines(bytes);
  }

  end(): Buffer {
    const rest = this.#open;
    this.#open = NOTHING;
    if (this.#state === 'before') return rest;
    return this.#state === 'within' ? this.#line(rest) : NOTHING;
  }

  #begin(bytes: Buffer): Buffer {
    for (let start = 0; start < bytes.length; ) {
      const end = bytes.indexOf(LINE_FEED, start) + 1;
      if (end === 0) break;
      if (BEGIN.test(bytes.toString('latin1', start, Math.min(end, start + 80)))) {
        this.#state = 'within';
        return this.#lines(bytes.subarray(end));
      }
      start = end;
    }
    if (bytes.length > OPEN_BYTES) {
      this.#state = 'plain';
      return bytes;
    }
    this.#open = bytes;
    return NOTHING;
  }

  #lines(bytes: Buffer): Buffer {
    const pieces: Buffer[] = [];
    let start = 0;
    for (let end = bytes.indexOf(LINE_FEED) + 1; end > 0; end = bytes.indexOf(LINE_FEED, start) + 1) {
      const line = bytes.subarray(start, end);
      start = end;
      if (line.toString('latin1').trimEnd() === 'end') {
        this.#state = 'after';
        return Buffer.concat(pieces);
      }
      pieces.push(this.#line(line));
    }
    // What is longer than any line is cut: the rest of it says nothing.
    this.#open = bytes.subarray(start, start + OPEN_BYTES);
    return Buffer.concat(pieces);
  }

  #line(line: Buffer): Buffer {
    const bytes = Buffer.alloc(Math.min(sixBits(line[0]), this.#left));
    this.#left -= bytes.length;
    for (let at = 0, sign = 1; at < bytes.length; at += 3, sign += 4) {
      const group =
        (sixBits(line[sign]) << 18) |
        (sixBits(line[sign + 1]) << 12) |
        (sixBits(line[sign + 2]) << 6) |
        sixBits(line[sign + 3]);
      bytes[at] = group >> 16;
      if (at + 1 < bytes.length) bytes[at + 1] = (group >> 8) & 0xff;
      if (at + 2 < bytes.length) bytes[at + 2] = group & 0xff;
    }
    return bytes;
  }
}

/** Blanks at the end of a line get lost on the way: what is not there is zero. */
function sixBits(sign: number | undefined): number {
  return sign === undefined || sign < BLANK ? 0 : (sign - BLANK) & 0x3f;
}
