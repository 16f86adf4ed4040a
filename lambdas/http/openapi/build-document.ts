import type * as z from 'zod';
import { type Components, toSchema } from './schemas.ts';

export type Json = Record<string, unknown>;

/** What both registries declare of an operation. */
interface DeclaredOperation {
  readonly name: string;
  readonly summary: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly input: z.ZodObject;
}

/** What the documents of the two APIs differ in. */
interface Api<Operation extends DeclaredOperation> {
  /** `info`, `servers`, `security` and `tags` of the document. */
  readonly head: Json;
  /** Components beside the schemas. */
  readonly components: Json;
  readonly operations: readonly Operation[];
  /** Fields of an operation that its API adds. */
  about?(operation: Operation): Json;
  /** What is said of a parameter beside its name and place: its schema, at least. */
  parameter(schema: Json, example: unknown): Json;
  exampleInput?(operation: Operation): Json;
  /** Answers by status. Schemas that they refer to are added to `schemas`. */
  responses(operation: Operation, schemas: Components): Json;
}

/** The reference of an API: OpenAPI 3.1, made from its registry, so that it cannot drift from what is served. */
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

/** Fields of the path and of the query are parameters; a POST or PATCH has the others in its body. */
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
  const hasBody = operation.method === 'POST' || operation.method === 'PATCH';
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
