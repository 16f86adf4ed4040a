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
  const closings = new ClosingTags(html);
  let position = 0;
  while (position < html.length) {
    const open = html.indexOf('<', position);
    if (open < 0) {
      out.push(inlineText(html.slice(position)));
      break;
    }
    if (open > position) out.push(inlineText(html.slice(position, open)));
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
    if (tag.name === 'a') {
      if (link !== undefined) out.push(linkTarget(link.href, out.slice(link.start).join('')));
      const href = tag.closing ? undefined : attribute(tag.text, 'href');
      link = href === undefined ? undefined : { href, start: out.length };
    } else out.push(spacingOf(tag.name, tag.closing, tag.text));
  }
  return tidy(out.join(''));
}

interface Tag {
  readonly name: string;
  readonly closing: boolean;
  readonly text: string;
  readonly end: number;
}

/** The tag that starts here; undefined for a stray `<`. */
function readTag(html: string, open: number, closings: ClosingTags): Tag | undefined {
  const next = html.charCodeAt(open + 1);
  const isLetter = (code: number) => (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
  const closing = next === 47;
  const first = closing ? html.charCodeAt(open + 2) : next;
  if (!isLetter(first) && next !== 33 && next !== 63) return undefined;
  const end = closings.bracketFrom(open);
  if (end === undefined || end - open >= LONGEST_TAG) return undefined;
  const text = html.slice(open + 1, end);
  const name = /^\/?([a-zA-Z0-9]+)/.exec(text)?.[1]?.toLowerCase() ?? '';
  return { name, closing, text, end: end + 1 };
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

function attribute(tag: string, name: string): string | undefined {
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(tag);
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

/** A line break that white space folding must not touch, and the end of a paragraph. */
const LINE = '\u0001';
const PARAGRAPH = '\u0002';

function spacingOf(name: string, closing: boolean, tag: string): string {
  if (name === 'br') return LINE;
  if (name === 'li' && !closing) return `${LINE}- `;
  if (name === 'td' || name === 'th') return closing ? ' ' : '';
  if (name === 'img') return attribute(tag, 'alt') ?? '';
  if (PARAGRAPHS.has(name)) return PARAGRAPH;
  return BLOCKS.has(name) ? LINE : '';
}

function inlineText(html: string): string {
  const text = html.includes('&') ? decodeHTML(html) : html;
  return text.replaceAll(/[\s\u00a0\u0001\u0002]+/g, ' ');
}

/** White space folded as a browser would, and no more than one empty line in a row. */
function tidy(text: string): string {
  return (
    text
      // Before anything looks for spaces in front of a mark: in a long run it would look again from each of them.
      .replaceAll(/ {2,}/g, ' ')
      .replaceAll(/ *[\u0001\u0002][ \u0001\u0002]*/g, (run) => {
        const lines = run.includes(PARAGRAPH) || run.replaceAll(' ', '').length > 1 ? 2 : 1;
        return '\n'.repeat(lines);
      })
      .trim()
  );
}
