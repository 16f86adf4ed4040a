import addressparser from 'nodemailer/lib/addressparser';
import type { ParseLimits } from '../limits.ts';
import { clip, storable } from '../text/storable-text.ts';
import { isAddrSpec } from './addr-spec.ts';
import { decodeWords } from './encoded-words.ts';

export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** The mailboxes of an address field, groups opened (RFC 5322 section 3.4). */
export function mailboxesOf(wire: string, limits: ParseLimits): Mailbox[] {
  const usual = usualMailbox(wire, limits);
  if (usual !== undefined) return [usual];
  const found = addressparser(withPairs(withClosedWords(wire)), { flatten: true }).slice(0, limits.addresses);
  const isAddressed = found.some(({ address }) => (address ?? '') !== '');
  return (
    found
      // Words beside addresses, such as a comment behind a group, are dropped; a mailer may have a name only.
      .filter(({ address }) => !isAddressed || (address ?? '') !== '')
      .map(({ name, address }) => ({
        name: clip(decodeWords(clip(name ?? '', limits.headerCharacters)), limits.headerCharacters).trim(),
        address: clip(storable((address ?? '').replace(/^mailto:/i, '')), limits.headerCharacters),
      }))
      .filter(({ name, address }) => name !== '' || address !== '')
  );
}

