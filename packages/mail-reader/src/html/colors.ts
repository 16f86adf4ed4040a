import names from 'color-name';
import { isUnclear } from './css-values.ts';

/** Channels range from 0 to 255, opacity from 0 to 1. */
export interface Color {
  readonly rgb: readonly [red: number, green: number, blue: number];
  readonly alpha: number;
}

export const BLACK: Color = { rgb: [0, 0, 0], alpha: 1 };
export const WHITE: Color = { rgb: [255, 255, 255], alpha: 1 };
export const TRANSPARENT: Color = { rgb: [0, 0, 0], alpha: 0 };

/** Text at 5 % opacity differs this much from its background. */
const SAME = 12;
/** Attributes and quirks mode omit the "#". */
const HEX = /^#?([\da-f]{3}|[\da-f]{6})$|^#([\da-f]{4}|[\da-f]{8})$/;
const FUNCTION = /^(rgba?|hsla?)\(\s*([^()]*?)\s*\)$/;
const PARTS = /^([^\s,]+)[\s,]+([^\s,]+)[\s,]+([^\s,/]+)(?:\s*[/,\s]\s*([^\s/,]+))?$/;
const PART = /^([+-]?(?:\d+\.?\d*|\.\d+))(%|deg)?$/;
const SYSTEM = new Map([
  ...['canvas', 'window', 'field'].map((name) => [name, WHITE] as const),
  ...['canvastext', 'windowtext', 'fieldtext'].map((name) => [name, BLACK] as const),
]);
const OTHER_SYSTEM =
  /^(?:-webkit-|-internal-|accent|active|app|background|button|gray|highlight|in(?:active|fo)|link|mark|menu|scroll|selected|text|three|visited)/;
const KEPT = 1000;
const known = new Map<string, Color | 'unclear' | undefined>();

/** Returns undefined for invalid values. @param value in lower case */
export function colorOf(value: string): Color | 'unclear' | undefined {
  if (known.has(value)) return known.get(value);
  const found = read(value);
  if (known.size >= KEPT) known.clear();
  known.set(value, found);
  return found;
}

function read(value: string): Color | 'unclear' | undefined {
  const hex = HEX.exec(value);
  if (hex !== null) return ofHex(hex[1] ?? hex[2] ?? '');
  if (value === 'transparent') return TRANSPARENT;
  const rgb = Object.hasOwn(names, value) ? names[value] : undefined;
  if (rgb !== undefined) return { rgb, alpha: 1 };
  const system = SYSTEM.get(value);
  if (system !== undefined) return system;
  const [, name = '', inner = ''] = FUNCTION.exec(value) ?? [];
  const color = name === '' ? undefined : ofParts(name, PARTS.exec(inner)?.slice(1) ?? []);
  return color ?? (isUnclear(value) || OTHER_SYSTEM.test(value) ? 'unclear' : undefined);
}

function ofHex(hex: string): Color {
  const long = hex.length > 4 ? hex : Array.from(hex, (digit) => digit + digit).join('');
  const part = (at: number) => Number.parseInt(long.slice(at, at + 2), 16);
  return { rgb: [part(0), part(2), part(4)], alpha: long.length === 8 ? part(6) / 255 : 1 };
}

function ofParts(name: string, parts: readonly (string | undefined)[]): Color | undefined {
  const numbers = parts.filter((part) => part !== undefined).map((part) => PART.exec(part));
  if (numbers.length < 3 || numbers.includes(null)) return undefined;
  const part = (i: number, whole: number, otherwise: number) => {
    const match = numbers[i];
    const number = match ? Number(match[1]) * (match[2] === '%' ? whole / 100 : 1) : otherwise;
    return Math.min(Math.max(number, 0), whole);
  };
  const isRgb = name.startsWith('rgb');
  if (numbers.some((match, i) => match?.[2] === 'deg' && (isRgb || i > 0))) return undefined;
  const alpha = part(3, 1, 1);
  if (isRgb) return { rgb: [part(0, 255, 0), part(1, 255, 0), part(2, 255, 0)], alpha };
  const [saturation, light] = [part(1, 100, 0) / 100, part(2, 100, 0) / 100];
  const channel = (offset: number) => {
    const at = (offset + Number(numbers[0]?.[1] ?? 0) / 30) % 12;
    const turn = at < 0 ? at + 12 : at;
    const away = saturation * Math.min(light, 1 - light);
    return 255 * (light - away * Math.max(-1, Math.min(turn - 3, 9 - turn, 1)));
  };
  return { rgb: [channel(0), channel(8), channel(4)], alpha };
}

export interface Backdrop {
  readonly low: Color['rgb'];
  readonly high: Color['rgb'];
}

export function plainBackdrop({ rgb }: Color): Backdrop {
  return { low: rgb, high: rgb };
}

export function over({ rgb, alpha }: Color, { low, high }: Backdrop): Backdrop {
  if (alpha === 1) return { low: rgb, high: rgb };
  const mixed = (back: Color['rgb']): Color['rgb'] => {
    const part = (i: 0 | 1 | 2) => rgb[i] * alpha + back[i] * (1 - alpha);
    return [part(0), part(1), part(2)];
  };
  return { low: mixed(low), high: mixed(high) };
}

export function anyOf(one: Backdrop, other: Backdrop): Backdrop {
  const part = (of: typeof Math.min, a: Color['rgb'], b: Color['rgb']): Color['rgb'] => {
    return [of(a[0], b[0]), of(a[1], b[1]), of(a[2], b[2])];
  };
  return { low: part(Math.min, one.low, other.low), high: part(Math.max, one.high, other.high) };
}

export function isPlain({ low, high }: Backdrop): boolean {
  return low.every((part, i) => high[i] === part);
}

export function looksSame(text: Color, opacity: number, { low, high }: Backdrop): boolean {
  const share = text.alpha * opacity;
  return text.rgb.every((part, i) => {
    const away = Math.max((low[i] ?? 0) - part, part - (high[i] ?? 255), 0);
    return away * share <= SAME;
  });
}
