import { Unreadable } from './document.ts';
import { XmlNames } from './xml-names.ts';

const MAX_DEPTH = 500;
const MAX_ELEMENTS = 1_000_000;

export type Attributes = Readonly<Record<string, string>>;

export interface XmlElement {
  readonly name: string;
  readonly attributes: Attributes;
  readonly children: readonly (XmlElement | string)[];
}

interface XmlHandler {
  /** `true` requests the whole element as a tree in `element` instead of further calls. */
  open(name: string, attributes: Attributes): unknown;
  element?(element: XmlElement): void;
  close?(name: string): void;
  text?(text: string): void;
}

interface Open {
  readonly written: string;
  readonly name: string;
  readonly attributes: Attributes;
  readonly children: (XmlElement | string)[] | undefined;
  readonly hasNames: boolean;
}

const REFERENCE = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(lt|gt|amp|quot|apos));/gi;
const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
const ENDS = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

/**
 * Reads XML, even if broken, without external parts and without entities other than numbers and the five of XML. Names
 * get the prefixes of xml-names.ts. Returns whether all of it was read.
 */
export function readXml(xml: string, handler: XmlHandler, isOver: () => boolean = () => false): boolean {
  const reader = new XmlReader(handler);
  let at = 0;
  while (at < xml.length && reader.left > 0 && !isOver()) {
    const begin = xml.indexOf('<', at);
    reader.text(decoded(xml.slice(at, begin < 0 ? xml.length : begin)));
    if (begin < 0) break;
    const second = xml.charCodeAt(begin + 1);
    at =
      second === EXCLAMATION || second === QUESTION ? besides(xml, begin, reader) : tag(xml, begin, reader);
  }
  while (reader.closeLast());
  return reader.left > 0;
}

const [BLANK, EXCLAMATION, QUESTION, SLASH, GREATER] = [0x20, 0x21, 0x3f, 0x2f, 0x3e];
const [EQUAL, DOUBLE, SINGLE] = [0x3d, 0x22, 0x27];

export function elementsOf(xml: string | undefined, ...names: readonly string[]): readonly XmlElement[] {
  const found: XmlElement[] = [];
  readXml(xml ?? '', { open: (each) => names.includes(each), element: (element) => found.push(element) });
  return found;
}

function besides(xml: string, begin: number, reader: XmlReader): number {
  for (const [start, end] of ENDS) {
    if (!xml.startsWith(start, begin)) continue;
    const found = xml.indexOf(end, begin + start.length);
    const to = found < 0 ? xml.length : found;
    if (end === ']]>') reader.text(xml.slice(begin + start.length, to));
    return to + end.length;
  }
  // Document type declarations are skipped.
  const end = xml.indexOf('>', begin);
  const bracket = xml.slice(begin, end < 0 ? xml.length : end).includes('[') ? xml.indexOf(']>', begin) : end;
  return bracket < 0 ? xml.length : xml.indexOf('>', bracket) + 1;
}

function tag(xml: string, begin: number, reader: XmlReader): number {
  if (xml.charCodeAt(begin + 1) === SLASH) {
    const end = xml.indexOf('>', begin);
    if (end < 0) return xml.length;
    reader.close(xml.slice(begin + 2, end));
    return end + 1;
  }
  const nameEnd = endOfName(xml, begin + 1, false);
  const attributes: Record<string, string> = {};
  let hasNames = false;
  let at = nameEnd;
  for (let from = afterBlanks(xml, at); from > at; from = afterBlanks(xml, at)) {
    at = endOfName(xml, from, true);
    if (at === from) break;
    const name = xml.slice(from, at);
    hasNames ||= name.startsWith('xmlns');
    const equal = afterBlanks(xml, at);
    const quote = xml.charCodeAt(equal) === EQUAL ? afterBlanks(xml, equal + 1) : equal;
    const sign = xml.charCodeAt(quote);
    const end =
      sign === DOUBLE ? xml.indexOf('"', quote + 1) : sign === SINGLE ? xml.indexOf("'", quote + 1) : -1;
    attributes[name] = end < 0 ? '' : decoded(xml.slice(quote + 1, end));
    if (end >= 0) at = end + 1;
  }
  const end = xml.indexOf('>', at);
  if (end < 0) return xml.length;
  reader.open(xml.slice(begin + 1, nameEnd), attributes, hasNames);
  if (xml.charCodeAt(end - 1) === SLASH) reader.closeLast();
  return end + 1;
}

