import type * as z from 'zod';
import { type Components, toSchema } from './schemas.ts';

export type Json = Record<string, unknown>;

interface DeclaredOperation {
  readonly name: string;
  readonly summary: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly input: z.ZodObject;
}

interface Api<Operation extends DeclaredOperation> {
  readonly head: Json;
  readonly components: Json;
  readonly operations: readonly Operation[];
  about?(operation: Operation): Json;
  parameter(schema: Json, example: unknown): Json;
  exampleInput?(operation: Operation): Json;
  responses(operation: Operation, schemas: Components): Json;
}

export function buildDocument<Operation extends DeclaredOperation>(api: Api<Operation>): Json {
  const schemas: Components = {};
  const paths: Record<string, Json> = {};
  for (const operation of api.operations) {
    const { name, summary, method, path } = operation;
    const described = {
      operationId: name,
      summary,
      description: undefined,
      tags: [name.split('.')[0]],
      ...api.about?.(operation),
      ...describeInput(api, operation, schemas),
      responses: api.responses(operation, schemas),
    };
    paths[path] = { ...paths[path], [method.toLowerCase()]: described };
  }
  return { openapi: '3.1.1', ...api.head, paths, components: { ...api.components, schemas } };
}

function describeInput<Operation extends DeclaredOperation>(
  { parameter, exampleInput }: Api<Operation>,
  operation: Operation,
  schemas: Components,
): Json {
  const { properties = {}, required = [] } = toSchema(operation.input, 'input', schemas);
  const fields = Object.entries(properties as Record<string, Json>);
  const needed = new Set(required as string[]);
  const example = exampleInput?.(operation);
  const isInPath = (name: string) => operation.path.includes(`{${name}}`);
  const hasBody = ['POST', 'PUT', 'PATCH'].includes(operation.method);
  const inBody = hasBody ? fields.filter(([name]) => !isInPath(name)) : [];
  const parameters = fields.filter((field) => !inBody.includes(field));
  return {
    parameters: parameters.map(([name, schema]) => ({
      name,
      in: isInPath(name) ? 'path' : 'query',
      required: isInPath(name) || needed.has(name),
      ...parameter(schema, example?.[name]),
    })),
    ...(inBody.length === 0 ? {} : { requestBody: bodyOf(inBody, needed, example) }),
  };
}

function bodyOf(
  fields: readonly (readonly [string, Json])[],
  required: ReadonlySet<string>,
  example: Json | undefined,
): Json {
  const names = fields.map(([name]) => name);
  const needed = names.filter((name) => required.has(name));
  return {
    required: needed.length > 0,
    content: {
      'application/json': {
        schema: {
          type: 'object',
          properties: Object.fromEntries(fields),
          ...(needed.length > 0 ? { required: needed } : {}),
        },
        example:
          example && Object.fromEntries(Object.entries(example).filter(([name]) => names.includes(name))),
      },
    },
  };
}
