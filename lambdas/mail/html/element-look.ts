import { BLACK, type Color, colorOf, inverted, looksSame, over, TRANSPARENT, WHITE } from './colors.ts';
import { DEFAULT_FONT_SIZE, functionsOf, lengthOf, numberOf, UNCLEAR, WINDOW } from './css-values.ts';
import { CURRENT, type Properties } from './declarations.ts';
import { IS_PAGE, PAGE_COLOR } from './default-looks.ts';
import { clipsAway, cutOff, isMovedAway, scaleOf } from './hidden-boxes.ts';
import { withVariables } from './variables.ts';

/** How an element and its content are seen. */
export interface Look {
  /** With all that is in it. */
  readonly isHidden: boolean;
  /** By a box around it; what is placed relative to something further out escapes. */
  readonly cut: 'no' | 'unless-placed' | 'unless-fixed';
  readonly isVisible: boolean;
  readonly fontSize: number;
  readonly scale: number;
  readonly opacity: number;
  readonly color: Color;
  /** Of tables in quirks mode. */
  readonly pageColor: Color;
  readonly fill: Color | undefined;
  /** Text of no colour may show by its shadow, outline or clipped picture. */
  readonly isDrawn: boolean;
  /** Undefined where a picture or an unknown part of the page is. */
  readonly background: Color | undefined;
  readonly hasFlatLines: boolean;
  readonly isClipped: boolean;
  readonly isIndentedAway: boolean;
  /** Letters over each other, or dots. */
  readonly isGarbled: boolean;
  readonly variables: ReadonlyMap<string, string>;
  /** Children are boxes. */
  readonly hasBoxes: boolean;
  /** In an element from which positions are counted. */
  readonly isInPlaced: boolean;
  /** What moves to the back is behind something opaque. */
  readonly hasBackdrop: boolean;
  readonly hidesPictures: boolean;
  readonly hidesText: boolean;
}

const LEAST_OPACITY = 0.05;
/** In px. */
const LEAST_FONT_SIZE = 2;

export const ROOT: Look = {
  isHidden: false,
  cut: 'no',
  isVisible: true,
  fontSize: DEFAULT_FONT_SIZE,
  scale: 1,
  opacity: 1,
  color: BLACK,
  pageColor: BLACK,
  fill: undefined,
  isDrawn: false,
  background: WHITE,
  hasFlatLines: false,
  isClipped: false,
  isIndentedAway: false,
  isGarbled: false,
  variables: new Map(),
  hasBoxes: false,
  isInPlaced: false,
  hasBackdrop: false,
  hidesPictures: false,
  hidesText: false,
};

export interface PageFacts {
  /** A moved text may be in front of them. */
  readonly hasPictures: () => boolean;
  readonly isQuirks: boolean;
  readonly lastFrame: (name: string) => Properties | undefined;
}

const GLOBAL = /^(?:inherit|initial|unset|revert|revert-layer)$/;

const INITIAL = new Map(
  Object.entries({
    ...{ visibility: 'visible', 'font-size': 'medium', 'line-height': 'normal', 'text-indent': '0' },
    ...{ 'letter-spacing': 'normal', 'text-shadow': 'none' },
  }),
);

/** @param own names a display */
export function lookOf(around: Look, own: Properties, page: PageFacts): Look {
  const { properties, variables } = withVariables(animated(own, page), around.variables);
  const value = (name: string) => {
    const text = properties.get(name);
    if (text === undefined) return '';
    if (!GLOBAL.test(text)) return text;
    return text === 'initial' ? (INITIAL.get(name) ?? '') : '';
  };
  const fontSize = fontSizeOf(value, around);
  const base = { fontSize, whole: WINDOW.width };
  const display = value('display');
  const isPlaced = /^(?:absolute|fixed)$/.test(value('position'));
  const isBox = display !== 'inline' || isPlaced || around.hasBoxes || !/^(?:none)?$/.test(value('float'));
  const box = { value, base, display, isBox, isPlaced, isQuirks: page.isQuirks };
  const isPlain = display === 'contents' || !hasAny(properties, BOX_PROPERTIES);
  const scale = isPlain ? around.scale : around.scale * scaleOf(box);
  const opacity = around.opacity * opacityOf(value);
  const colors = colorsOf(properties, value, around);
  const background = backgroundOf(value, around, page, isPlaced, colors.color);
  const isMaybeAnimated = value('animation-iteration-count') === 'infinite';
  const isHidden =
    around.isHidden ||
    display === 'none' ||
    value('content-visibility') === 'hidden' ||
    (opacity < LEAST_OPACITY && !isMaybeAnimated) ||
    (!isPlain &&
      (isMovedAway(box) || clipsAway(box) || scale === 0 || isBehind(value, around) || isMasked(value)));
  const lineHeight = lengthOf(value('line-height'), { fontSize, whole: fontSize });
  const clips = isBox && /hidden|clip|scroll|auto/.test(value('overflow-x') + value('overflow-y'));
  const indent = lengthOf(value('text-indent'), base);
  const shown = {
    isHidden,
    cut: isPlain ? around.cut : cutOf(around, box),
    isVisible: value('visibility') === '' ? around.isVisible : value('visibility') === 'visible',
    fontSize,
    scale,
    opacity,
    ...colors,
    isDrawn: isDrawn(value) ?? around.isDrawn,
    background,
    hasFlatLines:
      value('line-height') === '' ? around.hasFlatLines : typeof lineHeight === 'number' && lineHeight < 1,
    isClipped: around.isClipped || clips,
    isIndentedAway: indent === undefined ? around.isIndentedAway : isFarIndent(indent, clips, value),
    isGarbled: isGarbled(value, base) ?? around.isGarbled,
    variables,
    hasBoxes: /flex|grid/.test(display),
    isInPlaced: around.isInPlaced || !/^(?:static)?$/.test(value('position')) || value('transform') !== '',
    hasBackdrop: !properties.has(IS_PAGE) && hasBackdrop(value, around, background),
  };
  const hidesPictures = isHidden || !shown.isVisible || shown.cut !== 'no';
  return { ...shown, hidesPictures, hidesText: hidesPictures || hidesLetters(shown) };
}

