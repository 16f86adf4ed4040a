import { isUtf8 } from 'node:buffer';
import libmime from 'libmime';
import { fileNameIn } from '../header/file-name.ts';
import type { HeaderLine } from '../header/header-fields.ts';

/** The header of a part as the splitter reads it, which this sets right before anything depends on it. */
export interface PartHeader {
  readonly parentNode: Pick<PartHeader, 'contentType'> | false;
  readonly headers: { getFirst(name: string): string; getList(): readonly HeaderLine[] } | false;
  contentType: string | false;
  charset: string | false;
  encoding: string | false;
  disposition: string | false;
  filename: string | false;
  multipart: string | false;
  _boundary: Buffer | false;
}

/** RFC 2045 section 5.1. */
const TYPE = /^[\w!#$%&'*+.^`{|}~-]+\/[\w!#$%&'*+.^`{|}~-]+$/;
/** What begins with a type and goes on without the semicolon that ends it. */
const BEGINS_WITH_TYPE = /^([\w!#$&^*+.-]{1,60})\s?\/\s?([\w!#$&^*+.-]{1,100})(?:\([^()]*\)|[\s,;])*/;
/** Quotes around the type, and the name of the field where it is written twice. */
const AROUND_TYPE = /^(?:content-type\s*:|["'\s])+/i;
/** The text in place of the type, up to the first parameter. */
const WORDS_BEFORE_PARAMETERS = /^[^;=]*(?:;|[\s,](?=[\w-]+=))|^[^;=]*$/;
const SAYS_TEXT = /^text\b/i;
/** A file whose type cannot be read. Its name does not tell it either: what sent it did not know. */
export const UNKNOWN_FILE = 'application/octet-stream; unknown';
/** Subtypes of text that are made to be read: where a mail is nothing else, it is what it says. */
const READABLE = /^text\/(?:x-)?(?:markdown|enriched|richtext|plain-?text)$/;

/** Reads the header of a part as its sender meant it, where it is not as it should be. */
export function correctPartHeader(part: PartHeader): void {
  if (part.headers === false) return;
  const typeField = part.headers.getFirst('content-type');
  const isFile = part.contentType === false && part.disposition === 'attachment';
  if (!isFile && (part.contentType === false || !TYPE.test(part.contentType)))
    readBrokenType(part, typeField);
  // RFC 2046 section 5.1.5: a digest is of mails, which need not say so.
  const isOfDigest = part.parentNode !== false && part.parentNode.contentType === 'multipart/digest';
  if (isOfDigest && part.headers.getFirst('content-type') === '') {
    part.contentType = 'message/rfc822';
  }
  const isAlone = part.parentNode === false && part.disposition === false;
  if (isAlone && part.contentType !== false && READABLE.test(part.contentType)) {
    part.contentType = 'text/plain';
  }
  if (part._boundary !== false) part._boundary = boundaryOf(part._boundary, part.headers.getList());
  // A multipart that cannot be taken apart: what it says must not be lost with it.
  if (part.multipart !== false && part._boundary === false) {
    part.multipart = false;
    part.contentType = 'text/plain';
  }
  if (part.encoding !== false && part.encoding !== '') part.encoding = encodingOf(part.encoding);
  const filename = fileNameIn(part.headers.getList()) ?? part.filename;
  part.filename = filename !== false && filename.trim() === '' ? false : filename;
}

/** A comment after a boundary without quotes, which cannot contain a blank. */
const COMMENT = /[ \t]+\([^()]*\)$/;
const IN_QUOTES = /boundary\s*=\s*"/i;

/**
 * The bytes of boundary lines. None ends in a blank, even if the quoted value does (RFC 2046 section 5.1.1); a header that
 * is no UTF-8 is read with a character for each byte.
 */
function boundaryOf(boundary: Buffer, lines: readonly HeaderLine[]): Buffer | false {
  const field = lines.find(({ key }) => key === 'content-type')?.line ?? '';
  const header = Buffer.from(field, 'latin1');
  const value = boundary.toString('utf8').trimEnd();
  const text = IN_QUOTES.test(field) ? value : value.replace(COMMENT, '');
  return text !== '' && Buffer.from(text, isUtf8(header) ? 'utf8' : 'latin1');
}

/** RFC 2045 section 5.2: what is no type is plain text. With the name of a file it is one. */
function readBrokenType(part: PartHeader, field: string): void {
  const value = field.replace(AROUND_TYPE, '');
  const found = BEGINS_WITH_TYPE.exec(value);
  const [all = '', type = 'text', subtype = 'plain'] = found ?? [];
  const rest = found === null ? value.replace(WORDS_BEFORE_PARAMETERS, '') : value.slice(all.length);
  const { params } = libmime.parseHeaderValue(`${type}/${subtype}; ${rest}`);
  part.contentType = `${type}/${subtype}`.toLowerCase();
  part.charset = params['charset'] ?? part.charset;
  if (part.filename === false || part.filename === '')
    part.filename = params['name'] || params['filename'] || false;
  if (found === null && part.filename !== false && !SAYS_TEXT.test(value)) part.contentType = UNKNOWN_FILE;
  if (!part.contentType.startsWith('multipart/')) return;
  part.multipart = subtype.toLowerCase();
  const boundary = params['boundary'] ?? '';
  if (boundary !== '') part._boundary = Buffer.from(boundary);
}

/** Only the name: without quotes, and without what is added to it. */
function encodingOf(encoding: string): string {
  const plain = encoding.replaceAll(/["']/g, '').trim();
  if (/^(?:x-)?(?:quoted[\s_-]?print|qp$)/.test(plain)) return 'quoted-printable';
  if (/^(?:x-)?(?:base[\s_-]?64|b64$)/.test(plain)) return 'base64';
  return plain.split(/[\s;,]/, 1)[0] ?? '';
}
