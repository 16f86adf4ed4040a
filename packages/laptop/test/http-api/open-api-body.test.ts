import { expect, test } from 'vitest';
import type { JsonObject } from '../../src/contract.ts';
import { signByHand } from '../aws-gateway/sign-by-hand.ts';
import { apiOf, ok, operator, reader, stranger } from './http-api-fixture.ts';

const operation = {
  security: [{ sigv4: [] }],
  parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
  responses: { default: { description: 'any' } },
  'x-amazon-apigateway-integration': {
    type: 'aws_proxy',
    httpMethod: 'POST',
    payloadFormatVersion: '2.0',
    connectionType: 'INTERNET',
    uri: 'fn',
  },
};
const document = {
  openapi: '3.0.1',
  info: { title: 'operator', version: '1' },
  tags: [{ name: 'app', 'x-amazon-apigateway-tag-value': 'x' }],
  paths: { '/v1/{id}': { post: operation, get: operation } },
  components: {
    securitySchemes: {
      sigv4: {
        type: 'apiKey',
        name: 'Authorization',
        in: 'header',
        'x-amazon-apigateway-authtype': 'awsSigv4',
      },
    },
  },
};

/** The route of the fixture has another path, so that only the document's routes are tried. */
const apiWith = (body: JsonObject) => apiOf(() => ok({}), { Body: body }, {}, {}, { RouteKey: 'GET /other' });

test.each([
  ['POST', 'the operator', 200, operator],
  ['POST', 'a role that may call POST on this path', 200, reader],
  ['GET', 'a role that may call only POST on this path', 403, reader],
  ['POST', 'a role without execute-api:Invoke', 403, stranger],
])('%s on a route of an OpenAPI document, signed by %s, is %i', async (method, _who, status, credentials) => {
  const { origin, events } = await apiWith(document);
  const headers = await signByHand(credentials, {
    origin,
    service: 'execute-api',
    method,
    headers: {},
    body: '',
    target: '/v1/a%40b',
  });

  expect((await fetch(`${origin}/v1/a%40b`, { method, headers })).status).toBe(status);
  expect(events.map(({ routeKey, pathParameters }) => [routeKey, pathParameters])).toEqual(
    status === 200 ? [[`${method} /v1/{id}`, { id: 'a@b' }]] : [],
  );
});

test('a route of an OpenAPI document is closed to requests without a signature, and other paths do not exist', async () => {
  const { origin, events } = await apiWith(document);

  expect((await fetch(`${origin}/v1/a`)).status).toBe(403);
  expect((await fetch(`${origin}/v2/a`)).status).toBe(404);
  expect(events).toEqual([]);
});

test.each<[string, JsonObject]>([
  [
    'an operation without security',
    { ...document, paths: { '/a': { get: { ...operation, security: [] } } } },
  ],
  ['another authorization', { ...document, components: { securitySchemes: { jwt: { type: 'oauth2' } } } }],
  ['an extension that is not implemented', { ...document, 'x-amazon-apigateway-cors': {} }],
])('an OpenAPI document with %s is refused by the name of the API', async (_which, body) => {
  await expect(apiWith(body)).rejects.toThrow(/AWS::ApiGatewayV2::Api Api/);
});
