import { lengthOf, WINDOW } from './css-values.ts';

export type Held = boolean | 'maybe';

const MAX_CHARACTERS = 1000;
const QUERY = /^(?:(not|only)\s+)?([a-z-]+)(?:\s+and\s+|$)/;
const FEATURE = /^\(\s*(?:-webkit-)?(?:(min|max)-)?([a-z-]+)\s*(?::\s*([^()\s]+(?: [^()\s]+)?)\s*)?\)$/;
const SIZES = new Map(
  Object.entries({
    ...{ width: WINDOW.width, 'device-width': WINDOW.width, height: WINDOW.height },
    ...{ 'device-height': WINDOW.height, resolution: 1, 'device-pixel-ratio': 1 },
  }),
);
const VALUES = new Map(
  Object.entries({
    ...{ 'prefers-color-scheme': 'light', 'prefers-reduced-motion': 'no-preference' },
    ...{ orientation: 'landscape', hover: 'hover', pointer: 'fine' },
  }),
);

/** The medium is a wide screen in light mode. */
export function mediaHolds(queries: string): Held {
  if (queries.length > MAX_CHARACTERS) return 'maybe';
  let held: Held = false;
  for (const query of queries.toLowerCase().split(',')) {
    const one = queryHolds(query.trim());
    if (one === true) return true;
    if (one === 'maybe') held = one;
  }
  return held;
}

function queryHolds(query: string): Held {
  if (query === '') return true;
  const [beginning = '', prefix, type] = QUERY.exec(query) ?? [];
  const rest = query.slice(beginning.length);
  const isType = type === undefined || type === 'screen' || type === 'all';
  const features = rest === '' ? [] : rest.split(/\s+and\s+/).map(featureHolds);
  const held = !isType || features.includes(false) ? false : features.includes('maybe') ? 'maybe' : true;
  return prefix === 'not' && held !== 'maybe' ? !held : held;
}

function featureHolds(feature: string): Held {
  const [, bound, name = '', value] = FEATURE.exec(feature) ?? [];
  if (value === undefined) return 'maybe';
  const size = SIZES.get(name);
  if (size === undefined) {
    const known = VALUES.get(name);
    return known === undefined ? 'maybe' : known === value;
  }
  const resolution = /^([\d.]+)(dppx|x|dpi)$/.exec(value);
  const wanted =
    resolution === null ? lengthOf(value, 16, 0) : Number(resolution[1]) / (resolution[2] === 'dpi' ? 96 : 1);
  if (wanted === undefined || Number.isNaN(wanted)) return 'maybe';
  return bound === 'min' ? size >= wanted : bound === 'max' ? size <= wanted : size === wanted;
}
