import { MAX_MAIL_BYTES } from '@agent-inbox/laptop/smtp';

export interface MboxMail {
  /** Unquoted bytes; undefined if the message is too large. */
  readonly raw: Buffer | undefined;
}

/** Only the start of a line matters, so longer lines are passed on in pieces. */
const MAX_PIECE_BYTES = 64 * 1024;
const [LF, CR, QUOTE] = [0x0a, 0x0d, 0x3e];
const FROM = Buffer.from('From ');

/**
 * A `From ` line begins a message; inside one such lines are quoted with `>` (mboxrd or mboxo), and a blank line ends
 * it. Holds one message in memory. @throws Error if the file begins differently.
 */
export async function* splitMbox(
  chunks: AsyncIterable<Buffer>,
  maxBytes = MAX_MAIL_BYTES,
): AsyncGenerator<MboxMail> {
  const mail = new Collected(maxBytes);
  let isOpen = false;
  for await (const pieces of piecesOf(chunks, new Lines())) {
    for (const { bytes, isStart, isSeparator } of pieces) {
      if (isSeparator) {
        if (isStart && isOpen) yield mail.end();
        isOpen = true;
      } else if (isOpen) {
        mail.add(bytes);
      } else if (!isBlank(bytes)) {
        throw new Error('This is not an mbox file: its first line does not begin with "From "');
      }
    }
  }
  if (isOpen) yield mail.end();
}

interface Piece {
  readonly bytes: Buffer;
  /** A later piece of a long line is no start. */
  readonly isStart: boolean;
  readonly isSeparator: boolean;
}

async function* piecesOf(chunks: AsyncIterable<Buffer>, lines: Lines): AsyncGenerator<Iterable<Piece>> {
  for await (const chunk of chunks) yield lines.of(chunk);
  yield lines.rest();
}

/** Each line includes its end. */
class Lines {
  #rest: Buffer = Buffer.alloc(0);
  #isStart = true;
  #isSeparator = false;

  *of(chunk: Buffer): Generator<Piece> {
    const data = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    let start = 0;
    for (let end = data.indexOf(LF); end !== -1; end = data.indexOf(LF, start)) {
      yield this.#piece(data.subarray(start, end + 1));
      this.#isStart = true;
      start = end + 1;
    }
    this.#rest = data.subarray(start);
    if (this.#rest.length > MAX_PIECE_BYTES) yield* this.rest();
  }

  *rest(): Generator<Piece> {
    if (this.#rest.length === 0) return;
    yield this.#piece(this.#rest);
    this.#isStart = false;
    this.#rest = Buffer.alloc(0);
  }

  #piece(bytes: Buffer): Piece {
    if (this.#isStart) this.#isSeparator = FROM.equals(bytes.subarray(0, FROM.length));
    const isStart = this.#isStart;
    return { bytes: isStart ? unquoted(bytes) : bytes, isStart, isSeparator: this.#isSeparator };
  }
}

/** The buffer is reused and grows to the largest message. */
class Collected {
  readonly #maxBytes: number;
  #buffer = Buffer.alloc(MAX_PIECE_BYTES);
  #length = 0;
  #isTooLarge = false;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  add(bytes: Buffer): void {
    const length = this.#length + bytes.length;
    // A trailing blank line of two bytes does not belong to the message.
    if (length > this.#maxBytes + 2) this.#isTooLarge = true;
    if (this.#isTooLarge) return;
    if (length > this.#buffer.length) {
      const larger = Buffer.alloc(2 * length);
      this.#buffer.copy(larger, 0, 0, this.#length);
      this.#buffer = larger;
    }
    bytes.copy(this.#buffer, this.#length);
    this.#length = length;
  }

  end(): MboxMail {
    const mail = withoutBlankLine(this.#buffer.subarray(0, this.#length));
    const isTooLarge = this.#isTooLarge || mail.length > this.#maxBytes;
    this.#length = 0;
    this.#isTooLarge = false;
    return { raw: isTooLarge ? undefined : Buffer.from(mail) };
  }
}

function withoutBlankLine(mail: Buffer): Buffer {
  if (mail.at(-1) !== LF) return mail;
  const shorter = mail.subarray(0, mail.at(-2) === CR ? -2 : -1);
  return shorter.length === 0 || shorter.at(-1) === LF ? shorter : mail;
}

/** Removes one `>`: mboxo quotes only `From `, mboxrd also quoted lines. */
function unquoted(line: Buffer): Buffer {
  let quotes = 0;
  while (line[quotes] === QUOTE) quotes += 1;
  const isQuoted = quotes > 0 && FROM.equals(line.subarray(quotes, quotes + FROM.length));
  return isQuoted ? line.subarray(1) : line;
}

function isBlank(line: Buffer): boolean {
  return line.every((byte) => byte === LF || byte === CR);
}
