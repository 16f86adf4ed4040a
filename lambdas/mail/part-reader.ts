import libmime from 'libmime';
import { LINE_FEED } from './ascii.ts';
import { AttachmentQueue } from './attachment-queue.ts';
import type { ParseLimits } from './limits.ts';
import type { MimePart } from './mime-part.ts';
import type { PartHandler } from './mime-splitter.ts';
import type { AttachmentMeta, AttachmentSink } from './parsed-mail.ts';
import { UNKNOWN_FILE } from './part-header.ts';
import { clip, storable } from './storable-text.ts';
import { TextPart } from './text-part.ts';
import { transferDecoder } from './transfer-decoder.ts';

/** Types of which a part is there to be read, unless it says that it is a file. */
const TEXT_TYPES: ReadonlySet<string | false> = new Set([
  'text/plain',
  'text/html',
  'message/delivery-status',
]);
/** What the reading of a text needs for a line beyond its bytes: the ends of all lines are looked for at once. */
const LINE_COST = 3;
const NAME_CHARACTERS = 255;
const CONTROLS = /[\u0001-\u001f\u007f]+/g;

/**
 * Reads the parts of a mail: texts are kept, of which only so much is taken in, because each is read as a whole; all else is
 * an attachment, and is stored as it comes.
 */
export class PartReader implements PartHandler {
  readonly attachments: AttachmentQueue;
  /** Whether text was left out. */
  textCut = false;
  /** Whether a text is not encoded as it says. */
  hasWrongEncoding = false;
  readonly #limits: ParseLimits;
  #textLeft: number;
  /** Whether a text came that is no attachment. */
  #hasText = false;
  /** The text that is being read; attachments go to their queue, and what is too many goes nowhere. */
  #text: TextPart | undefined;
  #isStored = false;
  #stored = 0;
  /** What was left for texts, and left out of them, before what may be dropped. */
  #before: { readonly textLeft: number; readonly textCut: boolean };

  constructor(sink: AttachmentSink, limits: ParseLimits) {
    this.attachments = new AttachmentQueue(sink);
    this.#limits = limits;
    this.#textLeft = limits.textBytes;
    this.#before = { textLeft: limits.textBytes, textCut: false };
  }

  begin(part: MimePart): void {
    if (part.multipart !== false) {
      this.#before = { textLeft: this.#textLeft, textCut: this.textCut };
      this.#text = new TextPart(part);
      return;
    }
    if (this.#isText(part)) {
      this.#hasText = true;
      this.#text = new TextPart(part);
      return;
    }
    this.#isStored = this.#stored < this.#limits.attachments;
    if (!this.#isStored) return;
    this.attachments.begin(metaOf(part, this.#stored), transferDecoder(part.encoding));
    this.#stored += 1;
  }

  content(_part: MimePart, bytes: Buffer): void {
    if (this.#text !== undefined) this.#keepText(this.#text, bytes);
    else if (this.#isStored) this.attachments.content(bytes);
  }

  drop(): void {
    this.#text = undefined;
    this.#textLeft = this.#before.textLeft;
    this.textCut = this.#before.textCut;
  }

  end(part: MimePart): void {
    if (this.#text !== undefined) {
      part.said = this.#text.read();
      this.hasWrongEncoding ||= this.#text.hasWrongEncoding;
    } else if (this.#isStored) this.attachments.end();
    this.#text = undefined;
    this.#isStored = false;
  }

  #isText(part: MimePart): boolean {
    const { contentType, disposition, parentNode, filename } = part;
    // A mail that says nothing of itself is text; a part of it that says so in vain is not.
    if (!TEXT_TYPES.has(contentType) && !(contentType === false && parentNode === false)) return false;
    if (disposition !== 'inline') return disposition === false;
    // A text with the name of a file, beside a text that the mail is: Apple Mail sends files so.
    const isForm = parentNode === false || parentNode.contentType === 'multipart/alternative';
    const isNamed = filename !== false && filename !== '' && contentType !== 'message/delivery-status';
    return isForm || !this.#hasText || !isNamed;
  }

  #keepText(text: TextPart, bytes: Buffer): void {
    let at = 0;
    while (at < bytes.length && this.#textLeft > 0) {
      const feed = bytes.indexOf(LINE_FEED, at);
      const end = feed < 0 ? bytes.length : feed + 1;
      const cost = end - at + (feed < 0 ? 0 : LINE_COST);
      // A line end for which there is no room is left out with all that follows.
      at = cost <= this.#textLeft ? end : Math.min(at + this.#textLeft, feed < 0 ? end : feed);
      this.#textLeft = Math.max(0, this.#textLeft - cost);
    }
    if (at < bytes.length) this.textCut = true;
    text.add(bytes.subarray(0, at));
  }
}

function metaOf(part: MimePart, index: number): AttachmentMeta {
  const { contentType, filename, disposition, headers } = part;
  const contentId = headers === false ? '' : headers.getFirst('content-id');
  return {
    index,
    filename: fileNameOf(filename),
    content_type: nameOf(typeOf(contentType, filename)) ?? 'application/octet-stream',
    content_disposition: disposition === 'inline' ? 'inline' : 'attachment',
    content_id: nameOf(contentId.trim().replace(/^</, '').replace(/>$/, '').trim()),
  };
}

/** A file of which nothing is said may say it by its name. */
function typeOf(contentType: string | false, filename: string | false): string | false {
  if (contentType === UNKNOWN_FILE) return 'application/octet-stream';
  const isUnknown = contentType === 'application/octet-stream' && filename !== false && filename !== '';
  return isUnknown ? libmime.detectMimeType(filename) : contentType;
}

/** A line end or a bell is in nobody's file name; what stands around it must not grow together. */
function fileNameOf(value: string | false): string | null {
  const name = nameOf(value)?.replaceAll(CONTROLS, ' ').trim() ?? '';
  return name === '' ? null : name;
}

/** False, of all things, where the part's header says nothing. */
function nameOf(value: string | false): string | null {
  return value === false || value === '' ? null : clip(storable(value), NAME_CHARACTERS);
}
