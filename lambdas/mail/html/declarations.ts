import parse, { type CssNode } from 'css-tree/parser';
import { colorOf } from './colors.ts';
import { piecesOf } from './css-values.ts';

/** In lower case, without comments and escapes, shorthands in their parts. */
export type Properties = ReadonlyMap<string, string>;

export interface Declarations {
  readonly usual: Properties;
  /** They override all usual ones. */
  readonly important: Properties;
}

const MAX_DECLARATIONS = 200;
const MAX_VALUE_CHARACTERS = 2000;

/** Properties that decide whether text is seen. */
const READ = new Set(
  (
    'display visibility content-visibility opacity filter font-size font-size-adjust line-height ' +
    'letter-spacing width height max-width max-height overflow-x overflow-y contain position float left ' +
    'top right bottom text-indent margin-left margin-top margin-right padding-bottom padding-top ' +
    'padding-left padding-right transform translate scale rotate zoom backface-visibility offset-path ' +
    'clip clip-path mask-image color -webkit-text-fill-color -webkit-text-security ' +
    '-webkit-text-stroke-width text-shadow background-color background-image background-clip ' +
    'animation-name animation-fill-mode animation-iteration-count content z-index white-space isolation'
  ).split(' '),
);
const PREFIXED = /^-webkit-(?=(?:background-clip|mask|mask-image|clip-path|transform|filter|opacity)$)/;
/** Of text from left to right. */
const PHYSICAL = new Map(
  Object.entries({
    ...{ 'inline-start': 'left', 'inline-end': 'right', 'block-start': 'top', 'block-end': 'bottom' },
    ...{ 'inline-size': 'width', 'block-size': 'height' },
    ...{ 'overflow-inline': 'overflow-x', 'overflow-block': 'overflow-y' },
  }),
);

/** The property that is meant by another name. */
function propertyOf(name: string) {
  if (!/inline|block|^-/.test(name)) return name;
  return name
    .replace(PREFIXED, '')
    .replace(/(?:(?:inline|block)-(?:start|end|size)|^overflow-(?:inline|block))$/, (logical) => {
      return PHYSICAL.get(logical) ?? logical;
    })
    .replace(/^inset-(?=left|right|top|bottom)/, '');
}

/** Values by property. */
type Parts = Readonly<Record<string, string>>;

