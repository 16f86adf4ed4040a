import { isUtf8 } from 'node:buffer';
import libmime from 'libmime';
import addressparser from 'nodemailer/lib/addressparser';
import { recodeKoreanWords } from './iso-2022-kr.ts';
import type { ParseLimits } from './limits.ts';
import { storable } from './storable-text.ts';

/** A header line as mailsplit gives it: bytes as Latin-1, folded as it came. */
export interface HeaderLine {
  readonly key: string;
  readonly line: string;
}

/** Headers by which a receiving server reports its checks: SES's own or a sender's forgery, never believed. */
const UNTRUSTED = /^(x-ses-.*|authentication-results|arc-authentication-results|received-spf|return-path)$/i;

export interface HeaderFields {
  readonly headers: Record<string, string>;
  readonly rawHeaders: [string, string][];
  /** Decoded values of all headers with this lower-case name, in wire order. */
  all(name: string): string[];
  /** Values as they came, unfolded. */
  wire(name: string): string[];
}

/** Names, decodes and bounds the header lines of a mail. */
export function readHeaderFields(lines: readonly HeaderLine[], limits: ParseLimits): HeaderFields {
  const fields = lines.slice(0, limits.headers).map(({ line }) => {
    const colon = line.indexOf(':');
    const name = storable(colon < 0 ? line : line.slice(0, colon)).trim();
    const wire = unfold(colon < 0 ? '' : line.slice(colon + 1)).slice(0, limits.headerCharacters * 4);
    return {
      name,
      key: name.toLowerCase(),
      wire,
      value: decodeWords(wire).slice(0, limits.headerCharacters),
    };
  });
  const shown = fields.map(({ name, value }): [string, string] => [
    UNTRUSTED.test(name) ? `x-untrusted-${name}` : name,
    value.toWellFormed(),
  ]);
  const named = Map.groupBy(fields, ({ key }) => key);
  return {
    rawHeaders: shown,
    headers: Object.fromEntries(shown.map(([name, value]) => [name.toLowerCase(), value])),
    all: (name) => named.get(name)?.map(({ value }) => value) ?? [],
    wire: (name) => named.get(name)?.map(({ wire }) => wire) ?? [],
  };
}

const BROKEN = /[\r\n]/;
const BEYOND_ASCII = /[\u0080-\uffff]/;

/** Continuation lines joined, bytes read as UTF-8 where they are (RFC 6532), as Latin-1 where they are not. */
function unfold(value: string): string {
  const joined = (
    BROKEN.test(value) ? value.replaceAll(/\r?\n[ \t]*/g, ' ').replaceAll(/[\r\n]/g, ' ') : value
  ).trim();
  if (!BEYOND_ASCII.test(joined)) return joined;
  const bytes = Buffer.from(joined, 'latin1');
  return isUtf8(bytes) ? bytes.toString('utf8') : joined;
}

/** RFC 2047 encoded words; what cannot be decoded stays as it came. */
export function decodeWords(value: string): string {
  if (!value.includes('=?')) return storable(value);
  try {
    return storable(libmime.decodeWords(recodeKoreanWords(value)));
  } catch {
    // libmime throws on charsets that it does not know and on broken encodings, with no type of its own.
    return storable(value);
  }
}

export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** The mailboxes of an address field, groups opened (RFC 5322 section 3.4). */
export function mailboxesOf(wire: string, limits: ParseLimits): Mailbox[] {
  return addressparser(wire, { flatten: true })
    .slice(0, limits.addresses)
    .map(({ name, address }) => ({ name: decodeWords(name ?? ''), address: storable(address ?? '') }))
    .filter(({ name, address }) => name !== '' || address !== '');
}

/** `Name <address>`, as people write it. */
export function renderMailbox({ name, address }: Mailbox): string {
  if (address === '') return name;
  return name === '' ? address : `${name} <${address}>`;
}

const MESSAGE_ID = /<[^<>\s]{1,996}>/g;

/** The Message-IDs in a field, with their brackets; a lone one without brackets gets them. */
export function messageIdsOf(wire: string): string[] {
  const value = storable(wire);
  const bracketed = value.match(MESSAGE_ID);
  if (bracketed !== null) return bracketed;
  // Empty brackets name nothing: mails that answer "<>" must not end in one thread.
  const bare = value.replaceAll(/[<>]/g, '').trim();
  return bare === '' || /\s/.test(bare) || bare.length > 996 ? [] : [`<${bare}>`];
}
