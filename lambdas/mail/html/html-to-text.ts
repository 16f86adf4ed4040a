import { displayOf } from './default-looks.ts';
import { type Look, ROOT } from './element-look.ts';
import { ElementLooks } from './element-looks.ts';
import {
  inlineText,
  inOneLine,
  LINE,
  Lists,
  MAX_READ_ROW,
  preformattedText,
  spacingOf,
  tidy,
} from './html-layout.ts';
import { linkAddress } from './link-address.ts';
import { openPage } from './open-page.ts';
import { attributeOf, type PageElement, type PageNode } from './selectors.ts';
import { hasFillers, withoutFillers } from './zero-width.ts';

export interface PageText {
  readonly text: string;
  /** The text with the addresses of links that show no words, too. */
  readonly textWithAddresses: string;
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
const MAX_LINKS = 200;
/** Around the address of a link that shows no words. */
const BARE_ADDRESS = '\u000e';
const BARE_ADDRESS_END = '\u000f';
const BARE_ADDRESSES = /\u000e([^\u000f]*)\u000f/g;

const PREFORMATTED: ReadonlySet<string> = new Set(['listing', 'plaintext', 'pre', 'xmp']);
/** Of these nothing is read, hidden or not: mail programs leave out drawings and fields, and the others are no text of a page. */
const UNREAD: ReadonlySet<string> = new Set(
  'annotation annotation-xml datalist head iframe input noembed noframes noscript rp script select style svg template textarea title'.split(
    ' ',
  ),
);
const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'wbr']);
/** Marks of line ends, cells and addresses, before the text is tidied. */
const MARKS = /[\u0001-\u0008]+/g;
const SAYS_SOMETHING = /[\p{L}\p{N}]/u;
/** Text in which no white space is collapsed and nothing is a filler: of ASCII, or of most scripts and signs. */
const USUAL = /^(?: ?[!-~\u00a1-\u00ac\u00ae-\u034e\u0370-\u060f\u2010-\u2027])* ?$/;
const BEGINS_WORD = /^[\p{L}\p{N}]/u;

/** Readable text of an HTML body, as a browser shows it. Never throws. */
export function htmlToText(html: string): PageText {
  return new PageReader(html).read();
}

/** An element that is being read. */
interface Frame {
  readonly element: PageElement | undefined;
  readonly children: readonly PageNode[];
  readonly look: Look;
  /** That of the summary of a closed <details>, which alone is seen of it. */
  readonly summaryLook: Look | undefined;
  /** What its end puts into the text. */
  readonly end: string | undefined;
  readonly isPreformatted: boolean;
  /** The piece of the text with which it begins, and the characters before it. */
  readonly from: number;
  readonly before: number;
  /** Of a row: its cells, as the pieces from and to which they go. */
  readonly cells: (readonly [from: number, to: number])[];
  next: number;
}

class PageReader {
  readonly #looks: ElementLooks;
  readonly #open: Frame[] = [];
  readonly #pieces: string[] = [];
  #length = 0;
  readonly #lists = new Lists();
  readonly #links: PageLink[] = [];
  /** What addresses are relative to, if the page says so. */
  #base: string | undefined;
  #hasHidden = false;
  #mayHaveFillers = false;
  #hasBareAddresses = false;
  /** Whether an address in brackets was the last that was added. */
  #endsInAddress = false;

  constructor(html: string) {
    const page = openPage(html);
    this.#looks = new ElementLooks(page, html);
    this.#hasHidden = page.isCut;
    this.#begin(undefined, page.nodes, ROOT, undefined);
  }

