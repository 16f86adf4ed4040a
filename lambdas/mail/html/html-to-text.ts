import { type Look, ROOT } from './element-look.ts';
import { ElementLooks } from './element-looks.ts';
import { type ElementKind, kindOf } from './elements.ts';
import { inlineText, inOneLine, LINE, Lists, MAX_READ_ROW, preformattedText, tidy } from './html-layout.ts';
import { linkAddress } from './link-address.ts';
import { type OpenPage, openPage } from './open-page.ts';
import { attributeOf, type PageElement, type PageNode } from './selectors.ts';
import { withoutFillers } from './zero-width.ts';

export interface PageText {
  readonly text: string;
  /** With the addresses of links without words. */
  readonly textWithAddresses: string;
  /** The page has text that a person does not see, which is left out. */
  readonly hasHidden: boolean;
  readonly links: readonly PageLink[];
}

export interface PageLink {
  readonly href: string;
  /** Layout marks are blanks. */
  readonly text: string;
}

const MAX_LINKS = 200;
/** Around an address without words. */
const BARE_ADDRESS = '\u000e';
const BARE_ADDRESS_END = '\u000f';
const BARE_ADDRESSES = /\u000e([^\u000f]*)\u000f/g;

const MARKS = /[\u0001-\u0008]+/g;
const BLOCK = /^(?:block|flex|grid|table|flow-root|list-item)$/;
const SAYS_SOMETHING = /[\p{L}\p{N}]/u;
const BEGINS_WORD = /^[\p{L}\p{N}]/u;

/** As a browser shows it. Never throws. */
export function htmlToText(html: string): PageText {
  return new PageReader(html).read();
}

interface Frame {
  readonly element: PageElement | undefined;
  readonly kind: ElementKind;
  readonly children: readonly PageNode[];
  readonly look: Look;
  /** All that is seen of a closed <details>. */
  readonly summaryLook: Look | undefined;
  readonly end: string | undefined;
  readonly isPreformatted: boolean;
  /** Index of its first piece, and characters before it. */
  readonly from: number;
  readonly before: number;
  /** Ranges of pieces, of a row. */
  readonly cells: (readonly [from: number, to: number])[];
  next: number;
}

class PageReader {
  readonly #page: OpenPage;
  readonly #looks: ElementLooks;
  readonly #open: Frame[] = [];
  readonly #pieces: string[] = [];
  #length = 0;
  readonly #lists = new Lists();
  readonly #links: PageLink[] = [];
  #base: string | undefined;
  #hasHidden = false;
  #hasBareAddresses = false;
  #endsInAddress = false;

