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
    ProtocolType: z.string().optional(),
    CorsConfiguration: z.record(z.string(), z.unknown()).optional(),
  }),
);
const [restId, rest] = [...apis].find(([id]) => id.startsWith('RestHttpApi')) ?? ['', undefined];
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

test('the gateway has one route for the whole API, beside those of the console', () => {
  expect(routes.map((route) => route.RouteKey).sort()).toEqual([
    '$default',
    'GET /console',
    'GET /console/{file}',
  ]);
});

test('no two operations want the same requests', () => {
  const keys = operations.map(({ method, path }) => `${method} ${path.replaceAll(/\{[^}]+\}/g, '{}')}`);

  expect(new Set(keys).size).toBe(operations.length);
});

test('the console has two routes to a function of its own, and with the setting off neither function nor route', () => {
  const off = synthesized({ console: 'false' });
  const keys = (of: typeof template) =>
    [...resourcesOf(of, 'AWS::ApiGatewayV2::Route', z.object({ RouteKey: z.string() })).values()]
      .map((route) => route.RouteKey)
      .filter((key) => key.includes('/console'));
  const functions = (of: typeof template) =>
    Object.keys(of.findResources('AWS::Lambda::Function')).map(nameOf);

  expect(keys(template).sort()).toEqual(['GET /console', 'GET /console/{file}']);
  expect(keys(off)).toEqual([]);
  expect(functions(template)).toContain('RestConsoleFunction');
  expect(functions(off)).not.toContain('RestConsoleFunction');
  expect(Object.keys(template.findOutputs('ConsoleUrl'))).toHaveLength(1);
  expect(Object.keys(off.findOutputs('ConsoleUrl'))).toHaveLength(0);
});

test('every route of the API leads to the one function, which checks keys itself', () => {
  const targets = new Set(
    routes.filter((route) => !route.RouteKey.includes('/console')).map((route) => textOf(route.Target)),
  );

  expect(targets.size).toBe(1);
  expect(new Set(routes.map((route) => route.AuthorizationType))).toEqual(new Set(['NONE']));
  template.hasResourceProperties('AWS::ApiGatewayV2::Integration', {
    ApiId: { Ref: restId },
    IntegrationType: 'AWS_PROXY',
    PayloadFormatVersion: '2.0',
  });
});

test('the gateway may invoke the function for every call of this API and of no other', () => {
  const permissions = resourcesOf(
    template,
    'AWS::Lambda::Permission',
    z.object({ FunctionName: z.unknown(), Principal: z.string(), SourceArn: z.unknown().optional() }),
  );
  const mine = [...permissions.values()].filter((entry) => textOf(entry.FunctionName) === 'RestApiFunction');

  expect(mine.map(({ Principal, SourceArn }) => [Principal, textOf(SourceArn).split(':').at(-1)])).toEqual([
    ['apigateway.amazonaws.com', `${nameOf(restId)}/*/*`],
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
  const formats = [...stages.values()].flatMap(({ AccessLogSettings }) => AccessLogSettings?.Format ?? []);
  const variables = formats.flatMap((format) =>
    Object.values(z.record(z.string(), z.string()).parse(JSON.parse(format))),
  );

  expect(formats).toHaveLength(2);
  expect(variables).toContain('$context.requestId');
  // This one brings quotes of its own (API Gateway developer guide, "Customize HTTP API access logs").
  expect(variables).not.toContain('$context.error.messageString');
  expect(variables.filter((name) => /path$|protocol|query/i.test(name))).toEqual([]);
});

test.each([
  'HTTP',
  'WEBSOCKET',
])('CloudFormation creates the routes of the %s API one after the other, and its stage last', (protocol) => {
  const [apiId] = [...apis].find(([, api]) => api.ProtocolType === protocol) ?? [];
  const made = z
    .record(
      z.string(),
      z.object({
        Type: z.string(),
        Properties: z.object({ ApiId: z.object({ Ref: z.string() }).optional() }).optional(),
        DependsOn: z.array(z.string()).default([]),
      }),
    )
    .parse(template.toJSON()['Resources']);
  const ofApi = (type: string) =>
    Object.keys(made).filter((id) => made[id]?.Type === type && made[id]?.Properties?.ApiId?.Ref === apiId);
  const isAfter = (id: string, other: string): boolean =>
    made[id]?.DependsOn.some((each) => each === other || isAfter(each, other)) ?? false;
  const created = [...ofApi('AWS::ApiGatewayV2::Route'), ...ofApi('AWS::ApiGatewayV2::Stage')];
  const unordered = created.flatMap((id, index) =>
    created
      .slice(index + 1)
      .filter((other) => !isAfter(id, other) && !isAfter(other, id))
      .map((other) => [id, other]),
  );

  expect(created.length).toBeGreaterThan(3);
  expect(unordered).toEqual([]);
  const [stage = ''] = ofApi('AWS::ApiGatewayV2::Stage');
  expect(ofApi('AWS::ApiGatewayV2::Route').filter((route) => !isAfter(stage, route))).toEqual([]);
});

test('the access log lies where API Gateway needs no entry of its own in the resource policy, and is unique to the stack', () => {
  const stages = resourcesOf(
    template,
    'AWS::ApiGatewayV2::Stage',
    z.object({
      AccessLogSettings: z
        .object({ DestinationArn: z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.literal('Arn')]) }) })
        .optional(),
    }),
  );
  const logs = [...stages.values()].flatMap(
    ({ AccessLogSettings }) => AccessLogSettings?.DestinationArn['Fn::GetAtt'][0] ?? [],
  );
  const named = resourcesOf(
    template,
    'AWS::Logs::LogGroup',
    z.object({ LogGroupName: z.unknown().optional() }),
  );

  expect(logs).toHaveLength(2);
  for (const log of logs) {
    // The first part of the stack's UUID: a log that outlives its stack keeps its name.
    const name = log.startsWith('Rest') ? 'rest-access' : 'operator-access';
    expect(textOf(named.get(log)?.LogGroupName)).toBe(
      `/aws/vendedlogs/\${AWS::StackName}-PART-OF-STACK-ID/${name}`,
    );
  }
});

test('the base URL ends in the version', () => {
  template.hasOutput('BaseUrl', { Value: { 'Fn::Join': ['', [Match.anyValue(), '/v1']] } });
});
