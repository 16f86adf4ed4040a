import { decodeEntities } from './html-entities.ts';

/** A longer tag is none. */
const LONGEST_TAG = 16_384;

export interface Tag {
  readonly name: string;
  readonly closing: boolean;
  readonly start: number;
  readonly end: number;
}

/** The tag that starts here; undefined for a stray `<`. */
export function readTag(html: string, open: number, closings: ClosingTags): Tag | undefined {
  const next = html.charCodeAt(open + 1);
  const closing = next === SLASH;
  const start = closing ? open + 2 : open + 1;
  if (!isLetter(html.charCodeAt(start)) && next !== EXCLAMATION && next !== QUESTION) return undefined;
  const bracket = closings.bracketFrom(open);
  if (bracket === undefined || bracket - open >= LONGEST_TAG) return undefined;
  let nameEnd = start;
  while (isLetterOrDigit(html.charCodeAt(nameEnd))) nameEnd += 1;
  // Most tags are nothing but a name.
  const end = nameEnd === bracket ? bracket : endBehindQuotes(html, open, bracket, closings);
  return { name: html.slice(start, nameEnd).toLowerCase(), closing, start: open, end: end + 1 };
}

/** Where a tag ends. Its first `>` may be inside a quoted attribute. */
function endBehindQuotes(html: string, open: number, bracket: number, closings: ClosingTags): number {
  // As nearly all do: with the end of a value, in quotes that no other quotes are around.
  const isClosed = html.charCodeAt(bracket - 1) === QUOTE && html.charCodeAt(bracket - 2) !== EQUALS;
  if (isClosed && closings.apostropheFrom(open) > bracket) return bracket;
  const tag = html.slice(open, bracket);
  for (const quote of ['"', "'"]) {
    const value = tag.lastIndexOf(`=${quote}`);
    if (value < 0 || tag.includes(quote, value + 2)) continue;
    const closed = html.indexOf(quote, bracket);
    const end = closed < 0 ? -1 : html.indexOf('>', closed);
    // Quotes that are never closed are no quotes: they must not hide the rest of the page.
    if (end >= 0 && end - open < LONGEST_TAG) return end;
  }
  return bracket;
}

const QUOTE = 34;
const EQUALS = 61;
const SLASH = 47;
const EXCLAMATION = 33;
const QUESTION = 63;

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}

function isLetterOrDigit(code: number): boolean {
  return isLetter(code) || (code >= 48 && code <= 57);
}

/** Where the content of a silent element is over; an element that is never closed hides what follows. */
export function skipElement(html: string, name: string, from: number, closings: ClosingTags): number {
  const close = closings.tagFrom(name, from);
  if (close === undefined) return name === 'head' || name === 'title' ? from : html.length;
  const end = html.indexOf('>', close);
  return end < 0 ? html.length : end + 1;
}

/** Finds what ends a tag or an element. Remembers what it found, so that no text is searched twice in vain. */
export class ClosingTags {
  readonly #html: string;
  #bracket = -1;
  #apostrophe = -1;
  readonly #tags = new Map<string, number>();

  constructor(html: string) {
    this.#html = html;
  }

  /** The next `'`; beyond the end when there is none. */
  apostropheFrom(from: number): number {
    if (this.#apostrophe < from) {
      const found = this.#html.indexOf("'", from);
      this.#apostrophe = found < 0 ? Number.POSITIVE_INFINITY : found;
    }
    return this.#apostrophe;
  }

  /** The next `>`. */
  bracketFrom(from: number): number | undefined {
    if (this.#bracket < from) {
      const found = this.#html.indexOf('>', from);
      this.#bracket = found < 0 ? Number.POSITIVE_INFINITY : found;
    }
    return this.#bracket === Number.POSITIVE_INFINITY ? undefined : this.#bracket;
  }

  /** The next closing tag of this name. */
  tagFrom(name: string, from: number): number | undefined {
    let found = this.#tags.get(name) ?? -1;
    if (found < from) {
      const close = new RegExp(`</${name}[\\s>/]`, 'gi');
      close.lastIndex = from;
      found = close.exec(this.#html)?.index ?? Number.POSITIVE_INFINITY;
      this.#tags.set(name, found);
    }
    return found === Number.POSITIVE_INFINITY ? undefined : found;
  }
}

export function attributeNamed(name: string): RegExp {
  return new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i');
}

export function attributeOf(tag: string, named: RegExp): string | undefined {
  const match = named.exec(tag);
  const value = match?.[1] ?? match?.[2] ?? match?.[3];
  return value === undefined ? undefined : decodeEntities(value).trim();
}