function afterBlanks(xml: string, from: number): number {
  let at = from;
  while (xml.charCodeAt(at) <= BLANK) at += 1;
  return at;
}

function endOfName(xml: string, from: number, isAttribute: boolean): number {
  for (let at = from; ; at++) {
    const code = xml.charCodeAt(at);
    // `charCodeAt` returns NaN after the end of the text.
    if (!(code > BLANK) || code === SLASH || code === GREATER) return at;
    if (isAttribute && (code === EQUAL || code === DOUBLE || code === SINGLE)) return at;
  }
}

function isElement(open: Open): open is Open & XmlElement {
  return open.children !== undefined;
}

class XmlReader {
  left = MAX_ELEMENTS;
  readonly #handler: XmlHandler;
  readonly #names = new XmlNames();
  readonly #open: Open[] = [];

  constructor(handler: XmlHandler) {
    this.#handler = handler;
  }

  open(written: string, given: Attributes, hasNames: boolean): void {
    if (this.#open.length >= MAX_DEPTH) throw new Unreadable('failed');
    const attributes = this.#names.open(given, hasNames);
    const name = this.#names.name(written);
    const isInTree = this.#open.at(-1)?.children !== undefined;
    const children = isInTree || this.#handler.open(name, attributes) === true ? [] : undefined;
    if (children !== undefined) this.left -= 1;
    this.#open.push({ written, name, attributes, children, hasNames });
  }

  close(end: string): void {
    if (this.#open.at(-1)?.written === end) {
      this.closeLast();
      return;
    }
    const written = end.trim();
    const at = this.#open.findLastIndex((each) => each.written === written);
    while (at >= 0 && this.#open.length > at) this.closeLast();
  }

  closeLast(): boolean {
    const last = this.#open.pop();
    if (last === undefined) return false;
    if (isElement(last)) {
      const around = this.#open.at(-1)?.children;
      if (around !== undefined) around.push(last);
      else {
        this.#handler.element?.(last);
        if (this.left > 0) this.left = MAX_ELEMENTS;
      }
    } else this.#handler.close?.(last.name);
    if (last.hasNames) this.#names.close();
    return true;
  }

  text(text: string): void {
    if (text === '') return;
    const children = this.#open.at(-1)?.children;
    if (children === undefined) this.#handler.text?.(text);
    else children.push(text);
  }
}

function decoded(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(REFERENCE, (_, decimal: string, hex: string, name: string) => {
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? '';
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code);
  });
}

export function within(element: XmlElement, name: string, found: XmlElement[] = []): readonly XmlElement[] {
  for (const child of element.children) {
    if (typeof child === 'string') continue;
    if (child.name === name) found.push(child);
    else within(child, name, found);
  }
  return found;
}

export function childrenOf(element: XmlElement | undefined, name?: string): readonly XmlElement[] {
  const found: XmlElement[] = [];
  for (const child of element?.children ?? NONE)
    if (typeof child !== 'string' && (name === undefined || child.name === name)) found.push(child);
  return found;
}

export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  for (const child of element?.children ?? NONE)
    if (typeof child !== 'string' && child.name === name) return child;
  return undefined;
}

const NONE: XmlElement['children'] = [];

export function textOf({ children }: XmlElement): string {
  let text = '';
  for (const child of children) text += typeof child === 'string' ? child : textOf(child);
  return text;
}