/** Without one of these, the box is that of the text flow. */
const BOX_PROPERTIES = new Set(
  (
    'width height max-width max-height overflow-x overflow-y contain position left top right bottom ' +
    'margin-left margin-top padding-left transform translate scale rotate zoom offset-path clip clip-path ' +
    'mask-image content z-index'
  ).split(' '),
);

function hasAny(properties: Properties, names: ReadonlySet<string>) {
  for (const name of properties.keys()) if (names.has(name)) return true;
  return false;
}

type Shown = Omit<Look, 'hidesPictures' | 'hidesText'>;
type ValueOf = (name: string) => string;

function hidesLetters(look: Shown) {
  if (look.fontSize * look.scale < LEAST_FONT_SIZE || look.isGarbled || look.isIndentedAway) return true;
  if (look.hasFlatLines && look.isClipped) return true;
  const color = look.fill ?? look.color;
  if (look.isDrawn) return false;
  if (look.background === undefined) return color.alpha * look.opacity < LEAST_OPACITY;
  return looksSame(color, look.opacity, look.background);
}

const FONT_SIZES = new Map(
  Object.entries({
    ...{ 'xx-small': 9, 'x-small': 10, small: 13, medium: 16, large: 18, 'x-large': 24, 'xx-large': 32 },
    ...{ 'xxx-large': 48 },
  }),
);

function fontSizeOf(value: ValueOf, around: Look) {
  if (numberOf(value('font-size-adjust')) === 0) return 0;
  const text = value('font-size');
  if (text === '') return around.fontSize;
  const named = FONT_SIZES.get(text);
  if (named !== undefined) return named;
  if (text === 'smaller' || text === 'larger') return around.fontSize * (text === 'larger' ? 1.2 : 1 / 1.2);
  const size = lengthOf(text, { fontSize: around.fontSize, whole: around.fontSize });
  return size === UNCLEAR ? 0 : (size ?? around.fontSize);
}

/** Its last frame counts. */
function animated(own: Properties, page: PageFacts): Properties {
  const name = own.get('animation-name');
  if (name === undefined || name === 'none') return own;
  const frame = page.lastFrame(name);
  const isKept = /forwards|both/.test(own.get('animation-fill-mode') ?? '');
  if (frame === undefined || !(isKept || own.get('animation-iteration-count') === 'infinite')) {
    return new Map([...own, ['animation-iteration-count', '1']]);
  }
  return new Map([...own, ...frame]);
}

function opacityOf(value: ValueOf) {
  const own = numberOf(value('opacity'));
  let opacity = own === UNCLEAR ? 0 : (own ?? 1);
  for (const { name, args } of functionsOf(value('filter'))) {
    const amount = numberOf(args[0] ?? '1');
    if (name === 'opacity') opacity *= typeof amount === 'number' ? amount : 0;
    // One mail program follows it.
    if (name === 'alpha' && /opacity\s*=\s*0\b/.test(args[0] ?? '')) opacity = 0;
    if (name === 'blur' && blurs(args[0] ?? '0')) opacity = 0;
  }
  return Math.min(1, Math.max(0, opacity));
}

function blurs(radius: string) {
  const length = lengthOf(radius, { fontSize: DEFAULT_FONT_SIZE, whole: 0 });
  return length === UNCLEAR || (length ?? 0) >= 10;
}

function colorsOf(
  properties: Properties,
  value: ValueOf,
  around: Look,
): Pick<Look, 'color' | 'fill' | 'pageColor'> {
  const isInverted = functionsOf(value('filter')).some(({ name, args }) => {
    const amount = numberOf(args[0] ?? '1');
    return name === 'invert' && typeof amount === 'number' && amount > 0.9;
  });
  const color = textColor(properties.get('color'), around);
  const pageColor = properties.has(IS_PAGE) ? color : around.pageColor;
  const fill = properties.get('-webkit-text-fill-color');
  const ofFill = fill === undefined ? around.fill : fill === CURRENT ? undefined : colorOf(fill);
  return isInverted
    ? { color: inverted(color), fill: ofFill && inverted(ofFill), pageColor }
    : { color, fill: ofFill, pageColor };
}

