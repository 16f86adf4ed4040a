import type { Declarations } from './declarations.ts';
import { attributeOf, type PageElement } from './selectors.ts';

const words = (text: string): readonly string[] => text.split(' ');

/** How browsers show elements, as far as they are not elements of a line. */
const DISPLAYS: ReadonlyMap<string, string> = new Map([
  ...words(
    'address article aside blockquote body center dd details dir div dl dt fieldset figcaption figure footer form frameset h1 h2 h3 h4 h5 h6 header hgroup hr html legend listing main marquee menu nav ol optgroup option p plaintext pre search section summary ul xmp',
  ).map((name) => [name, 'block'] as const),
  ['li', 'list-item'],
  ['table', 'table'],
  ...words('tbody thead tfoot tr td th caption colgroup col').map((name) => [name, `table-${name}`] as const),
  ...words('button input textarea select object video audio canvas iframe embed').map(
    (name) => [name, 'inline-block'] as const,
  ),
  // What these have in them is not text of a page.
  ...words(
    'area base basefont datalist head link meta noembed noframes param rp script style template title source track noscript',
  ).map((name) => [name, 'none'] as const),
]);

export function displayOf(name: string): string {
  return DISPLAYS.get(name) ?? 'inline';
}

/** What browsers say of elements beyond that. */
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
/** Says that an element is the page, whose background is behind everything; and the colour of its text. */
export const IS_PAGE = '-page';
export const PAGE_COLOR = '-page-color';
const LINK_COLOR = 'color:#0000ee;';
const KEPT = 1000;
const FONT_SIZES = words('x-small small medium large x-large xx-large xxx-large');
const NO_PROPERTIES: ReadonlyMap<string, string> = new Map();

/** What browsers, and attributes of old, say of elements: any style wins over it. The same object for the same. */
export class DefaultLooks {
  readonly #isQuirks: boolean;
  readonly #known = new Map<string, Declarations>();

  constructor(isQuirks: boolean) {
    this.#isQuirks = isQuirks;
  }

  for(element: PageElement): Declarations | undefined {
    const { tagName: name, attrs } = element;
    let said = '';
    for (const attribute of attrs) said += saidBy(name, attribute.name, attribute.value);
    if (name === 'dialog' && attributeOf(element, 'open') === undefined) said += 'display:none;';
    const isTable = this.#isQuirks && name === 'table';
    const isPage = name === 'body' || name === 'html';
    if (said === '' && !STYLES.has(name) && !isTable && !isPage) return undefined;
    const key = `${name};${said}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const usual = new Map<string, string>([['display', displayOf(name)]]);
    if (isPage) usual.set(IS_PAGE, 'yes');
    for (const [property, value] of Object.entries(STYLES.get(name) ?? {})) usual.set(property, value);
    // Pages of old expect it.
    if (isTable) usual.set('font-size', 'medium').set('line-height', 'normal').set('color', PAGE_COLOR);
    for (const one of said.split(';')) {
      const colon = one.indexOf(':');
      if (colon > 0) usual.set(one.slice(0, colon), one.slice(colon + 1));
    }
    const declarations = { usual, important: NO_PROPERTIES };
    if (this.#known.size < KEPT) this.#known.set(key, declarations);
    return declarations;
  }
}

/** What an attribute says as a declaration. */
function saidBy(element: string, attribute: string, value: string): string {
  switch (attribute) {
    case 'hidden':
      return value.toLowerCase() === 'until-found' ? 'content-visibility:hidden;' : 'display:none;';
    case 'popover':
      return 'display:none;';
    case 'background':
      return 'background-image:url();';
    case 'bgcolor':
      return `background-color:${plain(value)};`;
    case 'color':
      return element === 'font' ? `color:${plain(value)};` : '';
    case 'text':
      return element === 'body' ? `color:${plain(value)};` : '';
    case 'size':
      return element === 'font' ? `font-size:${fontSizeOf(value)};` : '';
    case 'href':
      return element === 'a' ? LINK_COLOR : '';
    case 'type':
      return element === 'input' && value.toLowerCase() === 'hidden' ? 'display:none;' : '';
    default:
      return '';
  }
}

function plain(value: string): string {
  return value.replaceAll(';', '').trim().toLowerCase();
}

function fontSizeOf(size: string): string {
  const number = Number.parseInt(size, 10);
  if (Number.isNaN(number)) return 'medium';
  const step = /^[+-]/.test(size) ? 3 + number : number;
  return FONT_SIZES[Math.min(7, Math.max(1, step)) - 1] ?? 'medium';
}
