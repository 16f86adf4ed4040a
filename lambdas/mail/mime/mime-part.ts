import { MimeNode } from '@zone-eu/mailsplit';
import type { HeaderLine } from '../header/header-fields.ts';
import { correctPartHeader } from './part-header.ts';

/** One part of a mail, the whole of it the first: its header as the library reads it and its sender meant it. */
export class MimePart extends MimeNode {
  declare readonly parentNode: MimePart | false;
  readonly children: MimePart[] = [];
  /** Its text, when it is there to be read, or a multipart without parts. */
  text: string | undefined;

  constructor(parent: MimePart | undefined) {
    super(parent ?? false);
    parent?.children.push(this);
  }

  get headerLines(): HeaderLine[] {
    // A part without a header has one line of nothing.
    return this.headers === false ? [] : this.headers.getList().filter(({ line }) => line !== '');
  }

  /** @param header the whole of it, as it came. */
  readHeader(header: Buffer): void {
    this.addHeaderChunk(plain(header));
    this.parseHeaders();
    correctPartHeader(this);
  }
}

/** A parameter in a line of its own that lacks the blank of a folded line. */
const UNFOLDED_PARAMETER = /;[ \t]*\r?\n(?=[\w-]{1,40}(?:\*\d{0,3}\*?)?=)/g;
/** The library takes such a first line for that of a mailbox. */
const PADDED_SENDER = /^(from)[ \t]+:/i;
const MAY_BE_FOLDED = /\n[ \t]|\r\r|;[ \t]*\r?\n/;

/**
 * A header without what the library takes a time for that is the square of it: carriage returns in a row, and foldings of a
 * line that has no colon.
 */
function plain(header: Buffer): Buffer {
  const text = header.toString('latin1');
  if (!MAY_BE_FOLDED.test(text) && !PADDED_SENDER.test(text)) return header;
  const unfolded = text
    .replaceAll(/\r{2,}/g, '\r')
    .replaceAll(/\r?\n[ \t]+/g, ' ')
    .replaceAll(UNFOLDED_PARAMETER, '; ')
    // After unfolding: the colon may be in a continuation line.
    .replace(PADDED_SENDER, '$1:');
  return Buffer.from(unfolded, 'latin1');
}
