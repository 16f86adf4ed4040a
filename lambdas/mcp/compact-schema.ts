import * as z from 'zod';

type Schema = Readonly<Record<string, unknown>>;

/** What `z.int()` adds to every integer, and no model needs to read. */
const SAFE = new Set<unknown>([Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER]);

/** Keywords that cost more than they tell: an argument that breaks such a rule is refused with the rule. */
const DROPPED = new Set(['$schema', '$id', 'id', 'minLength', 'maxLength', 'propertyNames']);

/**
 * The schema of a tool's arguments. Definitions are inlined where they are used, and keys that it does not know are
 * let through, as over REST.
 */
export function argumentsSchema(schema: z.ZodObject): Schema {
  return compactRoot(schema, 'input', Number.POSITIVE_INFINITY);
}

/**
 * The schema of a tool's result, which no model has to fill in: without descriptions and without what is
 * always there, and of objects within it the properties down to `depth` alone. The definitions of all tools
 * together take part of the context of every conversation.
 */
export function resultSchema(schema: z.ZodType, depth: number): Schema {
  return compactRoot(schema, 'output', depth);
}

interface Compaction {
  readonly definitions: Schema;
  readonly io: 'input' | 'output';
  /** Levels of objects whose properties are still shown. */
  readonly depth: number;
}

function compactRoot(schema: z.ZodType, io: 'input' | 'output', depth: number): Schema {
  const { $defs, ...root } = z.toJSONSchema(schema, { io });
  return compact(root, { definitions: $defs ?? {}, io, depth });
}

function compact(schema: Schema, compaction: Compaction): Schema {
  const { $ref } = schema;
  if (typeof $ref === 'string') {
    const definition = compaction.definitions[$ref.replace('#/$defs/', '')];
    if (!isSchema(definition)) throw new Error(`${$ref} is defined nowhere`);
    return compact(definition, compaction);
  }
  const nullable = nullableOf(schema);
  if (nullable !== undefined) return compact(nullable, compaction);
  const kept = Object.entries(schema).filter(([keyword, value]) =>
    isKept(keyword, value, schema, compaction),
  );
  return Object.fromEntries(kept.map(([keyword, value]) => [keyword, inner(keyword, value, compaction)]));
}

/** `anyOf` a type and null, as one list of types. */
function nullableOf({ anyOf, ...rest }: Schema): Schema | undefined {
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return undefined;
  const [first, second]: unknown[] = anyOf;
  if (!isSchema(first) || typeof first['type'] !== 'string') return undefined;
  if (!isSchema(second) || second['type'] !== 'null') return undefined;
  return { ...first, ...rest, type: [first['type'], 'null'] };
}

function isKept(keyword: string, value: unknown, schema: Schema, { io, depth }: Compaction): boolean {
  if (DROPPED.has(keyword)) return false;
  switch (keyword) {
    case 'additionalProperties':
      return io === 'input' && isSchema(value);
    case 'items':
      // False where a tuple ends, whose members are left out.
      return isSchema(value);
    case 'type':
      return io === 'input' || !('const' in schema || 'enum' in schema);
    case 'minimum':
    case 'maximum':
      return !SAFE.has(value);
    case 'description':
      return io === 'input';
    case 'pattern':
      // A format says the same in fewer characters.
      return io === 'input' && schema['format'] === undefined;
    case 'properties':
      return depth >= 0;
    case 'required':
    case 'prefixItems':
    case 'minItems':
    case 'maxItems':
      return io === 'input';
    default:
      return true;
  }
}

function inner(keyword: string, value: unknown, compaction: Compaction): unknown {
  if (keyword === 'properties' && isSchema(value)) {
    const deeper = { ...compaction, depth: compaction.depth - 1 };
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, isSchema(each) ? compact(each, deeper) : each]),
    );
  }
  return isSchema(value) ? compact(value, compaction) : value;
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
