import { BlockStyles } from './block-styles.ts';
import { decodeEntities } from './html-entities.ts';
import { inlineText, LINE, Lists, preformattedText, spacingOf, tidy } from './html-layout.ts';
import { attributeNamed, attributeOf, ClosingTags, readTag, skipElement, type Tag } from './html-tags.ts';
import { linkAddress } from './link-address.ts';
import { mayHide } from './may-hide.ts';
import { VisibleElements } from './visible-elements.ts';
import { hasFillers, withoutFillers } from './zero-width.ts';

export interface PageText {
  readonly text: string;
  /** Whether the page has text that a person does not see; it is left out. */
  readonly hasHidden: boolean;
  /** Links that a person sees, in order; the first of them. */
  readonly links: readonly PageLink[];
}

/** A link in a page. */
export interface PageLink {
  /** Its address as the text of the page has it. */
  readonly href: string;
  /** What it shows, with the marks of the layout as blanks. */
  readonly text: string;
}

/** Links of a page that are kept. */
const MAX_LINKS = 100;

/** Elements whose content is not text. */
const SILENT = new Set(
  'head script style template title noscript svg math textarea select iframe noembed noframes datalist'.split(
    ' ',
  ),
);
const HREF = attributeNamed('href');
const ALT = attributeNamed('alt');
const START = attributeNamed('start');
const VALUE = attributeNamed('value');
/** Marks of line ends and cells, before the text is tidied. */
const LAYOUT_MARKS = /[\u0001-\u0008]+/g;
const SAYS_SOMETHING = /[\p{L}\p{N}]/u;
/** Text in which no white space is collapsed and nothing is a filler: of ASCII, or of most scripts and signs. */
const USUAL = /^(?: ?[!-~\u00a1-\u00ac\u00ae-\u034e\u0370-\u060f\u2010-\u2027])* ?$/;

/**
 * Readable text of an HTML body. One pass over the tags with a bounded memory of open elements, no tree and no
 * recursion, so that neither nesting nor size can exhaust anything. Never throws.
 */
export function htmlToText(html: string): PageText {
  const closings = new ClosingTags(html);
  const reader = new PageReader(html, closings);
  /** Where the text begins that was not read yet; a stray "<" is part of it. */
  let from = 0;
  for (let open = html.indexOf('<'); open >= 0; ) {
    const isComment = html.startsWith('<!--', open);
    const tag = isComment ? undefined : readTag(html, open, closings);
    const end = isComment ? commentEnd(html, open) : tag?.end;
    if (end === undefined) {
      open = html.indexOf('<', open + 1);
      continue;
    }
    if (open > from) reader.text(html.slice(from, open));
    from = end;
    if (tag !== undefined && SILENT.has(tag.name) && !tag.closing)
      from = skipElement(html, tag.name, tag.end, closings);
    else if (tag !== undefined) reader.tag(tag);
    open = html.indexOf('<', from);
  }
  if (from < html.length) reader.text(html.slice(from));
  return reader.end();
}

/** "<!-->" and "<!--->" are whole comments; "--!>" ends one as well. */
function commentEnd(html: string, open: number): number {
  if (html.startsWith('>', open + 4)) return open + 5;
  if (html.startsWith('->', open + 4)) return open + 6;
  const end = html.indexOf('--', open + 4);
  if (end < 0) return html.length;
  COMMENT_END.lastIndex = end;
  return COMMENT_END.test(html) ? COMMENT_END.lastIndex : html.length;
}

const COMMENT_END = /--!?>/g;

/** Puts together what the tags and the text between them come to. */
class PageReader {
  readonly #html: string;
  readonly #closings: ClosingTags;
  #out = '';
  /** Undefined where nothing in the page hides text. */
  readonly #visible: VisibleElements | undefined;
  readonly #lists = new Lists();
  readonly #blocks: BlockStyles;
  /** The link that is open, and the text in it. */
  #href: string | undefined;
  /** What addresses are relative to, if the page says so. */
  #base: string | undefined;
  #linkText = '';
  #preformatted = 0;
  #hasHidden = false;
  #mayHaveFillers = false;
  readonly #links: PageLink[] = [];

