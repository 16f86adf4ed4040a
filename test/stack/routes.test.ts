import { Match } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { operations } from '../../lambdas/operations/registry.ts';
import { nameOf, resourcesOf, synthesized, textOf } from './synthesized.ts';

const template = synthesized();
const apis = resourcesOf(
  template,
  'AWS::ApiGatewayV2::Api',
  z.object({
    ProtocolType: z.string(),
    CorsConfiguration: z.record(z.string(), z.unknown()).optional(),
  }),
);
const [restId, rest] = [...apis].find(([, api]) => api.ProtocolType === 'HTTP') ?? ['', undefined];
const routes = [
  ...resourcesOf(
    template,
    'AWS::ApiGatewayV2::Route',
    z.object({
      ApiId: z.unknown(),
      RouteKey: z.string(),
      Target: z.unknown(),
      AuthorizationType: z.string(),
    }),
  ).values(),
].filter((route) => textOf(route.ApiId) === nameOf(restId));

test('every operation has its route, and so have the API description and whatever else is asked for', () => {
  const declared = operations.map((operation) => `${operation.method} /v1${operation.path}`);

  expect(routes.map((route) => route.RouteKey).sort()).toEqual(
    [...declared, 'GET /v1/openapi.json', '$default'].sort(),
  );
});

test('no two operations want the same route', () => {
  const keys = operations.map(({ method, path }) => `${method} ${path.replaceAll(/\{[^}]+\}/g, '{}')}`);

  expect(new Set(keys).size).toBe(operations.length);
});

test('every route leads to the one function, which checks keys itself', () => {
  const targets = new Set(routes.map((route) => textOf(route.Target)));

  expect(targets.size).toBe(1);
  expect(new Set(routes.map((route) => route.AuthorizationType))).toEqual(new Set(['NONE']));
  template.hasResourceProperties('AWS::ApiGatewayV2::Integration', {
    ApiId: { Ref: restId },
    IntegrationType: 'AWS_PROXY',
    PayloadFormatVersion: '2.0',
  });
});

test('the gateway has one permission for all routes with a path, and one for the one that has none', () => {
  const permissions = resourcesOf(
    template,
    'AWS::Lambda::Permission',
    z.object({ FunctionName: z.unknown(), Principal: z.string(), SourceArn: z.unknown().optional() }),
  );
  const mine = [...permissions.values()].filter((entry) => textOf(entry.FunctionName) === 'RestApiFunction');

  expect(new Set(mine.map((entry) => entry.Principal))).toEqual(new Set(['apigateway.amazonaws.com']));
  const api = nameOf(restId);
  expect(mine.map((entry) => textOf(entry.SourceArn).split(':').at(-1)).sort()).toEqual([
    `${api}/*/$default`,
    `${api}/*/*/*`,
  ]);
});

test('browsers anywhere may call with a key in a header, and never with cookies', () => {
  expect(rest?.CorsConfiguration).toMatchObject({
    AllowOrigins: ['*'],
    AllowMethods: ['GET', 'POST', 'PATCH', 'DELETE'],
    AllowHeaders: ['authorization', 'x-api-key', 'content-type'],
  });
  expect(rest?.CorsConfiguration?.['AllowCredentials']).toBeUndefined();
  expect(rest?.CorsConfiguration?.['ExposeHeaders']).toEqual(
    expect.arrayContaining([
      'x-request-id',
      'x-server-time',
      'ratelimit-limit',
      'ratelimit-remaining',
      'ratelimit-reset',
      'retry-after',
    ]),
  );
});

test('a line of the access log is JSON whatever the gateway writes for its variables, and holds neither path nor query', () => {
  const stages = resourcesOf(
    template,
    'AWS::ApiGatewayV2::Stage',
    z.object({ AccessLogSettings: z.object({ Format: z.string() }).optional() }),
  );
  const [format, ...others] = [...stages.values()].flatMap(
    ({ AccessLogSettings }) => AccessLogSettings?.Format ?? [],
  );
  const variables = Object.values(z.record(z.string(), z.string()).parse(JSON.parse(format ?? '')));

  expect(others).toEqual([]);
  expect(variables).toContain('$context.routeKey');
  // This one brings quotes of its own (API Gateway developer guide, "Customize HTTP API access logs").
  expect(variables).not.toContain('$context.error.messageString');
  expect(variables.filter((name) => /path$|protocol|query/i.test(name))).toEqual([]);
});

test('the base URL ends in the version', () => {
  template.hasOutput('BaseUrl', { Value: { 'Fn::Join': ['', [Match.anyValue(), '/v1']] } });
});
