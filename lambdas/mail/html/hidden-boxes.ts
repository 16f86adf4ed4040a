import {
  angleOf,
  type CssFunction,
  functionsOf,
  type LengthBase,
  lengthOf,
  numberOf,
  piecesOf,
  UNCLEAR,
  WINDOW,
} from './css-values.ts';

interface Box {
  /** "" without one. */
  readonly value: (name: string) => string;
  readonly base: LengthBase;
  readonly display: string;
  /** Has a size, unlike an inline element. */
  readonly isBox: boolean;
  readonly isPlaced: boolean;
  readonly isQuirks: boolean;
}

/** Distances (px) at which text is off the window; to the left and top it may be as long. */
const FAR_BEFORE = -900;
const FAR_BEHIND = WINDOW.width;

export function isMovedAway({ value, base, isPlaced, isBox, isQuirks }: Box): boolean {
  const position = value('position');
  const isMoved = isPlaced || position === 'relative' || position === 'sticky';
  const across = (text: string) => distance(text, base, isQuirks);
  const down = (text: string) => distance(text, { ...base, whole: WINDOW.height }, isQuirks);
  const isFloat = /left|right/.test(value('float'));
  const [x, y] = movesOf(value);
  const left = isMoved ? across(value('left')) : undefined;
  const right = isMoved && left === undefined ? across(value('right')) : undefined;
  const top = isMoved ? down(value('top')) : undefined;
  const bottom = isMoved && top === undefined ? down(value('bottom')) : undefined;
  // Columns are moved by their own width.
  const marginLeft =
    isBox && !(isFloat && value('margin-left').endsWith('%')) ? across(value('margin-left')) : undefined;
  return (
    isBefore(left) ||
    isBehind(left) ||
    isBefore(right) ||
    isBehind(right) ||
    isBefore(top) ||
    isBefore(marginLeft) ||
    isBehind(marginLeft) ||
    (isBox && isBefore(down(value('margin-top')))) ||
    (isBox && isBehind(across(value('padding-left')))) ||
    (position === 'fixed' && isBelow(top)) ||
    (position === 'fixed' && typeof bottom === 'number' && bottom <= -100) ||
    (isPlaced && typeof bottom === 'number' && bottom >= WINDOW.height) ||
    bottom === UNCLEAR ||
    isBefore(x === undefined ? undefined : across(x)) ||
    isBehind(x === undefined ? undefined : across(x)) ||
    isBefore(y === undefined ? undefined : down(y)) ||
    !/^(?:none)?$/.test(value('offset-path'))
  );
}

type Distance = number | typeof UNCLEAR | undefined;

/** Without a unit they are valid in quirks mode only. */
function distance(text: string, base: LengthBase, isQuirks: boolean): Distance {
  if (text === '' || text === 'auto') return undefined;
  if (!isQuirks && /^[+-]?[\d.]+$/.test(text)) return undefined;
  return lengthOf(text, base);
}

function isBefore(far: Distance) {
  return far === UNCLEAR || (far !== undefined && far <= FAR_BEFORE);
}

function isBehind(far: Distance) {
  return far === UNCLEAR || (far !== undefined && far >= FAR_BEHIND);
}

function isBelow(far: Distance) {
  return typeof far === 'number' && far >= WINDOW.height;
}

function movesOf(value: Box['value']): [x: string | undefined, y: string | undefined] {
  const [ownX, ownY] = piecesOf(value('translate'), ' ');
  let x = ownX === '' || ownX === 'none' ? undefined : ownX;
  let y = ownY;
  for (const { name, args } of functionsOf(value('transform'))) {
    if (name === 'translate' || name === 'translate3d') [x, y] = [args[0], args[1]];
    if (name === 'translatex') x = args[0];
    if (name === 'translatey') y = args[0];
    if (name === 'matrix') [x, y] = [`${args[4]}px`, `${args[5]}px`];
    if (name === 'matrix3d') [x, y] = [`${args[12]}px`, `${args[13]}px`];
  }
  return [x, y];
}

