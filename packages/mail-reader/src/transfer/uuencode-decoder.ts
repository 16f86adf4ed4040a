import { BLANK, LINE_FEED } from '../text/bytes.ts';

const BEGIN = /^begin [0-7]{3,4} /;
const END = /^end\s*$/;
const LOOK_BYTES = 64 * 1024;
const LINE_SIGNS = 128;
/** Gateways remove blanks, which encode zeros, from line ends, so output may exceed input by this. */
const MORE_BYTES = 64 * 1024;
const NOTHING = Buffer.alloc(0);

/**
 * Spam still uses uuencode (SpamScope/mail-parser, tests/mails/mail_test_15). Bytes without a `begin` line are kept.
 */
export class UuencodeDecoder {
  #state: 'before' | 'within' | 'after' | 'plain' = 'before';
  #before: Buffer[] = [];
  #beforeBytes = 0;
  #line = '';
  #left = MORE_BYTES;

  write(encoded: Buffer): Buffer {
    if (this.#state === 'before') return this.#begin(encoded);
    if (this.#state === 'within') return this.#within(encoded);
    return this.#state === 'plain' ? encoded : NOTHING;
  }

  end(): Buffer {
    if (this.#state === 'before') return Buffer.concat(this.#before);
    // The last line end belongs to the boundary.
    return this.#state === 'within' && !END.test(this.#line) ? this.#decode(this.#line) : NOTHING;
  }

  #begin(encoded: Buffer): Buffer {
    const most = LOOK_BYTES - this.#beforeBytes;
    this.#before.push(encoded);
    this.#beforeBytes += encoded.length;
    for (let start = 0; start < encoded.length; ) {
      const end = this.#takeLine(encoded, start);
      if (end === undefined || end > most) break;
      const isBeginning = BEGIN.test(this.#line);
      this.#line = '';
      if (isBeginning) {
        this.#state = 'within';
        this.#before = [];
        return this.#within(encoded.subarray(end));
      }
      start = end;
    }
    if (this.#beforeBytes <= LOOK_BYTES) return NOTHING;
    this.#state = 'plain';
    return Buffer.concat(this.#before.splice(0));
  }

  #within(encoded: Buffer): Buffer {
    const pieces: Buffer[] = [];
    for (let start = 0; start < encoded.length; ) {
      const end = this.#takeLine(encoded, start);
      if (end === undefined) break;
      if (END.test(this.#line)) {
        this.#state = 'after';
        break;
      }
      pieces.push(this.#decode(this.#line));
      this.#line = '';
      start = end;
    }
    return Buffer.concat(pieces);
  }

  #takeLine(encoded: Buffer, start: number) {
    const feed = encoded.indexOf(LINE_FEED, start);
    const end = feed < 0 ? encoded.length : feed + 1;
    const more = Math.min(end - start, LINE_SIGNS - this.#line.length);
    this.#line += encoded.toString('latin1', start, start + more);
    return feed < 0 ? undefined : end;
  }

  #decode(line: string): Buffer {
    this.#left += line.length;
    const bytes = Buffer.alloc(Math.min(sixBits(line, 0), this.#left));
    this.#left -= bytes.length;
    for (let at = 0, sign = 1; at < bytes.length; at += 3, sign += 4) {
      const group =
        (sixBits(line, sign) << 18) |
        (sixBits(line, sign + 1) << 12) |
        (sixBits(line, sign + 2) << 6) |
        sixBits(line, sign + 3);
      bytes[at] = group >> 16;
      if (at + 1 < bytes.length) bytes[at + 1] = (group >> 8) & 0xff;
      if (at + 2 < bytes.length) bytes[at + 2] = group & 0xff;
    }
    return bytes;
  }
}

/** Missing characters are zeros. */
function sixBits(line: string, at: number) {
  const sign = at < line.length ? line.charCodeAt(at) : 0;
  return sign < BLANK ? 0 : (sign - BLANK) & 0x3f;
}
