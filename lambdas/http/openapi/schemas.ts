import * as z from 'zod';

type JsonSchema = Record<string, unknown>;

export type Components = Record<string, JsonSchema>;

/** @param io `input` lets requests omit fields with defaults; `output` describes responses */
export function toSchema(schema: z.ZodType, io: 'input' | 'output', components: Components): JsonSchema {
  const { $schema: _, $defs, ...own } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  for (const [name, definition] of Object.entries($defs ?? {})) {
    const { id: _id, ...rest } = definition as JsonSchema;
    components[name] = opened(relocated(rest)) as JsonSchema;
  }
  const relocatedOwn = relocated(own) as JsonSchema;
  return io === 'output' ? (opened(relocatedOwn) as JsonSchema) : relocatedOwn;
}

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
