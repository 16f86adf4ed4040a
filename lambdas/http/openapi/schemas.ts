import * as z from 'zod';

type JsonSchema = Record<string, unknown>;

/** Schemas that have a name, by it: `components.schemas` of the document. */
export type Components = Record<string, JsonSchema>;

/**
 * A zod schema as the JSON Schema of OpenAPI 3.1. Schemas that carry an id (`.meta({ id })`) are collected
 * under their name and referred to.
 * @param io whether it describes what is sent (`input`: defaults may be left out) or what comes back.
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

/** References point into the document, not into the schema that they stood in. */
function relocated(value: unknown): unknown {
  return mapped(value, (object) => {
    const ref = object['$ref'];
    return typeof ref === 'string'
      ? { ...object, $ref: ref.replace('#/$defs/', '#/components/schemas/') }
      : object;
  });
}

/** Within v1 changes are additive, so answers may carry more than this version of the document knows. */
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
