import { MimeNode } from '@zone-eu/mailsplit';
import type { HeaderLine } from '../header/header-fields.ts';
import { correctPartHeader } from './part-header.ts';

/** A part with its header as its sender meant it. */
export class MimePart extends MimeNode {
  declare readonly parentNode: MimePart | false;
  readonly children: MimePart[] = [];
  /** A multipart without parts has one, too. */
  text: string | undefined;

  constructor(parent: MimePart | undefined) {
    super(parent ?? false);
    parent?.children.push(this);
  }

  get headerLines(): HeaderLine[] {
    // A part without a header has one empty line.
    return this.headers === false ? [] : this.headers.getList().filter(({ line }) => line !== '');
  }

  readHeader(header: Buffer): void {
    this.addHeaderChunk(plain(header));
    this.parseHeaders();
    correctPartHeader(this);
  }
}

/** Lacks the blank of a folded line. */
const UNFOLDED_PARAMETER = /;[ \t]*\r?\n(?=[\w-]{1,40}(?:\*\d{0,3}\*?)?=)/g;
/** The library takes it for a mailbox's line. */
const PADDED_SENDER = /^(from)[ \t]+:/i;
const MAY_BE_FOLDED = /\n[ \t]|\r\r|;[ \t]*\r?\n/;

/** The library takes quadratic time for carriage returns in a row and for foldings without a colon. */
function plain(header: Buffer): Buffer {
  const text = header.toString('latin1');
  if (!MAY_BE_FOLDED.test(text) && !PADDED_SENDER.test(text)) return header;
  const unfolded = text
    .replaceAll(/\r{2,}/g, '\r')
    .replaceAll(/\r?\n[ \t]+/g, ' ')
    .replaceAll(UNFOLDED_PARAMETER, '; ')
    // The colon may be in a continuation line.
    .replace(PADDED_SENDER, '$1:');
  return Buffer.from(unfolded, 'latin1');
}
