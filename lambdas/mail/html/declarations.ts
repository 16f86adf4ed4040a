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

const words = (text: string): readonly string[] => text.split(' ');
/** Properties that decide whether text is seen. */
const READ: ReadonlySet<string> = new Set(
  words(
    'display visibility content-visibility opacity filter font-size font-size-adjust line-height ' +
      'letter-spacing width height max-width max-height overflow-x overflow-y contain position float left ' +
      'top right bottom text-indent margin-left margin-top margin-right padding-bottom padding-top ' +
      'padding-left padding-right transform translate scale rotate zoom backface-visibility offset-path ' +
      'clip clip-path mask-image color -webkit-text-fill-color -webkit-text-security ' +
      '-webkit-text-stroke-width text-shadow background-color background-image background-clip ' +
      'animation-name animation-fill-mode animation-iteration-count content z-index white-space isolation',
  ),
);
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['inset-inline-start', 'left'],
  ['inset-inline-end', 'right'],
  ['inset-block-start', 'top'],
  ['inset-block-end', 'bottom'],
  ['margin-inline-start', 'margin-left'],
  ['margin-inline-end', 'margin-right'],
  ['margin-block-start', 'margin-top'],
  ['padding-block-end', 'padding-bottom'],
  ['padding-block-start', 'padding-top'],
  ['padding-inline-start', 'padding-left'],
  ['padding-inline-end', 'padding-right'],
  ['block-size', 'height'],
  ['inline-size', 'width'],
  ['max-block-size', 'max-height'],
  ['max-inline-size', 'max-width'],
  ['overflow-inline', 'overflow-x'],
  ['overflow-block', 'overflow-y'],
  ['-webkit-background-clip', 'background-clip'],
  ['-webkit-mask-image', 'mask-image'],
  ['-webkit-clip-path', 'clip-path'],
  ['-webkit-transform', 'transform'],
  ['-webkit-filter', 'filter'],
  ['-webkit-opacity', 'opacity'],
]);

type Part = readonly [name: string, value: string];

function sides(names: readonly [string, string, string, string]) {
  return (value: string): Part[] => {
    const [top = '', right = top, bottom = top, left = right] = piecesOf(value, ' ');
    return [
      [names[0], top],
      [names[1], right],
      [names[2], bottom],
      [names[3], left],
    ];
  };
}