  constructor(html: string) {
    this.#page = openPage(html);
    this.#looks = new ElementLooks(this.#page, html);
    this.#hasHidden = this.#page.isCut;
    this.#begin(undefined, kindOf(''), ROOT, undefined);
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
    const all = withoutFillers(marked);
    const text = tidy(this.#hasBareAddresses ? all.replaceAll(BARE_ADDRESSES, '') : all);
    const textWithAddresses = this.#hasBareAddresses ? tidy(all.replaceAll(BARE_ADDRESSES, '$1')) : text;
    return { text, textWithAddresses, hasHidden: this.#hasHidden, links: this.#links };
  }

  #begin(element: PageElement | undefined, kind: ElementKind, look: Look, end: string | undefined) {
    const isClosed = element?.tagName === 'details' && attributeOf(element, 'open') === undefined;
    this.#open.push({
      element,
      kind,
      children: element?.childNodes ?? this.#page.nodes,
      look: isClosed ? this.#looks.hidden(look) : look,
      summaryLook: isClosed ? look : undefined,
      end,
      isPreformatted: kind.isPreformatted === true || this.#open.at(-1)?.isPreformatted === true,
      from: this.#pieces.length,
      before: this.#length,
      cells: [],
      next: 0,
    });
  }

  #text(text: string, { look, isPreformatted }: Frame) {
    if (look.hidesText) {
      this.#hasHidden ||= SAYS_SOMETHING.test(text);
      return;
    }
    this.#add(isPreformatted ? preformattedText(text) : inlineText(text));
  }

  #add(text: string) {
    if (text === '') return;
    if (this.#endsInAddress && BEGINS_WORD.test(text)) this.#pieces.push(' ');
    this.#endsInAddress = false;
    this.#pieces.push(text);
    this.#length += text.length;
  }

  #element(element: PageElement, { element: parent, look: around, summaryLook }: Frame) {
    const { tagName: name } = element;
    if (name === 'base') this.#base ??= attributeOf(element, 'href');
    if (name === 'head') this.#base ??= baseIn(element);
    const kind = kindOf(name);
    if (kind.isUnread) return;
    const isSummary = summaryLook !== undefined && name === 'summary' && element === firstSummary(parent);
    const own = this.#looks.propertiesOf(element, kind);
    const look = this.#looks.of(element, kind, own, isSummary ? summaryLook : around);
    const isBlock = own !== undefined && kind.display === 'inline' && BLOCK.test(own.get('display') ?? '');
    const before = isBlock ? LINE : (this.#listMark(element, name, look) ?? kind.before);
    if (before !== undefined) this.#add(before);
    if (name === 'img') this.#picture(element, look);
    if (!kind.isVoid) this.#begin(element, kind, look, isBlock ? LINE : kind.after);
  }

  #listMark(element: PageElement, name: string, look: Look) {
    if (name === 'ul' || name === 'ol') {
      return this.#lists.begin(name === 'ol', attributeOf(element, 'start'));
    }
    // The marks of items would be seen.
    if (name === 'li' && !look.hidesPictures) return this.#lists.item(attributeOf(element, 'value'));
    return undefined;
  }

  #picture(element: PageElement, look: Look) {
    const alt = attributeOf(element, 'alt')?.trim() ?? '';
    const isDot = /^[01](?:px)?$/;
    const isSeen =
      !look.hidesPictures &&
      !isDot.test(attributeOf(element, 'width') ?? '') &&
      !isDot.test(attributeOf(element, 'height') ?? '');
    if (isSeen) this.#add(inlineText(alt));
    else this.#hasHidden ||= SAYS_SOMETHING.test(alt);
  }

  #end(frame: Frame) {
    this.#open.pop();
    const name = frame.element?.tagName ?? '';
    if (name === 'a') this.#endLink(frame);
    else if (name === 'td' || name === 'th') {
      this.#open.at(-1)?.cells.push([frame.from, this.#pieces.length]);
    } else if (name === 'tr') this.#endRow(frame);
    const end = name === 'ul' || name === 'ol' ? this.#lists.end() : frame.end;
    if (end !== undefined) this.#add(end);
  }

  #endRow({ from, before, cells }: Frame) {
    if (cells.length < 2 || this.#length - before > MAX_READ_ROW) return;
    const texts = cells.map(([start, end]) => this.#pieces.slice(start, end).join(''));
    const line = inOneLine(texts);
    if (line !== undefined) this.#pieces.splice(from, this.#pieces.length, line);
  }

  #endLink({ element, look, from }: Frame) {
    const href = element && attributeOf(element, 'href')?.trim();
    if (href === undefined || look.hidesText) return;
    const address = linkAddress(href, this.#base);
    if (address === undefined) return;
    const marked =
      from === this.#pieces.length - 1 ? (this.#pieces[from] ?? '') : this.#pieces.slice(from).join('');
    const shown = this.#hasBareAddresses ? marked.replaceAll(BARE_ADDRESSES, '') : marked;
    const text = shown.replaceAll(MARKS, ' ').trim();
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

function baseIn(head: PageElement) {
  for (const child of head.childNodes) {
    const href = 'tagName' in child && child.tagName === 'base' ? attributeOf(child, 'href') : undefined;
    if (href !== undefined) return href;
  }
  return undefined;
}

function firstSummary(details: PageElement | undefined): PageNode | undefined {
  return details?.childNodes.find(({ nodeName }) => nodeName === 'summary');
}
