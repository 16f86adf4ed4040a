import { piecesOf, UNCLEAR } from './css-values.ts';
import type { Properties } from './declarations.ts';
import type { Steps } from './steps.ts';

/** Undefined means an invalid custom property. */
export interface Variables {
  readonly own: ReadonlyMap<string, string | undefined>;
  readonly around: Variables | undefined;
}

const MAX_CHARACTERS = 2000;
const MAX_DEPTH = 50;
const USE = /var\(/;

export function withVariables(
  own: Properties,
  around: Variables | undefined,
  steps: Steps,
): { readonly properties: Properties; readonly variables: Variables | undefined } {
  let hasOwn = false;
  let usesVariables = false;
  for (const [name, value] of own) {
    if (name.startsWith('--')) hasOwn = true;
    else usesVariables ||= USE.test(value);
  }
  if (!hasOwn && !usesVariables) return { properties: own, variables: around };
  const resolver = new Resolver(own, around, steps);
  const variables = hasOwn ? { own: resolver.all(), around } : around;
  if (!usesVariables) return { properties: own, variables };
  const properties = new Map<string, string>();
  for (const [name, value] of own) {
    if (name.startsWith('--')) continue;
    const text = USE.test(value) ? resolver.substituted(value, 0)?.trim().toLowerCase() : value;
    if (text !== undefined) properties.set(name, text.includes(UNCLEAR) ? UNCLEAR : text);
  }
  return { properties, variables };
}

class Resolver {
  readonly #own: Properties;
  readonly #around: Variables | undefined;
  readonly #steps: Steps;
  readonly #resolved = new Map<string, string | undefined>();

  constructor(own: Properties, around: Variables | undefined, steps: Steps) {
    this.#own = own;
    this.#around = around;
    this.#steps = steps;
  }

  all(): ReadonlyMap<string, string | undefined> {
    for (const name of this.#own.keys()) if (name.startsWith('--')) this.#valueOf(name, 0);
    return this.#resolved;
  }

  #valueOf(name: string, depth: number): string | undefined {
    this.#steps.spend(1);
    if (this.#resolved.has(name)) return this.#resolved.get(name);
    const own = this.#own.get(name);
    if (own !== undefined) {
      this.#resolved.set(name, undefined);
      const value = this.substituted(own, depth + 1);
      this.#resolved.set(name, value);
      return value;
    }
    for (let at = this.#around; at !== undefined; at = at.around) {
      this.#steps.spend(1);
      if (at.own.has(name)) return at.own.get(name);
    }
    return undefined;
  }

  substituted(value: string, depth: number): string | undefined {
    if (depth > MAX_DEPTH) return UNCLEAR;
    let text = '';
    let at = 0;
    for (let use = value.indexOf('var('); use >= 0; use = value.indexOf('var(', at)) {
      const end = closingBracket(value, use + 4);
      this.#steps.spend(1 + (end - use) / 8);
      const [name = '', ...others] = piecesOf(value.slice(use + 4, end), ',');
      const fallback = others.length > 0 ? others.join(', ') : undefined;
      const known = this.#valueOf(name.trim(), depth);
      const found = known ?? (fallback === undefined ? undefined : this.substituted(fallback, depth + 1));
      if (found === undefined) return undefined;
      text += value.slice(at, use) + found;
      at = end + 1;
      if (text.length > MAX_CHARACTERS) return UNCLEAR;
    }
    return text + value.slice(at);
  }
}

function closingBracket(text: string, from: number) {
  let depth = 1;
  for (let i = from; i < text.length; i++) {
    if (text[i] === '(') depth += 1;
    else if (text[i] === ')') depth -= 1;
    if (depth === 0) return i;
  }
  return text.length;
}
