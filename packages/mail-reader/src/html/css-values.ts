/** Styles are evaluated for a window of this size (px). */
export const WINDOW = { width: 1280, height: 800 } as const;
export const DEFAULT_FONT_SIZE = 16;

/** No style contains this mark, because browsers replace NUL. */
export const UNCLEAR = '\0';

const PX = new Map(
  Object.entries({
    ...{ px: 1, pt: 4 / 3, pc: 16, in: 96, cm: 96 / 2.54, mm: 9.6 / 2.54, q: 2.4 / 2.54 },
    ...{ rem: DEFAULT_FONT_SIZE, vw: WINDOW.width / 100, vh: WINDOW.height / 100 },
  }),
);
const OF_FONT = new Map(Object.entries({ em: 1, ex: 0.5, ch: 0.5 }));
const OTHER_UNIT = /^(?:[sld]?v(?:w|h|i|b|min|max)|cq[a-z]+|r?(?:lh|cap|ch|ex|ic))$/;
const LENGTH = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)([a-z]+|%)?$/;

/** Lengths are in px; NaN means uncertain, undefined a keyword or an invalid value. @param whole the value of 100 % */
export function lengthOf(value: string, fontSize: number, whole: number): number | undefined {
  if (value === '') return undefined;
  const match = LENGTH.exec(value);
  if (match === null) return isUnclear(value) ? Number.NaN : undefined;
  const number = Number(match[1]);
  const unit = match[2] ?? 'px';
  if (unit === '%') return (number * whole) / 100;
  const ofFont = OF_FONT.get(unit);
  if (ofFont !== undefined) return number * ofFont * fontSize;
  const size = PX.get(unit);
  return size === undefined ? (OTHER_UNIT.test(unit) ? Number.NaN : undefined) : number * size;
}

/** Percentages are shares of 1; NaN means uncertain, undefined invalid. */
export function numberOf(value: string): number | undefined {
  const match = LENGTH.exec(value);
  if (match === null) return isUnclear(value) ? Number.NaN : undefined;
  const [, digits, unit] = match;
  if (unit !== undefined && unit !== '%') return undefined;
  return Number(digits) / (unit === '%' ? 100 : 1);
}

export function isUnclear(value: string): boolean {
  return value.includes('(') || value.includes(UNCLEAR);
}

export function piecesOf(value: string, separator: ' ' | ','): string[] {
  if (!value.includes(separator)) return [value];
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
