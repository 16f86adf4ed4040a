import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { ARGUMENT_HINTS } from './argument-hints.ts';

type Schema = Readonly<Record<string, unknown>>;

/**
 * Keywords that cost more than they tell: an argument that breaks such a rule is refused with the rule. A description is
 * for people (argument-hints.ts has what models need).
 */
const DROPPED = new Set([
  '$schema',
  '$id',
  'id',
  'minLength',
  'maxLength',
  'minimum',
  'minItems',
  'maxItems',
  'pattern',
  'format',
  'propertyNames',
  'description',
]);

/**
 * The schema of a tool's arguments. Definitions are inlined where they are used. Unknown arguments are refused, as over REST.
 */
export function argumentsSchema(schema: z.ZodObject): Schema {
  const { $defs, ...root } = z.toJSONSchema(schema, { io: 'input' });
  const { properties, ...rest } = compact(root, $defs ?? {});
  if (!isSchema(properties)) throw new Error('Arguments are an object');
  return {
    ...rest,
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, each]) => [
        name,
        withHint(name, isNegated(name, properties) ? { type: 'array' } : each),
      ]),
    ),
    additionalProperties: false,
  };
}

/** A filter `not_x` takes what `x` takes, which need not be told twice. */
function isNegated(name: string, properties: Schema): boolean {
  return name.startsWith('not_') && properties[name.slice('not_'.length)] !== undefined;
}

function withHint(name: string, schema: unknown): unknown {
  const description = ARGUMENT_HINTS[name];
  return description === undefined || !isSchema(schema) ? schema : { ...schema, description };
}

/**
 * The schema of a tool's result, which no model has to fill in: the names of its fields. Their types are those of the API
 * reference.
 */
export function resultSchema(schema: z.ZodType): Schema {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'output' });
  return { properties: Object.fromEntries(Object.keys(properties).map((name) => [name, {}])) };
}

function compact(schema: Schema, definitions: Schema): Schema {
  const { $ref } = schema;
  if (typeof $ref === 'string') {
    const definition = definitions[$ref.replace('#/$defs/', '')];
    if (!isSchema(definition)) throw new Error(`${$ref} is defined nowhere`);
    return compact(definition, definitions);
  }
  const simple = nullableOf(schema) ?? listOf(schema);
  if (simple !== undefined) return compact(simple, definitions);
  const kept = Object.entries(schema).filter(([keyword, value]) => isKept(keyword, value));
  return Object.fromEntries(kept.map(([keyword, value]) => [keyword, inner(keyword, value, definitions)]));
}

/** `anyOf` a type and null, as one list of types. */
function nullableOf({ anyOf, ...rest }: Schema): Schema | undefined {
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return undefined;
  const [first, second]: unknown[] = anyOf;
  if (!isSchema(first) || typeof first['type'] !== 'string') return undefined;
  if (!isSchema(second) || second['type'] !== 'null') return undefined;
  return { ...first, ...rest, type: [first['type'], 'null'] };
}

/** `anyOf` a list and one of its items, as a list. */
function listOf({ anyOf, ...rest }: Schema): Schema | undefined {
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return undefined;
  const [list, item]: unknown[] = anyOf;
  if (!isSchema(list) || !isDeepStrictEqual(list['items'], item)) return undefined;
  return { ...list, ...rest };
}

function isKept(keyword: string, value: unknown): boolean {
  if (DROPPED.has(keyword)) return false;
  switch (keyword) {
    case 'additionalProperties':
      return isSchema(value);
    case 'maximum':
      return value !== Number.MAX_SAFE_INTEGER;
    case 'default':
      // What is not asked for is off, and a list has all that it may have.
      return value !== false && value !== 0 && !Array.isArray(value);
    default:
      return true;
  }
}

function inner(keyword: string, value: unknown, definitions: Schema): unknown {
  if (keyword === 'properties' && isSchema(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, isSchema(each) ? compact(each, definitions) : each]),
    );
  }
  return isSchema(value) ? compact(value, definitions) : value;
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
