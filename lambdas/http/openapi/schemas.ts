import * as z from 'zod';

type JsonSchema = Record<string, unknown>;

/** Named schemas (`components.schemas` of the document). */
export type Components = Record<string, JsonSchema>;

/**
 * Converts a zod schema to the JSON Schema of OpenAPI 3.1. Schemas with an id (`.meta({ id })`) are collected
 * and referenced.
 * @param io `input` describes requests, where defaults may be omitted; `output` describes responses.
 */
export function toSchema(schema: z.ZodType, io: 'input' | 'output', components: Components): JsonSchema {
  const { $schema: _, $defs, ...own } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  for (const [name, definition] of Object.entries($defs ?? {})) {
    const { id: _id, ...rest } = definition as JsonSchema;
    components[name] = opened(relocated(rest)) as JsonSchema;
  }
  const relocatedOwn = relocated(own) as JsonSchema;
  return io === 'output' ? (opened(relocatedOwn) as JsonSchema) : relocatedOwn;
}

/** References must point into the document instead of the schema. */
function relocated(value: unknown): unknown {
  return mapped(value, (object) => {
    const ref = object['$ref'];
    return typeof ref === 'string'
      ? { ...object, $ref: ref.replace('#/$defs/', '#/components/schemas/') }
      : object;
  });
}

/** Changes within v1 are additive, so responses may contain unknown fields. */
function opened(value: unknown): unknown {
  return mapped(value, (object) => {
    if (object['additionalProperties'] !== false) return object;
    const { additionalProperties: _, ...open } = object;
    return open;
  });
}

function mapped(value: unknown, change: (object: JsonSchema) => JsonSchema): unknown {
  if (Array.isArray(value)) return value.map((item) => mapped(item, change));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, mapped(inner, change)]);
  return change(Object.fromEntries(entries) as JsonSchema);
}
