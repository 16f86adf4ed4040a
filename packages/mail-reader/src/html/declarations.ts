import { colorOf } from './colors.ts';
import { type CssTokens, TYPE } from './css-tokens.ts';
import { isUnclear, piecesOf, UNCLEAR } from './css-values.ts';

/** Names are in lower case, and shorthands are expanded. */
export type Properties = ReadonlyMap<string, string>;

const NO_PROPERTIES: Properties = new Map();

export class Declarations {
  readonly usual = new Map<string, string>();
  #important: Map<string, string> | undefined;

  get important(): Properties {
    return this.#important ?? NO_PROPERTIES;
  }

  get isEmpty(): boolean {
    return this.usual.size + this.important.size === 0;
  }

  forImportant(): Map<string, string> {
    this.#important ??= new Map();
    return this.#important;
  }
}

const MAX_VARIABLES = 200;
const MAX_VALUE_CHARACTERS = 2000;

/** The values decide only whether text may be hidden. */
interface Odd {
  readonly shows: RegExp;
  readonly hides?: RegExp;
}

const NONE = { shows: /^none$/ };
const ZERO = String.raw`[+-]?0*\.?0*(?:e\d+)?(?:px|pt|em|rem|%)?`;

export const ODD = new Map<string, Odd>(
  Object.entries({
    transform: { ...NONE, hides: new RegExp(String.raw`^scale(?:x|y|3d)?\(\s*${ZERO}\s*[,)]`) },
    translate: NONE,
    rotate: NONE,
    scale: { shows: /^(?:none|1|100%)$/, hides: new RegExp(`^${ZERO}(?:\\s|$)`) },
    zoom: { shows: /^(?:normal|reset|[1-9]\d?(?:\.\d+)?|[1-9]\d{2}%)$/, hides: new RegExp(`^${ZERO}$`) },
    filter: { ...NONE, hides: new RegExp(String.raw`(?:^|\s)opacity\(\s*${ZERO}\s*\)`) },
    'clip-path': {
      ...NONE,
      hides: new RegExp(
        String.raw`^(?:inset\(\s*(?:50|[1-9]\d\d+)%\s*\)|circle\(\s*${ZERO}\s*(?:at[^)]*)?\))$`,
      ),
    },
    clip: { shows: /^auto$/, hides: /^rect\(\s*(?:[01](?:px)?[\s,]*){4}\)$/ },
    'mask-image': NONE,
    'offset-path': NONE,
    'animation-name': NONE,
    'content-visibility': { shows: /^(?:visible|auto)$/, hides: /^hidden$/ },
    content: { shows: /^[^(]*$/ },
    contain: { shows: /^(?:none|layout|style)$/ },
    'mix-blend-mode': { shows: /^normal$/ },
    'font-size-adjust': NONE,
    '-webkit-line-clamp': NONE,
    '-webkit-text-security': NONE,
    'z-index': { shows: /^(?:auto|\+?\d+)$/ },
  }),
);

const COMPUTED = (
  'display visibility opacity font-size line-height letter-spacing text-indent white-space color ' +
  '-webkit-text-fill-color background-color background-image background-clip background-size text-shadow ' +
  '-webkit-text-stroke-width width height max-width max-height overflow-x overflow-y position float left ' +
  'top right bottom margin-left margin-top margin-right margin-bottom padding-left padding-top padding-bottom'
).split(' ');
const READ = new Set([...COMPUTED, ...ODD.keys()]);
const PREFIXED =
  /^-webkit-(?=(?:background-clip|mask|mask-image|clip-path|transform|filter|opacity|animation)$)/;
/** Logical names are mapped for text from left to right. */
const PHYSICAL = new Map(
  Object.entries({
    ...{ 'inline-start': 'left', 'inline-end': 'right', 'block-start': 'top', 'block-end': 'bottom' },
    ...{ 'inline-size': 'width', 'block-size': 'height' },
    ...{ 'overflow-inline': 'overflow-x', 'overflow-block': 'overflow-y' },
  }),
);

function propertyOf(name: string) {
  if (!/inline|block|^-/.test(name)) return name;
  return name
    .replace(PREFIXED, '')
    .replace(/(?:(?:inline|block)-(?:start|end|size)|^overflow-(?:inline|block))$/, (logical) => {
      return PHYSICAL.get(logical) ?? logical;
    })
    .replace(/^inset-(?=left|right|top|bottom)/, '');
}

type Parts = Readonly<Record<string, string>>;

const IMAGE = /(?:url|gradient|image|image-set|cross-fade|element|paint)\(/;
export const CURRENT = 'currentcolor';
const ANIMATION_WORD =
  /^(?:[\d.+-].*|ease.*|linear.*|step.*|cubic.*|normal|reverse|alternate.*|running|paused|infinite|forwards|backwards|both)$/;

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
      '-webkit-text-stroke-width': piecesOf(value, ' ').find((one) => /^[\d.]|^th|^me/.test(one)) ?? '0',
    }),
  ],
  ['offset', (value) => ({ 'offset-path': value })],
  ...['background-position', 'background-repeat', 'background-origin'].map(
    (name) => [name, () => ({ 'background-size': 'other' })] as const,
  ),
]);

