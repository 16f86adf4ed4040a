import { isCut, isTight, moveOf, type Seen, type ValueOf } from './boxes.ts';
import {
  anyOf,
  type Backdrop,
  BLACK,
  type Color,
  colorOf,
  isPlain,
  looksSame,
  over,
  plainBackdrop,
  TRANSPARENT,
  WHITE,
} from './colors.ts';
import { DEFAULT_FONT_SIZE, isUnclear, lengthOf, numberOf, piecesOf, UNCLEAR, WINDOW } from './css-values.ts';
import { CURRENT, GLOBAL, ODD, type Properties } from './declarations.ts';
import { IS_PAGE, PAGE_COLOR } from './default-looks.ts';
import type { Variables } from './variables.ts';

export interface Look {
  readonly isHidden: boolean;
  /** A style that is not computed may hide everything in the element. */
  readonly isUnclear: boolean;
  /** A box around the element cuts it off; placed elements may escape. */
  readonly isCut: boolean;
  readonly visibility: Seen;
  /** Uncertain numbers are NaN. */
  readonly fontSize: number;
  readonly opacity: number;
  /** Uncertain colors are undefined. */
  readonly color: Color | undefined;
  /** Tables in quirks mode use this color. */
  readonly pageColor: Color | undefined;
  /** 'color' means the same color as the text. */
  readonly fill: Color | 'color' | undefined;
  /** A shadow, outline or clipped picture may show transparent text. */
  readonly isDrawn: boolean;
  readonly backdrop: Backdrop | undefined;
  readonly hasPicture: boolean;
  /** Lines are much lower than letters; undefined if uncertain. */
  readonly isFlat: boolean | undefined;
  readonly isClipped: boolean;
  readonly indent: number;
  readonly spacing: number;
  readonly x: number;
  readonly y: number;
  readonly isLoose: boolean;
  readonly isCover: boolean;
  readonly variables: Variables | undefined;
  readonly pictures: Seen;
  readonly text: Seen;
}

const LEAST_OPACITY = 0.05;
const LEAST_FONT_SIZE = 2;
const NO_FONT_SIZE = 1e-7;
/** Letters spaced closer than these shares of the font size overlap. */
const LEAST_SPACING = -0.45;
const LEAST_LINE = 0.4;
/** Text at the first distance (px) is outside the window; at the second it may be. */
const FAR = -500;
const NEAR = -20;

export const ROOT: Look = {
  isHidden: false,
  isUnclear: false,
  isCut: false,
  visibility: 'seen',
  fontSize: DEFAULT_FONT_SIZE,
  opacity: 1,
  color: BLACK,
  pageColor: BLACK,
  fill: 'color',
  isDrawn: false,
  backdrop: plainBackdrop(WHITE),
  hasPicture: false,
  isFlat: false,
  isClipped: false,
  indent: 0,
  spacing: 0,
  x: 0,
  y: 0,
  isLoose: false,
  isCover: false,
  variables: undefined,
  pictures: 'seen',
  text: 'seen',
};

const INITIAL = new Map(
  Object.entries({
    ...{ visibility: 'visible', 'font-size': 'medium', 'line-height': 'normal', 'text-indent': '0' },
    ...{ 'letter-spacing': 'normal', 'text-shadow': 'none', color: 'black' },
  }),
);
/** Some of these are not inherited in CSS, but show through, as a background does. */
const INHERITED =
  /^(?:display|color|visibility|font-size|line-height|letter-spacing|text-.*|white-space|-webkit-text-.*|background-.*)$/;

