import { lengthOf, numberOf, UNCLEAR } from './css-values.ts';
import { type Declarations, ODD, type Properties } from './declarations.ts';

export interface Given {
  readonly declarations: Declarations;
  readonly isMaybe: boolean;
}

/** @param rules sorted by precedence, weakest first */
export function cascade(defaults: string, rules: readonly Given[], style: Declarations): Map<string, string> {
  const joined = new Map<string, string>();
  for (const one of defaults.split(';')) {
    const colon = one.indexOf(':');
    if (colon > 0) joined.set(one.slice(0, colon), one.slice(colon + 1));
  }
  const certain = rules.filter(({ isMaybe }) => !isMaybe);
  const others = certain.length === rules.length ? [] : rules.filter(({ isMaybe }) => isMaybe);
  for (const level of ['usual', 'important'] as const) {
    for (const { declarations } of certain) addAll(declarations[level], joined);
    for (const { declarations } of others) addMaybe(declarations[level], joined);
    addAll(style[level], joined);
  }
  return joined;
}

function addAll(properties: Properties, joined: Map<string, string>) {
  for (const [name, value] of properties) joined.set(name, value);
}

/** Uncertain declarations matter only if they could hide text. */
function addMaybe(properties: Properties, joined: Map<string, string>) {
  for (const [name, value] of properties) {
    const known = joined.get(name);
    const isSame = isHarmless(name, value) && (known === undefined || isHarmless(name, known));
    if (known !== value && !isSame) joined.set(name, UNCLEAR);
  }
}

function isHarmless(name: string, value: string): boolean {
  const odd = ODD.get(name);
  if (odd !== undefined) return odd.shows.test(value);
  if (/^(?:display|visibility|position|float|overflow-[xy]|white-space)$/.test(name))
    return (
      /^(?:block|inline|inline-block|table.*|list-item|visible|static|left|right|normal)$/.test(value) ||
      (name === 'float' && value === 'none')
    );
  if (name === 'opacity') return (numberOf(value) ?? 0) >= 0.5;
  const length = lengthOf(value, 16, 100) ?? 0;
  if (/^(?:font-size|line-height|(?:max-)?(?:width|height))$/.test(name))
    return length >= 10 || /^(?:auto|none|normal|medium|large)$/.test(value);
  if (/^(?:margin|padding|text-indent|letter-spacing|left|right|top|bottom)/.test(name))
    return (length >= 0 && length <= 100) || value === 'auto';
  return false;
}
