import type * as z from 'zod';
import { ApiError, invalid } from '../core/errors.ts';
import { placeText, plainRule } from '../wording/plain-rule.ts';
import { unknownFields } from './unknown-fields.ts';

type Issue = z.ZodError['issues'][number];

/** Each field gets its first message (ERR-02). */
export function validationError(
  error: z.ZodError | undefined,
  unknown: Readonly<Record<string, string>> = {},
): ApiError {
  const errors: Record<string, string> = { ...unknown };
  for (const issue of error?.issues ?? []) {
    const [field] = issue.path;
    errors[field === undefined ? 'body' : String(field)] ??= `${placeOf(issue)}${issue.message}`;
  }
  const rules = Object.entries(errors).map(([field, rule]) => `${field}: ${rule}`);
  return new ApiError('validation', rules.join('; '), { errors });
}

/** @param takes `fields` of the schema; `anything` ignores others of valid calls; a list names the accepted ones */
export function parseFields<Schema extends z.ZodObject>(
  schema: Schema,
  input: Readonly<Record<string, unknown>>,
  takes: 'fields' | 'anything' | readonly string[] = 'fields',
  later: readonly string[] = [],
): z.output<Schema> {
  const given = Object.keys(input).filter((name) => input[name] !== undefined);
  const unknown = unknownFields(given, typeof takes === 'string' ? Object.keys(schema.shape) : takes, later);
  const { success, data, error } = schema.safeParse(input, { error: plainRule });
  if (!success || (takes !== 'anything' && Object.keys(unknown).length > 0))
    throw validationError(error, unknown);
  // The input is checked before parsing, because the schema drops what cannot be stored. The schema bounds the depth.
  for (const field of Object.keys(data)) {
    const rule = unstorableRule(input[field]);
    if (rule !== undefined) throw invalid(field, rule);
  }
  return data;
}

function placeOf({ code, path }: Issue): string {
  const namesValue = code === 'invalid_key' || (code === 'invalid_value' && typeof path.at(-1) === 'number');
  return placeText(path.slice(1, namesValue ? -1 : undefined));
}

/**
 * JSON allows a lone surrogate, which DynamoDB refuses. Assigning a key `__proto__` would set the prototype and lose
 * the value.
 */
export function unstorableRule(value: unknown): string | undefined {
  if (typeof value === 'string') return value.isWellFormed() ? undefined : 'must be well-formed Unicode';
  if (typeof value !== 'object' || value === null) return undefined;
  if (Object.hasOwn(value, '__proto__')) return 'must not have the key __proto__';
  for (const [name, member] of Object.entries(value)) {
    const rule = unstorableRule(name) ?? unstorableRule(member);
    if (rule !== undefined) return rule;
  }
  return undefined;
}
