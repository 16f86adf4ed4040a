import type * as z from 'zod';
import { ApiError } from '../core/errors.ts';

type Issue = z.ZodError['issues'][number];

/** Longest part of a message that the caller wrote: names of metadata may be as long as a body. */
const LONGEST_NAME = 80;

/** What a schema refused as a validation error (ERR-02): a message for each field, the first that was found. */
export function validationError(error: z.ZodError): ApiError {
  const errors: Record<string, string> = {};
  for (const issue of error.issues) {
    const [field] = issue.path;
    errors[field === undefined ? 'body' : String(field)] ??= `${placeOf(issue)}${ruleOf(issue)}`;
  }
  const fields = Object.keys(errors).join(', ');
  return new ApiError('validation', `Invalid fields: ${fields}.`, { errors });
}

/** Where in the field, when it holds several values. A key that is refused itself is not repeated. */
function placeOf({ code, path }: Issue): string {
  const inner = path.slice(1, code === 'invalid_key' ? -1 : undefined);
  return inner.length === 0 ? '' : `${inner.join('.').slice(0, LONGEST_NAME)}: `;
}

/** The schema's own words, but for those that speak of JavaScript. */
function ruleOf(issue: Issue): string {
  if (issue.code === 'invalid_key') return `keys: ${issue.issues[0]?.message ?? issue.message}`;
  return issue.message.endsWith('received undefined') ? 'is required' : issue.message;
}
