import type { ParseLimits } from '../limits.ts';
import { BLANK, LINE_FEED, RETURN, TAB } from '../text/ascii.ts';
import { joinBytes } from '../text/join-bytes.ts';
import { HeaderEnd, hasBareReturn, hasSender, isCutName } from './header-end.ts';
import { MimePart } from './mime-part.ts';

/** Events of the parts of a mail, in its order. */
export interface PartHandler {
  /** The header of a part is read. */
  begin(part: MimePart): void;
  /** @param bytes of the part, as they are encoded; parts of the chunks that were written. */
  content(part: MimePart, bytes: Buffer): void;
  /** The content so far was a preamble and belongs to no part; no end is reported. */
  drop(part: MimePart): void;
  /** No more comes of a part that was begun. */
  end(part: MimePart): void;
}

/** A line that ends a part, and the multipart whose boundary it has. */
interface Delimiter {
  readonly owner: MimePart;
  readonly isLast: boolean;
}

/** What ends a header: a line, the boundary of the multipart around, or the end of the mail. */
type HeaderEnding = 'line' | 'boundary' | 'end';

const DASH = 0x2d;
const DASHES = Buffer.from('--');
/**
 * Multiparts around a line in which its boundary is looked for: more are in no mail that means well, and each costs a look.
 */
const LEVELS = 20;
/** No longer line means anything: so much is kept of one whose end has not come, and it is handed out in pieces. */
const LINE_BYTES = 64 * 1024;
const NOTHING = Buffer.alloc(0);

/**
 * Takes a mail apart as it comes, as RFC 2046 section 5.1 wants it and mailers write it: blanks behind a boundary are no
 * part of it, and the boundary of any multipart around ends those inside, which a mailer or a gateway forgot to close. What
 * comes behind too many parts, or behind a header that is too large, is passed over.
 */
export class MimeSplitter {
  readonly root = new MimePart(undefined);
  /** Why the rest of the mail is passed over; undefined while it is not. */
  givenUp: string | undefined;
  /** Whether the mail's own header was read to its end, and any program finds the same one. */
  isHeaderWhole = false;
  readonly #handler: PartHandler;
  readonly #limits: ParseLimits;
  /** The part that is being read. */
  #part = this.root;
  #parts = 1;
  #inHeader = true;
  #header: Buffer[] = [];
  #headerBytes = 0;
  #headerEnd = new HeaderEnd();
  #partHeadersLeft: number;
  /** Whether the handler waits for the end of that part. */
  #isBegun = false;
  /** Whether that part is a multipart that was closed: what comes now is no part of it. */
  #isClosed = false;
  /** The beginning of a line whose end has not come yet. */
  #open: Buffer[] = [];
  #openBytes = 0;
  /** Whether the beginning of that line was handed out already. */
  #isCut = false;
  /** The end of the last line of a part: where a delimiter follows, it belongs to that. */
  #lineEnd: Buffer = NOTHING;

  constructor(handler: PartHandler, limits: ParseLimits) {
    this.#handler = handler;
    this.#limits = limits;
    this.#partHeadersLeft = limits.partHeaderBytes;
  }

  write(chunk: Buffer): void {
    if (this.#openBytes === 0) {
      this.#lines(chunk);
      return;
    }
    const end = chunk.indexOf(LINE_FEED) + 1;
    if (end === 0) {
      this.#keepOpen(chunk);
      return;
    }
    this.#open.push(chunk.subarray(0, end));
    this.#lines(this.#takeOpen());
    this.#lines(chunk.subarray(end));
  }

