import { extname } from 'node:path';
import { Headers } from '@zone-eu/mailsplit';
import libmime from 'libmime';
import { decodeWords } from '../header/encoded-words.ts';
import type { HeaderLine } from '../header/header-fields.ts';
import { correctPartHeader } from './part-header.ts';

export class MimePart {
  readonly parentNode: MimePart | false;
  readonly children: MimePart[] = [];
  /** A multipart without parts has text too. */
  text: string | undefined;
  headers: Headers | false = false;
  contentType: string | false = false;
  charset: string | false = false;
  encoding: string | false = false;
  disposition: string | false = false;
  filename: string | false = false;
  multipart: string | false = false;
  boundary: Buffer | false = false;
  flowed = false;
  delSp = false;
  otherBoundaries: readonly Buffer[] = [];
  keepsPreamble = false;

  constructor(parent: MimePart | undefined) {
    this.parentNode = parent ?? false;
    parent?.children.push(this);
  }

  get headerLines(): HeaderLine[] {
    // The library lists one empty line for a part without a header.
    return this.headers === false ? [] : this.headers.getList().filter(({ line }) => line !== '');
  }

  readHeader(header: Buffer): void {
    const headers = new Headers(plain(header));
    const disposition = libmime.parseHeaderValue(headers.getFirst('content-disposition'));
    const type = libmime.parseHeaderValue(typeOf(headers, disposition));
    const { charset, boundary, format, delsp, name } = type.params;
    this.headers = headers;
    this.contentType = word(type.value);
    this.multipart = /^multipart\/(.+)/s.exec(this.contentType || '')?.[1] ?? false;
    this.boundary = boundary ? Buffer.from(boundary) : false;
    this.charset = charset || false;
    this.encoding = encodingOf(headers);
    this.disposition = word(disposition.value) && decodeWords(word(disposition.value) || '');
    this.filename = decodeWords(disposition.params['filename'] || name || '') || false;
    this.flowed = word(format) === 'flowed';
    this.delSp = this.flowed && word(delsp) === 'yes';
    correctPartHeader(this);
  }
}

function word(value: string | false | undefined): string | false {
  return (value || '').toLowerCase().trim() || false;
}

const IDENTITY = /^(?:7bit|8bit|binary)?$/;

/** The first field that names an encoding counts: an identity encoding in another field does not contradict it. */
function encodingOf(headers: Headers): string {
  const written = headers.get('content-transfer-encoding').map((line) =>
    withoutComments(line.slice(line.indexOf(':') + 1))
      .toLowerCase()
      .trim(),
  );
  return written.find((encoding) => !IDENTITY.test(encoding)) ?? written[0] ?? '';
}

/** The file name decides a missing Content-Type; otherwise it is plain text (RFC 2045 section 5.2). */
function typeOf(headers: Headers, disposition: ReturnType<typeof libmime.parseHeaderValue>): string {
  if (headers.get('content-type').length > 0) return headers.getFirst('content-type');
  const extension = extname(disposition.params['filename'] ?? '').slice(1);
  if (extension !== '') return libmime.detectMimeType(extension);
  return word(disposition.value) === 'attachment' ? 'application/octet-stream' : 'text/plain';
}

function withoutComments(value: string): string {
  const [start, end] = [value.indexOf('('), value.lastIndexOf(')')];
  return start < 0 || end < start ? value : value.slice(0, start) + value.slice(end + 1);
}

const UNFOLDED_PARAMETER = /;[ \t]*\r?\n(?=[\w-]{1,40}(?:\*\d{0,3}\*?)?=)/g;
/** The library mistakes such a field for an mbox separator. */
const PADDED_SENDER = /^(from)[ \t]+:/i;
const MAY_BE_ENCODED = /^content-[\w-]{4,20}:\s{0,9}=\?/im;
const MAY_BE_FOLDED = /\n[ \t]|\r\r|;[ \t]*\r?\n/;

/** Some programs encode a field, or its beginning, which the library does not decode. */
const ENCODED_FIELD =
  /^(content-(?:type|disposition|transfer-encoding)):[ \t]*((?:=\?[^?\s]{1,60}\?[bq]\?[^?\r\n]{0,2000}\?=[ \t]*)+)/gim;

function decodedField(_field: string, name: string, words: string) {
  return `${name}: ${Buffer.from(decodeWords(words)).toString('latin1')}`;
}

/** The library takes quadratic time for repeated carriage returns and for folded lines without a colon. */
function plain(header: Buffer): Buffer {
  const text = header.toString('latin1');
  const isEncoded = MAY_BE_ENCODED.test(text);
  if (!isEncoded && !MAY_BE_FOLDED.test(text) && !PADDED_SENDER.test(text)) return header;
  const unfolded = text
    .replaceAll(/\r{2,}/g, '\r')
    .replaceAll(/\r?\n[ \t]+/g, ' ')
    .replaceAll(UNFOLDED_PARAMETER, '; ')
    // The colon may be on a continuation line.
    .replace(PADDED_SENDER, '$1:');
  return Buffer.from(isEncoded ? unfolded.replaceAll(ENCODED_FIELD, decodedField) : unfolded, 'latin1');
}