/** The smaller factor of both directions; 0 for an invisible box. */
export function scaleOf({ value }: Box): number {
  let scale = 1;
  let turned = 1;
  for (const call of transformsOf(value)) {
    const factor = factorOf(call);
    if (factor === undefined) return 0;
    scale *= Math.abs(factor);
    if (factor < 0 && call.name.startsWith('rotate')) turned = -turned;
  }
  if (turned < 0 && value('backface-visibility') === 'hidden') return 0;
  const zoom = numberOf(value('zoom'));
  if (zoom === UNCLEAR || zoom === 0) return 0;
  const result = scale * (zoom ?? 1);
  return result < 0.001 ? 0 : result;
}

function transformsOf(value: Box['value']): CssFunction[] {
  const turn = piecesOf(value('rotate'), ' ');
  const angle = turn.at(-1) ?? '';
  const axis = turn.length === 2 && /^[xy]$/.test(turn[0] ?? '') ? turn[0] : 'z';
  const own = value('scale');
  return [
    ...functionsOf(value('transform')),
    ...(/^(?:none)?$/.test(angle) ? [] : [{ name: `rotate${axis}`, args: [angle] }]),
    ...(/^(?:none)?$/.test(own) ? [] : [{ name: 'scale', args: piecesOf(own, ' ') }]),
  ];
}

function factorOf({ name, args }: CssFunction) {
  const numbers = args.map((arg) => numberOf(arg));
  const number = (i: number) => (typeof numbers[i] === 'number' ? numbers[i] : Number.NaN);
  if (/^(?:translate|perspective)/.test(name)) return 1;
  if (/^scale(?:3d)?$/.test(name))
    return known(Math.min(Math.abs(number(0)), Math.abs(number(args.length > 1 ? 1 : 0))));
  if (/^scale[xy]$/.test(name)) return known(number(0));
  if (name === 'scalez') return 1;
  if (name === 'rotate' || name === 'rotatez') return 1;
  if (name === 'rotatex' || name === 'rotatey') return cosine(args[0]);
  if (name === 'rotate3d') return number(0) === 0 && number(1) === 0 ? 1 : cosine(args[3]);
  if (name.startsWith('skew')) {
    const steepest = Math.max(
      ...args.map((arg) => Math.abs(Math.tan(((angleOf(arg) ?? 90) * Math.PI) / 180))),
    );
    return steepest > 50 ? 0 : 1;
  }
  if (name === 'matrix') return determinant(number(0), number(1), number(2), number(3));
  if (name === 'matrix3d') return determinant(number(0), number(1), number(4), number(5));
  return undefined;
}

function known(factor: number) {
  return Number.isNaN(factor) ? undefined : factor;
}

function cosine(angle: string | undefined) {
  const degrees = angleOf(angle ?? '');
  if (degrees === undefined) return undefined;
  const share = Math.cos((degrees * Math.PI) / 180);
  return Math.abs(share) < 0.02 ? 0 : share;
}

function determinant(a: number, b: number, c: number, d: number) {
  const area = known(Math.abs(a * d - b * c));
  const longest = Math.max(Math.hypot(a, b), Math.hypot(c, d));
  return area === undefined ? undefined : longest === 0 ? 0 : area / longest;
}

/** In px. */
const LEAST = 1.5;
/** They grow with their content. */
const TABLE_PART = /^(?:inline-)?table/;