  /** The mail ends here, whatever is open in it. */
  end(): void {
    this.#endLine();
    // Lines that are found to be content may contain a part's header.
    do {
      this.#endOpenHeader('end');
      this.#endLine();
    } while (this.#inHeader && this.#headerBytes > 0 && this.givenUp === undefined);
    this.#tell(this.#lineEnd);
    this.#endPart();
  }

  /** Takes what is there of a line whose end does not come. */
  #endLine(): void {
    const rest = this.#takeOpen();
    if (rest.length === 0) return;
    const delimiter = this.#delimiterIn(rest, 0, rest.length);
    if (delimiter !== undefined) this.#follow(delimiter);
    else {
      if (this.#inHeader && !this.#isCut) this.#lookAtHeaderLine(rest, 0, 0, rest.length);
      this.#take(rest);
    }
  }

  /** Whole lines, and at last perhaps the beginning of one. */
  #lines(bytes: Buffer): void {
    let from = 0;
    let at = 0;
    while (this.givenUp === undefined && !this.#isAllContent()) {
      if (!this.#inHeader && !this.#isCut) at = nextDashes(bytes, at);
      const end = bytes.indexOf(LINE_FEED, at) + 1;
      if (end === 0) {
        this.#take(bytes.subarray(from, at));
        this.#keepOpen(bytes.subarray(at));
        return;
      }
      const delimiter = this.#delimiterIn(bytes, at, end);
      if (delimiter !== undefined) {
        this.#take(bytes.subarray(from, at));
        this.#follow(delimiter);
        from = end;
      } else if (this.#inHeader && !this.#isCut && this.#lookAtHeaderLine(bytes, from, at, end)) {
        this.#take(bytes.subarray(from, end));
        this.#endOpenHeader('line');
        from = end;
      }
      this.#isCut = false;
      at = end;
    }
    this.#take(bytes.subarray(from));
  }

  /** @returns whether the header ends with this line, or has ended before it. */
  #lookAtHeaderLine(bytes: Buffer, from: number, at: number, end: number): boolean {
    if (this.#headerEnd.takesField(bytes, at, end)) return false;
    const isOwn = this.#part === this.root;
    // In front of the header of a mail an empty line may be one too many; a part without a header begins with one.
    if (isBlankLine(bytes, at, end) && !(isOwn && this.#headerEnd.isLeading)) {
      this.#headerEnd.endAtEmptyLine();
      return true;
    }
    const before = (): Buffer => joinBytes([...this.#header, bytes.subarray(from, at)]);
    return this.#headerEnd.add(bytes.subarray(at, end), this.#headerBytes + at - from, before);
  }

  /** Whether no line can mean anything any more: it need not be looked for. */
  #isAllContent(): boolean {
    return !this.#inHeader && this.#part.parentNode === false && this.#part._boundary === false;
  }

  /** Lines of the part that is being read. */
  #take(lines: Buffer): void {
    if (lines.length === 0 || this.givenUp !== undefined) return;
    if (this.#inHeader) this.#takeHeader(lines);
    else if (this.#part.parentNode === false) this.#tell(lines);
    else {
      const end = lines.length - lineEndLength(lines);
      this.#tell(this.#lineEnd);
      this.#tell(lines.subarray(0, end));
      this.#lineEnd = lines.subarray(end);
    }
  }

  #tell(content: Buffer): void {
    if (this.#isBegun && content.length > 0) this.#handler.content(this.#part, content);
  }

  #takeHeader(lines: Buffer): void {
    const isOwn = this.#part === this.root;
    const most = this.#limits.headerBytes - this.#headerBytes;
    const left = isOwn ? most : Math.min(most, this.#partHeadersLeft);
    this.#headerBytes += lines.length;
    if (!isOwn) this.#partHeadersLeft -= lines.length;
    this.#header.push(lines.subarray(0, left));
    if (lines.length <= left) return;
    if (isOwn) {
      this.givenUp = `the header block is larger than ${this.#limits.headerBytes} bytes`;
      this.#part.readHeader(joinBytes(this.#header));
    } else this.givenUp = 'a header block is too large';
  }

  /** What is there of a header that is open is all of it. */
  #endOpenHeader(by: HeaderEnding): void {
    if (!this.#inHeader || this.givenUp !== undefined) return;
    // A part may be nothing but a header, without the empty line behind it; an empty one is not a part.
    if (this.#headerBytes === 0 && this.#part !== this.root) return;
    const content = this.#readHeader(by);
    this.#inHeader = false;
    this.#isBegun = true;
    this.#handler.begin(this.#part);
    this.#lines(content);
  }

  /** @returns lines that are found to be content. */
  #readHeader(by: HeaderEnding): Buffer {
    const header = joinBytes(this.#header);
    this.#header = [];
    const { end, text } = this.#headerEnd.found ?? { end: header.length, text: header.length };
    const content = header.subarray(text);
    const isCut = this.#part !== this.root && by === 'end' && isCutName(content);
    if (this.#part === this.root)
      this.isHeaderWhole =
        !this.#headerEnd.isAmbiguous &&
        !hasSender(content) &&
        !hasBareReturn(header.toString('latin1', 0, text));
    this.#part.readHeader(isCut ? header : header.subarray(0, end));
    return isCut ? NOTHING : content;
  }

  /** The preamble of a multipart is reported until a part begins: without parts it is all the text there is. */
  #dropPart(): void {
    if (this.#isBegun) this.#handler.drop(this.#part);
    this.#isBegun = false;
  }

  #endPart(): void {
    if (this.#isBegun) this.#handler.end(this.#part);
    this.#isBegun = false;
    this.#lineEnd = NOTHING;
  }

  #follow({ owner, isLast }: Delimiter): void {
    if (this.givenUp !== undefined) return;
    this.#endOpenHeader('boundary');
    // What closes a multipart that has not begun means nothing.
    if (isLast && owner === this.#part) return;
    if (owner === this.#part && this.#part.multipart !== false) this.#dropPart();
    this.#endPart();
    if (isLast) {
      this.#part = owner;
      this.#isClosed = true;
      this.#inHeader = false;
    } else if (this.#parts === this.#limits.parts) {
      this.givenUp = 'too many parts';
    } else {
      this.#parts += 1;
      this.#part = new MimePart(owner);
      this.#isClosed = false;
      this.#inHeader = true;
      this.#headerBytes = 0;
      this.#headerEnd = new HeaderEnd();
    }
  }

  /** Looks in the multipart that is being read, and in those around it. */
  #delimiterIn(bytes: Buffer, at: number, end: number): Delimiter | undefined {
    const start = bytes[at] === RETURN ? at + 1 : at;
    if (bytes[start] !== DASH || bytes[start + 1] !== DASH) return undefined;
    if (this.#isCut || end - at > LINE_BYTES) return undefined;
    const text = bytes.subarray(start + 2, textEnd(bytes, start + 2, end));
    let owner = this.#inHeader || this.#isClosed ? this.#part.parentNode : this.#part;
    for (let level = 0; level < LEVELS && owner !== false; level++) {
      const isLast = owner._boundary === false ? undefined : comparedTo(owner._boundary, text);
      if (isLast !== undefined) return { owner, isLast };
      owner = owner.parentNode;
    }
    return undefined;
  }

  #keepOpen(bytes: Buffer): void {
    if (bytes.length === 0) return;
    this.#open.push(bytes);
    this.#openBytes += bytes.length;
    if (this.#openBytes <= LINE_BYTES) return;
    const line = this.#takeOpen();
    // It may be the first half of the line's end.
    const end = line.at(-1) === RETURN ? line.length - 1 : line.length;
    const isText = this.#inHeader && !this.#isCut && this.#lookAtHeaderLine(line, 0, 0, line.length);
    this.#take(line.subarray(0, end));
    if (isText) this.#endOpenHeader('line');
    this.#isCut = true;
    if (end < line.length) this.#keepOpen(line.subarray(end));
  }

  #takeOpen(): Buffer {
    const line = joinBytes(this.#open);
    this.#open = [];
    this.#openBytes = 0;
    return line;
  }
}

/**
 * Where the next line begins that begins with dashes, as delimiters do; the last line, whose end may not have come, where
 * there is none. No other line of a content need be looked at.
 * @param at where a line begins
 */
function nextDashes(bytes: Buffer, at: number): number {
  let dashes = bytes.indexOf(DASHES, at);
  while (dashes >= 0) {
    const start = dashes > at && bytes[dashes - 1] === RETURN ? dashes - 1 : dashes;
    if (start === at || bytes[start - 1] === LINE_FEED) return start;
    // The rest of the line is passed over, which may be nothing but dashes.
    const feed = bytes.indexOf(LINE_FEED, dashes);
    dashes = feed < 0 ? -1 : bytes.indexOf(DASHES, feed + 1);
  }
  return Math.max(at, bytes.lastIndexOf(LINE_FEED) + 1);
}

/** Some gateways make two carriage returns of one. */
function isBlankLine(bytes: Buffer, at: number, end: number): boolean {
  let feed = at;
  while (bytes[feed] === RETURN) feed += 1;
  return feed === end - 1 && end - at <= LINE_BYTES;
}

function lineEndLength(lines: Buffer): number {
  if (lines.at(-1) !== LINE_FEED) return 0;
  return lines.at(-2) === RETURN ? 2 : 1;
}

/** Where a line's text ends, before the blanks and the line end behind it. */
function textEnd(bytes: Buffer, start: number, end: number): number {
  let last = end;
  for (; last > start; last--) {
    const byte = bytes[last - 1];
    if (byte !== LINE_FEED && byte !== RETURN && byte !== BLANK && byte !== TAB) break;
  }
  return last;
}

/** Whether a text is a boundary and says that no part follows; undefined when it is not this boundary. */
function comparedTo(boundary: Buffer, text: Buffer): boolean | undefined {
  const more = text.length - boundary.length;
  if (more !== 0 && more !== 2) return undefined;
  if (boundary.compare(text, 0, boundary.length) !== 0) return undefined;
  if (more === 0) return false;
  return text.at(-1) === DASH && text.at(-2) === DASH ? true : undefined;
}
