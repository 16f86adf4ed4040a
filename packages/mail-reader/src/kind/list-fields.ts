import type { Unsubscribe } from '../facts.ts';
import { decodeWords } from '../header/encoded-words.ts';
import type { HeaderFields } from '../header/header-fields.ts';
import { clip, storable } from '../text/storable-text.ts';

const MAX_URLS = 5;
const URL_CHARACTERS = 2000;
const ID_CHARACTERS = 255;
/** URLs are in angle brackets (RFC 2369 section 2). */
const BRACKETED = /<([^<>]{1,4000})>/g;
/** Addresses are in the path or in a field (RFC 6068 section 2). */
const MAILTO =
  /^mailto:(?:[^@\s?,]+(?:@|%40)[^@\s?,]+(?:,[^@\s?,]+(?:@|%40)[^@\s?,]+){0,9}(?:\?|$)|\?(?:[^\s&]{1,500}&){0,5}to=[^@\s&]+(?:@|%40)[^@\s&]+)/i;
const MAX_BRACKETS = 20;
const ONE_CLICK = /^\s*List-Unsubscribe\s*=\s*One-Click\s*$/i;

/** RFC 2919 defines List-Id; `<>` gives null. */
export function listOf(fields: HeaderFields): { id: string } | null {
  const value = fields.wire('list-id')[0];
  if (value === undefined) return null;
  const id = storable(/<([^<>]{1,1000})>[^<>]*$/.exec(clip(value, 2000))?.[1] ?? value).trim();
  return id === '' || /[<>]/.test(id) ? null : { id: clip(id, ID_CHARACTERS) };
}

/** RFC 2369 and RFC 8058 define the fields; SES reports whether the signature is valid. */
export function unsubscribeOf(fields: HeaderFields): Unsubscribe | null {
  const values = fields.wire('list-unsubscribe');
  if (values.length === 0) return null;
  // RFC 2047 forbids encoded words here, but some programs encode every long field.
  const value = decodeWords(clip(values[0] ?? '', 16_000));
  const named = [...value.matchAll(BRACKETED)].slice(0, MAX_BRACKETS).map(([, uri = '']) => unfolded(uri));
  const uris = named.length > 0 ? named : value.split(/[\s,<>"]+/, MAX_BRACKETS);
  const urls = uris.filter(isWebAddress).slice(0, MAX_URLS).map(storable);
  const mailto = uris.find((uri) => MAILTO.test(uri)) ?? null;
  if (urls.length === 0 && mailto === null) return null;
  const isOffered = ONE_CLICK.test(fields.wire('list-unsubscribe-post')[0] ?? '');
  const one_click = isOffered && /^https:/i.test(urls[0] ?? '') && isCovered(fields);
  return { one_click, urls, mailto: mailto === null ? null : clip(storable(mailto), URL_CHARACTERS) };
}

/** White space in an address comes from line folding (RFC 2369 section 2), or belongs to a subject. */
function unfolded(uri: string) {
  const whole = uri.trim();
  return whole.replace(/^(mailto:)\s+/i, '$1').replaceAll(/\s+/g, /^mailto:/i.test(whole) ? '%20' : '');
}

function isWebAddress(uri: string) {
  return /^https?:\/\/\S/i.test(uri) && uri.length <= URL_CHARACTERS && URL.canParse(uri);
}

/**
 * RFC 8058 section 4 requires a valid signature over both fields. Every signature must cover them, because anyone can
 * add one, and it is unknown which passed.
 */
function isCovered(fields: HeaderFields) {
  const signatures = fields.wire('dkim-signature');
  return (
    signatures.length > 0 &&
    fields.wire('list-unsubscribe').length === 1 &&
    fields.wire('list-unsubscribe-post').length === 1 &&
    signatures.every((signature) => {
      const names = /(?:^|;)\s*h\s*=([^;]*)/.exec(signature)?.[1]?.toLowerCase().split(':') ?? [];
      const signed = new Set(names.map((name) => name.trim()));
      return signed.has('list-unsubscribe') && signed.has('list-unsubscribe-post');
    })
  );
}

export function saysList(fields: HeaderFields): boolean {
  const names = ['list-id', 'list-unsubscribe', 'list-post', 'mailing-list', 'x-mailing-list'];
  return names.some((name) => (fields.wire(name)[0] ?? '') !== '') || /^list$/i.test(precedence(fields));
}

export function precedence(fields: HeaderFields): string {
  return (fields.wire('precedence')[0] ?? fields.wire('x-precedence')[0] ?? '').trim();
}