const ADDRESS = /^[\w+-]+(?:\.[\w+-]+)*@[a-z\d-]+(?:\.[a-z\d-]+)+$/i;
/** A name of words and encoded words, of which none has a meaning in a field. */
const NAME = /^[\p{L}\p{N}!#$%&*+/=?^_`{|}~'-]+(?: [\p{L}\p{N}!#$%&*+/=?^_`{|}~'-]+)*$/u;
const USUAL_CHARACTERS = 320;

/** The one mailbox of a field as nearly all are, for which no library is needed: `a@x.test`, `Ann Lake <a@x.test>`. */
function usualMailbox(wire: string, limits: ParseLimits): Mailbox | undefined {
  if (wire.length > Math.min(USUAL_CHARACTERS, limits.headerCharacters)) return undefined;
  if (!wire.endsWith('>')) return ADDRESS.test(wire) ? { name: '', address: wire } : undefined;
  const open = wire.indexOf('<');
  const address = wire.slice(open + 1, -1);
  if (!ADDRESS.test(address)) return undefined;
  const name = wire.slice(0, wire[open - 1] === ' ' ? open - 1 : Math.max(open, 0));
  if (name === '') return open === 0 ? { name, address } : undefined;
  return NAME.test(name) ? { name: decodeWords(name).trim(), address } : undefined;
}

const Q_WORD = /=\?[^?\s]{0,60}\?q\?[^?]{0,1000}\?=/gi;
const SPECIAL = /[()<>[\]:;@\\,."]/g;

/**
 * Encoded words whose special characters are encoded as well, as RFC 2047 section 5 (3) has it: a comma or a bracket that
 * a mailer leaves in one belongs to the name, and is no structure of the field.
 */
function withClosedWords(wire: string): string {
  return wire.includes('=?')
    ? wire.replaceAll(Q_WORD, (word) => {
        const text = word.lastIndexOf('?', word.length - 3) + 1;
        const closed = word
          .slice(text, -2)
          .replaceAll(SPECIAL, (special) => `=${special.charCodeAt(0).toString(16).padStart(2, '0')}`);
        return `${word.slice(0, text)}${closed}?=`;
      })
    : wire;
}

const MAY_BE_UNPAIRED = /[("\\]|<\s*<|>[^<]*>|^[^<]*>/;
const UNPAIRED = /["()\\]/g;

/**
 * A field in which quotes, comments and brackets come in pairs: one that is opened and never closed, or closed and never
 * opened, is left out, as are brackets right within brackets, and backslashes outside of quotes, which mean nothing there.
 */
function withPairs(wire: string): string {
  if (!MAY_BE_UNPAIRED.test(wire)) return wire;
  const { asides, unclosed } = asidesIn(wire);
  const kept: string[] = [];
  const brackets = new Brackets();
  let from = 0;
  for (const { start, end } of asides) {
    kept.push(brackets.paired(wire.slice(from, start).replaceAll('\\', '')), wire.slice(start, end));
    from = end;
  }
  kept.push(brackets.paired(wire.slice(from, unclosed).replaceAll('\\', '')));
  kept.push(brackets.paired(wire.slice(Math.max(from, unclosed)).replaceAll(UNPAIRED, '')));
  return kept.join('');
}

/** Leaves out brackets without a partner, in text that comes piece by piece. */
class Brackets {
  #isOpen = false;

  paired(text: string): string {
    return text.replaceAll(/<(?:\s*<)*|>/g, (bracket) => {
      const isOpening = bracket !== '>';
      if (!isOpening && !this.#isOpen) return '';
      this.#isOpen = isOpening;
      return isOpening ? '<' : '>';
    });
  }
}

/** What parts the words of a field that has no brackets. */
const BETWEEN_WORDS = /[\s,;:()<>"]+/;

/**
 * How many addresses a From field has in the eyes of any reader: where nothing parts two of them, one program takes the
 * first and another the last for the sender. Takes time in proportion to the field.
 */
export function countAddresses(wire: string): number {
  // Nearly all are ASCII, and a duplicate is a duplicate in either form.
  if (wire.indexOf('@') === wire.lastIndexOf('@')) return wire.includes('@') ? 1 : 0;
  const plain = withoutAsides(wire);
  const inBrackets = plain.split('<').filter((piece, i) => i > 0 && isAddress(piece.split('>', 1)[0] ?? ''));
  return inBrackets.length > 0 ? inBrackets.length : plain.split(BETWEEN_WORDS).filter(isAddress).length;
}

function isAddress(text: string): boolean {
  const at = text.indexOf('@');
  return at > 0 && at < text.length - 1;
}

/**
 * Whether every address of a From field is one that RFC 5322 allows: programs take different parts of another one for the
 * sender. Takes time in proportion to the field.
 */
export function hasValidAddresses(wire: string): boolean {
  // What is opened and never ends, programs end in different places.
  if (asidesIn(wire).unclosed < wire.length) return false;
  const [beforeBrackets = '', ...brackets] = withoutAsides(wire).split('<');
  if (brackets.length === 0) {
    const words = beforeBrackets.split(/[\s,;]+/).filter((word) => word.includes('@'));
    return words.length > 0 && words.every(isAddrSpec);
  }
  return brackets.every((piece) => {
    const [address = '', after] = piece.split('>', 2);
    return after !== undefined && !after.includes('@') && isAddrSpec(address.trim());
  });
}

const ENCODED_WORD = /=\?[^?\s]+\?[bq]\?[^?\s]*\?=/gi;

/**
 * Whether every program takes the same sender from a From field of one address: an address that is the name without quotes,
 * or an empty place in front of a comma, is a sender for some.
 */
export function hasPlainName(wire: string): boolean {
  const plain = withoutAsides(wire).replaceAll(ENCODED_WORD, ' ');
  if (/^\s*[,;]|[,;]\s*(?:[,;]|$)/.test(plain)) return false;
  const [name = '', rest] = plain.split('<', 2);
  if (rest === undefined || !name.includes('@')) return true;
  return name.trim().toLowerCase() === rest.split('>', 1)[0]?.trim().toLowerCase();
}

/** Replaces the quoted string that is the local part of an address. */
const QUOTED_LOCAL_PART = '"q"';

/** Without quoted strings and comments, which are no part of addresses. */
function withoutAsides(wire: string): string {
  const kept: string[] = [];
  let from = 0;
  for (const { start, end } of asidesIn(wire).asides) {
    const isLocalPart = wire[end - 1] === '"' && wire[end] === '@';
    kept.push(wire.slice(from, start), isLocalPart ? QUOTED_LOCAL_PART : ' ');
    from = end;
  }
  kept.push(wire.slice(from));
  return kept.join('');
}

const OPENS_ASIDE = /["(]/;

/** Positions of quoted strings and comments in a field, and of one that begins and never ends, which counts as none. */
function asidesIn(wire: string): { asides: { start: number; end: number }[]; unclosed: number } {
  const asides: { start: number; end: number }[] = [];
  if (!OPENS_ASIDE.test(wire)) return { asides, unclosed: wire.length };
  let start = 0;
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < wire.length; i++) {
    const character = wire[i];
    const isAside = quoted || depth > 0;
    if (character === '\\' && isAside) i += 1;
    else if (character === '"' && depth === 0) quoted = !quoted;
    else if (character === '(' && !quoted) depth += 1;
    else if (character === ')' && depth > 0) depth -= 1;
    const isStillAside = quoted || depth > 0;
    if (!isAside && isStillAside) start = i;
    if (isAside && !isStillAside) asides.push({ start, end: i + 1 });
  }
  return { asides, unclosed: quoted || depth > 0 ? start : wire.length };
}

/** What would end a name, or begin an address, if it stood in a name as it is (RFC 5322 section 3.2.3, "." aside). */
const NEEDS_QUOTES = /[()<>[\]:;@\\,"]/;

/** `Name <address>` as RFC 5322 writes it, so that a program that parses it finds exactly this address. */
export function renderMailbox({ name, address }: Mailbox): string {
  if (address === '') return name;
  if (name === '') return address;
  return `${NEEDS_QUOTES.test(name) ? `"${name.replaceAll(/[\\"]/g, '\\$&')}"` : name} <${address}>`;
}