const IMAGE = /(?:url|gradient|image|image-set|cross-fade|element)\(/;
const WIDTH = /^(?:thin|medium|thick|[\d.].*)$/;
export const CURRENT = 'currentcolor';
const FILL_MODE = /^(?:forwards|backwards|both|none)$/;
const ANIMATION_WORD =
  /^(?:[\d.+-].*|ease.*|linear.*|step.*|cubic.*|normal|reverse|alternate.*|running|paused|infinite)$/;

const SHORTHANDS: ReadonlyMap<string, (value: string) => readonly Part[]> = new Map([
  ['margin', sides(['margin-top', 'margin-right', 'margin-bottom', 'margin-left'])],
  ['padding', sides(['padding-top', 'padding-right', 'padding-bottom', 'padding-left'])],
  ['inset', sides(['top', 'right', 'bottom', 'left'])],
  ['margin-inline', (value) => pair(value, 'margin-left', 'margin-right')],
  ['margin-block', (value) => pair(value, 'margin-top', 'margin-bottom')],
  ['padding-inline', (value) => pair(value, 'padding-left', 'padding-right')],
  ['padding-block', (value) => pair(value, 'padding-top', 'padding-bottom')],
  ['inset-inline', (value) => pair(value, 'left', 'right')],
  ['inset-block', (value) => pair(value, 'top', 'bottom')],
  ['overflow', (value) => pair(value, 'overflow-x', 'overflow-y')],
  ['font', ofFont],
  ['background', ofBackground],
  ['animation', ofAnimation],
  ['mask', ofMask],
  ['-webkit-mask', ofMask],
  [
    '-webkit-text-stroke',
    (value) => [
      ['-webkit-text-stroke-width', piecesOf(value, ' ').find((piece) => WIDTH.test(piece)) ?? '0'],
    ],
  ],
  ['offset', (value) => [['offset-path', value]]],
]);

function pair(value: string, first: string, second: string): Part[] {
  const [start = '', end = start] = piecesOf(value, ' ');
  return [
    [first, start],
    [second, end],
  ];
}

const FONT_SIZE = /^(?:[\d.+]|x*-?(?:small|large)$|medium$|smaller$|larger$|(?:calc|min|max|clamp|var)\()/;

function ofFont(value: string): Part[] {
  const pieces = piecesOf(value.replaceAll(/\s*\/\s*/g, '/'), ' ');
  // A weight has no unit, and precedes the size.
  const size = pieces.find((piece) => FONT_SIZE.test(piece) && !/^[1-9]\d*$/.test(piece));
  if (size === undefined) return [];
  const [fontSize = '', lineHeight = 'normal'] = size.split('/');
  return [
    ['font-size', fontSize],
    ['line-height', lineHeight],
  ];
}

function ofBackground(value: string): Part[] {
  const last = piecesOf(piecesOf(value, ',').at(-1) ?? '', ' ');
  const color = last.find(
    (piece) => !IMAGE.test(piece) && (piece === CURRENT || colorOf(piece) !== undefined),
  );
  return [
    ['background-image', IMAGE.test(value) ? value : 'none'],
    ['background-color', color ?? (value.includes('var(') ? value : 'transparent')],
    ['background-clip', last.includes('text') ? 'text' : 'border-box'],
  ];
}

function ofAnimation(value: string): Part[] {
  const pieces = piecesOf(value, ' ');
  return [
    ['animation-fill-mode', pieces.find((piece) => FILL_MODE.test(piece)) ?? 'none'],
    ['animation-iteration-count', pieces.includes('infinite') ? 'infinite' : '1'],
    [
      'animation-name',
      pieces.find((piece) => !FILL_MODE.test(piece) && !ANIMATION_WORD.test(piece)) ?? 'none',
    ],
  ];
}

function ofMask(value: string): Part[] {
  return [['mask-image', IMAGE.test(value) ? value : 'none']];
}

const GLOBAL = /^(?:inherit|initial|unset|revert|revert-layer)$/;
/** Invalid values are left out, so that the one before holds. */
const VALID: ReadonlyMap<string, RegExp> = new Map([
  [
    'display',
    /^(?:none|contents|block|inline|flow-root|flow|flex|grid|table|list-item|run-in|ruby|math|(?:inline|table|ruby)-[a-z-]+|-webkit-[a-z-]+|-ms-[a-z]+|(?:block|inline) [a-z- ]+)$/,
  ],
  ['visibility', /^(?:visible|hidden|collapse)$/],
  ['position', /^(?:static|relative|absolute|fixed|sticky|-webkit-sticky)$/],
  ['overflow-x', /^(?:visible|hidden|clip|scroll|auto|overlay)$/],
  ['overflow-y', /^(?:visible|hidden|clip|scroll|auto|overlay)$/],
  ['float', /^(?:none|left|right|inline-start|inline-end)$/],
  ['opacity', /^[+-]?[\d.]|\(/],
  ['content-visibility', /^(?:visible|auto|hidden)$/],
]);
const COLORS: ReadonlySet<string> = new Set(['color', '-webkit-text-fill-color', 'background-color']);
const LENGTHS =
  /^(?:font-size|line-height|width|height|max-width|max-height|left|top|right|bottom|text-indent|(?:margin|padding)-.*)$/;
const LENGTH =
  /^(?:[+-]?(?:\d|\.\d)[\w.+-]*%?|[a-z-]+\(.*|auto|none|normal|(?:max|min|fit)-content|medium|x*-?(?:small|large)|smaller|larger|stretch)$/;

function isValid(name: string, value: string): boolean {
  if (GLOBAL.test(value) || value.includes('var(')) return true;
  if (COLORS.has(name)) return value === CURRENT || colorOf(value) !== undefined;
  if (LENGTHS.test(name)) return LENGTH.test(value) && !(name === 'font-size' && value.startsWith('-'));
  return VALID.get(name)?.test(value) ?? value !== '';
}

const OTHERS: ReadonlySet<string> = new Set(
  words(
    'align-content align-items align-self all appearance aspect-ratio backdrop-filter border ' +
      'border-radius box-shadow box-sizing caret-color column-count columns cursor direction flex ' +
      'flex-direction flex-wrap font-family font-style font-weight gap grid grid-area grid-template ' +
      'grid-template-areas grid-template-columns hyphens image-rendering justify-content mix-blend-mode ' +
      'object-fit object-position order outline pointer-events resize scroll-behavior tab-size text-align ' +
      'text-decoration text-overflow text-size-adjust text-transform transition user-select vertical-align ' +
      'will-change word-break word-wrap writing-mode',
  ),
);

export function isKnownDeclaration(property: string, value: string): boolean {
  const name = ALIASES.get(property) ?? property;
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

function declare(property: string, text: string, into: Map<string, string>): void {
  if (property.startsWith('--')) {
    into.set(property, plainCss(text));
    return;
  }
  const written = plainCss(property).toLowerCase();
  const name = ALIASES.get(written) ?? written;
  const shorthand = SHORTHANDS.get(name);
  if (shorthand === undefined && !READ.has(name)) return;
  const value = plainCss(text).toLowerCase();
  for (const [part, ofPart] of partsOf(name, value)) {
    if (!READ.has(part) || !isValid(part, ofPart)) continue;
    // The last of several counts.
    into.delete(part);
    into.set(part, ofPart);
  }
}

function partsOf(name: string, value: string): readonly Part[] {
  const shorthand = SHORTHANDS.get(name);
  if (shorthand === undefined) return [[name, value]];
  const parts = shorthand(value);
  return GLOBAL.test(value) ? parts.map(([part]) => [part, value]) : parts;
}

const COMMENT = /\/\*.*?(?:\*\/|$)/gs;
const ESCAPE = /\\(?:([\da-f]{1,6})\s?|([^\n]))/gi;
const LAST_CODE_POINT = 0x10_ff_ff;

function plainCss(text: string): string {
  const uncommented = text.includes('/*') ? text.replaceAll(COMMENT, ' ') : text;
  const read = uncommented.includes('\\') ? uncommented.replaceAll(ESCAPE, unescaped) : uncommented;
  return read.replaceAll(/\s+/g, ' ').trim();
}

function unescaped(written: string, code: string | undefined, other: string | undefined): string {
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
