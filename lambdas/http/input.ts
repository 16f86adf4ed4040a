import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type * as z from 'zod';
import { invalid } from '../core/errors.ts';
import { listFromText } from '../core/list-from-text.ts';
import type { Operation } from '../operations/define.ts';
import { unknownFields } from '../operations/unknown-fields.ts';
import { unwrapped } from '../operations/unwrapped.ts';
import { validationError } from '../operations/validation-error.ts';

/** D-GEN-11 limits the size of a body. */
export const BODY_BYTES = 1024 * 1024;

type Input = Record<string, unknown>;
type InputShape = Pick<Operation, 'input'> & { readonly method: string };

export function inputOf(operation: InputShape, event: APIGatewayProxyEventV2): Input {
  const path = pathFields(event);
  const [query, body] = [queryFields(operation, event), bodyFields(event)];
  const takesBody = ['POST', 'PUT', 'PATCH'].includes(operation.method);
  const [fields, others] = takesBody ? [body, query] : [query, body];
  refuseMisplaced(operation, fields, others, path, takesBody ? 'body' : 'query');
  return { ...fields, ...path };
}

function refuseMisplaced(
  { input }: InputShape,
  fields: Input,
  others: Input,
  path: Input,
  place: 'body' | 'query',
): void {
  const known = Object.keys(input.shape).filter((name) => !(name in path));
  const twice = Object.keys(fields).filter((name) => Object.hasOwn(path, name));
  const elsewhere = Object.keys(others).filter((name) => known.includes(name));
  const errors = {
    ...unknownFields(Object.keys(others), known),
    ...Object.fromEntries(twice.map((name) => [name, 'is in the path'])),
    ...Object.fromEntries(elsewhere.map((name) => [name, `belongs in the ${place}`])),
  };
  if (Object.keys(errors).length > 0) throw validationError(undefined, errors);
}

function pathFields(event: APIGatewayProxyEventV2): Input {
  const entries = Object.entries(event.pathParameters ?? {});
  return Object.fromEntries(entries.map(([name, value]) => [name, decoded(value ?? '')]));
}

/** API Gateway decodes once; some clients encode twice. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    // A stray percent sign is a literal character.
    return value;
  }
}

function bodyFields(event: APIGatewayProxyEventV2): Input {
  if (event.body === undefined || event.body === '') return {};
  const bytes = Buffer.from(event.body, event.isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.length > BODY_BYTES) throw invalid('body', 'must be at most 1 MiB');
  const value = parseJson(bytes);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw invalid('body', 'must be a JSON object');
  }
  return { ...value };
}

/** The Content-Type is ignored: `fetch` and curl send others by default, and keys are in headers, never in cookies. */
function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(UTF_8.decode(bytes));
  } catch (error) {
    if (error instanceof SyntaxError) throw invalid('body', 'must be JSON');
    if (error instanceof TypeError) throw invalid('body', 'must be UTF-8, not compressed');
    throw error;
  }
}

/**
 * Some editors write a byte order mark, which is dropped. Without `fatal`, invalid bytes would be stored as replacement
 * characters.
 */
const UTF_8 = new TextDecoder('utf-8', { fatal: true });

function queryFields({ input: { shape } }: InputShape, event: APIGatewayProxyEventV2): Input {
  const sent = new URLSearchParams(event.rawQueryString);
  return Object.fromEntries(
    Object.entries(event.queryStringParameters ?? {}).map(([name, text]) => {
      const schema = Object.hasOwn(shape, name) ? shape[name] : undefined;
      if (schema === undefined || text === undefined) return [name, text];
      const { type } = unwrapped(schema).def;
      // The gateway joins repeated parameters with commas.
      if (type !== 'array' && sent.getAll(name).length > 1) throw invalid(name, 'must be given only once');
      return [name, fromText(type, text)];
    }),
  );
}

const BOOLEANS: Readonly<Record<string, boolean>> = { true: true, false: false, '1': true, '0': false };

function fromText(type: z.ZodType['def']['type'], text: string): unknown {
  switch (type) {
    case 'boolean':
      return BOOLEANS[text] ?? text;
    case 'number':
      return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
    case 'array':
      return listFromText(text);
    default:
      return text;
  }
}
