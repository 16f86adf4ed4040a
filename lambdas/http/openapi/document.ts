import type { ErrorName } from '../../core/errors.ts';
import type { Operation } from '../../operations/define.ts';
import { operations } from '../../operations/registry.ts';
import { buildDocument, type Json } from './build-document.ts';
import { errorResponses, headerRefs, RATE_HEADERS, REQUEST_ID_HEADER } from './responses.ts';
import { type Components, toSchema } from './schemas.ts';

export function openApiDocument(): Json {
  return buildDocument({
    head: {
      info: {
        title: 'Agent Inbox',
        version: '1',
        summary: 'Email inboxes for software agents.',
        description:
          'Create live email inboxes and read the threads, messages and attachments that arrive in them. Clients branch on the `name` of an error. New fields may appear within v1.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      // The URL is relative to the document, so that it fits every deployment.
      servers: [{ url: '/v1' }],
      security: [{ bearer: [] }, { apiKey: [] }],
      tags: TAGS,
    },
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'Authorization: Bearer ia_…' },
        apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' },
      },
      headers: { ...RATE_HEADERS, ...REQUEST_ID_HEADER },
    },
    operations,
    about,
    parameter: ({ description, ...schema }, example) => ({ description, schema, example }),
    exampleInput: ({ example }) => example.input,
    responses: (operation, schemas) => ({ ...success(operation, schemas), ...failures(operation, schemas) }),
  });
}

const TAGS = Object.entries({
  agent: 'Sign up and verify.',
  service: 'The service itself.',
  identity: 'Identity and permissions of a key.',
  inboxes: 'Live email addresses.',
  threads: 'Conversations.',
  messages: 'Mail and its attachments.',
  'api-keys': 'Keys and what they may do.',
  webhooks: 'Signed notifications of events.',
  metrics: 'Usage over time.',
  'audit-log': 'Who changed what.',
}).map(([name, description]) => ({ name, description }));

function about({ summary, description = summary, deprecated, access }: Operation): Json {
  const needs =
    access === 'public' || access.permission === 'none' ? [] : [`Permission: \`${access.permission}\`.`];
  return {
    description: [description, ...needs].join('\n\n'),
    ...(deprecated === undefined ? {} : { deprecated: true }),
    ...(access === 'public' ? { security: [] } : {}),
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
        description: 'The bytes or, with `format=link`, a link to them.',
        headers,
        content: { ...json, ...bytes },
      },
      '302': {
        description: 'Over 4 MB: Location has a link to the bytes, valid for one minute.',
        headers: { ...headers, location: { schema: { type: 'string', format: 'uri' } } },
      },
      '304': { description: 'The bytes match the ETag in `If-None-Match`.', headers },
    };
  }
  return {
    [String(operation.status)]: { description: 'Success.', headers, content: json },
    ...(operation.status === 201 && replay
      ? { '200': { description: 'It already existed.', headers, content: json } }
      : {}),
  };
}

const OF_THE_KEY: readonly ErrorName[] = ['unauthenticated', 'not_found'];
const ALWAYS: readonly ErrorName[] = ['validation', 'rate_limited', 'internal_error'];

function failures(operation: Operation, components: Components): Json {
  const keyed = operation.access !== 'public';
  const names = new Set([...(keyed ? OF_THE_KEY : []), ...operation.errors, ...ALWAYS]);
  return errorResponses(names, keyed, components);
}