export function lookOf(
  around: Look,
  properties: Properties,
  variables: Variables | undefined,
  isQuirks: boolean,
): Look {
  const value = (name: string) => {
    const text = properties.get(name);
    return text === undefined ? '' : GLOBAL.test(text) ? ofGlobal(name, text) : text;
  };
  const fontSize = fontSizeOf(value('font-size'), around.fontSize);
  const box = { value, fontSize, isQuirks };
  const odd = oddOf(properties, value);
  const ownOpacity = numberOf(value('opacity')) ?? 1;
  const opacity = around.opacity * Math.min(1, Math.max(0, ownOpacity));
  const display = value('display');
  const position = value('position');
  const isPlaced = /^(?:absolute|fixed|\0)$/.test(position);
  const cut = isCut(box);
  const move = moveOf(box, around);
  const clips = /hidden|clip|scroll|auto|\0|\(/.test(value('overflow-x') + value('overflow-y'));
  const color = textColor(value('color'), around);
  const shown = {
    isHidden: around.isHidden || display === 'none' || odd === 'hidden' || opacity < LEAST_OPACITY,
    isUnclear:
      around.isUnclear ||
      odd === 'unclear' ||
      Number.isNaN(opacity) ||
      isUnclear(display) ||
      cut === 'unclear' ||
      isPlaced ||
      isTight(box),
    isCut: (around.isCut && !isPlaced) || cut === 'hidden',
    visibility: visibilityOf(value('visibility'), around.visibility),
    fontSize,
    opacity,
    color,
    pageColor: properties.has(IS_PAGE) ? color : around.pageColor,
    fill: fillOf(value('-webkit-text-fill-color'), around.fill),
    isDrawn: isDrawn(value) ?? around.isDrawn,
    ...behind(value, around, color),
    isFlat: value('line-height') === '' ? around.isFlat : isFlat(value('line-height'), fontSize),
    isClipped: around.isClipped || clips,
    indent: lengthOf(value('text-indent'), fontSize, WINDOW.width) ?? around.indent,
    spacing: spacingOf(value('letter-spacing'), fontSize) ?? around.spacing,
    ...move,
    isLoose: around.isLoose || isPlaced || position.includes('sticky') || !(move.x > NEAR && move.y > NEAR),
    variables,
  };
  const pictures = picturesSeen(shown);
  return {
    ...shown,
    isCover: shown.isLoose && pictures !== 'hidden' && isPainted(value),
    pictures,
    text: pictures === 'hidden' ? pictures : worse(pictures, lettersSeen(shown)),
  };
}

function ofGlobal(name: string, keyword: string) {
  if (keyword === 'initial') return INITIAL.get(name) ?? '';
  const isSame = keyword === 'inherit' && (INHERITED.test(name) || ODD.has(name));
  return keyword === 'unset' || isSame ? '' : UNCLEAR;
}

function worse(one: Seen, other: Seen): Seen {
  if (one === 'hidden' || other === 'hidden') return 'hidden';
  return one === 'unclear' ? one : other;
}

function oddOf(properties: Properties, value: ValueOf): Seen {
  let seen: Seen = 'seen';
  for (const name of properties.keys()) {
    const odd = ODD.get(name);
    const text = odd === undefined ? '' : value(name);
    if (odd === undefined || text === '' || odd.shows.test(text)) continue;
    if (name === 'clip' && !/^(?:absolute|fixed|\0)$/.test(value('position'))) continue;
    if (odd.hides?.test(text)) return 'hidden';
    seen = 'unclear';
  }
  return seen;
}

type Shown = Omit<Look, 'isCover' | 'pictures' | 'text'>;

function picturesSeen({ isHidden, isCut: cut, visibility, isUnclear: unclear, x, y, indent }: Shown): Seen {
  if (isHidden || cut || visibility === 'hidden') return 'hidden';
  const left = x + indent;
  if (left <= FAR || y <= FAR || x >= WINDOW.width) return 'hidden';
  const isMoved = !(left > NEAR && y > NEAR && left < -FAR);
  return unclear || visibility === 'unclear' || isMoved ? 'unclear' : 'seen';
}

function lettersSeen(look: Shown): Seen {
  const { fontSize, spacing, isFlat: flat, isClipped } = look;
  if (fontSize < LEAST_FONT_SIZE || spacing <= fontSize * LEAST_SPACING) return 'hidden';
  const isReadable = !(flat ?? isClipped) && spacing > fontSize * LEAST_SPACING;
  return worse(isReadable ? 'seen' : 'unclear', colorsSeen(look));
}

function colorsSeen({ color, fill, opacity, backdrop, hasPicture, isDrawn: drawn }: Shown): Seen {
  const ink = fill === 'color' ? color : fill;
  if (ink === undefined) return 'unclear';
  if (ink.alpha * opacity < LEAST_OPACITY) return drawn ? 'unclear' : 'hidden';
  if (backdrop === undefined) return 'unclear';
  if (!looksSame(ink, opacity, backdrop)) return 'seen';
  return drawn || hasPicture || !isPlain(backdrop) ? 'unclear' : 'hidden';
}

const FONT_SIZES = new Map(
  Object.entries({
    ...{ 'xx-small': 9, 'x-small': 10, small: 13, medium: 16, large: 18, 'x-large': 24, 'xx-large': 32 },
    ...{ 'xxx-large': 48 },
  }),
);

function fontSizeOf(text: string, around: number) {
  if (text === '') return around;
  const named = FONT_SIZES.get(text);
  if (named !== undefined) return named;
  if (text === 'smaller' || text === 'larger') return around * (text === 'larger' ? 1.2 : 1 / 1.2);
  const size = lengthOf(text, around, around);
  if (size === undefined) return around;
  // Browsers enlarge small relative sizes.
  return size > NO_FONT_SIZE && size < LEAST_FONT_SIZE && /(?:em|ex|ch|%)$/.test(text) ? Number.NaN : size;
}

function isFlat(text: string, fontSize: number) {
  const height = /^[\d.]+$/.test(text) ? Number(text) * fontSize : lengthOf(text, fontSize, fontSize);
  return Number.isNaN(height) ? undefined : height !== undefined && height < fontSize * LEAST_LINE;
}

function spacingOf(text: string, fontSize: number) {
  return text === 'normal' ? 0 : lengthOf(text, fontSize, fontSize);
}

function visibilityOf(text: string, around: Seen): Seen {
  if (text === '') return around;
  return isUnclear(text) ? 'unclear' : text === 'visible' ? 'seen' : 'hidden';
}

function certain(color: Color | 'unclear' | undefined, otherwise: Color | undefined) {
  return color === 'unclear' ? undefined : (color ?? otherwise);
}

function textColor(text: string, around: Look): Color | undefined {
  if (text === '' || text === CURRENT) return around.color;
  if (text === PAGE_COLOR) return around.pageColor;
  return certain(colorOf(text), around.color);
}

function fillOf(text: string, around: Look['fill']): Look['fill'] {
  if (text === '') return around;
  const color = text === CURRENT ? undefined : colorOf(text);
  return color === 'unclear' ? undefined : (color ?? 'color');
}

function isDrawn(value: ValueOf) {
  if (value('background-clip') === 'text' && !/^(?:none)?$/.test(value('background-image'))) return true;
  if (!/^(?:0(?:px)?)?$/.test(value('-webkit-text-stroke-width'))) return true;
  const shadow = value('text-shadow');
  return shadow === '' ? undefined : shadow !== 'none';
}

function isPainted(value: ValueOf) {
  const color = value('background-color');
  if (color !== '' && colorOf(color) !== TRANSPARENT) return true;
  return !/^(?:none)?$/.test(value('background-image'));
}

function behind(
  value: ValueOf,
  around: Look,
  current: Color | undefined,
): Pick<Look, 'backdrop' | 'hasPicture'> {
  const own = value('background-color');
  const color = own === '' ? TRANSPARENT : own === CURRENT ? current : certain(colorOf(own), TRANSPARENT);
  const image = value('background-image');
  // A float's surroundings may end above it.
  const isFloat = /left|right|\0/.test(value('float'));
  const outer = isFloat && around.backdrop ? anyOf(around.backdrop, plainBackdrop(WHITE)) : around.backdrop;
  const isOdd =
    !/^(?:border-box|padding-box)?$/.test(value('background-clip')) && value('background-clip') !== 'text';
  const base = color && (color.alpha === 1 ? plainBackdrop(color) : outer && over(color, outer));
  const backdrop = isOdd ? undefined : base;
  const hasOuterPicture = around.hasPicture && color?.alpha !== 1;
  if (/^(?:none)?$/.test(image) || backdrop === undefined) return { backdrop, hasPicture: hasOuterPicture };
  if (/url\(|image|element|paint|cross/.test(image)) return { backdrop, hasPicture: true };
  const painted = gradientOf(image, backdrop);
  const coversAll = /^(?:auto)?$/.test(value('background-size'));
  return {
    backdrop: painted && (coversAll ? painted : anyOf(painted, backdrop)),
    hasPicture: hasOuterPicture,
  };
}

const GRADIENT = /^(?:-webkit-)?(?:repeating-)?(?:linear|radial|conic)-gradient\((.*)\)$/;
const PLACE = /^(?:to|left|right|top|bottom|center|circle|ellipse|at|from|\d+(?:\.\d+)?deg|\d{1,2}%|100%|0)$/;

function gradientOf(image: string, base: Backdrop): Backdrop | undefined {
  const inner = GRADIENT.exec(image)?.[1];
  if (inner === undefined) return undefined;
  let found: Backdrop | undefined;
  for (const piece of piecesOf(inner, ',').flatMap((one) => piecesOf(one, ' '))) {
    if (PLACE.test(piece)) continue;
    const color = colorOf(piece);
    if (color === undefined || color === 'unclear') return undefined;
    const one = over(color, base);
    found = found === undefined ? one : anyOf(found, one);
  }
  return found;
}
