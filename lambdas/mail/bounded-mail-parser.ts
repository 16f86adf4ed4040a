import { Duplex } from 'node:stream';
import { type AttachmentStream, MailParser, type MailParserOptions, type MessageText } from 'mailparser';
import { Base64TextStream } from './base64-text-stream.ts';
import { type BodyPiece, bodyPieces, type PartNode } from './body-text.ts';
import { FlowedTextStream } from './flowed-text.ts';
import { passOverRest, type Reading, readLeniently, type SplitterInside } from './lenient-boundaries.ts';
import { TextDecodingStream } from './text-decoding-stream.ts';
import { lookAtUnlabelled, type UnlabelledPart } from './unlabelled-text.ts';

declare module 'mailparser' {
  /** What we know of the parser's inside, of the one version that is installed. */
  interface MailParser {
    readonly splitter: SplitterInside;
    readonly tree: PartNode | false;
    /** The part that is being read. */
    readonly curnode?: UnlabelledPart & { readonly isAttachment?: boolean };
    /** Whether there was text that is no attachment. */
    readonly hasText: boolean;
    readonly hasHtml: boolean;
    getDecoder(): TextDecoding;
    getTextContent(): MessageText;
    processChunk(data: ParserChunk, done: () => void): void;
    processHeaders(lines: readonly PartHeaderLine[]): Map<string, unknown>;
  }

  interface MessageText {
    readonly pieces?: readonly BodyPiece[];
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
  readonly parentNode?: { readonly contentType: string | false } | false;
  readonly contentType?: string | false;
  readonly filename?: string | false;
  readonly encoding?: string | false;
  disposition?: string | false;
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
 * out, many times over, which for a mail of 40 MB is more memory than there is. What mailers get wrong it reads as they
 * mean it.
 */
export class BoundedMailParser extends MailParser {
  /** Whether text was left out. */
  textCut = false;
  /** How the reading ended. */
  readonly outcome: Reading;
  #left: number;
  /** Whether the part that begins now is a file that its sender wants to be shown where it stands. */
  #isShownFile = false;

  /** @param textBytes of all text parts together, as they are encoded. */
  constructor(options: MailParserOptions, textBytes: number) {
    super(options);
    this.#left = textBytes;
    readLeniently(this.splitter);
    this.outcome = passOverRest(this.splitter);
  }

  override getDecoder(): TextDecoding {
    return { decodeStream: (charset) => new TextDecodingStream(charset) };
  }

  /** Of the headers that the parser would decode this alone is asked for; the mail's own are read by us. */
  override processHeaders(lines: readonly PartHeaderLine[]): Map<string, unknown> {
    return super.processHeaders(lines.filter(({ key }) => key === 'content-id'));
  }

  /** The parser's own leaves out the HTML of a mail as soon as another part has plain text. */
  override getTextContent(): MessageText {
    return { type: 'text', pieces: this.tree === false ? [] : bodyPieces(this.tree) };
  }

  override push(part: AttachmentStream | MessageText | null): boolean {
    if (part?.type === 'attachment' && this.#isShownFile) part.contentDisposition = 'inline';
    return super.push(part);
  }

  override processChunk(data: ParserChunk, done: () => void): void {
    if (data.type === 'node') this.#processPart(data, done);
    else if (data.type === 'body' && data.value !== undefined && this.curnode?.isAttachment !== true) {
      this.#processText(data, data.value, done);
    } else super.processChunk(data, done);
  }

  #processPart(part: ParserChunk, done: () => void): void {
    if (part.encoding === 'base64' && isText(part) && part.disposition !== 'attachment') {
      part.getDecoder = () => new Base64TextStream();
    }
    if (part.flowed === true) joinInDecoder(part);
    this.#isShownFile = part.disposition === 'inline' && this.#isFile(part);
    if (this.#isShownFile) part.disposition = 'attachment';
    super.processChunk(part, done);
    if (this.curnode?.isAttachment === false) lookAtUnlabelled(this.curnode);
  }

  /** A text with the name of a file, beside a text that the mail is: Apple Mail sends files so. */
  #isFile(part: ParserChunk): boolean {
    const { filename, parentNode } = part;
    const isForm =
      parentNode === undefined || parentNode === false || parentNode.contentType === 'multipart/alternative';
    return (
      isText(part) &&
      !isForm &&
      (this.hasText || this.hasHtml) &&
      typeof filename === 'string' &&
      filename !== ''
    );
  }

  #processText(data: ParserChunk, value: Uint8Array, done: () => void): void {
    const cost = costOf(value);
    const part = cost <= this.#left ? value : value.subarray(0, Math.floor(this.#left / (1 + LINE_COST)));
    this.#left = Math.max(0, this.#left - cost);
    if (part.length < value.length) this.textCut = true;
    if (part.length > 0) super.processChunk({ ...data, value: part }, done);
    else setImmediate(done);
  }
}

function isText({ contentType }: ParserChunk): boolean {
  return contentType === 'text/plain' || contentType === 'text/html';
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
