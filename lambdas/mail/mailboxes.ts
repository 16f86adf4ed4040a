import addressparser from 'nodemailer/lib/addressparser';
import { isAddrSpec } from './addr-spec.ts';
import { decodeWords } from './encoded-words.ts';
import type { ParseLimits } from './limits.ts';
import { clip, storable } from './storable-text.ts';

export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** The mailboxes of an address field, groups opened (RFC 5322 section 3.4). */
export function mailboxesOf(wire: string, limits: ParseLimits): Mailbox[] {
  const found = addressparser(withClosedWords(wire), { flatten: true }).slice(0, limits.addresses);
  const isAddressed = found.some(({ address }) => (address ?? '') !== '');
  return (
    found
      // Words beside addresses, such as a comment behind a group, are nobody; a mailer may call itself by words alone.
      .filter(({ address }) => !isAddressed || (address ?? '') !== '')
      .map(({ name, address }) => ({
        name: clip(decodeWords(clip(name ?? '', limits.headerCharacters)), limits.headerCharacters).trim(),
        address: clip(storable(address ?? ''), limits.headerCharacters),
      }))
      .filter(({ name, address }) => name !== '' || address !== '')
  );
}

const Q_WORD = /=\?[^?\s]{1,60}\?q\?[^?]{0,1000}\?=/gi;
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

/** What parts the words of a field that has no brackets. */
const BETWEEN_WORDS = /[\s,;:()<>"]+/;

/**
 * How many addresses a From field has in the eyes of any reader: where nothing parts two of them, one program takes the
 * first and another the last for the sender. Takes time in proportion to the field.
 */
export function countAddresses(wire: string): number {
  // As nearly all are, and one is one however it stands there.
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

/** Stands for the quoted string that is the local part of an address. */
const QUOTED_LOCAL_PART = '"q"';

/** Without quoted strings and comments, which are said beside addresses. One that never ends is none. */
function withoutAsides(wire: string): string {
  const kept: string[] = [];
  let from = 0;
  let opened = -1;
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
    if (!isAside && isStillAside) opened = i;
    if (isAside && !isStillAside) {
      kept.push(wire.slice(from, opened), character === '"' && wire[i + 1] === '@' ? QUOTED_LOCAL_PART : ' ');
      from = i + 1;
    }
  }
  kept.push(wire.slice(from));
  return kept.join('');
}

/** What would end a name, or begin an address, if it stood in a name as it is (RFC 5322 section 3.2.3, "." aside). */
const NEEDS_QUOTES = /[()<>[\]:;@\\,"]/;

/** `Name <address>` as RFC 5322 writes it, so that whoever reads it again finds this one address and no other. */
export function renderMailbox({ name, address }: Mailbox): string {
  if (address === '') return name;
  if (name === '') return address;
  return `${NEEDS_QUOTES.test(name) ? `"${name.replaceAll(/[\\"]/g, '\\$&')}"` : name} <${address}>`;
}
