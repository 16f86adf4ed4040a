import { correctPartHeader, type PartHeader } from './part-header.ts';

/** What we know of the inside of mailsplit's splitter, of the one version that is installed. */
export interface SplitterInside {
  node: SplitPart;
  newNode(parent?: SplitPart | false): void;
  checkBoundary(line: Uint8Array): Boundary;
  compareBoundary(line: Uint8Array, start: number, boundary: Uint8Array): 1 | 2 | false;
  readonly nodeCounter: number;
  readonly maxChildNodes: number;
  processLine(line: Uint8Array | false, final: boolean, next: (error: null, chunk: false) => void): void;
  checkHeadSize(extra?: number): Error | null;
  takePendingLine(): unknown;
}

/** Why the rest of a mail was passed over; undefined when it was not. */
export interface Reading {
  givenUp: string | undefined;
}

/** None, the next or the last of this multipart's own, or the next or the last of the one that this part is in. */
type Boundary = 1 | 2 | 3 | 4 | false;

interface SplitPart extends PartHeader {
  readonly _parentBoundaryOwner: SplitPart | false;
  parseHeaders(): void;
}

const DASH = 0x2d;
const LINE_FEED = 0x0a;
const RETURN = 0x0d;
const BLANK = 0x20;
const TAB = 0x09;
/** Multiparts around a part in which its end is looked for: more are in no mail that means well, and each costs a look. */
const LEVELS = 20;

/**
 * Has a splitter pass over what comes behind too many parts, or behind a header that is too large, in place of failing:
 * parts that it has not handed out yet would be lost with it.
 */
export function passOverRest(splitter: SplitterInside): Reading {
  const reading: Reading = { givenUp: undefined };
  const { processLine, checkHeadSize } = splitter;
  splitter.processLine = (line, final, next) => {
    if (splitter.nodeCounter > splitter.maxChildNodes) reading.givenUp ??= 'too many parts';
    if (reading.givenUp === undefined) {
      processLine.call(splitter, line, final, next);
      return;
    }
    splitter.takePendingLine();
    next(null, false);
  };
  splitter.checkHeadSize = (extra) => {
    if (reading.givenUp === undefined && checkHeadSize.call(splitter, extra) === null) return null;
    reading.givenUp ??= 'a header block is too large';
    splitter.takePendingLine();
    return null;
  };
  return reading;
}

/**
 * Has a splitter read multiparts as RFC 2046 section 5.1 wants it and mailers write them: headers of parts are set right
 * before they are followed, blanks behind a boundary are no part of it, and the boundary of any multipart around ends those
 * inside, which a mailer or a gateway forgot to close.
 */
export function readLeniently(splitter: SplitterInside): void {
  const { newNode, checkBoundary } = splitter;
  splitter.newNode = (parent) => {
    newNode.call(splitter, parent);
    correctWhenParsed(splitter.node);
  };
  // The first one was made by the constructor.
  correctWhenParsed(splitter.node);
  splitter.checkBoundary = (line) => {
    const start = dashesAt(line);
    if (start === undefined) return false;
    const trimmed = withoutBlanks(line);
    return checkBoundary.call(splitter, trimmed) || boundaryAround(splitter, trimmed, start);
  };
}

function correctWhenParsed(part: SplitPart): void {
  const { parseHeaders } = part;
  part.parseHeaders = () => {
    const isFirst = part.headers === false;
    parseHeaders.call(part);
    if (isFirst) correctPartHeader(part);
  };
}

/** Where the two dashes stand, behind the line end that may come before them. */
function dashesAt(line: Uint8Array): number | undefined {
  let start = 0;
  if (line[0] === RETURN) start = line[1] === LINE_FEED ? 2 : 1;
  else if (line[0] === LINE_FEED) start = 1;
  return line.length >= 4 && line[start] === DASH && line[start + 1] === DASH ? start : undefined;
}

function withoutBlanks(line: Uint8Array): Uint8Array {
  let end = line.length;
  while (end > 0 && (line[end - 1] === LINE_FEED || line[end - 1] === RETURN)) end -= 1;
  const lineEnd = end;
  while (end > 0 && (line[end - 1] === BLANK || line[end - 1] === TAB)) end -= 1;
  return end === lineEnd ? line : Buffer.concat([line.subarray(0, end), Buffer.from('\r\n')]);
}

/** Looks in the multiparts around; the splitter goes on from the part of the one that it is found in. */
function boundaryAround(splitter: SplitterInside, line: Uint8Array, start: number): Boundary {
  let inside = splitter.node._parentBoundaryOwner;
  for (let level = 0; level < LEVELS && inside !== false; level++) {
    const around = inside._parentBoundaryOwner;
    if (around === false) return false;
    const found = around._boundary !== false && splitter.compareBoundary(line, start, around._boundary);
    if (found !== false) {
      splitter.node = inside;
      return found === 1 ? 3 : 4;
    }
    inside = around;
  }
  return false;
}
