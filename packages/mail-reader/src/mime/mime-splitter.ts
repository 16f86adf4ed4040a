import type { ParseLimits } from '../limits.ts';
import { BLANK, joinBytes, LINE_FEED, RETURN, TAB } from '../text/bytes.ts';
import { HeaderEnd, hasBareReturn, hasSender, isCutName } from './header-end.ts';
import { MimePart } from './mime-part.ts';

export interface PartHandler {
  begin(part: MimePart): void;
  /** Bytes are still encoded and reference the written chunks. */
  content(part: MimePart, bytes: Buffer): void;
  drop(part: MimePart): void;
  end(part: MimePart): void;
}

interface Delimiter {
  readonly owner: MimePart;
  readonly isLast: boolean;
}

type HeaderEnding = 'line' | 'boundary' | 'end';

const DASH = 0x2d;
const DASHES = Buffer.from('--');
/** Boundaries of this many nested multiparts are searched; no legitimate email has more. */
const LEVELS = 20;
const LINE_BYTES = 64 * 1024;
const NOTHING = Buffer.alloc(0);

/**
 * Splits an email into its parts (RFC 2046 section 5.1). An outer boundary closes inner multiparts, because gateways
 * forget to close them.
 */
export class MimeSplitter {
  readonly root = new MimePart(undefined);
  givenUp: string | undefined;
  isHeaderWhole = false;
  readonly #handler: PartHandler;
  readonly #limits: ParseLimits;
  #part = this.root;
  #parts = 1;
  #inHeader = true;
  #header: Buffer[] = [];
  #headerBytes = 0;
  #headerEnd = new HeaderEnd();
  #partHeadersLeft: number;
  #isBegun = false;
  #isClosed = false;
  #open: Buffer[] = [];
  #openBytes = 0;
  #isCut = false;
  /** A line end belongs to the delimiter that follows it. */
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

