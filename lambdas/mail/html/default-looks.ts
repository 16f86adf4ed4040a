import type { PageElement } from './selectors.ts';

const CONTROL = 'font-size:13.333px;text-indent:0;letter-spacing:normal;color:black;background-color:';
/** Says that an element is the page, whose background is behind everything; and the colour of its text. */
export const IS_PAGE = '-page';
export const PAGE_COLOR = '-page-color';
const FONT_SIZES = ['x-small', 'small', 'medium', 'large', 'x-large', 'xx-large', 'xxx-large'];

/** Declarations of browsers for elements, beyond their display. */
const OF_ELEMENTS = new Map([
  ['html', `${IS_PAGE}:yes`],
  ['body', `${IS_PAGE}:yes`],
  ['mark', 'color:black;background-color:yellow'],
  ['button', `${CONTROL}#efefef`],
  ['input', `${CONTROL}white`],
  ['select', `${CONTROL}white`],
  ['textarea', `${CONTROL}white`],
]);
const QUIRKS_TABLE = `font-size:medium;line-height:normal;color:${PAGE_COLOR}`;

/** Declarations of attributes. */
const OF_ATTRIBUTES = new Map<string, (value: string, element: string) => string>([
  ['hidden', (value) => (/^until-found$/i.test(value) ? 'content-visibility:hidden' : 'display:none')],
  ['popover', () => 'display:none'],
  ['background', () => 'background-image:url()'],
  ['bgcolor', (value) => `background-color:${plain(value)}`],
  ['color', (value, element) => (element === 'font' ? `color:${plain(value)}` : '')],
  ['text', (value, element) => (element === 'body' ? `color:${plain(value)}` : '')],
  ['size', (value, element) => (element === 'font' ? `font-size:${fontSizeOf(value)}` : '')],
  ['href', (_, element) => (element === 'a' ? 'color:#0000ee' : '')],
  ['type', (value, element) => (element === 'input' && /^hidden$/i.test(value) ? 'display:none' : '')],
]);

/** What browsers and old attributes say of an element beyond its display, as declarations; any style wins. */
export function defaultStyle({ tagName: name, attrs }: PageElement, isQuirks: boolean): string {
  let said = OF_ELEMENTS.get(name) ?? (isQuirks && name === 'table' ? QUIRKS_TABLE : '');
  for (const { name: attribute, value } of attrs) {
    const one = OF_ATTRIBUTES.get(attribute)?.(value, name) ?? '';
    if (one !== '') said += `;${one}`;
  }
  const isClosed = name === 'dialog' && !attrs.some((attribute) => attribute.name === 'open');
  return isClosed ? `${said};display:none` : said;
}

function plain(value: string) {
  return value.replaceAll(';', '').trim().toLowerCase();
}

function fontSizeOf(size: string) {
  const number = Number.parseInt(size, 10);
  if (Number.isNaN(number)) return 'medium';
  const step = /^[+-]/.test(size) ? 3 + number : number;
  return FONT_SIZES[Math.min(7, Math.max(1, step)) - 1] ?? 'medium';
}