  constructor(html: string, closings: ClosingTags) {
    this.#html = html;
    this.#closings = closings;
    this.#blocks = new BlockStyles(html);
    this.#visible = mayHide(html) ? new VisibleElements(html) : undefined;
  }

  text(html: string): void {
    const text = decodeEntities(html);
    if (this.#visible?.isTextHidden === true) {
      this.#hasHidden ||= SAYS_SOMETHING.test(text);
      return;
    }
    const isUsual = USUAL.test(text);
    this.#mayHaveFillers ||= !isUsual && hasFillers(text);
    if (this.#preformatted > 0) this.#add(preformattedText(text));
    else this.#add(isUsual ? text : inlineText(text));
  }

  #add(text: string): void {
    this.#out += text;
    if (this.#href !== undefined) this.#linkText += text;
  }

  tag(tag: Tag): void {
    const { name, closing } = tag;
    if (this.#visible !== undefined) this.#follow(tag, this.#visible);
    if (name === 'pre') this.#preformatted = Math.max(0, this.#preformatted + (closing ? -1 : 1));
    if (name === 'a') {
      this.#endLink();
      const isSeen = !closing && this.#visible?.isTextHidden !== true;
      this.#href = isSeen ? this.#attribute(tag, HREF) : undefined;
    } else if (name === 'base') this.#base ??= this.#attribute(tag, HREF);
    else if (name === 'img') {
      if (this.#visible?.isHidden !== true) this.#add(this.#attribute(tag, ALT) ?? '');
    } else {
      const spacing = this.#spacing(tag);
      if (spacing !== undefined) this.#add(spacing);
    }
  }

  end(): PageText {
    this.#endLink();
    const text = this.#mayHaveFillers ? withoutFillers(this.#out) : this.#out;
    return { text: tidy(text), hasHidden: this.#hasHidden, links: this.#links };
  }

  #follow({ name, closing, start, end }: Tag, visible: VisibleElements): void {
    if (closing) visible.close(name);
    else
      visible.open(name, this.#html.slice(start, end), () => this.#closings.tagFrom(name, end) !== undefined);
  }

  #attribute({ start, end }: Tag, named: RegExp): string | undefined {
    return attributeOf(this.#html.slice(start, end), named);
  }

  #spacing(tag: Tag): string | undefined {
    const { name, closing } = tag;
    if (name === 'ul' || name === 'ol') {
      return closing ? this.#lists.end() : this.#lists.begin(name === 'ol', this.#attribute(tag, START));
    }
    // Where nothing of a list is seen, its items must not leave their marks.
    if (name === 'li' && !closing && this.#visible?.isHidden !== true)
      return this.#lists.item(this.#attribute(tag, VALUE));
    const isBlock = this.#blocks.breaksAt(name, closing, () => this.#html.slice(tag.start, tag.end));
    return isBlock ? LINE : spacingOf(name, closing);
  }

  #endLink(): void {
    if (this.#href === undefined) return;
    const address = linkAddress(this.#href, this.#base);
    this.#out += linkTarget(address, this.#linkText);
    if (address !== undefined && this.#links.length < MAX_LINKS) {
      this.#links.push({ href: address, text: this.#linkText.replaceAll(LAYOUT_MARKS, ' ').trim() });
    }
    this.#href = undefined;
    this.#linkText = '';
  }
}

/** A link's address after its text, unless the text says it already. */
function linkTarget(address: string | undefined, text: string): string {
  if (address === undefined) return '';
  const shown = text.trim();
  if (shown === '') return address;
  return shown === address || shown === address.replace(/^mailto:/i, '') ? '' : ` (${address})`;
}
