import * as z from 'zod';

const operationSchema = z.strictObject({
  security: z.tuple([z.strictObject({ sigv4: z.tuple([]) })]),
  parameters: z.array(
    z.strictObject({
      name: z.string(),
      in: z.literal('path'),
      required: z.literal(true),
      schema: z.strictObject({ type: z.literal('string') }),
    }),
  ),
  responses: z.unknown(),
  'x-amazon-apigateway-integration': z.strictObject({
    type: z.literal('aws_proxy'),
    httpMethod: z.literal('POST'),
    payloadFormatVersion: z.literal('2.0'),
    connectionType: z.literal('INTERNET'),
    uri: z.string(),
  }),
});

const METHODS = ['get', 'head', 'post', 'put', 'patch', 'delete', 'options'] as const;

/**
 * Other members of `Body` are refused: an ignored security scheme would leave a route open (API Gateway developer
 * guide, "Working with OpenAPI definitions for HTTP APIs").
 */
export const openApiBodySchema = z.strictObject({
  openapi: z.string().startsWith('3.0.'),
  info: z.strictObject({ title: z.string(), version: z.string() }),
  tags: z.array(z.strictObject({ name: z.string(), 'x-amazon-apigateway-tag-value': z.string() })),
  paths: z.record(z.string().startsWith('/'), z.partialRecord(z.enum(METHODS), operationSchema)),
  components: z.strictObject({
    securitySchemes: z.strictObject({
      sigv4: z.strictObject({
        type: z.literal('apiKey'),
        name: z.literal('Authorization'),
        in: z.literal('header'),
        'x-amazon-apigateway-authtype': z.literal('awsSigv4'),
      }),
    }),
  }),
});

export interface BodyRoute {
  readonly routeKey: string;
  readonly uri: string;
}

export function routesOfBody({ paths }: z.output<typeof openApiBodySchema>): readonly BodyRoute[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      routeKey: `${method.toUpperCase()} ${path}`,
      uri: operation['x-amazon-apigateway-integration'].uri,
    })),
  );
}
