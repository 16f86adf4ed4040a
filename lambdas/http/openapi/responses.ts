import { ERROR_STATUS, type ErrorName } from '../../core/errors.ts';
import type { Json } from './build-document.ts';
import type { Components } from './schemas.ts';

const whole = (description: string, example: number) => ({
  description,
  schema: { type: 'integer' },
  example,
});

export const RATE_HEADERS: Json = {
  'ratelimit-limit': whole('Requests allowed in the window.', 600),
  'ratelimit-remaining': whole('Requests left in the window.', 599),
  'ratelimit-reset': whole('Whole seconds until the window resets.', 42),
};

export const REQUEST_ID_HEADER: Json = {
  'x-request-id': {
    description: "Id of the request in the service's logs.",
    schema: { type: 'string' },
  },
  'x-server-time': {
    description: 'Time of the response, by the same clock as `received_at`.',
    schema: { type: 'string', format: 'date-time' },
  },
};

export function headerRefs(...headers: readonly Json[]): Json {
  const names = headers.flatMap((each) => Object.keys(each));
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

const MESSAGES: Readonly<Record<ErrorName, string>> = {
  unauthenticated: 'The API key is unknown or was revoked.',
  forbidden: 'This key lacks the permission.',
  read_only: 'The subscription is canceled: reads still work, but writes are refused.',
  cap_hit: 'The plan allows 3 inboxes. Delete one, or ask the operator for a larger plan.',
  not_found: 'Inbox not found.',
  conflict: 'The request conflicts with the current state.',
  address_unavailable: 'This address is not available. Choose another one, or omit username.',
  validation: 'limit: must be at least 1',
  rate_limited: 'Rate limit exceeded. Retry in 42 seconds.',
  internal_error: 'Something went wrong on our side.',
};

const WITHOUT_WINDOW: ReadonlySet<ErrorName> = new Set(['unauthenticated', 'internal_error']);

export function errorResponses(names: Iterable<ErrorName>, keyed: boolean, components: Components): Json {
  const byStatus = Map.groupBy(names, (name) => ERROR_STATUS[name]);
  return Object.fromEntries(
    [...byStatus].map(([status, of]) => [String(status), errorResponse(of, keyed, components)]),
  );
}

function errorResponse(names: readonly ErrorName[], keyed: boolean, components: Components): Json {
  components['Error'] = ERROR_SCHEMA;
  components['ValidationError'] = VALIDATION_SCHEMA;
  const [first] = names;
  const schema = first === 'validation' ? 'ValidationError' : 'Error';
  const examples = Object.fromEntries(names.map((name) => [name, { value: exampleOf(name) }]));
  const limited = first === 'rate_limited' ? { 'retry-after': whole('Whole seconds to wait.', 42) } : {};
  return {
    description: names.map((name) => `\`${name}\``).join(', '),
    headers: {
      ...(keyed && !names.some((name) => WITHOUT_WINDOW.has(name)) ? headerRefs(RATE_HEADERS) : {}),
      ...headerRefs(REQUEST_ID_HEADER),
      ...limited,
    },
    content: {
      'application/json': { schema: { $ref: `#/components/schemas/${schema}` }, examples },
    },
  };
}

function exampleOf(name: ErrorName): Json {
  const envelope = { name, message: MESSAGES[name] };
  if (name === 'validation') return { ...envelope, errors: { limit: 'must be at least 1' } };
  return name === 'internal_error' ? { ...envelope, request_id: 'JKJaXmPLvHcESHA=' } : envelope;
}

const ERROR_SCHEMA: Json = {
  type: 'object',
  description: 'Clients branch on `name`; `message` is for people.',
  properties: {
    name: { type: 'string' },
    message: { type: 'string' },
    request_id: { type: 'string', description: 'Present on internal_error.' },
  },
  required: ['name', 'message'],
};

const VALIDATION_SCHEMA: Json = {
  type: 'object',
  properties: {
    name: { type: 'string', const: 'validation' },
    message: { type: 'string' },
    errors: {
      type: 'object',
      description: 'Each invalid field and the rule that it breaks.',
      additionalProperties: { type: 'string' },
    },
  },
  required: ['name', 'errors'],
};
