import { isDeepStrictEqual } from 'node:util';
import type { Tool as Definition } from '@modelcontextprotocol/server';
import * as z from 'zod';
import { argumentsOf } from './tool-arguments.ts';
import type { Tool } from './tools.ts';

export const ARGUMENT_HINTS: Readonly<Record<string, string>> = {
  page_token: 'next_page_token',
  full_text: 'Also quoted text, HTML and headers',
  expires_in: 'Seconds',
  period: 'Seconds',
  after: 'ISO 8601 time or message_id',
  from_domain: 'Domain of the sending service, such as example.com',
  from: 'Part of an address or name',
  q: 'Words, "a phrase", -not, OR, begin*',
};

/** Lazy definitions shorten cold starts. */
const made = new WeakMap<Tool, Definition>();

export function toolDefinition(tool: Tool): Definition {
  const known = made.get(tool);
  if (known !== undefined) return known;
  const definition = define(tool);
  made.set(tool, definition);
  return definition;
}

/** Claude Code writes longer results to a file unless the tool raises this limit (at most 500,000). */
const MAX_RESULT_CHARACTERS = 400_000;
const MAY_BE_LONG = new Set([
  'get_message',
  'get_thread',
  'list_messages',
  'list_threads',
  'read_attachment',
]);

function define(tool: Tool): Definition {
  const { operation, view } = tool;
  const { readOnly, destructive, idempotent } = operation;
  return {
    name: tool.tool,
    title: tool.title,
    description: tool.description,
    inputSchema: { type: 'object', ...argumentsSchema(argumentsOf(tool)) },
    // Members are omitted because each costs tokens.
    outputSchema: { type: 'object', properties: resultTypes(view) },
    ...(MAY_BE_LONG.has(tool.tool)
      ? { _meta: { 'anthropic/maxResultSizeChars': MAX_RESULT_CHARACTERS } }
      : {}),
    annotations: {
      readOnlyHint: readOnly,
      destructiveHint: destructive,
      idempotentHint: idempotent,
      // The protocol's default is true.
      ...(view.holdsMail ? {} : { openWorldHint: false }),
    },
  };
}

type Schema = Readonly<Record<string, unknown>>;

/** Clients refuse a result that violates a type, and some refuse fields without one. */
function resultTypes({ body, fields, types }: Tool['view']): Record<string, Schema> {
  const { properties, $defs = {} } = z.toJSONSchema(z.object({ body }), {
    io: 'output',
    unrepresentable: 'any',
  });
  const { properties: ofBody } = Object(resolved(properties?.['body'], $defs));
  const own: Schema = { untrusted_content: { type: 'boolean' }, ...types };
  return Object.fromEntries(
    fields.map((name) => {
      const type = own[name] ?? typeOf(Object(ofBody)[name], $defs);
      if (!isSchema(type)) throw new Error(`${name} has no type`);
      return [name, type];
    }),
  );
}

function resolved(schema: unknown, definitions: Schema): unknown {
  const { $ref } = Object(schema);
  return typeof $ref === 'string' ? resolved(definitions[$ref.replace('#/$defs/', '')], definitions) : schema;
}

function typeOf(schema: unknown, definitions: Schema): Schema | undefined {
  const { anyOf, items, enum: values = [], ...rest } = Object(resolved(schema, definitions));
  const type = rest.type ?? [...new Set(values.map((value: unknown) => typeof value))];
  if (Array.isArray(anyOf)) {
    const choices = anyOf.map((each) => typeOf(each, definitions) ?? {});
    const all = [...new Set(choices.flatMap((each) => each['type'] ?? []))];
    return Object.assign({}, ...choices, { type: all.length === 1 ? all[0] : all });
  }
  if (type.length === 0) return undefined;
  return type === 'array' ? { type, items: typeOf(items, definitions) ?? {} } : { type };
}

/** These keywords cost tokens; ARGUMENT_HINTS replaces descriptions. */
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

function argumentsSchema(schema: z.ZodObject): Schema {
  const { $defs, ...root } = z.toJSONSchema(schema, { io: 'input' });
  const { properties, ...rest } = compact(root, $defs ?? {});
  if (!isSchema(properties)) throw new Error('Arguments are an object');
  return {
    ...rest,
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, each]) => [
        name,
        withHint(name, isNegated(name, properties) ? { type: 'array', items: { type: 'string' } } : each),
      ]),
    ),
    additionalProperties: false,
  };
}

/** A filter `not_x` accepts the values of `x`, which would cost tokens twice. */
function isNegated(name: string, properties: Schema): boolean {
  return name.startsWith('not_') && properties[name.slice('not_'.length)] !== undefined;
}

function withHint(name: string, schema: unknown): unknown {
  const description = ARGUMENT_HINTS[name];
  return description === undefined || !isSchema(schema) ? schema : { ...schema, description };
}

function compact(schema: Schema, definitions: Schema): Schema {
  const definition = resolved(schema, definitions);
  if (!isSchema(definition)) throw new Error(`${schema['$ref']} is defined nowhere`);
  if (definition !== schema) return compact(definition, definitions);
  const simple = nullableOf(schema) ?? listOf(schema);
  if (simple !== undefined) return compact(simple, definitions);
  const kept = Object.entries(schema).filter(([keyword, value]) => isKept(keyword, value));
  return Object.fromEntries(kept.map(([keyword, value]) => [keyword, inner(keyword, value, definitions)]));
}

function nullableOf({ anyOf, ...rest }: Schema): Schema | undefined {
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return undefined;
  const [first, second]: unknown[] = anyOf;
  if (!isSchema(first) || typeof first['type'] !== 'string') return undefined;
  if (!isSchema(second) || second['type'] !== 'null') return undefined;
  return { ...first, ...rest, type: [first['type'], 'null'] };
}

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
