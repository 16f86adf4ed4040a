import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type * as z from 'zod';
import { invalid } from '../core/errors.ts';
import type { Operation } from '../operations/define.ts';

/** Bytes of a body (D-GEN-11). */
export const BODY_BYTES = 1024 * 1024;

type Input = Record<string, unknown>;

/**
 * The fields of an operation's input out of a request: path parameters, and beside them the query of a GET or
 * DELETE or the JSON body of a POST or PATCH. Query texts become what the schema's types ask for; the schema
 * judges.
 * @throws ApiError validation naming `body`.
 */
export function inputOf(operation: Operation, event: APIGatewayProxyEventV2): Input {
  const fromBody = operation.method === 'POST' || operation.method === 'PATCH';
  const fields = fromBody ? bodyFields(event) : queryFields(operation, event);
  return { ...fields, ...pathFields(event) };
}

function pathFields(event: APIGatewayProxyEventV2): Input {
  const entries = Object.entries(event.pathParameters ?? {});
  return Object.fromEntries(entries.map(([name, value]) => [name, decoded(value ?? '')]));
}

/** The gateway has decoded once; a client that encoded twice meant the same. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    // Not percent-encoded: a stray percent sign is a character like any other.
    return value;
  }
}

function bodyFields(event: APIGatewayProxyEventV2): Input {
  if (event.body === undefined || event.body === '') return {};
  const bytes = Buffer.from(event.body, event.isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.length > BODY_BYTES) throw invalid('body', 'must be at most 1 MiB');
  const value = parseJson(bytes.toString('utf8'));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw invalid('body', 'must be a JSON object');
  }
  return { ...value };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) throw invalid('body', 'must be JSON');
    throw error;
  }
}

function queryFields(operation: Operation, event: APIGatewayProxyEventV2): Input {
  const query = event.queryStringParameters ?? {};
  const fields: Input = {};
  for (const [name, schema] of Object.entries(operation.input.shape)) {
    const text = query[name];
    if (text !== undefined) fields[name] = fromText(schema, text);
  }
  return fields;
}

const BOOLEANS: Readonly<Record<string, boolean>> = { true: true, false: false, '1': true, '0': false };

/** A query text as a value of the schema's type, or as it is when it is none: the schema will say so. */
function fromText(schema: z.ZodType, text: string): unknown {
  const inner = unwrapped(schema);
  switch (inner.def.type) {
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

/** A repeated key (which the gateway joins with commas), a comma list, or a JSON array. */
function listFromText(text: string): unknown {
  if (text.startsWith('[')) {
    try {
      return JSON.parse(text);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
  }
  return text.split(',');
}

function unwrapped(schema: z.ZodType): z.ZodType {
  // Optional, default and nullable wrap the type that decides.
  const { def } = schema as z.ZodType & { def: { innerType?: z.ZodType } };
  return def.innerType === undefined ? schema : unwrapped(def.innerType);
}