function ofSides(value: string, names: readonly string[]): Parts {
  const values = piecesOf(value, ' ');
  return Object.fromEntries(names.map((name, i) => [name, values[i] ?? values[i - 2] ?? values[0] ?? '']));
}

const FONT_SIZE = /^(?:[\d.+]|x*-?(?:small|large)$|medium$|smaller$|larger$|[a-z]+\()/;

function ofFont(value: string): Parts {
  const pieces = piecesOf(value.replaceAll(/\s*\/\s*/g, '/'), ' ');
  // A font weight has no unit and precedes the size.
  const size = pieces.find((piece) => FONT_SIZE.test(piece) && !/^[1-9]\d*$/.test(piece));
  if (size === undefined) return {};
  const [fontSize = '', lineHeight = 'normal'] = size.split('/');
  return { 'font-size': fontSize, 'line-height': lineHeight };
}

function ofBackground(value: string): Parts {
  const last = piecesOf(piecesOf(value, ',').at(-1) ?? '', ' ');
  const isColor = (piece: string) =>
    !IMAGE.test(piece) && (piece === CURRENT || colorOf(piece) !== undefined);
  const isAll = last.every((piece) => isColor(piece) || IMAGE.test(piece));
  return {
    'background-image': IMAGE.test(value) ? value : 'none',
    'background-color': last.find(isColor) ?? (value.includes('var(') ? value : 'transparent'),
    'background-clip': last.includes('text') ? 'text' : 'border-box',
    'background-size': isAll ? 'auto' : 'other',
  };
}

function ofAnimation(value: string): Parts {
  const names = piecesOf(value, ',').flatMap((one) =>
    piecesOf(one, ' ').filter((word) => !ANIMATION_WORD.test(word)),
  );
  return { 'animation-name': names.length === 0 ? 'none' : names.join(',') };
}

export const GLOBAL = /^(?:inherit|initial|unset|revert|revert-layer)$/;
/** Browsers ignore invalid values and keep the previous declaration. */
const VALID = new Map(
  Object.entries({
    display:
      /^(?:none|contents|block|inline|flow-root|flow|flex|grid|table|list-item|run-in|ruby|math|(?:inline|table|ruby)-[a-z-]+|-webkit-[a-z-]+|-ms-[a-z]+|(?:block|inline) [a-z- ]+)$/,
    visibility: /^(?:visible|hidden|collapse)$/,
    position: /^(?:static|relative|absolute|fixed|sticky|-webkit-sticky)$/,
    'overflow-x': /^(?:visible|hidden|clip|scroll|auto|overlay)$/,
    'overflow-y': /^(?:visible|hidden|clip|scroll|auto|overlay)$/,
    float: /^(?:none|left|right|inline-start|inline-end)$/,
    opacity: /^[+-]?[\d.]/,
    'content-visibility': /^(?:visible|auto|hidden)$/,
  }),
);
const COLORS = new Set(['color', '-webkit-text-fill-color', 'background-color']);
const LENGTHS =
  /^(?:font-size|line-height|width|height|max-width|max-height|left|top|right|bottom|text-indent|(?:margin|padding)-.*)$/;
const LENGTH =
  /^(?:[+-]?(?:\d|\.\d)[\w.+-]*%?|auto|none|normal|(?:max|min|fit)-content|medium|x*-?(?:small|large)|smaller|larger|stretch)$/;

function isValid(name: string, value: string) {
  if (isUnclear(value) || GLOBAL.test(value)) return true;
  if (COLORS.has(name)) return value === CURRENT || colorOf(value) !== undefined;
  if (LENGTHS.test(name)) return LENGTH.test(value) && !(name === 'font-size' && value.startsWith('-'));
  return VALID.get(name)?.test(value) ?? value !== '';
}

/** A style without strings, functions, escapes and comments needs no tokenizer. */
const SIMPLE = /^(?:\s*[a-z-]+\s*:[\w\s.,#%+-]*(?:;|$))+\s*$/i;

export function isSimpleStyle(style: string): boolean {
  return SIMPLE.test(style);
}

export function simpleDeclarations(style: string): Declarations {
  const declarations = new Declarations();
  for (const one of style.split(';')) {
    const colon = one.indexOf(':');
    if (colon > 0) declare(one.slice(0, colon), one.slice(colon + 1), declarations.usual);
  }
  return declarations;
}

const IMPORTANT = /\s*!\s*important\s*$/i;

export function addDeclaration(tokens: CssTokens, from: number, to: number, all: Declarations): void {
  const colon = tokens.next(from + 1);
  if (tokens.type(from) !== TYPE.Ident || tokens.type(colon) !== TYPE.Colon) return;
  const written = tokens.text(colon + 1, to);
  const name = tokens.name(from);
  if (!name.startsWith('--') && !isRead(name)) return;
  const isLong = written.length > MAX_VALUE_CHARACTERS;
  const text = isLong ? UNCLEAR : written.replace(IMPORTANT, '');
  if (/![^(]*$/.test(text)) return;
  const isImportant = isLong ? IMPORTANT.test(written.slice(-40)) : text.length < written.length;
  declare(name, text, isImportant ? all.forImportant() : all.usual);
}

export function partsOf(property: string): readonly string[] {
  const name = propertyOf(property.toLowerCase());
  const shorthand = SHORTHANDS.get(name);
  if (name === 'all') return [...READ];
  return shorthand === undefined ? (READ.has(name) ? [name] : []) : Object.keys(shorthand('var(--x)'));
}

function isRead(property: string) {
  const name = propertyOf(property.toLowerCase());
  return READ.has(name) || SHORTHANDS.has(name) || name === 'all';
}

function declare(property: string, text: string, into: Map<string, string>) {
  if (property.startsWith('--')) {
    if (into.size < MAX_VARIABLES) into.set(property, plainCss(text));
    return;
  }
  const name = propertyOf(property.trim().toLowerCase());
  if (name === 'all') {
    for (const part of READ) into.set(part, UNCLEAR);
    return;
  }
  const shorthand = SHORTHANDS.get(name);
  if (shorthand === undefined && !READ.has(name)) return;
  const value = plainCss(text).toLowerCase();
  if (shorthand === undefined) declareOne(name, value, into);
  else {
    for (const [part, partValue] of Object.entries(shorthand(value)))
      declareOne(part, ofShorthand(value, partValue), into);
  }
}

function ofShorthand(value: string, part: string) {
  if (GLOBAL.test(value) || value === UNCLEAR) return value;
  return value.includes('var(') && !part.includes('var(') ? UNCLEAR : part;
}

function declareOne(name: string, value: string, into: Map<string, string>) {
  if (!READ.has(name) || !isValid(name, value)) return;
  // The last declaration of a property wins, so it moves to the end.
  into.delete(name);
  into.set(name, value);
}

const COMMENT = /\/\*.*?(?:\*\/|$)/gs;
const ESCAPE = /\\(?:([\da-f]{1,6})\s?|([^\n]))/gi;
const LAST_CODE_POINT = 0x10_ff_ff;

function plainCss(text: string) {
  const uncommented = text.includes('/*') ? text.replaceAll(COMMENT, ' ') : text;
  const read = uncommented.includes('\\') ? uncommented.replaceAll(ESCAPE, unescaped) : uncommented;
  return (/\s\s|[^\S ]/.test(read) ? read.replaceAll(/\s+/g, ' ') : read).trim();
}

function unescaped(written: string, code: string | undefined, other: string | undefined) {
  const point = code === undefined ? undefined : Number.parseInt(code, 16);
  if (point === undefined) return other ?? '';
  return point === 0 || point > LAST_CODE_POINT ? written : String.fromCodePoint(point);
}
