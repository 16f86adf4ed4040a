import { ERROR_STATUS, type ErrorName } from '../../core/errors.ts';
import type { Operation } from '../../operations/define.ts';
import { operations } from '../../operations/registry.ts';
import { errorResponse, headerRefs, RATE_HEADERS, REQUEST_ID_HEADER } from './responses.ts';
import { type Components, toSchema } from './schemas.ts';

type Json = Record<string, unknown>;

/** The API reference: OpenAPI 3.1, made from the registry, so that it cannot drift from what is served. */
export function openApiDocument(): Json {
  const components: Components = {};
  const paths: Record<string, Json> = {};
  for (const operation of operations) {
    const path = paths[operation.path] ?? {};
    path[operation.method.toLowerCase()] = operationObject(operation, components);
    paths[operation.path] = path;
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Agent Inbox',
      version: '1',
      summary: 'Email inboxes for software agents.',
      description:
        'Create live email inboxes and read the threads, messages and attachments that arrive in them. Clients branch on the `name` of an error. New fields may appear within v1.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    // Relative to where the document is served, which is all that a deployment's own document need know.
    servers: [{ url: '/v1' }],
    security: [{ bearer: [] }, { apiKey: [] }],
    tags: TAGS,
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'Authorization: Bearer ia_…' },
        apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' },
      },
      headers: { ...RATE_HEADERS, ...REQUEST_ID_HEADER },
      schemas: components,
    },
  };
}

const TAGS = [
  { name: 'agent', description: 'Sign up and verify.' },
  { name: 'service', description: 'The service itself.' },
  { name: 'identity', description: 'Whom a key speaks for.' },
  { name: 'inboxes', description: 'Live email addresses.' },
  { name: 'threads', description: 'Conversations.' },
  { name: 'messages', description: 'Mail and its attachments.' },
  { name: 'api-keys', description: 'Keys and what they may do.' },
  { name: 'webhooks', description: 'Signed notification of arriving mail.' },
  { name: 'metrics', description: 'Usage over time.' },
  { name: 'audit-log', description: 'Who changed what.' },
];

function operationObject(operation: Operation, components: Components): Json {
  const [tag = ''] = operation.name.split('.');
  const permission = operation.access === 'public' ? undefined : operation.access.permission;
  const needs = permission === undefined || permission === 'none' ? [] : [`Permission: \`${permission}\`.`];
  const body = bodySchema(operation, components);
  const description = [operation.description ?? operation.summary, ...needs].join('\n\n');
  return {
    operationId: operation.name,
    summary: operation.summary,
    description,
    tags: [tag],
    ...(operation.deprecated === undefined ? {} : { deprecated: true }),
    ...(operation.access === 'public' ? { security: [] } : {}),
    parameters: parameters(operation, components),
    ...(body === undefined ? {} : { requestBody: body }),
    responses: { ...success(operation, components), ...failures(operation, components) },
  };
}

const PATH_FIELD = /\{(\w+)\}/g;

function pathFields(operation: Operation): Set<string> {
  return new Set([...operation.path.matchAll(PATH_FIELD)].map((match) => match[1] ?? ''));
}

function hasBody(operation: Operation): boolean {
  return operation.method === 'POST' || operation.method === 'PATCH';
}

function inputSchema(operation: Operation, components: Components): { properties: Json; required: string[] } {
  const schema = toSchema(operation.input, 'input', components);
  const required = Array.isArray(schema['required']) ? schema['required'].map(String) : [];
  return { properties: (schema['properties'] ?? {}) as Json, required };
}

function parameters(operation: Operation, components: Components): Json[] {
  const inPath = pathFields(operation);
  const { properties, required } = inputSchema(operation, components);
  const examples = operation.example.input as Json;
  return Object.entries(properties).flatMap(([name, schema]) => {
    if (!inPath.has(name) && hasBody(operation)) return [];
    const { description, ...rest } = schema as Json;
    return {
      name,
      in: inPath.has(name) ? 'path' : 'query',
      required: inPath.has(name) || required.includes(name),
      ...(description === undefined ? {} : { description }),
      schema: rest,
      ...(examples[name] === undefined ? {} : { example: examples[name] }),
    };
  });
}

function bodySchema(operation: Operation, components: Components): Json | undefined {
  if (!hasBody(operation)) return undefined;
  const inPath = pathFields(operation);
  const { properties, required } = inputSchema(operation, components);
  const own = Object.fromEntries(Object.entries(properties).filter(([name]) => !inPath.has(name)));
  if (Object.keys(own).length === 0) return undefined;
  const needed = required.filter((name) => !inPath.has(name));
  const example = Object.fromEntries(
    Object.entries(operation.example.input as Json).filter(([name]) => !inPath.has(name)),
  );
  return {
    required: needed.length > 0,
    content: {
      'application/json': {
        schema: { type: 'object', properties: own, ...(needed.length > 0 ? { required: needed } : {}) },
        example,
      },
    },
  };
}

function success(operation: Operation, components: Components): Json {
  const headers =
    operation.access === 'public'
      ? headerRefs(REQUEST_ID_HEADER)
      : headerRefs(RATE_HEADERS, REQUEST_ID_HEADER);
  if (operation.status === 204) return { '204': { description: 'Done.', headers } };
  const json = {
    'application/json': {
      schema: toSchema(operation.output, 'output', components),
      example: operation.example.output,
    },
  };
  const replay = operation.access === 'public' || 'client_id' in operation.input.shape;
  if (operation.access !== 'public' && operation.download !== undefined) {
    const bytes = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
    return {
      '200': {
        description: 'The bytes, or with `format=link` a link to them.',
        headers,
        content: { ...json, ...bytes },
      },
      '302': {
        description: 'Over 4 MB: the bytes are at Location for five minutes.',
        headers: { ...headers, location: { schema: { type: 'string', format: 'uri' } } },
      },
      '304': { description: 'The bytes are those of the ETag in `If-None-Match`.', headers },
    };
  }
  return {
    [String(operation.status)]: { description: 'Success.', headers, content: json },
    ...(operation.status === 201 && replay
      ? { '200': { description: 'It existed already.', headers, content: json } }
      : {}),
  };
}

/** What a call can meet before its operation is reached: an invalid key, or one whose inbox was deleted. */
const OF_THE_KEY: readonly ErrorName[] = ['unauthenticated', 'not_found'];
const ALWAYS: readonly ErrorName[] = ['validation', 'rate_limited', 'internal_error'];

function failures(operation: Operation, components: Components): Json {
  const keyed = operation.access !== 'public';
  const authenticated = keyed ? OF_THE_KEY : [];
  const byStatus = new Map<number, ErrorName[]>();
  for (const name of new Set([...authenticated, ...operation.errors, ...ALWAYS])) {
    const status = ERROR_STATUS[name];
    byStatus.set(status, [...(byStatus.get(status) ?? []), name]);
  }
  const entries = [...byStatus].map(([status, names]) => [
    String(status),
    errorResponse(names, keyed, components),
  ]);
  return Object.fromEntries(entries) as Json;
}
