/** What a style says of whether a person sees a text. Absent where it says nothing. */
export interface Visibility {
  /** Of the element and all in it. */
  readonly isHidden?: boolean;
  /** Of its text, and of the text in it that has no size of its own. */
  readonly hasSize?: boolean;
  /** As six hex digits, or another word when it is no plain colour. */
  readonly color?: string;
  readonly background?: string;
}

/** Elements that text may be wider than: a size of theirs alone hides nothing. */
const TABLE_PARTS: ReadonlySet<string> = new Set(['table', 'tbody', 'thead', 'tr', 'td', 'th']);
/** No longer list of declarations means well. */
const MAX_DECLARATIONS = 100;
const ZERO = /^[+-]?0*\.?0*(?:px|pt|em|rem|ex|%|in|cm|mm|vh|vw)?$/;
/** One pixel cannot be read either. */
const UNREADABLE = /^(?:0*\.?0*|0*1|0*\.\d+)(?:px|pt)?$/;
const OFF_SCREEN = /^-\d{3,}(?:\.\d+)?(?:px|pt|em)?$/;

/** Reads the declarations of a style attribute or of a rule. */
export function visibilityOf(declarations: string, element: string): Visibility {
  const values = new Map<string, string>();
  for (const declaration of declarations.split(';', MAX_DECLARATIONS)) {
    const colon = declaration.indexOf(':');
    const value = declaration.slice(colon + 1).replace(/!\s*important/i, '');
    if (colon > 0) values.set(declaration.slice(0, colon).trim().toLowerCase(), value.trim().toLowerCase());
  }
  const value = (name: string): string => values.get(name) ?? '';
  const isZero = (name: string): boolean => value(name) !== '' && ZERO.test(value(name));
  const clips = /hidden|clip/.test(value('overflow')) || !TABLE_PARTS.has(element);
  const isOff = ['left', 'top', 'text-indent', 'margin-left', 'margin-top'].some((name) =>
    OFF_SCREEN.test(value(name)),
  );
  const saysShown = /^(?!none)\S/.test(value('display')) || value('visibility') === 'visible';
  const isHidden =
    value('display') === 'none' ||
    /^(?:hidden|collapse)$/.test(value('visibility')) ||
    isZero('opacity') ||
    /opacity\s*=\s*0\D/.test(`${value('filter')} `) ||
    (clips && ['width', 'height', 'max-width', 'max-height'].some(isZero)) ||
    isOff ||
    /^rect\(\s*0\D+0\D+0\D+0|^rect\(1px,?\s*1px,?\s*1px/.test(value('clip'));
  const size = value('font-size') || sizeInFont(value('font'));
  const background = colorOf(value('background-color') || value('background'));
  const color = colorOf(value('color'));
  return {
    ...((isHidden || saysShown) && { isHidden }),
    ...(size !== '' && { hasSize: !UNREADABLE.test(size) }),
    ...(color !== undefined && { color }),
    ...(background !== undefined && { background }),
  };
}

function sizeInFont(font: string): string {
  return /(?:^|\s)(\d[\w.%]*)(?:\/|\s)/.exec(font)?.[1] ?? '';
}

const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    white: 'ffffff',
    black: '000000',
    red: 'ff0000',
    blue: '0000ff',
    green: '008000',
    gray: '808080',
  }),
);
const RGB = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/;

/** Undefined for no colour at all. */
export function colorOf(value: string): string | undefined {
  const text = value.trim().toLowerCase();
  if (text === '' || /^(?:inherit|initial|none|unset)$/.test(text)) return undefined;
  const [word = ''] = text.split(/\s/, 1);
  const hex = /^#?([\da-f]{6}|[\da-f]{3})$/.exec(word)?.[1];
  if (hex !== undefined) return hex.length === 6 ? hex : [...hex].map((digit) => digit + digit).join('');
  const rgb = RGB.exec(text);
  if (rgb !== null) {
    return rgb
      .slice(1, 4)
      .map((part) => Math.min(255, Number(part)).toString(16).padStart(2, '0'))
      .join('');
  }
  return NAMED.get(word) ?? word;
}
