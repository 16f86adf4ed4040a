import addressparser from 'nodemailer/lib/addressparser';
import type { ParseLimits } from '../limits.ts';
import { clip, storable } from '../text/storable-text.ts';
import { isAddrSpec } from './addr-spec.ts';
import { asidesIn } from './asides.ts';
import { decodeWords } from './encoded-words.ts';

export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** Groups are replaced by their members (RFC 5322 section 3.4). */
export function mailboxesOf(wire: string, limits: ParseLimits): Mailbox[] {
  const usual = usualMailbox(wire, limits);
  if (usual !== undefined) return [usual];
  const found = addressparser(withPairs(withClosedWords(wire)), { flatten: true }).slice(0, limits.addresses);
  const isAddressed = found.some(({ address }) => (address ?? '') !== '');
  return found
    .filter(({ address }) => !isAddressed || (address ?? '') !== '')
    .map(({ name, address }) => ({
      name: clip(decodeWords(clip(name ?? '', limits.headerCharacters)), limits.headerCharacters).trim(),
      address: clip(storable((address ?? '').replace(/^mailto:/i, '')), limits.headerCharacters),
    }))
    .filter(({ name, address }) => name !== '' || address !== '');
}

const ADDRESS = /^[\w+-]+(?:\.[\w+-]+)*@[a-z\d-]+(?:\.[a-z\d-]+)+$/i;
const NAME = /^[\p{L}\p{N}!#$%&*+/=?^_`{|}~'-]+(?: [\p{L}\p{N}!#$%&*+/=?^_`{|}~'-]+)*$/u;
const USUAL_CHARACTERS = 320;

/** Nearly every field looks like `a@x.test` or `Ann Lake <a@x.test>`, so this fast path avoids the parser. */
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

/** Special characters in an encoded word belong to the name (RFC 2047 section 5 (3)). */
function withClosedWords(wire: string) {
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

function withPairs(wire: string) {
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

const BETWEEN_WORDS = /[\s,;:()<>"]+/;

/** Programs disagree on the sender, so every address that any of them may find counts. */
export function countAddresses(wire: string): number {
  if (wire.indexOf('@') === wire.lastIndexOf('@')) return wire.includes('@') ? 1 : 0;
  const plain = withoutAsides(wire);
  const inBrackets = plain.split('<').filter((piece, i) => i > 0 && isAddress(piece.split('>', 1)[0] ?? ''));
  return inBrackets.length > 0 ? inBrackets.length : plain.split(BETWEEN_WORDS).filter(isAddress).length;
}

function isAddress(text: string) {
  const at = text.indexOf('@');
  return at > 0 && at < text.length - 1;
}

/** Programs disagree on the sender if an address is invalid (RFC 5322). */
export function hasValidAddresses(wire: string): boolean {
  // Programs end an unclosed quote or comment in different places.
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

/** Programs may disagree if the name is an address, or nothing precedes a comma. */
export function hasPlainName(wire: string): boolean {
  const plain = withoutAsides(wire).replaceAll(ENCODED_WORD, ' ');
  if (/^\s*[,;]|[,;]\s*(?:[,;]|$)/.test(plain)) return false;
  const [name = '', rest] = plain.split('<', 2);
  if (rest === undefined || !name.includes('@')) return true;
  return name.trim().toLowerCase() === rest.split('>', 1)[0]?.trim().toLowerCase();
}

const QUOTED_LOCAL_PART = '"q"';

function withoutAsides(wire: string) {
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

/** RFC 5322 section 3.2.3 requires quotes for these specials; "." is an exception here. */
const NEEDS_QUOTES = /[()<>[\]:;@\\,"]/;

/** A parser of RFC 5322 finds exactly this address. */
export function renderMailbox({ name, address }: Mailbox): string {
  if (address === '') return name;
  if (name === '') return address;
  return `${NEEDS_QUOTES.test(name) ? `"${name.replaceAll(/[\\"]/g, '\\$&')}"` : name} <${address}>`;
}
