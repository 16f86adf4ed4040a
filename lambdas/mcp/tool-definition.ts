import { isDeepStrictEqual } from 'node:util';
import type { Tool as Definition } from '@modelcontextprotocol/server';
import * as z from 'zod';
import { argumentsOf } from './tool-arguments.ts';
import type { Tool } from './tools.ts';

/**
 * What a model needs to know of an argument beside its name and type, in as few words as will do. Definitions of tools
 * take part of the context of every conversation; the descriptions of the API reference are for people.
 */
export const ARGUMENT_HINTS: Readonly<Record<string, string>> = {
  page_token: 'next_page_token',
  full_text: 'Also quotes, HTML, headers',
  expires_in: 'Seconds',
  period: 'Seconds',
  after: 'Time or message_id',
  from: 'Address or name',
  q: 'Words, "a phrase", -not, OR, begin*',
};

/** Made when they are asked for first: a cold start that answers a call needs none of them. */
const made = new WeakMap<Tool, Definition>();

export function toolDefinition(tool: Tool): Definition {
  const known = made.get(tool);
  if (known !== undefined) return known;
  const definition = define(tool);
  made.set(tool, definition);
  return definition;
}

function define(tool: Tool): Definition {
  const { operation, view } = tool;
  const { readOnly, destructive, idempotent } = operation;
  return {
    name: tool.tool,
    title: tool.title,
    description: tool.description,
    inputSchema: { type: 'object', ...argumentsSchema(argumentsOf(tool)) },
    // No model has to fill in a result: it needs the names. Types are those of the API reference.
    outputSchema: { type: 'object', properties: Object.fromEntries(view.fields.map((name) => [name, {}])) },
    annotations: {
      readOnlyHint: readOnly,
      destructiveHint: destructive,
      idempotentHint: idempotent,
      // What comes back was written by just anyone: that is what the protocol takes for granted.
      ...(view.holdsMail ? {} : { openWorldHint: false }),
    },
  };
}

type Schema = Readonly<Record<string, unknown>>;

/**
 * Keywords that cost more than they tell: an argument that breaks such a rule is refused with the rule. A description is
 * for people (ARGUMENT_HINTS has what models need).
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
function argumentsSchema(schema: z.ZodObject): Schema {
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
