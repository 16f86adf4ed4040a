import { Duplex } from 'node:stream';
import { MailParser, type MailParserOptions } from 'mailparser';
import { FlowedTextStream } from './flowed-text.ts';
import { ISO_2022_KR, Iso2022KrStream } from './iso-2022-kr.ts';

declare module 'mailparser' {
  /** What we know of the parser's inside, of the one version that is installed. */
  interface MailParser {
    /** The part that is being read. */
    readonly curnode?: { readonly isAttachment?: boolean };
    getDecoder(): TextDecoding;
    processChunk(data: ParserChunk, done: () => void): void;
    processHeaders(lines: readonly PartHeaderLine[]): Map<string, unknown>;
  }
}

/** A part, its body, or what stands between parts, as the splitter gives them to the parser. */
interface ParserChunk {
  readonly type: string;
  readonly value?: Uint8Array;
  /** Of a part: whether its lines are broken softly, and how to undo its transfer encoding. */
  flowed?: boolean;
  readonly delSp?: boolean;
  getDecoder?: () => Duplex;
}

/** A header line of a part. */
interface PartHeaderLine {
  readonly key: string;
}

/** How the parser reads the bytes of a charset. */
interface TextDecoding {
  decodeStream(charset: string): Duplex;
}

const NEWLINE = 10;
/** What the parser needs for a line beyond its bytes: it looks for the ends of all lines at once. */
const LINE_COST = 3;

/**
 * A parser that takes in only so much of a mail's text parts. It collects each of them whole before it hands them
 * out, many times over, which for a mail of 40 MB is more memory than there is.
 */
export class BoundedMailParser extends MailParser {
  /** Whether text was left out. */
  textCut = false;
  #left: number;

  /** @param textBytes of all text parts together, as they are encoded. */
  constructor(options: MailParserOptions, textBytes: number) {
    super(options);
    this.#left = textBytes;
  }

  override getDecoder(): TextDecoding {
    const known = super.getDecoder();
    return {
      decodeStream: (charset) =>
        ISO_2022_KR.test(charset) ? new Iso2022KrStream() : known.decodeStream(charset),
    };
  }

  /** Of the headers that the parser would decode this alone is asked for; the mail's own are read by us. */
  override processHeaders(lines: readonly PartHeaderLine[]): Map<string, unknown> {
    return super.processHeaders(lines.filter(({ key }) => key === 'content-id'));
  }

  override processChunk(data: ParserChunk, done: () => void): void {
    if (data.flowed === true) joinInDecoder(data);
    if (data.type !== 'body' || data.value === undefined || this.curnode?.isAttachment === true) {
      super.processChunk(data, done);
      return;
    }
    const cost = costOf(data.value);
    const part =
      cost <= this.#left ? data.value : data.value.subarray(0, Math.floor(this.#left / (1 + LINE_COST)));
    this.#left = Math.max(0, this.#left - cost);
    if (part.length < data.value.length) this.textCut = true;
    if (part.length > 0) super.processChunk({ ...data, value: part }, done);
    else setImmediate(done);
  }
}

/** Has the lines of a part joined by us: the parser leaves the marks of quotes in the middle of what it joins. */
function joinInDecoder(part: ParserChunk): void {
  const decoder = part.getDecoder?.();
  if (decoder === undefined) return;
  const flowed = new FlowedTextStream(part.delSp === true);
  decoder.on('error', (error) => flowed.destroy(error)).pipe(flowed);
  part.flowed = false;
  part.getDecoder = () => Duplex.from({ writable: decoder, readable: flowed });
}

function costOf(bytes: Uint8Array): number {
  let lines = 0;
  for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) lines += 1;
  return bytes.length + LINE_COST * lines;
}
