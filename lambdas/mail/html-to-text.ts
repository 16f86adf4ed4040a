import { decodeHTML } from 'entities';

/**
 * Readable text of an HTML body. One pass over the tags with a bounded memory of open links, no tree and no
 * recursion, so that neither nesting nor size can exhaust anything. Never throws.
 */
const BLOCKS = new Set(
  'address article aside blockquote center dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody tfoot thead tr ul'.split(
    ' ',
  ),
);
const PARAGRAPHS = new Set('blockquote h1 h2 h3 h4 h5 h6 hr p ol ul table'.split(' '));
/** Elements whose content is not text. */
const SILENT = new Set('head script style template title noscript svg math textarea select'.split(' '));
const LONGEST_TAG = 16_384;

export function htmlToText(html: string): string {
  const out: string[] = [];
  let link: { href: string; start: number } | undefined;
  let preformatted = 0;
  const read = (piece: string): string => (preformatted > 0 ? preformattedText(piece) : inlineText(piece));
  const closings = new ClosingTags(html);
  let position = 0;
  while (position < html.length) {
    const open = html.indexOf('<', position);
    if (open < 0) {
      out.push(read(html.slice(position)));
      break;
    }
    if (open > position) out.push(read(html.slice(position, open)));
    if (html.startsWith('<!--', open)) {
      const end = html.indexOf('-->', open + 4);
      position = end < 0 ? html.length : end + 3;
      continue;
    }
    const tag = readTag(html, open, closings);
    if (tag === undefined) {
      out.push('<');
      position = open + 1;
      continue;
    }
    position = tag.end;
    if (SILENT.has(tag.name) && !tag.closing) {
      position = skipElement(html, tag.name, tag.end, closings);
      continue;
    }
    if (tag.name === 'pre') preformatted = Math.max(0, preformatted + (tag.closing ? -1 : 1));
    if (tag.name === 'a') {
      if (link !== undefined) out.push(linkTarget(link.href, out.slice(link.start).join('')));
      const href = tag.closing ? undefined : attribute(html.slice(open, tag.end), HREF);
      link = href === undefined ? undefined : { href, start: out.length };
    } else if (tag.name === 'img') {
      out.push(attribute(html.slice(open, tag.end), ALT) ?? '');
    } else {
      const spacing = (tag.closing ? SPACING_AFTER : SPACING_BEFORE).get(tag.name);
      if (spacing !== undefined) out.push(spacing);
    }
  }
  return tidy(out.join(''));
}

interface Tag {
  readonly name: string;
  readonly closing: boolean;
  readonly end: number;
}

/** The tag that starts here; undefined for a stray `<`. */
function readTag(html: string, open: number, closings: ClosingTags): Tag | undefined {
  const next = html.charCodeAt(open + 1);
  const closing = next === SLASH;
  const start = closing ? open + 2 : open + 1;
  if (!isLetter(html.charCodeAt(start)) && next !== EXCLAMATION && next !== QUESTION) return undefined;
  const bracket = closings.bracketFrom(open);
  if (bracket === undefined || bracket - open >= LONGEST_TAG) return undefined;
  let nameEnd = start;
  while (isLetterOrDigit(html.charCodeAt(nameEnd))) nameEnd += 1;
  // Most tags are nothing but a name.
  const end = nameEnd === bracket ? bracket : endBehindQuotes(html, open, bracket);
  return { name: html.slice(start, nameEnd).toLowerCase(), closing, end: end + 1 };
}