function textColor(text: string | undefined, around: Look): Color {
  if (text === undefined || text === CURRENT) return around.color;
  if (text === PAGE_COLOR) return around.pageColor;
  if (GLOBAL.test(text)) return text === 'initial' ? BLACK : around.color;
  return colorOf(text) ?? around.color;
}

/** Moved over something else, it has an unknown background. */
function backgroundOf(
  value: ValueOf,
  around: Look,
  page: PageFacts,
  isPlaced: boolean,
  current: Color,
): Color | undefined {
  const image = value('background-image');
  if (image !== '' && image !== 'none') return pictureColor(image);
  const own = value('background-color');
  const color = own === CURRENT ? current : (colorOf(own) ?? TRANSPARENT);
  if (color.alpha === 1) return color;
  const isMoved = isPlaced || value('margin-top').startsWith('-') || /left|right/.test(value('float'));
  const behind = isMoved && page.hasPictures() ? undefined : around.background;
  if (color.alpha === 0) return behind;
  return behind && over(color, behind);
}

function pictureColor(image: string): Color | undefined {
  const [gradient, ...others] = functionsOf(image);
  if (gradient === undefined || others.length > 0 || !gradient.name.endsWith('gradient')) return undefined;
  const colors = gradient.args.flatMap((arg) => {
    const found = arg
      .split(/\s(?![^(]*\))/)
      .map(colorOf)
      .find((one) => one !== undefined);
    return found === undefined ? [] : [found];
  });
  const [first] = colors;
  return first?.alpha === 1 && colors.every((one) => looksSame(one, 1, first)) ? first : undefined;
}

function isDrawn(value: ValueOf) {
  if (value('background-clip') === 'text' && !/^(?:none)?$/.test(value('background-image'))) return true;
  const stroke = lengthOf(value('-webkit-text-stroke-width'), { fontSize: DEFAULT_FONT_SIZE, whole: 0 });
  if (typeof stroke === 'number' && stroke > 0) return true;
  const shadow = value('text-shadow');
  return shadow === '' ? undefined : shadow !== 'none' && !/transparent|-?\d{3,}px/.test(shadow);
}

function isGarbled(value: ValueOf, base: { fontSize: number; whole: number }) {
  const security = value('-webkit-text-security');
  const spacing = lengthOf(value('letter-spacing'), base);
  if (security === '' && value('letter-spacing') === '') return undefined;
  if (security !== '' && security !== 'none') return true;
  return spacing === UNCLEAR || (typeof spacing === 'number' && spacing <= -base.fontSize * 0.45);
}

function isFarIndent(indent: number | typeof UNCLEAR, clips: boolean, value: ValueOf) {
  if (indent === UNCLEAR) return true;
  if (indent <= -500 || indent >= WINDOW.width * 2) return true;
  return indent >= WINDOW.width && clips && /nowrap|pre/.test(value('white-space'));
}

function isMasked(value: ValueOf) {
  const image = value('mask-image');
  if (image === '' || image === 'none') return false;
  // A picture that does not load masks all.
  if (image.includes('url(')) return true;
  return functionsOf(image).some(
    ({ args }) =>
      !args.some((arg) => arg.split(/\s/).some((one) => (colorOf(one)?.alpha ?? 0) > LEAST_OPACITY)),
  );
}

function isBehind(value: ValueOf, around: Look) {
  if (value('content').includes('url(')) return true;
  return (
    around.hasBackdrop && Number(value('z-index')) < 0 && /relative|absolute|fixed/.test(value('position'))
  );
}

function hasBackdrop(value: ValueOf, around: Look, background: Color | undefined) {
  const isContext =
    value('isolation') === 'isolate' ||
    value('transform') !== '' ||
    (value('opacity') !== '' && value('opacity') !== '1') ||
    (/^-?\d/.test(value('z-index')) && value('position') !== '');
  if (isContext) return false;
  const hasOwn = (colorOf(value('background-color'))?.alpha ?? 0) > 0.9 && background !== undefined;
  return around.hasBackdrop || hasOwn;
}

function cutOf(around: Look, box: Parameters<typeof cutOff>[0]): Look['cut'] {
  const position = box.value('position');
  const escapes =
    position === 'fixed' ? around.cut !== 'no' : position === 'absolute' && around.cut === 'unless-placed';
  if (around.cut !== 'no' && !escapes) return around.cut;
  if (!cutOff(box)) return 'no';
  return /relative|absolute|fixed|sticky/.test(position) || box.value('transform') !== ''
    ? 'unless-fixed'
    : 'unless-placed';
}
