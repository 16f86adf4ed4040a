import { decodeUnlabelled } from '../charset/decode-bytes.ts';
import type { ParseLimits } from '../limits.ts';
import { clip, storable } from '../text/storable-text.ts';
import { decodeWords, escapeRawWords } from './encoded-words.ts';

/** Bytes are kept as Latin-1, with the original folding. */
export interface HeaderLine {
  readonly key: string;
  readonly line: string;
}

/** These fields may be forged results of a receiving server. */
const UNTRUSTED = /^(x-ses-.*|authentication-results|arc-authentication-results|received-spf|return-path)$/i;

export interface HeaderFields {
  readonly headers: Record<string, string>;
  readonly rawHeaders: [string, string][];
  first(name: string): string | undefined;
  /** The limit of shown headers does not apply, because sender and thread depend on these values. */
  wire(name: string): string[];
}

export function readHeaderFields(lines: readonly HeaderLine[], limits: ParseLimits): HeaderFields {
  const shown = lines.slice(0, limits.headers).map(({ line }): [string, string] => {
    const name = nameOf(line);
    return [UNTRUSTED.test(name) ? `x-untrusted-${name}` : name, decodedOf(line, limits)];
  });
  const linesOf = (name: string): HeaderLine[] => lines.filter(({ key }) => key === name);
  return {
    rawHeaders: shown,
    headers: Object.fromEntries(shown.map(([name, value]) => [name.toLowerCase(), value])),
    first: (name) => {
      const at = lines.findIndex(({ key }) => key === name);
      const line = lines[at];
      return line === undefined ? undefined : (shown[at]?.[1] ?? decodedOf(line.line, limits));
    },
    wire: (name) => linesOf(name).map(({ line }) => wireOf(line)),
  };
}

function nameOf(line: string) {
  const colon = line.indexOf(':');
  return storable(colon < 0 ? line : line.slice(0, colon)).trim();
}

function wireOf(line: string) {
  const colon = line.indexOf(':');
  return unfold(colon < 0 ? '' : line.slice(colon + 1));
}

const SPELLING = 4;

function decodedOf(line: string, limits: ParseLimits) {
  const spelled = clip(wireOf(line), limits.headerCharacters * SPELLING);
  return clip(decodeWords(spelled), limits.headerCharacters);
}

const BROKEN = /[\r\n]/;
const BEYOND_ASCII = /[\u001b\u0080-\uffff]/;

function unfold(value: string) {
  const joined = (
    BROKEN.test(value) ? value.replaceAll(/\r?\n[ \t]*/g, ' ').replaceAll(/[\r\n]/g, ' ') : value
  ).trim();
  return readHeaderText(joined);
}

/** UTF-8 is preferred (RFC 6532). @param wire has one character per byte */
export function readHeaderText(wire: string): string {
  return BEYOND_ASCII.test(wire) ? decodeUnlabelled(Buffer.from(escapeRawWords(wire), 'latin1')) : wire;
}

const MESSAGE_ID = /<[^<>\s]{1,996}>/g;
const BRACKETED = /<[^<>]{1,996}>/g;

/** Blanks around "@" and "." do not belong to an ID (RFC 5322 section 4.5.4). */
function withoutBlanks(id: string): string {
  return ['@', '.'].reduce(
    (text, sign) =>
      text
        .split(sign)
        .map((part) => part.trim())
        .join(sign),
    id,
  );
}

/** Some programs encode the field, against RFC 2047, or omit the brackets of a single ID. */
export function messageIdsOf(wire: string): string[] {
  const decoded = decodeWords(storable(wire));
  const value = /\s[@.]|[@.]\s/.test(decoded) ? decoded.replaceAll(BRACKETED, withoutBlanks) : decoded;
  const bracketed = value.match(MESSAGE_ID);
  if (bracketed !== null) return bracketed;
  // Replies to "<>" must not share one thread.
  const bare = value.replaceAll(/[<>]/g, '').trim();
  return bare === '' || /\s/.test(bare) || bare.length > 996 ? [] : [`<${bare}>`];
}
