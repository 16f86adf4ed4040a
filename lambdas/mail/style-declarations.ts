import { plainCss } from './plain-css.ts';

/** No longer list of declarations means well. */
const MAX_DECLARATIONS = 100;
/** Properties that decide whether text is seen. */
const READ: ReadonlySet<string> = new Set(
  'display visibility content-visibility opacity filter animation animation-name font font-size width height max-width max-height block-size inline-size max-block-size max-inline-size overflow overflow-x overflow-y position float left top right bottom inset text-indent margin margin-left margin-top padding-bottom padding-top transform translate scale zoom clip clip-path color -webkit-text-fill-color background background-color background-image background-clip -webkit-background-clip'.split(
    ' ',
  ),
);
const IMPORTANT = /!\s*important/i;

/** Values by property, in lower case. */
export type Properties = ReadonlyMap<string, string>;

/** Declarations of a style attribute or of a rule. */
export interface Declarations {
  readonly usual: Properties;
  /** Declarations that override all usual ones, whatever their order. */
  readonly important: Properties;
}

const NONE: Properties = new Map();

export function declarationsOf(text: string): Declarations {
  const usual = new Map<string, string>();
  let important: Map<string, string> | undefined;
  for (const declaration of plainCss(text).split(';', MAX_DECLARATIONS)) {
    const colon = declaration.indexOf(':');
    const name = declaration.slice(0, Math.max(0, colon)).trim().toLowerCase();
    if (!READ.has(name)) continue;
    const value = declaration.slice(colon + 1);
    if (value.includes('!') && IMPORTANT.test(value)) {
      important ??= new Map();
      important.set(name, value.replace(IMPORTANT, '').trim().toLowerCase());
    } else usual.set(name, value.trim().toLowerCase());
  }
  return { usual, important: important ?? NONE };
}

/** @param later wins over the other. */
export function joinDeclarations(one: Declarations, later: Declarations): Declarations {
  return {
    usual: new Map([...one.usual, ...later.usual]),
    important: new Map([...one.important, ...later.important]),
  };
}

/** @returns the first without the properties of which the other says something else. */
export function withoutDeclarations(one: Declarations, other: Declarations): Declarations {
  const isKept = ([name, value]: readonly [string, string]): boolean =>
    [other.usual, other.important].every((properties) => (properties.get(name) ?? value) === value);
  return {
    usual: new Map([...one.usual].filter(isKept)),
    important: new Map([...one.important].filter(isKept)),
  };
}

/** The properties of an element by what speaks of it, the weakest first. */
export function cascade(all: readonly Declarations[]): Properties {
  const [only] = all;
  if (only === undefined) return NONE;
  if (all.length === 1 && only.important.size === 0) return only.usual;
  return new Map([
    ...all.flatMap(({ usual }) => [...usual]),
    ...all.flatMap(({ important }) => [...important]),
  ]);
}
