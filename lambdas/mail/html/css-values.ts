import { calc } from '@csstools/css-calc';

/** The window in which a mail is looked at (px). */
export const WINDOW = { width: 1280, height: 800 } as const;
export const DEFAULT_FONT_SIZE = 16;

/** Of a function that is not understood; what may be hidden by it counts as hidden. */
export const UNCLEAR = 'unclear';

export interface LengthBase {
  readonly fontSize: number;
  /** What 100 % is. */
  readonly whole: number;
}

const PX = new Map(
  Object.entries({
    ...{ px: 1, pt: 4 / 3, pc: 16, in: 96, cm: 96 / 2.54, mm: 9.6 / 2.54, q: 2.4 / 2.54 },
    ...{ rem: DEFAULT_FONT_SIZE, rlh: DEFAULT_FONT_SIZE * 1.2 },
  }),
);
const OF_FONT = new Map(Object.entries({ em: 1, ex: 0.5, ch: 0.5, cap: 0.7, ic: 1, lh: 1.2 }));
const OF_WINDOW = /^(?:[sld]?v|cq)(w|h|i|b|min|max)$/;
const NUMBER = '[+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:e[+-]?\\d+)?';
const LENGTH = new RegExp(`^(${NUMBER})([a-z]+|%)?$`);
const LENGTHS = new RegExp(`(?<![\\w.#-])(${NUMBER})([a-z]+|%)`, 'g');
const FUNCTION = /^-?[a-z][\w-]*\(/;

/** In px; undefined for keywords and invalid values. */
export function lengthOf(value: string, base: LengthBase): number | typeof UNCLEAR | undefined {
  if (value === '') return undefined;
  const match = LENGTH.exec(value);
  if (match !== null) {
    const size = sizeOf(match[2] ?? 'px', base);
    return size === undefined ? undefined : Number(match[1]) * size;
  }
  if (!FUNCTION.test(value)) return undefined;
  const inPx = value.replaceAll(LENGTHS, (written, digits: string, unit: string) => {
    const size = sizeOf(unit, base);
    return size === undefined ? written : `${Number(digits) * size}px`;
  });
  const result = LENGTH.exec(solved(inPx));
  return result === null ? UNCLEAR : Number(result[1]);
}

function sizeOf(unit: string, { fontSize, whole }: LengthBase) {
  if (unit === '%') return whole / 100;
  const ofFont = OF_FONT.get(unit);
  if (ofFont !== undefined) return ofFont * fontSize;
  const side = OF_WINDOW.exec(unit)?.[1];
  if (side === undefined) return PX.get(unit);
  return /w|i|max/.test(side) && side !== 'min' ? WINDOW.width / 100 : WINDOW.height / 100;
}

/** A percentage is a share of 1; undefined for invalid values. */
export function numberOf(value: string): number | typeof UNCLEAR | undefined {
  if (value === '') return undefined;
  const match = LENGTH.exec(FUNCTION.test(value) ? solved(value) : value);
  if (match === null) return FUNCTION.test(value) ? UNCLEAR : undefined;
  const [, digits, unit] = match;
  if (unit !== undefined && unit !== '%') return undefined;
  return Number(digits) / (unit === '%' ? 100 : 1);
}

const DEGREES = new Map(Object.entries({ deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 }));

export function angleOf(value: string): number | undefined {
  const match = LENGTH.exec(FUNCTION.test(value) ? solved(value) : value);
  if (match === null) return undefined;
  const size = match[2] === undefined ? 0 : DEGREES.get(match[2]);
  return size === undefined ? undefined : Number(match[1]) * size;
}

function solved(value: string) {
  try {
    return calc(value, { toCanonicalUnits: true });
  } catch {
    return '';
  }
}

/** Between separators outside of brackets. */
export function piecesOf(value: string, separator: ' ' | ','): string[] {
  if (!value.includes('(')) return value.split(separator).map((piece) => piece.trim());
  const pieces: string[] = [];
  let depth = 0;
  let from = 0;
  for (let i = 0; i < value.length; i++) {
    const character = value[i];
    if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    else if (character === separator && depth === 0) {
      pieces.push(value.slice(from, i).trim());
      from = i + 1;
    }
  }
  return [...pieces, value.slice(from).trim()];
}

export interface CssFunction {
  readonly name: string;
  readonly args: readonly string[];
}

export function functionsOf(value: string): readonly CssFunction[] {
  if (!value.includes('(')) return [];
  return piecesOf(value.replaceAll(/\)\s*(?=[a-z])/g, ') '), ' ').flatMap((piece) => {
    const open = piece.indexOf('(');
    if (open < 1 || !piece.endsWith(')')) return [];
    const inner = piece.slice(open + 1, -1);
    return [{ name: piece.slice(0, open), args: piecesOf(inner, ',').filter((text) => text !== '') }];
  });
}
