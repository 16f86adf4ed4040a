/** A colour as three numbers from 0 to 255; a word where it is no plain colour or nobody can tell. */
export type Color = readonly [red: number, green: number, blue: number] | 'transparent' | 'unknown';

const NAMED: ReadonlyMap<string, Color> = new Map<string, Color>([
  ['transparent', 'transparent'],
  ['white', [255, 255, 255]],
  ['snow', [255, 250, 250]],
  ['ivory', [255, 255, 240]],
  ['whitesmoke', [245, 245, 245]],
  ['black', [0, 0, 0]],
  ['red', [255, 0, 0]],
  ['blue', [0, 0, 255]],
  ['green', [0, 128, 0]],
  ['yellow', [255, 255, 0]],
  ['gray', [128, 128, 128]],
  ['grey', [128, 128, 128]],
  ['silver', [192, 192, 192]],
  ['navy', [0, 0, 128]],
]);
const FUNCTION =
  /^(rgb|hsl)a?\(\s*([\d.]+)(%?)[\s,]+([\d.]+)%?[\s,]+([\d.]+)%?\s*(?:[,/]\s*([\d.]+)(%?)\s*)?\)/;
const HEX = /^#?([\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})$/;
/** What is less opaque cannot be read. */
const LEAST_OPACITY = 0.05;
/** Colours that differ no more in any part look the same. */
const SAME = 8;

/** @param value in lower case; undefined for one that says no colour of its own */
export function colorOf(value: string): Color | undefined {
  const text = value.trim();
  if (text === '' || /^(?:inherit|initial|none|unset|revert)\b/.test(text)) return undefined;
  if (/url\(|gradient\(/.test(text)) return 'unknown';
  const call = FUNCTION.exec(text);
  if (call !== null) return ofFunction(call);
  for (const word of text.split(/\s+/, 10)) {
    const hex = HEX.exec(word)?.[1];
    if (hex !== undefined) return ofHex(hex);
    const named = NAMED.get(word);
    if (named !== undefined) return named;
  }
  return 'unknown';
}

function ofHex(hex: string): Color {
  const long = hex.length > 4 ? hex : Array.from(hex, (digit) => digit + digit).join('');
  const part = (at: number): number => Number.parseInt(long.slice(at, at + 2), 16);
  return withOpacity([part(0), part(2), part(4)], long.length === 8 ? part(6) / 255 : 1);
}

function ofFunction([, name, red, share, green, blue, alpha, percent]: RegExpExecArray): Color {
  const opacity = alpha === undefined ? 1 : Number(alpha) / (percent === '' ? 1 : 100);
  const part = share === '%' ? 2.55 : 1;
  if (name === 'rgb') {
    return withOpacity([Number(red) * part, Number(green) * part, Number(blue) * part], opacity);
  }
  const lightness = Number(blue);
  const isGray = Number(green) === 0 || lightness === 0 || lightness === 100;
  const light = Math.round(lightness * 2.55);
  return withOpacity(isGray ? [light, light, light] : 'unknown', opacity);
}

function withOpacity(color: Color, opacity: number): Color {
  if (opacity < LEAST_OPACITY) return 'transparent';
  // What is behind it shows through.
  return opacity < 1 ? 'unknown' : color;
}

/** Whether nobody can tell two colours from each other. */
export function looksSame(one: Color, other: Color): boolean {
  if (typeof one === 'string' || typeof other === 'string') return false;
  return one.every((part, i) => Math.abs(part - (other[i] ?? 0)) <= SAME);
}
