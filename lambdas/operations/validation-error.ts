import type * as z from 'zod';
import { ApiError } from '../core/errors.ts';
import { unknownFields } from './unknown-fields.ts';

type Issue = z.ZodError['issues'][number];

/** Longest part of a message that the caller wrote: names of metadata may be as long as a body. */
const LONGEST_NAME = 80;

/**
 * What a schema refused, and names that nothing takes, as a validation error (ERR-02): a message for each field, the first
 * that was found.
 */
export function validationError(
  error: z.ZodError | undefined,
  unknown: Readonly<Record<string, string>> = {},
): ApiError {
  const errors: Record<string, string> = { ...unknown };
  for (const issue of error?.issues ?? []) {
    const [field] = issue.path;
    errors[field === undefined ? 'body' : String(field)] ??= `${placeOf(issue)}${ruleOf(issue)}`;
  }
  const rules = Object.entries(errors).map(([field, rule]) => `${field}: ${rule}`);
  return new ApiError('validation', rules.join('; '), { errors });
}

/**
 * Reads input by its schema.
 * @param takes `fields` of the schema; `anything`: others are ignored; or these names, of which the schema has some
 * @throws ApiError validation
 */
export function parseFields<Schema extends z.ZodObject>(
  schema: Schema,
  input: Readonly<Record<string, unknown>>,
  takes: 'fields' | 'anything' | readonly string[] = 'fields',
): z.output<Schema> {
  const given = Object.keys(input).filter((name) => input[name] !== undefined);
  const known = takes === 'fields' ? Object.keys(schema.shape) : takes === 'anything' ? given : takes;
  const unknown = unknownFields(given, known);
  const { success, data, error } = schema.safeParse(input);
  if (success && Object.keys(unknown).length === 0) return data;
  throw validationError(error, unknown);
}

/** Where in the field, when it holds several values. A key that is refused itself is not repeated. */
function placeOf({ code, path }: Issue): string {
  const inner = path.slice(1, code === 'invalid_key' ? -1 : undefined);
  const place = inner.map((name) => (typeof name === 'number' ? `[${name}]` : String(name))).join('.');
  return place === '' ? '' : `${place.slice(0, LONGEST_NAME)}: `;
}

/** The schema's own words, but for those that speak of JavaScript. */
function ruleOf(issue: Issue): string {
  if (issue.code === 'invalid_key') return `keys: ${issue.issues[0]?.message ?? issue.message}`;
  return issue.message.endsWith('received undefined') ? 'is required' : issue.message;
}
