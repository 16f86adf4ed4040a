import { isUnclear, lengthOf, WINDOW } from './css-values.ts';

/** 'unclear' means that only a renderer could decide. */
export type Seen = 'seen' | 'hidden' | 'unclear';

/** The value is empty if it is unset or inherited. */
export type ValueOf = (name: string) => string;

interface Place {
  readonly x: number;
  readonly y: number;
}

interface Box {
  readonly value: ValueOf;
  readonly fontSize: number;
  readonly isQuirks: boolean;
}

/** More padding (px) shows a strip of the content of a box without a size. */
const LEAST = 1.5;
const LEAST_PADDING = 2;
/** Text that overflows a box of less height (px) may be behind what follows. */
const TIGHT = 8;
const TABLE = /^(?:inline-)?table/;
const INLINE = /^(?:inline|contents|(?:inline-)?table|table-part)$/;

export function isCut({ value, fontSize, isQuirks }: Box): Seen {
  const overflow = value('overflow-x') + value('overflow-y');
  if (!/hidden|clip|scroll|auto|\0|\(/.test(overflow)) return 'seen';
  const display = value('display');
  const isFloat = /left|right/.test(value('float'));
  const hasSize = !INLINE.test(display) || (display === 'inline' && isFloat);
  let seen: Seen = 'seen';
  for (const [names, padding] of SIDES) {
    for (const name of names) {
      const text = value(name);
      const size = lengthOf(text, fontSize, WINDOW.width);
      if (size === undefined || size < 0 || size > LEAST) continue;
      const isRelative = text.endsWith('%') && !isQuirks && name.endsWith('height');
      const inside = lengthOf(value(padding), fontSize, WINDOW.width) ?? 0;
      const isCertain = hasSize && !isRelative && !isUnclear(overflow) && inside <= LEAST_PADDING;
      if (isCertain && size <= LEAST) return 'hidden';
      seen = 'unclear';
    }
  }
  return seen;
}

const SIDES = [
  [['height', 'max-height'], 'padding-bottom'],
  [['width', 'max-width'], 'padding-right'],
] as const;

export function isTight({ value, fontSize }: Box): boolean {
  const low = (name: string) => {
    const size = lengthOf(value(name), fontSize, WINDOW.height);
    return size !== undefined && !(size >= TIGHT) && !(size < 0);
  };
  if (TABLE.test(value('display'))) return false;
  const cuts = /hidden|clip/.test(value('overflow-y'));
  return (
    low('height') ||
    low('max-height') ||
    (cuts && /^[1-9][^%]*$/.test(value('height') || value('max-height')))
  );
}

export function moveOf({ value, fontSize, isQuirks }: Box, around: Place): Place {
  const length = (name: string, whole: number) => {
    const text = value(name);
    // Lengths without a unit are valid in quirks mode only.
    return text === '' || (!isQuirks && /^[+-]?[1-9][\d.]*$/.test(text))
      ? undefined
      : lengthOf(text, fontSize, whole);
  };
  const across = (name: string) => length(name, WINDOW.width) ?? 0;
  const down = (name: string) => length(name, WINDOW.height);
  const position = value('position');
  let x = across('margin-left') + across('padding-left') + Math.min(0, across('margin-right'));
  let y = Math.min(0, down('margin-top') ?? 0) + Math.min(0, down('margin-bottom') ?? 0);
  if (position === '' || position === 'static') return { x: around.x + x, y: around.y + y };
  const [left, right] = [length('left', WINDOW.width), length('right', WINDOW.width)];
  const [top, bottom] = [down('top'), down('bottom')];
  x += left ?? (right === undefined ? 0 : -right);
  if (top !== undefined) y += Math.min(0, top);
  if (isUnclear(position)) return { x: Number.NaN, y: Number.NaN };
  const isPlaced = position !== 'relative';
  if (top === undefined && bottom !== undefined)
    y += Math.min(0, isPlaced ? WINDOW.height - 300 - bottom : -bottom);
  if (position === 'fixed' && ((top ?? 0) >= WINDOW.height || (bottom ?? 0) <= -100))
    y = Number.NEGATIVE_INFINITY;
  return { x: around.x + x, y: around.y + y };
}
