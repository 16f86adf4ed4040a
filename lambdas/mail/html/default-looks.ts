import type { Declarations } from './declarations.ts';
import { kindOf } from './elements.ts';
import type { PageElement } from './selectors.ts';

const words = (text: string): readonly string[] => text.split(' ');

const STYLES: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map<
  string,
  Readonly<Record<string, string>>
>([
  ['mark', { color: 'black', 'background-color': 'yellow' }],
  ...words('button input select textarea').map(
    (name) =>
      [
        name,
        {
          color: 'black',
          'background-color': name === 'button' ? '#efefef' : 'white',
          'font-size': '13.333px',
          'text-indent': '0',
          'letter-spacing': 'normal',
        },
      ] as const,
  ),
]);
export const IS_PAGE = '-page';
export const PAGE_COLOR = '-page-color';
const LINK_COLOR = 'color:#0000ee;';
const KEPT = 1000;
const FONT_SIZES = words('x-small small medium large x-large xx-large xxx-large');
const NO_PROPERTIES: ReadonlyMap<string, string> = new Map();

/** What browsers and old attributes say of elements; any style wins. Equal declarations are one object. */
export class DefaultLooks {
  readonly #isQuirks: boolean;
  readonly #known = new Map<string, Declarations>();
  #link: Declarations | undefined;

  constructor(isQuirks: boolean) {
    this.#isQuirks = isQuirks;
  }

  /** Undefined without anything but a display. */
  for({ tagName: name, attrs }: PageElement): Declarations | undefined {
    let said = '';
    for (const { name: attribute, value } of attrs) said += SAID_BY.get(attribute)?.(value, name) ?? '';
    if (name === 'dialog' && !attrs.some((attribute) => attribute.name === 'open')) said += 'display:none;';
    if (said === '' && !this.#hasStyle(name)) return undefined;
    if (said !== LINK_COLOR) return this.#declarations(name, said);
    this.#link ??= this.#declarations(name, said);
    return this.#link;
  }

  plain(name: string): Declarations {
    const { display } = kindOf(name);
    const known = this.#known.get(display) ?? {
      usual: new Map([['display', display]]),
      important: NO_PROPERTIES,
    };
    this.#known.set(display, known);
    return known;
  }

  #hasStyle(name: string): boolean {
    return STYLES.has(name) || isPage(name) || (this.#isQuirks && name === 'table');
  }

  #declarations(name: string, said: string): Declarations {
    const key = `${name};${said}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const usual = new Map<string, string>([['display', kindOf(name).display]]);
    if (isPage(name)) usual.set(IS_PAGE, 'yes');
    for (const [property, value] of Object.entries(STYLES.get(name) ?? {})) usual.set(property, value);
    // Quirks mode.
    if (this.#isQuirks && name === 'table') {
      usual.set('font-size', 'medium').set('line-height', 'normal').set('color', PAGE_COLOR);
    }
    for (const one of said.split(';')) {
      const colon = one.indexOf(':');
      if (colon > 0) usual.set(one.slice(0, colon), one.slice(colon + 1));
    }
    const declarations = { usual, important: NO_PROPERTIES };
    if (this.#known.size < KEPT) this.#known.set(key, declarations);
    return declarations;
  }
}

function isPage(name: string): boolean {
  return name === 'body' || name === 'html';
}

const SAID_BY: ReadonlyMap<string, (value: string, element: string) => string> = new Map<
  string,
  (value: string, element: string) => string
>([
  [
    'hidden',
    (value) => (value.toLowerCase() === 'until-found' ? 'content-visibility:hidden;' : 'display:none;'),
  ],
  ['popover', () => 'display:none;'],
  ['background', () => 'background-image:url();'],
  ['bgcolor', (value) => `background-color:${plain(value)};`],
  ['color', (value, element) => (element === 'font' ? `color:${plain(value)};` : '')],
  ['text', (value, element) => (element === 'body' ? `color:${plain(value)};` : '')],
  ['size', (value, element) => (element === 'font' ? `font-size:${fontSizeOf(value)};` : '')],
  ['href', (_, element) => (element === 'a' ? LINK_COLOR : '')],
  [
    'type',
    (value, element) => (element === 'input' && value.toLowerCase() === 'hidden' ? 'display:none;' : ''),
  ],
]);

function plain(value: string): string {
  return value.replaceAll(';', '').trim().toLowerCase();
}

function fontSizeOf(size: string): string {
  const number = Number.parseInt(size, 10);
  if (Number.isNaN(number)) return 'medium';
  const step = /^[+-]/.test(size) ? 3 + number : number;
  return FONT_SIZES[Math.min(7, Math.max(1, step)) - 1] ?? 'medium';
}
