import { ADMIN_ERRORS } from '../../admin/admin-answer.ts';
import type { OperatorOperation } from '../../admin/define.ts';
import { operatorOperations } from '../../admin/registry.ts';
import { type Components, toSchema } from './schemas.ts';

type Json = Record<string, unknown>;

/** The reference of the operator API: OpenAPI 3.1, made from its registry. */
export function operatorDocument(): Json {
  const components: Components = {};
  const paths: Record<string, Json> = {};
  for (const operation of operatorOperations) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: operationObject(operation, components),
    };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Agent Inbox, operator API',
      version: '1',
      summary: 'Tenants, and work that failed.',
      description:
        'Each call is signed (AWS Signature Version 4, service `execute-api`) and needs execute-api:Invoke.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    // Relative to where the document is served.
    servers: [{ url: '/' }],
    security: [{ sigv4: [] }],
    paths,
    components: {
      securitySchemes: {
        sigv4: {
          type: 'apiKey',
          in: 'header',
          name: 'authorization',
          description: 'AWS Signature Version 4, service execute-api',
          'x-amazon-apigateway-authtype': 'awsSigv4',
        },
      },
      schemas: {
        ...components,
        Error: {
          type: 'object',
          description: 'Clients branch on `name`; `message` is for people.',
          properties: { name: { type: 'string' }, message: { type: 'string' } },
          required: ['name', 'message'],
        },
      },
    },
  };
}

function operationObject(operation: OperatorOperation, components: Components): Json {
  const { name, summary, path, method } = operation;
  const schema = toSchema(operation.input, 'input', components);
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Json>);
  const required = new Set(Array.isArray(schema['required']) ? schema['required'].map(String) : []);
  const isInPath = (field: string) => path.includes(`{${field}}`);
  const others = properties.filter(([field]) => !isInPath(field));
  const inQuery = method === 'POST' ? [] : others;
  return {
    operationId: name,
    summary,
    tags: [name.split('.')[0]],
    parameters: [...properties.filter(([field]) => isInPath(field)), ...inQuery].map(([field, each]) => ({
      name: field,
      in: isInPath(field) ? 'path' : 'query',
      required: isInPath(field) || required.has(field),
      schema: each,
    })),
    ...(method === 'POST' && others.length > 0 ? { requestBody: bodyOf(others, required) } : {}),
    responses: {
      '200': {
        description: 'Success.',
        content: { 'application/json': { schema: toSchema(operation.output, 'output', components) } },
      },
      ...failures(operation),
    },
  };
}

function bodyOf(fields: readonly (readonly [string, Json])[], required: ReadonlySet<string>): Json {
  const needed = fields.map(([field]) => field).filter((field) => required.has(field));
  return {
    required: needed.length > 0,
    content: {
      'application/json': {
        schema: {
          type: 'object',
          properties: Object.fromEntries(fields),
          ...(needed.length > 0 ? { required: needed } : {}),
        },
      },
    },
  };
}

function failures({ errors }: OperatorOperation): Json {
  const names = ['invalid_request', ...errors] as const;
  const byStatus = Map.groupBy(
    [
      ...names.map((name) => [ADMIN_ERRORS[name], name] as const),
      [422, 'validation'] as const,
      [403, 'the signature or the permission is missing or wrong'] as const,
      [500, 'internal_error'] as const,
    ],
    ([status]) => status,
  );
  return Object.fromEntries(
    [...byStatus].map(([status, all]) => [
      String(status),
      {
        description: all.map(([, name]) => name).join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}
