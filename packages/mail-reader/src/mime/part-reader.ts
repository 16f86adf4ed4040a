import type { ParseLimits } from '../limits.ts';
import type { AttachmentMeta, AttachmentSink } from '../parsed-mail.ts';
import { LINE_FEED } from '../text/bytes.ts';
import { transferDecoder } from '../transfer/transfer-decoder.ts';
import { fileNameOf, metaOf } from './attachment-meta.ts';
import { AttachmentQueue } from './attachment-queue.ts';
import type { MimePart } from './mime-part.ts';
import type { PartHandler } from './mime-splitter.ts';
import { NestedMailName } from './nested-mail-name.ts';
import { ProgramParts } from './program-parts.ts';
import { TextPart } from './text-part.ts';

const TEXT_TYPES: ReadonlySet<string | false> = new Set([
  'text/plain',
  'text/html',
  'message/delivery-status',
]);
const LINE_COST = 3;

export class PartReader implements PartHandler {
  readonly attachments: AttachmentQueue;
  textCut = false;
  #failure: string | null = null;
  readonly programParts = new ProgramParts();
  readonly #limits: ParseLimits;
  #textLeft: number;
  #hasText = false;
  #text: TextPart | undefined;
  #isStored = false;
  #stored = 0;
  #unnamed:
    | { readonly meta: AttachmentMeta; readonly part: MimePart; readonly name: NestedMailName }
    | undefined;
  #before: { readonly textLeft: number; readonly textCut: boolean };

  constructor(sink: AttachmentSink, limits: ParseLimits) {
    this.attachments = new AttachmentQueue(sink);
    this.#limits = limits;
    this.#textLeft = limits.textBytes;
    this.#before = { textLeft: limits.textBytes, textCut: false };
  }

  get failure(): string | null {
    return this.#failure;
  }

  begin(part: MimePart): void {
    if (part.multipart !== false) {
      this.#before = { textLeft: this.#textLeft, textCut: this.textCut };
      this.#text = new TextPart(part);
      return;
    }
    this.programParts.begin(part);
    if (this.#isText(part)) {
      this.#hasText = true;
      this.#text = new TextPart(part);
      return;
    }
    this.#isStored = this.#stored < this.#limits.attachments;
    if (!this.#isStored) {
      this.#failure ??= `more than ${this.#limits.attachments} attachments`;
      return;
    }
    const meta = metaOf(part, this.#stored);
    this.#stored += 1;
    if (part.contentType === 'message/rfc822' && meta.filename === null) {
      this.#unnamed = { meta, part, name: new NestedMailName(part.encoding) };
    } else this.attachments.begin(meta, transferDecoder(part.encoding));
  }

  content(_part: MimePart, bytes: Buffer): void {
    this.programParts.content(bytes);
    if (this.#text !== undefined) this.#keepText(this.#text, bytes);
    else if (this.#isStored) this.#store(bytes);
  }

  drop(): void {
    this.#text = undefined;
    this.#textLeft = this.#before.textLeft;
    this.textCut = this.#before.textCut;
  }

  end(part: MimePart): void {
    this.programParts.end();
    if (this.#text !== undefined) {
      part.text = this.#text.read();
      if (this.#text.hasWrongEncoding) this.#failure ??= 'a text is not base64 as it says';
    } else if (this.#isStored) this.#endStored();
    this.#text = undefined;
    this.#isStored = false;
  }

  #store(bytes: Buffer) {
    if (this.#unnamed === undefined) this.attachments.content(bytes);
    else if (this.#unnamed.name.add(bytes)) this.#nameMail();
  }

  #endStored() {
    this.#nameMail();
    this.attachments.end();
  }

  #nameMail() {
    if (this.#unnamed === undefined) return;
    const { meta, part, name } = this.#unnamed;
    this.#unnamed = undefined;
    this.attachments.begin({ ...meta, filename: fileNameOf(name.read()) }, transferDecoder(part.encoding));
    for (const bytes of name.held) this.attachments.content(bytes);
  }

  #isText(part: MimePart) {
    const { contentType, disposition, parentNode, filename } = part;
    // A type may be missing only in a top-level part.
    if (!TEXT_TYPES.has(contentType) && !(contentType === false && parentNode === false)) return false;
    if (disposition !== 'inline') return disposition === false;
    // Apple Mail sends files as named text parts beside the text.
    const isForm = parentNode === false || parentNode.contentType === 'multipart/alternative';
    const isNamed = filename !== false && filename !== '' && contentType !== 'message/delivery-status';
    return isForm || !this.#hasText || !isNamed;
  }

  #keepText(text: TextPart, bytes: Buffer) {
    let at = 0;
    while (at < bytes.length && this.#textLeft > 0) {
      const feed = bytes.indexOf(LINE_FEED, at);
      const end = feed < 0 ? bytes.length : feed + 1;
      const cost = end - at + (feed < 0 ? 0 : LINE_COST);
      at = cost <= this.#textLeft ? end : Math.min(at + this.#textLeft, feed < 0 ? end : feed);
      this.#textLeft = Math.max(0, this.#textLeft - cost);
    }
    if (at < bytes.length) this.textCut = true;
    text.add(bytes.subarray(0, at));
  }
}
