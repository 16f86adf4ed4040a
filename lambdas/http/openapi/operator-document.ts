import { ADMIN_ERRORS } from '../../admin/admin-answer.ts';
import type { OperatorOperation } from '../../admin/define.ts';
import { operatorOperations } from '../../admin/registry.ts';
import { buildDocument, type Json } from './build-document.ts';
import { type Components, toSchema } from './schemas.ts';

/** The reference of the operator API. */
export function operatorDocument(): Json {
  return buildDocument({
    head: {
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
    },
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
    },
    operations: operatorOperations,
    parameter: (schema) => ({ schema }),
    responses: (operation, schemas) => ({
      '200': {
        description: 'Success.',
        content: { 'application/json': { schema: toSchema(operation.output, 'output', schemas) } },
      },
      ...failures(operation, schemas),
    }),
  });
}

function failures({ errors }: OperatorOperation, schemas: Components): Json {
  schemas['Error'] = ERROR_SCHEMA;
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

const ERROR_SCHEMA: Json = {
  type: 'object',
  description: 'Clients branch on `name`; `message` is for people.',
  properties: { name: { type: 'string' }, message: { type: 'string' } },
  required: ['name', 'message'],
};
