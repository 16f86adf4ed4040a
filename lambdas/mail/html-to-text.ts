import { inlineText, Lists, preformattedText, spacingOf, tidy } from './html-layout.ts';
import { attributeNamed, attributeOf, ClosingTags, readTag, skipElement, type Tag } from './html-tags.ts';
import { VisibleElements } from './visible-elements.ts';
import { withoutFillers } from './zero-width.ts';

export interface PageText {
  readonly text: string;
  /** Whether the page has text that a person does not see; it is left out. */
  readonly hasHidden: boolean;
}

/** Elements whose content is not text. */
const SILENT = new Set('head script style template title noscript svg math textarea select'.split(' '));
const HREF = attributeNamed('href');
const ALT = attributeNamed('alt');
const START = attributeNamed('start');
const VALUE = attributeNamed('value');
const SAYS_SOMETHING = /[\p{L}\p{N}]/u;

/**
 * Readable text of an HTML body. One pass over the tags with a bounded memory of open elements, no tree and no
 * recursion, so that neither nesting nor size can exhaust anything. Never throws.
 */
export function htmlToText(html: string): PageText {
  const reader = new PageReader(html);
  const closings = new ClosingTags(html);
  let position = 0;
  while (position < html.length) {
    const open = html.indexOf('<', position);
    if (open < 0) {
      reader.text(html.slice(position));
      break;
    }
    if (open > position) reader.text(html.slice(position, open));
    if (html.startsWith('<!--', open)) {
      const end = html.indexOf('-->', open + 4);
      position = end < 0 ? html.length : end + 3;
      continue;
    }
    const tag = readTag(html, open, closings);
    if (tag === undefined) {
      reader.text('<');
      position = open + 1;
      continue;
    }
    position = tag.end;
    if (SILENT.has(tag.name) && !tag.closing) position = skipElement(html, tag.name, tag.end, closings);
    else reader.tag(tag, html.slice(open, tag.end), () => closings.tagFrom(tag.name, tag.end) !== undefined);
  }
  return reader.end();
}

/** Puts together what the tags and the text between them come to. */
class PageReader {
  readonly #out: string[] = [];
  readonly #visible: VisibleElements;
  readonly #lists = new Lists();
  #link: { readonly href: string; readonly start: number } | undefined;
  #preformatted = 0;
  #hasHidden = false;

  constructor(html: string) {
    this.#visible = new VisibleElements(html);
  }

  text(html: string): void {
    if (this.#visible.isTextHidden) {
      this.#hasHidden ||= SAYS_SOMETHING.test(inlineText(html));
      return;
    }
    this.#out.push(this.#preformatted > 0 ? preformattedText(html) : inlineText(html));
  }

  /** @param hasEnd whether the element ends anywhere */
  tag({ name, closing }: Tag, source: string, hasEnd: () => boolean): void {
    if (closing) this.#visible.close(name);
    else this.#visible.open(name, source, hasEnd);
    if (name === 'pre') this.#preformatted = Math.max(0, this.#preformatted + (closing ? -1 : 1));
    const spacing = this.#spacing(name, closing, source);
    if (name === 'a') {
      this.#endLink();
      const href = closing || this.#visible.isTextHidden ? undefined : attributeOf(source, HREF);
      this.#link = href === undefined ? undefined : { href, start: this.#out.length };
    } else if (name === 'img') {
      if (!this.#visible.isHidden) this.#out.push(attributeOf(source, ALT) ?? '');
    } else if (spacing !== undefined) this.#out.push(spacing);
  }

  end(): PageText {
    return { text: tidy(withoutFillers(this.#out.join(''))), hasHidden: this.#hasHidden };
  }

  #spacing(name: string, closing: boolean, source: string): string | undefined {
    const isList = name === 'ul' || name === 'ol';
    if (isList && closing) return this.#lists.end();
    if (isList) return this.#lists.begin(name === 'ol', attributeOf(source, START));
    // Where nothing of a list is seen, its items must not leave their marks.
    if (name === 'li' && !closing && !this.#visible.isHidden)
      return this.#lists.item(attributeOf(source, VALUE));
    return spacingOf(name, closing);
  }

  #endLink(): void {
    if (this.#link === undefined) return;
    this.#out.push(linkTarget(this.#link.href, this.#out.slice(this.#link.start).join('')));
  }
}

/** A link's address after its text, unless the text says it already. */
function linkTarget(href: string, text: string): string {
  if (!/^(https?:|mailto:)/i.test(href)) return '';
  const shown = text.trim();
  const bare = href.replace(/^mailto:/i, '');
  return shown === href || shown === bare || shown === '' ? (shown === '' ? href : '') : ` (${href})`;
}