/** Where a tag ends whose first `>` may stand in the quotes of an attribute. */
function endBehindQuotes(html: string, open: number, bracket: number): number {
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
function skipElement(html: string, name: string, from: number, closings: ClosingTags): number {
  const close = closings.tagFrom(name, from);
  if (close === undefined) return name === 'head' || name === 'title' ? from : html.length;
  const end = html.indexOf('>', close);
  return end < 0 ? html.length : end + 1;
}

/** Finds what ends a tag or an element. Remembers what it found, so that no text is searched twice in vain. */
class ClosingTags {
  readonly #html: string;
  #bracket = -1;
  readonly #tags = new Map<string, number>();

  constructor(html: string) {
    this.#html = html;
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

const HREF = attributeNamed('href');
const ALT = attributeNamed('alt');

function attributeNamed(name: string): RegExp {
  return new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i');
}

function attribute(tag: string, named: RegExp): string | undefined {
  const match = named.exec(tag);
  const value = match?.[1] ?? match?.[2] ?? match?.[3];
  return value === undefined ? undefined : decodeHTML(value).trim();
}

/** A link's address after its text, unless the text says it already. */
function linkTarget(href: string, text: string): string {
  if (!/^(https?:|mailto:)/i.test(href)) return '';
  const shown = text.trim();
  const bare = href.replace(/^mailto:/i, '');
  return shown === href || shown === bare || shown === '' ? (shown === '' ? href : '') : ` (${href})`;
}

/** A line break that white space folding must not touch, the end of a paragraph, and where a quotation begins and ends. */
const LINE = '\u0001';
const PARAGRAPH = '\u0002';
const QUOTE = '\u0003';
const UNQUOTE = '\u0004';
/** A blank that is no white space to fold. */
const BLANK = '\u0005';
/** Quotations in quotations of which each is told from the one around it. */
const QUOTE_LEVELS = 10;

const SPACING: readonly (readonly [string, string])[] = [
  ...Array.from(BLOCKS, (name) => [name, LINE] as const),
  ...Array.from(PARAGRAPHS, (name) => [name, PARAGRAPH] as const),
  ['br', LINE],
];
/** What a tag puts into the text: where an element begins, and where it ends. */
const SPACING_BEFORE: ReadonlyMap<string, string> = new Map([
  ...SPACING,
  ['li', `${LINE}- `],
  ['blockquote', `${PARAGRAPH}${QUOTE}`],
]);
const SPACING_AFTER: ReadonlyMap<string, string> = new Map([
  ...SPACING,
  ['td', ' '],
  ['th', ' '],
  ['blockquote', `${PARAGRAPH}${UNQUOTE}`],
]);

/** White space but a lone blank. */
const UNFOLDED = /[^\S ]|[\u0001-\u0005]| {2}/;

function inlineText(html: string): string {
  const text = html.includes('&') ? decodeHTML(html) : html;
  return UNFOLDED.test(text) ? text.replaceAll(/[\s\u0001-\u0005]+/g, ' ') : text;
}

/** White space as it stands: lines, and blanks that are put back when all others have been folded. */
function preformattedText(html: string): string {
  const text = html.includes('&') ? decodeHTML(html) : html;
  return text
    .replaceAll(/[\u0001-\u0005]/g, ' ')
    .replaceAll(/\r?\n/g, LINE)
    .replaceAll(/[^\S\n]/g, BLANK);
}

/** Runs of marks are of few kinds, which come again and again; so many are kept. */
const KEPT_RUNS = 500;

/** White space folded as a browser would, and no more than one empty line in a row. */
function tidy(text: string): string {
  const known = new Map<string, string>();
  const lines = text
    // Before anything looks for spaces in front of a mark: in a long run it would look again from each of them.
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/ *[\u0001-\u0004][ \u0001-\u0004]*/g, (run) => {
      const found = known.get(run);
      if (found !== undefined) return found;
      const tidied = tidyRun(run);
      if (known.size < KEPT_RUNS) known.set(run, tidied);
      return tidied;
    });
  const marked = lines.includes(QUOTE) || lines.includes(UNQUOTE) ? quoted(lines) : lines;
  return marked.replaceAll(BLANK, ' ').trim();
}

function tidyRun(run: string): string {
  const breaks = run.replaceAll(/[ \u0003\u0004]/g, '');
  const quotes = run.replaceAll(/[ \u0001\u0002]/g, '');
  return '\n'.repeat(breaks.includes(PARAGRAPH) || breaks.length > 1 ? 2 : 1) + quotes;
}

/** Quotations marked line by line, as they are in plain text: what answers them is told from them so. */
function quoted(text: string): string {
  const out: string[] = [];
  let depth = 0;
  let lastDepth = 0;
  let isBlank = false;
  for (const line of text.split('\n')) {
    let at = 0;
    for (; line[at] === QUOTE || line[at] === UNQUOTE; at++) {
      depth = line[at] === QUOTE ? depth + 1 : Math.max(0, depth - 1);
    }
    const words = line.slice(at);
    if (words !== '') {
      // An empty line between two is as deep as the one that is less so.
      if (isBlank) out.push(marks(Math.min(lastDepth, depth)));
      out.push(depth === 0 ? words : `${marks(depth)} ${words}`);
      lastDepth = depth;
    }
    isBlank = words === '';
  }
  return out.join('\n');
}

function marks(depth: number): string {
  return '>'.repeat(Math.min(depth, QUOTE_LEVELS));
}
