import { color, serializeRGB } from '@csstools/css-color-parser';
import { parseComponentValue } from '@csstools/css-parser-algorithms';
import { tokenize } from '@csstools/css-tokenizer';
import { functionsOf } from './css-values.ts';

/** 0 to 255; opacity 0 to 1. */
export interface Color {
  readonly rgb: readonly [red: number, green: number, blue: number];
  readonly alpha: number;
}

export const BLACK: Color = { rgb: [0, 0, 0], alpha: 1 };
export const WHITE: Color = { rgb: [255, 255, 255], alpha: 1 };
export const TRANSPARENT: Color = { rgb: [0, 0, 0], alpha: 0 };

/** As text of 5 % opacity differs from its background. */
const SAME = 12;
const HEX = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/;
const BARE_HEX = /^(?:[\da-f]{3}|[\da-f]{6})$/;
const SYSTEM = new Map([
  ...['canvas', 'field', 'buttonface', 'window', 'highlighttext'].map((name) => [name, WHITE] as const),
  ...['canvastext', 'fieldtext', 'buttontext', 'windowtext', 'text', 'infotext', 'menutext'].map(
    (name) => [name, BLACK] as const,
  ),
]);
const KEPT = 1000;
const known = new Map<string, Color | undefined>();

/**
 * Undefined for an invalid one. A function that is not understood is transparent: it may hide text.
 * @param value lower case
 */
export function colorOf(value: string): Color | undefined {
  if (known.has(value)) return known.get(value);
  const found = read(value);
  if (known.size >= KEPT) known.clear();
  known.set(value, found);
  return found;
}

function read(value: string): Color | undefined {
  if (HEX.test(value)) return ofHex(value.slice(1));
  // Attributes and quirks mode have it without "#".
  if (BARE_HEX.test(value)) return ofHex(value);
  const system = SYSTEM.get(value);
  if (system !== undefined) return system;
  const [{ name, args } = { name: '', args: [] }] = functionsOf(value);
  if (name === 'light-dark') return colorOf(args[0] ?? '');
  const node = parseComponentValue(tokenize({ css: value }));
  const data = node && color(node);
  if (data) return ofFunction(serializeRGB(data).toString());
  return name === '' ? undefined : TRANSPARENT;
}

function ofHex(hex: string): Color {
  const long = hex.length > 4 ? hex : Array.from(hex, (digit) => digit + digit).join('');
  const part = (at: number) => Number.parseInt(long.slice(at, at + 2), 16);
  return { rgb: [part(0), part(2), part(4)], alpha: long.length === 8 ? part(6) / 255 : 1 };
}

function ofFunction(rgb: string): Color {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (rgb.match(/[\d.]+/g) ?? []).map(Number);
  return { rgb: [red, green, blue], alpha };
}

export function over(front: Color, back: Color): Color {
  if (front.alpha === 1) return front;
  const part = (i: 0 | 1 | 2) => front.rgb[i] * front.alpha + back.rgb[i] * (1 - front.alpha);
  return { rgb: [part(0), part(1), part(2)], alpha: 1 };
}

export function looksSame(text: Color, opacity: number, behind: Color): boolean {
  const share = text.alpha * opacity;
  return text.rgb.every((part, i) => Math.abs(part - (behind.rgb[i] ?? 0)) * share <= SAME);
}

export function inverted({ rgb: [red, green, blue], alpha }: Color): Color {
  return { rgb: [255 - red, 255 - green, 255 - blue], alpha };
}
