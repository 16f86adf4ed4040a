import { colorOf, looksSame } from './colors.ts';

const BLANKS = '\\s{0,9}';
/** Values that may hide text, the characters that they begin with, and the ends of the properties that have them. */
const HIDING: readonly (readonly [values: string, beginnings: string, properties: string])[] = [
  ['none', 'n', 'display'],
  ['collapse', 'c', 'visibility'],
  [`(?:[+.0c]|\\d%|1(?:e|px|pt|${BLANKS}[;"'}!/]))`, '+.0123456789c', 'size|font|opacity'],
  [`(?:[+.0c]|1(?:px|pt|${BLANKS}[;"'}!/]))`, '+.01c', '(?<!(?:line|min|border|outline)-)(?:width|height)'],
  ['[+-]?[.\\d]', '+-.0123456789', 'translate|scale'],
  ['[+.0]', '+.0', 'zoom'],
  ['(?:transparent|white|snow|ivory|#?f[89a-f]|rgb|hsl|#(?:[\\da-f]{6}|[\\da-f]{3})0)', 'twsif#rh', 'color'],
  [
    '(?:calc|[+-]?\\d{2,5}(?:px|pt|r?em|v[wh]|%)|[+-]?[\\d.]{1,5}e\\d)',
    'c+-0123456789',
    'left|right|top|bottom|inset|indent|margin',
  ],
  ['rect', 'r', 'clip'],
  ['(?:inset|circle|ellipse|polygon)', 'icep', 'path'],
  ['[ts]', 'ts', 'transform'],
  ['[a-z]', 'abcdefghijklmnopqrstuvwxyz', 'filter'],
];
/**
 * Looked for behind colons, which are few. Where a value of these follows, its property is looked at: in this order the
 * search is a third of the other, and hardly more than that for a colon.
 */
const HIDING_VALUE = new RegExp(
  `:${BLANKS}(?:${HIDING.map(([values, , names]) => `${values}(?<=(?:${names})${BLANKS}:${BLANKS}${values})`).join('|')})|(?<=margin${BLANKS}):[^;"'}]{0,40}-\\d`,
  'iy',
);
/**
 * Last letters of the properties, and the characters that may follow the colon behind them. Other colons need no further
 * check.
 */
const BEGINNINGS: ReadonlyMap<number, ReadonlySet<number>> = beginningsByLetter();

function beginningsByLetter(): Map<number, Set<number>> {
  const found = new Map<number, Set<number>>();
  for (const [, beginnings, properties] of HIDING) {
    for (const [letter] of properties.matchAll(/[a-z](?=[|)]|$)/g)) {
      const before = found.get(letter.charCodeAt(0)) ?? [];
      const codes = Array.from(beginnings, (character) => character.charCodeAt(0));
      found.set(letter.charCodeAt(0), new Set([...before, ...codes]));
    }
  }
  return found;
}

/** The last letter of "margin", of which any value may have a part that hides. */
const LETTER_N = 0x6e;
const LOWER_CASE = 0x20;
const BLANK = 0x20;
const LAST_ASCII = 0x7f;
/** The attribute, and the value of "visibility" and "overflow". */
const HIDDEN = /hidden/i;
/** What has its colours in attributes. */
const FONT = /<font\b|<body\b[^>]{0,500}\stext\s{0,9}=/i;
/** A style that is written so that its properties or values are not found: by escapes, comments or character references. */
const OBSCURED = /\\|\/\*|\sstyle\s{0,9}=\s{0,9}(?:"[^"&]{0,5000}&|'[^'&]{0,5000}&|[^\s"'>&]{1,5000}&)/i;
const BACKGROUND = /background|bgcolor/i;
const COLORED = /(?:(background)(?:-color)?|(bgcolor)|color)\s{0,9}[:=]\s{0,9}["']?([^;"'>}]{1,40})/gi;
/** A page with more colours is not compared: each is with each. */
const MAX_COLORS = 50;

/** Whether anything in a page may hide text from a person. Where nothing does, no element needs to be followed. */
export function mayHide(html: string): boolean {
  if (HIDDEN.test(html) || FONT.test(html) || OBSCURED.test(html) || hasHidingValue(html)) return true;
  return BACKGROUND.test(html) && hasSameColors(html);
}

function hasHidingValue(html: string): boolean {
  for (let colon = html.indexOf(':'); colon >= 0; colon = html.indexOf(':', colon + 1)) {
    if (!mayStandAround(html.charCodeAt(colon - 1), html.charCodeAt(colon + 1))) continue;
    HIDING_VALUE.lastIndex = colon;
    if (HIDING_VALUE.test(html)) return true;
  }
  return false;
}

/** Whether a colon between these may have such a property before it and such a value behind it, perhaps with white space. */
function mayStandAround(before: number, behind: number): boolean {
  if (isSpaceOrBeyond(before)) return true;
  const letter = before | LOWER_CASE;
  const beginnings = BEGINNINGS.get(letter);
  if (beginnings === undefined) return false;
  return letter === LETTER_N || isSpaceOrBeyond(behind) || beginnings.has(behind | LOWER_CASE);
}

function isSpaceOrBeyond(code: number): boolean {
  return code <= BLANK || code > LAST_ASCII;
}

function hasSameColors(html: string): boolean {
  const values = { text: new Set<string>(), behind: new Set<string>() };
  for (const [, background, bgcolor, value = ''] of html.matchAll(COLORED)) {
    (background === undefined && bgcolor === undefined ? values.text : values.behind).add(
      value.toLowerCase(),
    );
    if (values.text.size + values.behind.size > MAX_COLORS) return true;
  }
  const behind = Array.from(values.behind, colorOf);
  return Array.from(values.text, colorOf).some((text) =>
    behind.some((color) => text !== undefined && color !== undefined && looksSame(text, color)),
  );
}
