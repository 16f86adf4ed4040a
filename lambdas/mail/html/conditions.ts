import { lengthOf, piecesOf, WINDOW } from './css-values.ts';
import { isKnownDeclaration } from './declarations.ts';

const MAX_DEPTH = 10;

/** In a wide window in light colours, not printed. */
export function mediaHolds(queries: string): boolean {
  return piecesOf(queries.toLowerCase(), ',').some((query) => {
    const [, prefix, type, rest = ''] =
      /^(?:(not|only)\s+)?([a-z-]+)(?:\s+and\s+(.*))?$/s.exec(query.trim()) ?? [];
    if (type === undefined || type === 'not') return query.trim() === '' || holds(query, featureHolds, 0);
    const isHeld = /^(?:all|screen)$/.test(type) && (rest === '' || holds(rest, featureHolds, 0));
    return prefix === 'not' ? !isHeld : isHeld;
  });
}

export function supportsHolds(condition: string): boolean {
  return holds(condition.toLowerCase(), isSupported, 0);
}

function holds(condition: string, test: (inner: string) => boolean, depth: number) {
  if (depth > MAX_DEPTH) return false;
  const pieces = piecesOf(condition.replaceAll(/\s+/g, ' ').trim(), ' ');
  const isEither = pieces.includes('or');
  let isNegated = false;
  const results: boolean[] = [];
  for (const piece of pieces) {
    if (piece === 'not') isNegated = true;
    else if (piece !== 'and' && piece !== 'or') {
      results.push(partHolds(piece, test, depth) !== isNegated);
      isNegated = false;
    }
  }
  return isEither ? results.includes(true) : !results.includes(false);
}

function partHolds(piece: string, test: (inner: string) => boolean, depth: number) {
  if (!piece.startsWith('(') || !piece.endsWith(')')) return test(piece);
  const inner = piece.slice(1, -1).trim();
  return /^(?:\(|not\b)/.test(inner) ? holds(inner, test, depth + 1) : test(inner);
}

const HELD = new Set(
  (
    'color-gamut:srgb prefers-color-scheme:light prefers-reduced-motion:no-preference ' +
    'prefers-contrast:no-preference orientation:landscape hover:hover any-hover:hover pointer:fine ' +
    'any-pointer:fine forced-colors:none inverted-colors:none scripting:none update:fast ' +
    'display-mode:browser grid:0 overflow-block:scroll overflow-inline:scroll dynamic-range:standard'
  ).split(' '),
);
const SIZES = new Map(
  Object.entries({
    ...{ width: WINDOW.width, 'device-width': WINDOW.width, height: WINDOW.height },
    ...{ 'device-height': WINDOW.height, 'aspect-ratio': WINDOW.width / WINDOW.height },
    ...{ 'device-aspect-ratio': WINDOW.width / WINDOW.height, resolution: 1, 'device-pixel-ratio': 1 },
    ...{ color: 8, monochrome: 0 },
  }),
);
const RANGE = /^(?:(.+?)\s*([<>]=?|=)\s*)?([a-z-]+)(?:\s*([<>]=?|=)\s*(.+))?$/;

function featureHolds(feature: string) {
  const colon = feature.indexOf(':');
  if (colon < 0) {
    const [, low, before, name = '', behind, high] = RANGE.exec(feature) ?? [];
    const size = SIZES.get(name);
    if (before === undefined && behind === undefined)
      return size !== undefined ? size !== 0 : isHeldAlone(name);
    if (size === undefined) return false;
    return compare(sizeOf(low), before, size) && compare(size, behind, sizeOf(high));
  }
  const name = feature.slice(0, colon).trim();
  const value = feature.slice(colon + 1).trim();
  const [, bound, plain = ''] = /^(?:-webkit-)?(?:(min|max)-)?(.*)$/.exec(name) ?? [];
  const size = SIZES.get(plain);
  if (size === undefined) return HELD.has(`${name}:${value}`);
  const wanted = sizeOf(value);
  if (wanted === undefined) return false;
  return bound === 'min' ? size >= wanted : bound === 'max' ? size <= wanted : size === wanted;
}

function isHeldAlone(name: string) {
  return /^(?:any-)?(?:hover|pointer)$|^(?:update|overflow-block|overflow-inline|orientation)$/.test(name);
}

function sizeOf(value: string | undefined) {
  if (value === undefined) return undefined;
  const [, part, whole] = /^(\d+)\s*\/\s*(\d+)$/.exec(value) ?? [];
  if (part !== undefined) return Number(part) / Number(whole);
  const resolution = /^([\d.]+)(dppx|x|dpi|dpcm)$/.exec(value);
  if (resolution !== null)
    return Number(resolution[1]) / (resolution[2] === 'dpi' ? 96 : resolution[2] === 'dpcm' ? 37.8 : 1);
  const length = lengthOf(value, { fontSize: 16, whole: 0 });
  return typeof length === 'number' ? length : undefined;
}

function compare(left: number | undefined, sign: string | undefined, right: number | undefined) {
  if (sign === undefined) return true;
  if (left === undefined || right === undefined) return false;
  if (sign === '=') return left === right;
  return (sign.includes('=') && left === right) || (sign.startsWith('<') ? left < right : left > right);
}

function isSupported(test: string) {
  const selector = /^selector\((.*)\)$/s.exec(test)?.[1];
  if (selector !== undefined) return !/::?-(?:moz|ms)-/.test(selector);
  const colon = test.indexOf(':');
  return colon > 0 && isKnownDeclaration(test.slice(0, colon).trim(), test.slice(colon + 1).trim());
}
