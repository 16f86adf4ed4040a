import { isUtf8 } from 'node:buffer';
import libmime from 'libmime';
import { fileNameIn } from '../header/file-name.ts';
import type { HeaderLine } from '../header/header-fields.ts';

/** As mailsplit reads it. */
interface PartHeader {
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
/** A type without the semicolon that ends it. */
const BEGINS_WITH_TYPE = /^([\w!#$&^*+.-]{1,60})\s?\/\s?([\w!#$&^*+.-]{1,100})(?:\([^()]*\)|[\s,;])*/;
/** Quotes, and a repeated field name. */
const AROUND_TYPE = /^(?:content-type\s*:|["'\s])+/i;
/** Text in place of the type, up to the first parameter. */
const WORDS_BEFORE_PARAMETERS = /^[^;=]*(?:;|[\s,](?=[\w-]+=))|^[^;=]*$/;
const SAYS_TEXT = /^text\b/i;
/** The type cannot be read; its name would not tell it either. */
export const UNKNOWN_FILE = 'application/octet-stream; unknown';
/** Made to be read, where a mail is nothing else. */
const READABLE = /^text\/(?:x-)?(?:markdown|enriched|richtext|plain-?text)$/;

/** Corrects the header of a part before anything depends on it. */
export function correctPartHeader(part: PartHeader): void {
  if (part.headers === false) return;
  const typeField = part.headers.getFirst('content-type');
  const isFile = part.contentType === false && part.disposition === 'attachment';
  if (!isFile && (part.contentType === false || !TYPE.test(part.contentType)))
    readBrokenType(part, typeField);
  // RFC 2046 section 5.1.5.
  const isOfDigest = part.parentNode !== false && part.parentNode.contentType === 'multipart/digest';
  if (isOfDigest && part.headers.getFirst('content-type') === '') {
    part.contentType = 'message/rfc822';
  }
  const isAlone = part.parentNode === false && part.disposition === false;
  if (isAlone && part.contentType !== false && READABLE.test(part.contentType)) {
    part.contentType = 'text/plain';
  }
  if (part._boundary !== false) part._boundary = boundaryOf(part._boundary, part.headers.getList());
  // It cannot be taken apart, and its text must not be lost.
  if (part.multipart !== false && part._boundary === false) {
    part.multipart = false;
    part.contentType = 'text/plain';
  }
  if (part.encoding !== false && part.encoding !== '') part.encoding = encodingOf(part.encoding);
  const filename = fileNameIn(part.headers.getList()) ?? part.filename;
  part.filename = filename !== false && filename.trim() === '' ? false : filename;
}

/** An unquoted boundary has no blank. */
const COMMENT = /[ \t]+\([^()]*\)$/;
const IN_QUOTES = /boundary\s*=\s*"/i;

/**
 * Without trailing blanks (RFC 2046 section 5.1.1); a header that is not UTF-8 has a character for each
 * byte.
 */
function boundaryOf(boundary: Buffer, lines: readonly HeaderLine[]): Buffer | false {
  const field = lines.find(({ key }) => key === 'content-type')?.line ?? '';
  const header = Buffer.from(field, 'latin1');
  const value = boundary.toString('utf8').trimEnd();
  const text = IN_QUOTES.test(field) ? value : value.replace(COMMENT, '');
  return text !== '' && Buffer.from(text, isUtf8(header) ? 'utf8' : 'latin1');
}

/** RFC 2045 section 5.2: plain text, or a file if it has a name. */
function readBrokenType(part: PartHeader, field: string) {
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

function encodingOf(encoding: string) {
  const plain = encoding.replaceAll(/["']/g, '').trim();
  if (/^(?:x-)?(?:quoted[\s_-]?print|qp$)/.test(plain)) return 'quoted-printable';
  if (/^(?:x-)?(?:base[\s_-]?64|b64$)/.test(plain)) return 'base64';
  return plain.split(/[\s;,]/, 1)[0] ?? '';
}
