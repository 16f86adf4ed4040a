import { isUtf8 } from 'node:buffer';
import libmime from 'libmime';
import { decodeWords } from '../header/encoded-words.ts';
import { fileNameIn } from '../header/file-name.ts';
import type { HeaderLine } from '../header/header-fields.ts';

interface PartHeader {
  readonly parentNode: Pick<PartHeader, 'contentType'> | false;
  readonly headers: { getFirst(name: string): string; getList(): readonly HeaderLine[] } | false;
  contentType: string | false;
  charset: string | false;
  encoding: string | false;
  disposition: string | false;
  filename: string | false;
  multipart: string | false;
  boundary: Buffer | false;
  /** Duplicate Content-Type fields have several boundaries; the first delimiter shows which one is used. */
  otherBoundaries: readonly Buffer[];
  /** Another Content-Type field declares the preamble as text. */
  keepsPreamble: boolean;
}

/** RFC 2045 section 5.1 defines the token syntax. */
const TYPE = /^[\w!#$%&'*+.^`{|}~-]+\/[\w!#$%&'*+.^`{|}~-]+$/;
/** Some mailers omit the semicolon after the type. */
const BEGINS_WITH_TYPE = /^([\w!#$&^*+.-]{1,60})\s?\/\s?([\w!#$&^*+.-]{1,100})(?:\([^()]*\)|[\s,;])*/;
/** Some mailers quote the type or repeat the field name. */
const AROUND_TYPE = /^(?:content-type\s*:|["'\s])+/i;
/** Some mailers write words instead of the type, up to the first parameter. */
const WORDS_BEFORE_PARAMETERS = /^[^;=]*(?:;|[\s,](?=[\w-]+=))|^[^;=]*$/;
const SAYS_TEXT = /^text\b/i;
/** The type is unreadable, and the file name must not decide it. */
export const UNKNOWN_FILE = 'application/octet-stream; unknown';
/** A part of such a type is the text if the email has no other. */
const READABLE = /^text\/(?:x-)?(?:markdown|enriched|richtext|plain-?text)$/;

export function correctPartHeader(part: PartHeader): void {
  if (part.headers === false) return;
  const typeField = part.headers.getFirst('content-type');
  const isFile = part.contentType === false && part.disposition === 'attachment';
  if (!isFile && (part.contentType === false || !TYPE.test(part.contentType)))
    readBrokenType(part, typeField);
  // Parts of a digest are messages by default (RFC 2046 section 5.1.5).
  const isOfDigest = part.parentNode !== false && part.parentNode.contentType === 'multipart/digest';
  if (isOfDigest && part.headers.getFirst('content-type') === '') {
    part.contentType = 'message/rfc822';
  }
  const isAlone = part.parentNode === false && part.disposition === false;
  if (isAlone && part.contentType !== false && READABLE.test(part.contentType)) {
    part.contentType = 'text/plain';
  }
  const fields = part.headers.getList().filter(({ key }) => key === 'content-type');
  readBoundaries(part, fields);
  // A multipart without a boundary cannot be split, and its text must not be lost.
  if (part.multipart !== false && part.boundary === false) {
    part.multipart = false;
    part.contentType = 'text/plain';
  }
  if (part.encoding !== false && part.encoding !== '') part.encoding = encodingOf(part.encoding);
  const filename = fileNameIn(part.headers.getList()) ?? part.filename;
  part.filename = filename !== false && filename.trim() === '' ? false : filename;
}

function readBoundaries(part: PartHeader, fields: readonly HeaderLine[]) {
  const [{ line } = { line: '' }] = fields;
  if (part.boundary !== false) {
    part.boundary = boundaryOf(part.boundary, line);
    const written = Array.from(line.matchAll(BOUNDARIES), ([, quoted, plain]) => quoted ?? plain ?? '');
    if (written.length > 1 || line.includes('=?'))
      part.otherBoundaries = written.map((boundary) => Buffer.from(decodeWords(boundary)));
  }
  if (fields.length > 1) readOtherTypes(part, fields);
}

/** A field may have a boundary twice, or encoded. */
const BOUNDARIES = /;\s*boundary\s*=\s*(?:"([^"]{1,300})"|([^\s;"]{1,300}))/gi;

/** A multipart type wins over duplicate fields, because gateways add theirs to the sender's. */
function readOtherTypes(part: PartHeader, fields: readonly HeaderLine[]) {
  const multiparts = fields.flatMap(({ line }) => {
    const { value, params } = libmime.parseHeaderValue(line.slice(line.indexOf(':') + 1).trim());
    const { boundary = '' } = params;
    if (boundary === '' || value === false || !/^multipart\//i.test(value)) return [];
    const found = boundaryOf(Buffer.from(boundary), line);
    return found === false ? [] : [{ type: value.toLowerCase(), boundary: found }];
  });
  const [first] = multiparts;
  if (first === undefined) return;
  if (part.multipart === false || part.boundary === false) {
    part.contentType = first.type;
    part.multipart = first.type.slice('multipart/'.length);
    part.boundary = first.boundary;
    part.keepsPreamble = true;
  }
  part.otherBoundaries = multiparts.map(({ boundary }) => boundary);
}

/** An unquoted boundary has no blanks: a comment follows, or a field whose line end was lost. */
const BEHIND = /[ \t]+(?:\([^()]*\)|[A-Za-z][\w-]{1,40}:[ \t].*)$/;
const IN_QUOTES = /boundary\s*=\s*"([^"]{0,200})"?/i;

/** Trailing blanks do not count (RFC 2046 section 5.1.1). Headers that are not UTF-8 have one character per byte. */
function boundaryOf(boundary: Buffer, field: string): Buffer | false {
  const header = Buffer.from(field, 'latin1');
  const value = boundary.toString('utf8').trimEnd();
  const quoted = IN_QUOTES.exec(field)?.[1];
  const isEnded = quoted !== undefined && value.startsWith(`${quoted} `);
  const text = quoted === undefined ? value.replace(BEHIND, '') : isEnded ? quoted.trimEnd() : value;
  return text !== '' && Buffer.from(text, isUtf8(header) ? 'utf8' : 'latin1');
}

/** A part with a broken type is plain text, or a file if it has a name (RFC 2045 section 5.2). */
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
  if (boundary !== '') part.boundary = Buffer.from(boundary);
}

function encodingOf(encoding: string) {
  const plain = encoding.replaceAll(/["']/g, '').trim();
  if (/^(?:x-)?(?:quoted[\s_-]?print|qp$)/.test(plain)) return 'quoted-printable';
  if (/^(?:x-)?(?:base[\s_-]?64|b64$)/.test(plain)) return 'base64';
  return plain.split(/[\s;,]/, 1)[0] ?? '';
}
