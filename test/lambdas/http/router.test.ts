import { describe, expect, test } from 'vitest';
import { Router } from '../../../lambdas/http/router.ts';
import { operations } from '../../../lambdas/operations/registry.ts';

const routerOf = (...keys: readonly string[]) => new Router(keys.map((key) => [key, key] as const));

describe('a request', () => {
  const router = routerOf(
    'GET /v1/things/{id}',
    'GET /v1/things/new',
    'DELETE /v1/things/{id}',
    'POST /v1/things',
    'POST /v1/things/{id}/new',
    'GET /v1/{kind}/{id}/parts/{part_id}',
  );

  test.each([
    ['GET', '/v1/things/7', 'GET /v1/things/{id}', { id: '7' }],
    ['GET', '/v1/things/new', 'GET /v1/things/new', {}],
    // The literal path has no such method, and the path with a variable has it.
    ['DELETE', '/v1/things/new', 'DELETE /v1/things/{id}', { id: 'new' }],
    ['POST', '/v1/things/new/new', 'POST /v1/things/{id}/new', { id: 'new' }],
    ['GET', '/v1/a/b/parts/c', 'GET /v1/{kind}/{id}/parts/{part_id}', { kind: 'a', id: 'b', part_id: 'c' }],
    // Ids as the gateway hands them over: it has decoded @ and + once, and %25 to a percent sign.
    ['GET', '/v1/things/a@b+c', 'GET /v1/things/{id}', { id: 'a@b+c' }],
    ['GET', '/v1/things/a%40b', 'GET /v1/things/{id}', { id: 'a%40b' }],
    ['GET', '/v1/things/a%2Fb', 'GET /v1/things/{id}', { id: 'a%2Fb' }],
    ['GET', '/v1/things/a?b', 'GET /v1/things/{id}', { id: 'a?b' }],
    ['GET', '/v1/things/100%', 'GET /v1/things/{id}', { id: '100%' }],
    ['GET', '/v1/things/__proto__', 'GET /v1/things/{id}', { id: '__proto__' }],
  ])('%s %s reaches %s', (method, path, key, pathParameters) => {
    expect(router.find(method, path)).toEqual({ target: key, pathParameters });
  });

  test.each([
    ['PATCH', '/v1/things/new', ['GET', 'DELETE']],
    ['GET', '/v1/things', ['POST']],
    ['HEAD', '/v1/a/b/parts/c', ['GET']],
    ['get', '/v1/things/7', ['GET', 'DELETE']],
  ])('%s %s has another method', (method, path, methods) => {
    expect(router.find(method, path)).toEqual({ methods });
  });

  test.each([
    '/v1/things/',
    '/v1/things/7/',
    '/v1',
    '/',
    '',
    '/v1/things/a/b',
    '/v1//b/parts/c',
    '//v1/things',
  ])('to %j reaches nothing', (path) => {
    expect(router.find('GET', path)).toBeUndefined();
  });
});

test.each(
  operations,
)('$method $path reaches $name whatever order its neighbours are declared in', (operation) => {
  const key = `${operation.method} /v1${operation.path}`;
  const all = operations.map(({ method, path, name }) => [`${method} /v1${path}`, name] as const);
  const path = `/v1${operation.path}`.replaceAll(/\{(\w+)\}/g, 'a%40b');
  const names = [...key.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 'a%40b']);
  for (const routes of [all, all.toReversed()]) {
    expect(new Router(routes).find(operation.method, path)).toEqual({
      target: operation.name,
      pathParameters: Object.fromEntries(names),
    });
  }
});