const IMAGE = /(?:url|gradient|image|image-set|cross-fade|element)\(/;
const WIDTH = /^(?:thin|medium|thick|[\d.].*)$/;
export const CURRENT = 'currentcolor';
const FILL_MODE = /^(?:forwards|backwards|both|none)$/;
const ANIMATION_WORD =
  /^(?:[\d.+-].*|ease.*|linear.*|step.*|cubic.*|normal|reverse|alternate.*|running|paused|infinite)$/;

const SHORTHANDS = new Map<string, (value: string) => Parts>([
  ...['margin-', 'padding-', 'inset-'].flatMap((name) => {
    const prefix = name === 'inset-' ? '' : name;
    const sides = ['top', 'right', 'bottom', 'left'].map((side) => prefix + side);
    const [top = '', right = '', bottom = '', left = ''] = sides;
    return [
      [name.slice(0, -1), (value: string) => ofSides(value, sides)],
      [`${name}inline`, (value: string) => ofSides(value, [left, right])],
      [`${name}block`, (value: string) => ofSides(value, [top, bottom])],
    ] as const;
  }),
  ['overflow', (value) => ofSides(value, ['overflow-x', 'overflow-y'])],
  ['font', ofFont],
  ['background', ofBackground],
  ['animation', ofAnimation],
  ['mask', (value) => ({ 'mask-image': IMAGE.test(value) ? value : 'none' })],
  [
    '-webkit-text-stroke',
    (value) => ({
      '-webkit-text-stroke-width': piecesOf(value, ' ').find((piece) => WIDTH.test(piece)) ?? '0',
    }),
  ],
  ['offset', (value) => ({ 'offset-path': value })],
]);

/** One to four values; a missing one is that of the opposite side, or the first. */
function ofSides(value: string, names: readonly string[]): Parts {
  const values = piecesOf(value, ' ');
  return Object.fromEntries(names.map((name, i) => [name, values[i] ?? values[i - 2] ?? values[0] ?? '']));
}

const FONT_SIZE = /^(?:[\d.+]|x*-?(?:small|large)$|medium$|smaller$|larger$|(?:calc|min|max|clamp|var)\()/;

function ofFont(value: string): Parts {
  const pieces = piecesOf(value.replaceAll(/\s*\/\s*/g, '/'), ' ');
  // A weight has no unit, and precedes the size.
  const size = pieces.find((piece) => FONT_SIZE.test(piece) && !/^[1-9]\d*$/.test(piece));
  if (size === undefined) return {};
  const [fontSize = '', lineHeight = 'normal'] = size.split('/');
  return { 'font-size': fontSize, 'line-height': lineHeight };
}

function ofBackground(value: string): Parts {
  const last = piecesOf(piecesOf(value, ',').at(-1) ?? '', ' ');
  const isColor = (piece: string) =>
    !IMAGE.test(piece) && (piece === CURRENT || colorOf(piece) !== undefined);
  return {
    'background-image': IMAGE.test(value) ? value : 'none',
    'background-color': last.find(isColor) ?? (value.includes('var(') ? value : 'transparent'),
    'background-clip': last.includes('text') ? 'text' : 'border-box',
  };
}

function ofAnimation(value: string): Parts {
  const pieces = piecesOf(value, ' ');
  const isName = (piece: string) => !FILL_MODE.test(piece) && !ANIMATION_WORD.test(piece);
  return {
    'animation-fill-mode': pieces.find((piece) => FILL_MODE.test(piece)) ?? 'none',
    'animation-iteration-count': pieces.includes('infinite') ? 'infinite' : '1',
    'animation-name': pieces.find(isName) ?? 'none',
  };
}

const GLOBAL = /^(?:inherit|initial|unset|revert|revert-layer)$/;
/** Invalid values are left out, so that the one before holds. */
const VALID = new Map(
  Object.entries({
    display:
      /^(?:none|contents|block|inline|flow-root|flow|flex|grid|table|list-item|run-in|ruby|math|(?:inline|table|ruby)-[a-z-]+|-webkit-[a-z-]+|-ms-[a-z]+|(?:block|inline) [a-z- ]+)$/,
    visibility: /^(?:visible|hidden|collapse)$/,
    position: /^(?:static|relative|absolute|fixed|sticky|-webkit-sticky)$/,
    'overflow-x': /^(?:visible|hidden|clip|scroll|auto|overlay)$/,
    'overflow-y': /^(?:visible|hidden|clip|scroll|auto|overlay)$/,
    float: /^(?:none|left|right|inline-start|inline-end)$/,
    opacity: /^[+-]?[\d.]|\(/,
    'content-visibility': /^(?:visible|auto|hidden)$/,
  }),
);
const COLORS = new Set(['color', '-webkit-text-fill-color', 'background-color']);
const LENGTHS =
  /^(?:font-size|line-height|width|height|max-width|max-height|left|top|right|bottom|text-indent|(?:margin|padding)-.*)$/;
const LENGTH =
  /^(?:[+-]?(?:\d|\.\d)[\w.+-]*%?|[a-z-]+\(.*|auto|none|normal|(?:max|min|fit)-content|medium|x*-?(?:small|large)|smaller|larger|stretch)$/;

function isValid(name: string, value: string) {
  if (GLOBAL.test(value) || value.includes('var(')) return true;
  if (COLORS.has(name)) return value === CURRENT || colorOf(value) !== undefined;
  if (LENGTHS.test(name)) return LENGTH.test(value) && !(name === 'font-size' && value.startsWith('-'));
  return VALID.get(name)?.test(value) ?? value !== '';
}

/** Other properties that @supports may ask for. */
const OTHERS = new Set(
  (
    'align-content align-items align-self all appearance aspect-ratio backdrop-filter border ' +
    'border-radius box-shadow box-sizing caret-color column-count columns cursor direction flex ' +
    'flex-direction flex-wrap font-family font-style font-weight gap grid grid-area grid-template ' +
    'grid-template-areas grid-template-columns hyphens image-rendering justify-content mix-blend-mode ' +
    'object-fit object-position order outline pointer-events resize scroll-behavior tab-size text-align ' +
    'text-decoration text-overflow text-size-adjust text-transform transition user-select vertical-align ' +
    'will-change word-break word-wrap writing-mode'
  ).split(' '),
);

export function isKnownDeclaration(property: string, value: string): boolean {
  const name = propertyOf(property);
  if (READ.has(name)) return isValid(name, value);
  return SHORTHANDS.has(name) || OTHERS.has(name) || /^(?:--|-webkit-)/.test(name);
}

const OPTIONS = { parseValue: false, parseRulePrelude: false, parseAtrulePrelude: false } as const;

/** Without strings, functions, escapes and comments. */
const SIMPLE = /^(?:\s*[a-z-]+\s*:[\w\s.,#%+-]*(?:;|$))+\s*$/i;

/** Those of a style attribute. */
export function styleOf(style: string): Declarations {
  if (!SIMPLE.test(style)) return declarationsOf(parse(style, { context: 'declarationList', ...OPTIONS }));
  const usual = new Map<string, string>();
  for (const one of style.split(';', MAX_DECLARATIONS)) {
    const colon = one.indexOf(':');
    if (colon > 0 && one.length <= MAX_VALUE_CHARACTERS)
      declare(one.slice(0, colon), one.slice(colon + 1), usual);
  }
  return { usual, important: new Map() };
}

export function declarationsOf(list: CssNode): Declarations {
  const usual = new Map<string, string>();
  const important = new Map<string, string>();
  let count = 0;
  for (const { type, property, value, important: isImportant } of list.children ?? []) {
    if (type !== 'Declaration' || property === undefined || typeof isImportant === 'string') continue;
    count += 1;
    if (count > MAX_DECLARATIONS) break;
    const text = typeof value === 'string' ? value : value?.value;
    if (typeof text !== 'string' || text.length > MAX_VALUE_CHARACTERS) continue;
    declare(property, text, isImportant === true ? important : usual);
  }
  return { usual, important };
}

function declare(property: string, text: string, into: Map<string, string>) {
  if (property.startsWith('--')) {
    into.set(property, plainCss(text));
    return;
  }
  const name = propertyOf(plainCss(property).toLowerCase());
  const shorthand = SHORTHANDS.get(name);
  if (shorthand === undefined && !READ.has(name)) return;
  const value = plainCss(text).toLowerCase();
  const isGlobal = GLOBAL.test(value);
  for (const [part, ofPart] of Object.entries(shorthand?.(value) ?? { [name]: value })) {
    const partValue = isGlobal ? value : ofPart;
    if (!READ.has(part) || !isValid(part, partValue)) continue;
    // The last of several counts.
    into.delete(part);
    into.set(part, partValue);
  }
}

const COMMENT = /\/\*.*?(?:\*\/|$)/gs;
const ESCAPE = /\\(?:([\da-f]{1,6})\s?|([^\n]))/gi;
const LAST_CODE_POINT = 0x10_ff_ff;

function plainCss(text: string) {
  const uncommented = text.includes('/*') ? text.replaceAll(COMMENT, ' ') : text;
  const read = uncommented.includes('\\') ? uncommented.replaceAll(ESCAPE, unescaped) : uncommented;
  return read.replaceAll(/\s+/g, ' ').trim();
}

function unescaped(written: string, code: string | undefined, other: string | undefined) {
  const point = code === undefined ? undefined : Number.parseInt(code, 16);
  if (point === undefined) return other ?? '';
  return point === 0 || point > LAST_CODE_POINT ? written : String.fromCodePoint(point);
}

/**
 * @param defaults declarations that any other wins over, with valid values
 * @param all the weakest first
 */
export function cascade(defaults: string, all: readonly Declarations[]): Properties {
  const joined = new Map<string, string>();
  for (const one of defaults.split(';')) {
    const colon = one.indexOf(':');
    if (colon > 0) joined.set(one.slice(0, colon), one.slice(colon + 1));
  }
  for (const { usual } of all) for (const [name, value] of usual) joined.set(name, value);
  for (const { important } of all) for (const [name, value] of important) joined.set(name, value);
  return joined;
}
