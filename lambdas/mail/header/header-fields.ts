import { decodeUnlabelled } from '../charset/decode-bytes.ts';
import type { ParseLimits } from '../limits.ts';
import { clip, storable } from '../text/storable-text.ts';
import { decodeWords, escapeRawWords } from './encoded-words.ts';

/** Bytes as Latin-1, folded as it came. */
export interface HeaderLine {
  readonly key: string;
  readonly line: string;
}

/** A receiving server's checks, or their forgery: never believed. */
const UNTRUSTED = /^(x-ses-.*|authentication-results|arc-authentication-results|received-spf|return-path)$/i;

export interface HeaderFields {
  readonly headers: Record<string, string>;
  readonly rawHeaders: [string, string][];
  /** Decoded, of the first field with this lower-case name. */
  first(name: string): string | undefined;
  /** All values, unfolded, whatever the limit of shown headers: sender and thread depend on them. */
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

/** Encoded characters for each one that is kept. */
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

/**
 * Text of the bytes, UTF-8 before all (RFC 6532); encoded words stay.
 * @param wire a character for each byte
 */
export function readHeaderText(wire: string): string {
  return BEYOND_ASCII.test(wire) ? decodeUnlabelled(Buffer.from(escapeRawWords(wire), 'latin1')) : wire;
}

const MESSAGE_ID = /<[^<>\s]{1,996}>/g;

/** With their brackets; a lone one without them gets them. */
export function messageIdsOf(wire: string): string[] {
  const value = storable(wire);
  const bracketed = value.match(MESSAGE_ID);
  if (bracketed !== null) return bracketed;
  // Mails that answer "<>" must not end in one thread.
  const bare = value.replaceAll(/[<>]/g, '').trim();
  return bare === '' || /\s/.test(bare) || bare.length > 996 ? [] : [`<${bare}>`];
}