/** Whether a box of no size cuts off its content. */
export function cutOff({ value, base, display, isBox, isQuirks }: Box): boolean {
  const overflow = value('overflow-x') + value('overflow-y');
  const cuts = /hidden|clip|scroll|auto/.test(overflow);
  const isTable = TABLE_PART.test(display);
  const isFlat = (name: string, least: number) => {
    const text = value(name);
    if (text === '' || (text.endsWith('%') && !isQuirks && name.endsWith('height'))) return false;
    const size = lengthOf(text, base);
    return size === UNCLEAR ? cuts : size !== undefined && size >= 0 && size <= least;
  };
  const least = cuts ? LEAST : 0;
  const padding = (name: string) => {
    const size = lengthOf(value(name), base);
    return size !== undefined && size !== UNCLEAR && size > 2;
  };
  const isLow = (isFlat('height', least) || isFlat('max-height', least)) && !padding('padding-bottom');
  const isNarrow = (isFlat('width', least) || isFlat('max-width', least)) && !padding('padding-right');
  if (cuts && /strict|size/.test(value('contain')) && value('height') === '') return true;
  if (!isLow && !isNarrow) return false;
  if (isTable) return false;
  if (cuts) return true;
  if (isLow && padding('padding-top')) return false;
  return isBox || (isLow && isNarrow);
}

export function clipsAway(box: Box): boolean {
  const { value, base, isPlaced } = box;
  const clip = functionsOf(value('clip'))[0];
  if (isPlaced && clip?.name === 'rect') {
    const edges = clip.args.length === 1 ? piecesOf(clip.args[0] ?? '', ' ') : clip.args;
    const edge = (i: number, otherwise: number) => toNumber(edges[i], base, otherwise);
    const [top, right, bottom, left] = [edge(0, 0), edge(1, 9999), edge(2, 9999), edge(3, 0)];
    if (bottom - top <= LEAST || right - left <= LEAST || bottom <= 0 || right <= 0) return true;
  }
  const [shape] = functionsOf(value('clip-path'));
  return shape !== undefined && isNothing(shape, base);
}

/** The real sides are not known. */
const SIDE = 1000;

function isNothing({ name, args }: CssFunction, base: LengthBase) {
  const pieces = piecesOf(args.join(' ').replace(/\s(?:round|at)\s.*$/, ''), ' ').filter(
    (piece) => piece !== '',
  );
  const at = (i: number) => toNumber(pieces[i], { ...base, whole: SIDE }, SIDE);
  if (name === 'inset') {
    const top = at(0);
    const right = pieces.length > 1 ? at(1) : top;
    const bottom = pieces.length > 2 ? at(2) : top;
    const left = pieces.length > 3 ? at(3) : right;
    return top + bottom >= SIDE - LEAST || left + right >= SIDE - LEAST;
  }
  if (name === 'circle' || name === 'ellipse') {
    return pieces.length > 0 && (at(0) <= LEAST || (name === 'ellipse' && at(1) <= LEAST));
  }
  if (name === 'rect') return at(2) - at(0) <= LEAST || at(1) - at(3) <= LEAST;
  if (name === 'xywh') return at(2) <= LEAST || at(3) <= LEAST;
  if (name === 'polygon') return isFlatShape(args.map((arg) => pointOf(arg, base)));
  if (name === 'path') {
    return (args.join(' ').match(/[\d.]+/g) ?? []).every((number) => Number(number) <= LEAST);
  }
  return false;
}

type Point = readonly [x: number, y: number];

function pointOf(text: string, base: LengthBase): Point {
  const [x, y] = piecesOf(text.replace(/^(?:evenodd|nonzero)\s+/, ''), ' ');
  return [toNumber(x, { ...base, whole: SIDE }, 0), toNumber(y, { ...base, whole: SIDE }, 0)];
}

function isFlatShape(points: readonly Point[]) {
  const area = points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [0, 0];
    return sum + x * nextY - nextX * y;
  }, 0);
  const isOutside = points.every(([x]) => x <= 0) || points.every(([, y]) => y <= 0);
  return isOutside || Math.abs(area) / 2 <= LEAST;
}

/** What is not understood cuts as much as it can. */
function toNumber(text: string | undefined, base: LengthBase, otherwise: number) {
  const length = text === undefined ? undefined : lengthOf(text, base);
  return typeof length === 'number' ? length : otherwise;
}
