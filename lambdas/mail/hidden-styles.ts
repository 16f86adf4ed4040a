import { type Color, colorOf } from './colors.ts';
import type { Properties } from './style-declarations.ts';

/** What a style says of whether a person sees a text. Undefined where it says nothing. */
export interface Visibility {
  /** Of the element and all in it, whatever that says. */
  readonly isHidden: boolean;
  /** Of what in it does not say otherwise. */
  readonly isVisible: boolean | undefined;
  readonly hasSize: boolean | undefined;
  /** Whether the size is a share of that around it. */
  readonly isSizeRelative: boolean;
  readonly color: Color | undefined;
  readonly background: Color | undefined;
}

/** Elements that grow with the text in them: a size of theirs alone hides nothing. */
const TABLE_PARTS: ReadonlySet<string> = new Set(['table', 'tbody', 'thead', 'tfoot', 'tr', 'td', 'th']);
/** Elements of a line, which have no size of their own. */
const INLINE: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo big cite code del dfn em font i ins kbd label mark q s samp small span strike strong sub sup time tt u var'.split(
    ' ',
  ),
);
const ZERO = /^(?:calc\(\s*)?[+-]?(?:0+\.?0*|\.0+)(?:px|pt|em|rem|ex|%|in|cm|mm|vh|vw)?(?:\s*\))?$/;
/** One pixel cannot be read either. */
const UNREADABLE = /^(?:0*1(?:\.0*)?|0*\.\d+)(?:px|pt)?$|^0*\.[01]\d*r?em$|^\d(?:\.\d*)?%$/;
const ONE_PIXEL = /^0*1(?:\.0*)?(?:px|pt)?$/;
const NUMBER = /^([+-]?[\d.]+(?:e[+-]?\d+)?)(%?)$/;
/** What is less opaque cannot be read. */
const LEAST_OPACITY = 0.05;
const RELATIVE = /(?:em|%|ex)$|^(?:smaller|larger)$/;
const LENGTH = /^(?:calc\(\s*)?([+-]?\d+(?:\.\d+)?(?:e\d+)?)(px|pt|em|rem|vw|vh|%)?(?:\s*\))?$/;
/** Distances from which text is off the screen, to the left or top and to the right or bottom, by unit. */
const OFF_SCREEN: ReadonlyMap<string, readonly [before: number, behind: number]> = new Map([
  ['px', [-900, 3000]],
  ['em', [-50, 200]],
  ['rem', [-50, 200]],
  ['vw', [-100, 100]],
  ['vh', [-100, 100]],
  ['%', [-100, Number.POSITIVE_INFINITY]],
]);
const NO_SCALE = /scale(?:x|y|3d)?\(\s*0(?:\.0+)?\s*[,)]/;
const NOTHING_OF_IT = /^rect\(\s*0\D+0\D+0\D+0|^rect\(\s*1px,?\s*1px,?\s*1px/;
const NOTHING_IN_PATH = /^(?:inset\(\s*(?:[5-9]\d|100)%|(?:circle|ellipse)\(\s*0|polygon\([\s0pxem%,.]*\))/;

/** What the properties of an element say. Where text may be seen after all, it is taken for seen. */
export function visibilityOf(properties: Properties, element: string): Visibility {
  const value = (name: string): string => properties.get(name) ?? '';
  const size = value('font-size') || sizeInFont(value('font'));
  const visibility = value('visibility');
  return {
    isHidden:
      value('display') === 'none' ||
      value('content-visibility') === 'hidden' ||
      ZERO.test(value('zoom')) ||
      isTransparent(value) ||
      isClosed(value, element) ||
      isOffScreen(value) ||
      NOTHING_OF_IT.test(value('clip')) ||
      NOTHING_IN_PATH.test(value('clip-path')),
    isVisible:
      visibility === '' || visibility === 'inherit' ? undefined : !/^(?:hidden|collapse)$/.test(visibility),
    hasSize: size === '' || size === 'inherit' ? undefined : !ZERO.test(size) && !UNREADABLE.test(size),
    isSizeRelative: RELATIVE.test(size),
    color: textColor(value),
    background: backgroundOf(value),
  };
}

const SIZES = ['width', 'height', 'block-size', 'inline-size'].flatMap((name) => [name, `max-${name}`]);

type ValueOf = (name: string) => string;

/** What fades in is seen in the end. */
function isTransparent(value: ValueOf): boolean {
  if (value('animation') !== '' || value('animation-name') !== '') return false;
  const filter = `${value('filter')} `;
  const [, ofFilter = ''] = /opacity\(\s*([^)]*?)\s*\)/.exec(filter) ?? [];
  return isBelowLeast(value('opacity')) || isBelowLeast(ofFilter) || /opacity\s*=\s*0\D/.test(filter);
}

function isBelowLeast(opacity: string): boolean {
  const [, digits, percent] = NUMBER.exec(opacity) ?? [];
  return digits !== undefined && Number(digits) / (percent === '%' ? 100 : 1) < LEAST_OPACITY;
}

function isClosed(value: ValueOf, element: string): boolean {
  const cutsOff = /hidden|clip/.test(value('overflow') + value('overflow-x') + value('overflow-y'));
  const closed = SIZES.filter(
    (name) => ZERO.test(value(name)) || (cutsOff && ONE_PIXEL.test(value(name)) && !TABLE_PARTS.has(element)),
  );
  if (closed.length === 0) return false;
  if (cutsOff) return true;
  if (TABLE_PARTS.has(element)) return false;
  // A box that has its height from its padding, as boxes of a fixed shape do.
  if (/[1-9]/.test(value('padding-bottom') + value('padding-top'))) return false;
  const isBox = !INLINE.has(element) || /block|flex|table/.test(value('display')) || isPlaced(value);
  return isBox || closed.length > 1;
}

function isPlaced(value: ValueOf): boolean {
  return /absolute|fixed/.test(value('position')) || /left|right/.test(value('float'));
}

function isOffScreen(value: ValueOf): boolean {
  const isMoved = /absolute|fixed|relative/.test(value('position'));
  const [top = '', right = '', bottom = '', left = ''] = value('margin').split(/\s+/, 4);
  const distances = [
    ...(isMoved ? ['left', 'top', 'right', 'bottom'].map(value) : []),
    ...(isMoved ? value('inset').split(/\s+/, 4) : []),
    value('text-indent'),
    // Columns are moved by their own width.
    ...[value('margin-left') || left || (bottom === '' ? right : ''), value('margin-top') || top].filter(
      (margin) => !margin.endsWith('%'),
    ),
    ...(/translate(?:3d|x|y)?\(([^)]*)\)/.exec(value('transform'))?.[1] ?? '').split(',', 2),
    ...value('translate').split(/\s+/, 2),
  ];
  return distances.some(isFar) || ZERO.test(value('scale')) || NO_SCALE.test(value('transform'));
}

function isFar(distance: string): boolean {
  const [, digits, unit = 'px'] = LENGTH.exec(distance.trim()) ?? [];
  const [before, behind] = OFF_SCREEN.get(unit === 'pt' ? 'px' : unit) ?? [];
  if (digits === undefined || before === undefined || behind === undefined) return false;
  return Number(digits) <= before || Number(digits) >= behind;
}

function sizeInFont(font: string): string {
  return /(?:^|\s)(\d[\w.%]*)(?:\/|\s)/.exec(font)?.[1] ?? '';
}

/** Text without a colour of its own may show the picture or the gradient that is cut to its shape. */
function textColor(value: ValueOf): Color | undefined {
  const color = colorOf(value('-webkit-text-fill-color')) ?? colorOf(value('color'));
  const isCutOut = /text/.test(value('background-clip') + value('-webkit-background-clip'));
  return color === 'transparent' && isCutOut ? 'unknown' : color;
}

/** What is moved over something else has the background of that. */
function backgroundOf(value: ValueOf): Color | undefined {
  const image = value('background-image');
  if (image !== '' && image !== 'none') return 'unknown';
  const color = colorOf(value('background-color')) ?? colorOf(value('background'));
  if (color !== undefined && color !== 'transparent') return color;
  return isPlaced(value) || /^-|\s-/.test(`${value('margin-top')} ${value('margin')}`.trim())
    ? 'unknown'
    : undefined;
}
