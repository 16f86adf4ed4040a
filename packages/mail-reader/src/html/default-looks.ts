import { UNCLEAR } from './css-values.ts';
import type { PageElement } from './selector-matcher.ts';

const CONTROL = 'font-size:13.333px;text-indent:0;letter-spacing:normal;color:black;background-color:';
/** The background of the page element is behind everything. */
export const IS_PAGE = '-page';
export const PAGE_COLOR = '-page-color';
const FONT_SIZES = ['x-small', 'small', 'medium', 'large', 'x-large', 'xx-large', 'xxx-large'];

const OF_ELEMENTS = new Map([
  ['html', `${IS_PAGE}:yes`],
  ['body', `${IS_PAGE}:yes`],
  ['mark', 'color:black;background-color:yellow'],
  ['button', `${CONTROL}#efefef`],
  ['input', `${CONTROL}white`],
  ['select', `${CONTROL}white`],
  ['textarea', `${CONTROL}white`],
  // Marquee text moves.
  ['marquee', `offset-path:${UNCLEAR}`],
]);
const QUIRKS_TABLE = `font-size:medium;line-height:normal;color:${PAGE_COLOR}`;

interface Page {
  readonly isQuirks: boolean;
  readonly linkColor: string;
}
type OfAttribute = (value: string, element: string, page: Page) => string;

const OF_ATTRIBUTES = new Map<string, OfAttribute>([
  ['hidden', (value) => (/^until-found$/i.test(value) ? 'content-visibility:hidden' : 'display:none')],
  ['popover', () => 'display:none'],
  ['background', (value) => `background-image:${/^\s*data:/i.test(value) ? UNCLEAR : 'url()'}`],
  ['bgcolor', (value) => `background-color:${plain(value)}`],
  ['color', (value, element) => (element === 'font' ? `color:${plain(value)}` : '')],
  ['text', (value, element) => (element === 'body' ? `color:${plain(value)}` : '')],
  ['size', (value, element) => (element === 'font' ? `font-size:${fontSizeOf(value)}` : '')],
  ['href', (_, element, { linkColor }) => (element === 'a' ? `color:${linkColor}` : '')],
  ['type', (value, element) => (element === 'input' && /^hidden$/i.test(value) ? 'display:none' : '')],
]);

export function defaultStyle({ tagName: name, attrs }: PageElement, page: Page): string {
  let said = OF_ELEMENTS.get(name) ?? (page.isQuirks && name === 'table' ? QUIRKS_TABLE : '');
  for (const { name: attribute, value } of attrs) {
    const one = OF_ATTRIBUTES.get(attribute)?.(value, name, page) ?? '';
    if (one !== '') said += `;${one}`;
  }
  const isClosed = name === 'dialog' && !attrs.some((attribute) => attribute.name === 'open');
  return isClosed ? `${said};display:none` : said;
}

/** Old pages set the link color as an attribute of the body. */
export function linkColorOf(value: string | undefined): string {
  return value === undefined || value === '' ? '#0000ee' : plain(value);
}

function plain(value: string) {
  return value.replaceAll(';', '').trim().toLowerCase().slice(0, 100);
}

function fontSizeOf(size: string) {
  const number = Number.parseInt(size, 10);
  if (Number.isNaN(number)) return 'medium';
  const step = /^[+-]/.test(size) ? 3 + number : number;
  return FONT_SIZES[Math.min(7, Math.max(1, step)) - 1] ?? 'medium';
}