  read(): PageText {
    for (let frame = this.#open.at(-1); frame !== undefined; frame = this.#open.at(-1)) {
      const node = frame.children[frame.next];
      frame.next += 1;
      if (node === undefined) this.#end(frame);
      else if (node.nodeName === '#text') this.#text('value' in node ? node.value : '', frame);
      else if ('tagName' in node) this.#element(node, frame);
    }
    const marked = this.#pieces.join('');
    const all = this.#mayHaveFillers ? withoutFillers(marked) : marked;
    const text = tidy(this.#hasBareAddresses ? all.replaceAll(BARE_ADDRESSES, '') : all);
    const textWithAddresses = this.#hasBareAddresses ? tidy(all.replaceAll(BARE_ADDRESSES, '$1')) : text;
    return { text, textWithAddresses, hasHidden: this.#hasHidden, links: this.#links };
  }

  #begin(
    element: PageElement | undefined,
    children: readonly PageNode[],
    look: Look,
    end: string | undefined,
  ): void {
    const isClosed = element?.tagName === 'details' && attributeOf(element, 'open') === undefined;
    this.#open.push({
      element,
      children,
      look: isClosed ? this.#looks.hidden(look) : look,
      summaryLook: isClosed ? look : undefined,
      end,
      isPreformatted:
        this.#open.at(-1)?.isPreformatted === true ||
        (element !== undefined && PREFORMATTED.has(element.tagName)),
      from: this.#pieces.length,
      before: this.#length,
      cells: [],
      next: 0,
    });
  }

  #text(text: string, { look, isPreformatted }: Frame): void {
    if (look.hidesText) {
      this.#hasHidden ||= SAYS_SOMETHING.test(text);
      return;
    }
    const isUsual = USUAL.test(text);
    this.#mayHaveFillers ||= !isUsual && hasFillers(text);
    if (isPreformatted) this.#add(preformattedText(text));
    else this.#add(isUsual ? text : inlineText(text));
  }

  #add(text: string): void {
    if (text === '') return;
    if (this.#endsInAddress && BEGINS_WORD.test(text)) this.#pieces.push(' ');
    this.#endsInAddress = false;
    this.#pieces.push(text);
    this.#length += text.length;
  }

  #element(element: PageElement, { element: parent, look: around, summaryLook }: Frame): void {
    const { tagName: name } = element;
    if (name === 'base') this.#base ??= attributeOf(element, 'href');
    if (name === 'head') this.#base ??= baseIn(element);
    if (UNREAD.has(name)) return;
    const isSummary = summaryLook !== undefined && name === 'summary' && element === firstSummary(parent);
    const { look, display } = this.#looks.of(element, isSummary ? summaryLook : around);
    const children = element.childNodes;
    const isBlock = display !== undefined && displayOf(name) === 'inline' && isBlockDisplay(display);
    const spacing = isBlock ? LINE : this.#spacingBefore(element, look);
    if (spacing !== undefined) this.#add(spacing);
    if (name === 'img') this.#picture(element, look);
    if (VOID.has(name)) return;
    this.#begin(element, children, look, isBlock ? LINE : undefined);
  }

  #spacingBefore(element: PageElement, look: Look): string | undefined {
    const { tagName: name } = element;
    if (name === 'ul' || name === 'ol')
      return this.#lists.begin(name === 'ol', attributeOf(element, 'start'));
    // Where nothing of a list is seen, its items must not leave their marks.
    if (name === 'li' && !look.hidesPictures) return this.#lists.item(attributeOf(element, 'value'));
    return spacingOf(name, false);
  }

  #picture(element: PageElement, look: Look): void {
    const alt = attributeOf(element, 'alt')?.trim() ?? '';
    const isDot = /^[01](?:px)?$/;
    const isSeen =
      !look.hidesPictures &&
      !isDot.test(attributeOf(element, 'width') ?? '') &&
      !isDot.test(attributeOf(element, 'height') ?? '');
    if (isSeen) this.#add(inlineText(alt));
    else this.#hasHidden ||= SAYS_SOMETHING.test(alt);
  }

  #end(frame: Frame): void {
    this.#open.pop();
    const name = frame.element?.tagName ?? '';
    if (name === 'a' && !frame.look.hidesText) this.#endLink(frame);
    if (name === 'td' || name === 'th') this.#open.at(-1)?.cells.push([frame.from, this.#pieces.length]);
    if (name === 'tr' && this.#length - frame.before <= MAX_READ_ROW) this.#endRow(frame);
    if (name === 'ul' || name === 'ol') this.#add(this.#lists.end());
    else this.#add(frame.end ?? spacingOf(name, true) ?? '');
  }

  #endRow({ from, cells }: Frame): void {
    if (cells.length < 2) return;
    const texts = cells.map(([start, end]) => this.#pieces.slice(start, end).join(''));
    const line = inOneLine(texts);
    if (line !== undefined) this.#pieces.splice(from, this.#pieces.length, line);
  }

  #endLink({ element, from }: Frame): void {
    const href = element && attributeOf(element, 'href')?.trim();
    const address = href === undefined ? undefined : linkAddress(href, this.#base);
    if (address === undefined) return;
    const text = this.#pieces
      .slice(from)
      .join('')
      .replaceAll(BARE_ADDRESSES, '')
      .replaceAll(MARKS, ' ')
      .trim();
    if (this.#links.length < MAX_LINKS) this.#links.push({ href: address, text });
    if (text === '') {
      this.#hasBareAddresses = true;
      this.#add(`${BARE_ADDRESS}${address}${BARE_ADDRESS_END}`);
    } else if (text !== address && text !== address.replace(/^mailto:/i, '')) {
      this.#add(` (${address})`);
      this.#endsInAddress = true;
    }
  }
}

function baseIn(head: PageElement): string | undefined {
  for (const child of head.childNodes) {
    const href = 'tagName' in child && child.tagName === 'base' ? attributeOf(child, 'href') : undefined;
    if (href !== undefined) return href;
  }
  return undefined;
}

function isBlockDisplay(display: string): boolean {
  return /^(?:block|flex|grid|table|flow-root|list-item)$/.test(display);
}

function firstSummary(details: PageElement | undefined): PageNode | undefined {
  return details?.childNodes.find(({ nodeName }) => nodeName === 'summary');
}