  end(): void {
    this.#endLine();
    // Header lines may be content that contains another part's header.
    do {
      this.#endOpenHeader('end');
      this.#endLine();
    } while (this.#inHeader && this.#headerBytes > 0 && this.givenUp === undefined);
    this.#tell(this.#lineEnd);
    this.#endPart();
  }

  #endLine() {
    const rest = this.#takeOpen();
    if (rest.length === 0) return;
    const delimiter = this.#delimiterIn(rest, 0, rest.length);
    if (delimiter !== undefined) this.#follow(delimiter);
    else {
      if (this.#inHeader && !this.#isCut) this.#lookAtHeaderLine(rest, 0, 0, rest.length);
      this.#take(rest);
    }
  }

  #lines(bytes: Buffer) {
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

  #lookAtHeaderLine(bytes: Buffer, from: number, at: number, end: number) {
    if (this.#headerEnd.takesField(bytes, at, end)) return false;
    const isOwn = this.#part === this.root;
    // An email may begin with an empty line, which means no header only in a part.
    if (isBlankLine(bytes, at, end) && !(isOwn && this.#headerEnd.isLeading)) {
      this.#headerEnd.endAtEmptyLine();
      return true;
    }
    const before = (): Buffer => joinBytes([...this.#header, bytes.subarray(from, at)]);
    return this.#headerEnd.add(bytes.subarray(at, end), this.#headerBytes + at - from, before);
  }

  #isAllContent() {
    return !this.#inHeader && this.#part.parentNode === false && this.#part.boundary === false;
  }

  #take(lines: Buffer) {
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

  #tell(content: Buffer) {
    if (this.#isBegun && content.length > 0) this.#handler.content(this.#part, content);
  }

  #takeHeader(lines: Buffer) {
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

  #endOpenHeader(by: HeaderEnding) {
    if (!this.#inHeader || this.givenUp !== undefined) return;
    // A part may consist of a header only; an empty one is not a part.
    if (this.#headerBytes === 0 && this.#part !== this.root) return;
    const content = this.#readHeader(by);
    this.#inHeader = false;
    this.#isBegun = true;
    this.#handler.begin(this.#part);
    this.#lines(content);
  }

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

  #dropPart() {
    if (this.#isBegun) this.#handler.drop(this.#part);
    this.#isBegun = false;
  }

  #endPart() {
    if (this.#isBegun) this.#handler.end(this.#part);
    this.#isBegun = false;
    this.#lineEnd = NOTHING;
  }

  #follow({ owner, isLast }: Delimiter) {
    if (this.givenUp !== undefined) return;
    this.#endOpenHeader('boundary');
    if (isLast && owner === this.#part) return;
    if (owner === this.#part && owner.multipart !== false && !owner.keepsPreamble) this.#dropPart();
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

  #delimiterIn(bytes: Buffer, at: number, end: number): Delimiter | undefined {
    const start = bytes[at] === RETURN ? at + 1 : at;
    if (bytes[start] !== DASH || bytes[start + 1] !== DASH) return undefined;
    if (this.#isCut || end - at > LINE_BYTES) return undefined;
    const text = bytes.subarray(start + 2, textEnd(bytes, start + 2, end));
    let owner = this.#inHeader || this.#isClosed ? this.#part.parentNode : this.#part;
    for (let level = 0; level < LEVELS && owner !== false; level++) {
      const isLast = comparedToBoundary(owner, text);
      if (isLast !== undefined) return { owner, isLast };
      owner = owner.parentNode;
    }
    return undefined;
  }

  #keepOpen(bytes: Buffer) {
    if (bytes.length === 0) return;
    this.#open.push(bytes);
    this.#openBytes += bytes.length;
    if (this.#openBytes <= LINE_BYTES) return;
    const line = this.#takeOpen();
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

/** Delimiters begin with dashes. @param at beginning of a line */
function nextDashes(bytes: Buffer, at: number) {
  let dashes = bytes.indexOf(DASHES, at);
  while (dashes >= 0) {
    const start = dashes > at && bytes[dashes - 1] === RETURN ? dashes - 1 : dashes;
    if (start === at || bytes[start - 1] === LINE_FEED) return start;
    const feed = bytes.indexOf(LINE_FEED, dashes);
    dashes = feed < 0 ? -1 : bytes.indexOf(DASHES, feed + 1);
  }
  return Math.max(at, bytes.lastIndexOf(LINE_FEED) + 1);
}

/** Some gateways double carriage returns. */
function isBlankLine(bytes: Buffer, at: number, end: number) {
  let feed = at;
  while (bytes[feed] === RETURN) feed += 1;
  return feed === end - 1 && end - at <= LINE_BYTES;
}

function lineEndLength(lines: Buffer) {
  if (lines.at(-1) !== LINE_FEED) return 0;
  return lines.at(-2) === RETURN ? 2 : 1;
}

function textEnd(bytes: Buffer, start: number, end: number) {
  let last = end;
  for (; last > start; last--) {
    const byte = bytes[last - 1];
    if (byte !== LINE_FEED && byte !== RETURN && byte !== BLANK && byte !== TAB) break;
  }
  return last;
}

/** With several possible boundaries, the first delimiter found decides. */
function comparedToBoundary(owner: MimePart, text: Buffer) {
  const isLast = owner.boundary === false ? undefined : comparedTo(owner.boundary, text);
  if (isLast !== undefined || owner.otherBoundaries.length === 0 || owner.children.length > 0) return isLast;
  const other = owner.otherBoundaries.find((boundary) => comparedTo(boundary, text) === false);
  if (other === undefined) return undefined;
  owner.boundary = other;
  return false;
}

function comparedTo(boundary: Buffer, text: Buffer) {
  const more = text.length - boundary.length;
  if (more !== 0 && more !== 2) return undefined;
  if (boundary.compare(text, 0, boundary.length) !== 0) return undefined;
  if (more === 0) return false;
  return text.at(-1) === DASH && text.at(-2) === DASH ? true : undefined;
}
