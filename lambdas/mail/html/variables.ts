import { piecesOf } from './css-values.ts';
import type { Properties } from './declarations.ts';

type Variables = ReadonlyMap<string, string>;

const MAX_VARIABLES = 200;
const MAX_DEPTH = 10;
const MAX_CHARACTERS = 2000;
const FIRST_USE = /var\(/;

/** What comes to nothing is left out, as browsers do. */
export function withVariables(
  own: Properties,
  around: Variables,
): { readonly properties: Properties; readonly variables: Variables } {
  let variables = around;
  let usesVariables = false;
  for (const [name, value] of own) {
    if (name.startsWith('--') && variables.size < MAX_VARIABLES) {
      if (variables === around) variables = new Map(around);
      (variables as Map<string, string>).set(name, value);
    } else usesVariables ||= FIRST_USE.test(value);
  }
  if (!usesVariables) return { properties: own, variables };
  const properties = new Map<string, string>();
  for (const [name, value] of own) {
    const text = FIRST_USE.test(value) ? substituted(value, variables, 0) : value;
    if (text !== undefined) properties.set(name, text.toLowerCase());
  }
  return { properties, variables };
}

function substituted(value: string, variables: Variables, depth: number) {
  let text = value;
  for (let use = FIRST_USE.exec(text); use !== null; use = FIRST_USE.exec(text)) {
    const end = closingBracket(text, use.index + 4);
    if (end === undefined || depth > MAX_DEPTH || text.length > MAX_CHARACTERS) return undefined;
    const [name = '', ...others] = piecesOf(text.slice(use.index + 4, end), ',');
    const known = variables.get(name);
    const found = known ?? (others.length > 0 ? others.join(', ') : undefined);
    const replacement = found === undefined ? undefined : substituted(found, variables, depth + 1);
    if (replacement === undefined) return undefined;
    text = text.slice(0, use.index) + replacement + text.slice(end + 1);
  }
  return text;
}

function closingBracket(text: string, from: number) {
  let depth = 1;
  for (let i = from; i < text.length; i++) {
    if (text[i] === '(') depth += 1;
    else if (text[i] === ')') depth -= 1;
    if (depth === 0) return i;
  }
  return undefined;
}
