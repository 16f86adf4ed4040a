import { operatorOperations } from '../../admin/registry.ts';
import type { ErrorName } from '../../core/errors.ts';
import { buildDocument, type Json } from './build-document.ts';
import { errorResponses, REQUEST_ID_HEADER } from './responses.ts';
import { toSchema } from './schemas.ts';

export function operatorDocument(): Json {
  return buildDocument({
    head: {
      info: {
        title: 'Agent Inbox, operator API',
        version: '1',
        summary: 'Manage tenants and failed work.',
        description:
          'Each call is signed (AWS Signature Version 4, service `execute-api`) and needs execute-api:Invoke.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/' }],
      security: [{ sigv4: [] }],
    },
    components: {
      headers: REQUEST_ID_HEADER,
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
      ...errorResponses(new Set([...operation.errors, ...ALWAYS]), false, schemas),
      '403': { description: 'The signature or the permission is missing or wrong.' },
    }),
  });
}

const ALWAYS: readonly ErrorName[] = ['validation', 'internal_error'];
