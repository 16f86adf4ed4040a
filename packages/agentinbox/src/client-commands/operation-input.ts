import { WrongUsage } from '../failures/wrong-usage.ts';
import type { CommandField, GeneratedCommand } from '../generated-command.ts';
import { headersOf } from './header-lines.ts';
import { kebab } from './kebab.ts';

export function inputOf(
  { fields }: Pick<GeneratedCommand, 'fields'>,
  args: readonly string[],
  texts: readonly string[],
  flags: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const field of fields) {
    const place = args.indexOf(field.name);
    const given = place === -1 ? flags[flagOf(field)] : texts[place];
    if (given !== undefined) input[field.name] = typedValue(field, given);
  }
  return input;
}

/** Commander stores options in camelCase; the field `headers` has the flag `--header`. */
function flagOf({ name }: CommandField): string {
  return name === 'headers' ? 'header' : camel(kebab(name));
}

/** The API validates the value. @throws WrongUsage for another type. */
function typedValue({ kind, name, nullable }: CommandField, given: unknown): unknown {
  if (nullable === true && String(given) === 'null') return null;
  switch (kind) {
    case 'integer':
    case 'number':
      return numberOf(name, String(given));
    case 'integer|string':
      return /^\d+$/.test(String(given)) ? Number(given) : given;
    case 'boolean':
      return booleanOf(name, String(given));
    case 'array':
      return [given].flat().flatMap((text) => String(text).split(','));
    case 'object':
      if (name === 'headers') return headersOf([given].flat().map(String));
      return objectOf(name, [given].flat().map(String));
    default:
      return given;
  }
}

function numberOf(name: string, text: string): number {
  const number = Number(text);
  if (text.trim() === '' || Number.isNaN(number)) {
    throw new WrongUsage(`--${kebab(name)} must be a number, not "${text}"`);
  }
  return number;
}

function booleanOf(name: string, text: string): boolean {
  if (!['true', 'on', 'false', 'off'].includes(text)) {
    throw new WrongUsage(`--${kebab(name)} must be true or false, on or off, not "${text}"`);
  }
  return text === 'true' || text === 'on';
}

function jsonOf(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new WrongUsage(`--${kebab(name)} is not JSON: ${error.message}`);
  }
}

/** Accepts `key=value` pairs or one JSON object. Values of permissions become booleans. */
function objectOf(name: string, texts: readonly string[]): unknown {
  const [first = ''] = texts;
  if (first.startsWith('{')) return jsonOf(name, first);
  return Object.fromEntries(
    texts.map((text) => {
      const [key = '', ...rest] = text.split('=');
      const value = rest.join('=');
      if (name === 'permissions') return [key, rest.length === 0 || booleanOf(name, value)];
      if (key === '' || rest.length === 0) {
        throw new WrongUsage(`--${kebab(name)} must be key=value pairs or a JSON object, not "${text}"`);
      }
      // The API removes an entry whose value is null.
      return [key, value === 'null' ? null : value];
    }),
  );
}

export function camel(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
