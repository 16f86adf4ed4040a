import { describe, expect, test } from 'vitest';
import { RouteTable } from '../../src/http-api/route-table.ts';

function tableOf(...keys: readonly string[]): RouteTable<string> {
  const table = new RouteTable<string>();
  for (const key of keys) table.add(key, key);
  return table;
}

describe('a request', () => {
  const table = tableOf(
    'GET /v1/things/{id}',
    'GET /v1/things/new',
    'ANY /v1/things/{id}',
    'POST /v1/things',
    'GET /v1/{kind}/{id}/parts/{part_id}',
    '$default',
  );

  test.each([
    ['GET', '/v1/things/7', 'GET /v1/things/{id}', { id: '7' }],
    ['GET', '/v1/things/new', 'GET /v1/things/new', {}],
    ['PUT', '/v1/things/7', 'ANY /v1/things/{id}', { id: '7' }],
    ['GET', '/v1/a/b/parts/c', 'GET /v1/{kind}/{id}/parts/{part_id}', { kind: 'a', id: 'b', part_id: 'c' }],
    ['GET', '/v1/things/a%40b', 'GET /v1/things/{id}', { id: 'a%40b' }],
    ['GET', '/v1/things/100%', 'GET /v1/things/{id}', { id: '100%' }],
    ['GET', '/v1/things/', '$default', {}],
    ['GET', '/v1/things/7/', '$default', {}],
    ['GET', '/v1/things', '$default', {}],
    ['GET', '/', '$default', {}],
  ])('%s %s goes to %s', (method, path, routeKey, pathParameters) => {
    expect(table.match(method, path)).toEqual({ routeKey, target: routeKey, pathParameters });
  });

  test('without a route and without $default has none', () => {
    expect(tableOf('GET /a').match('GET', '/b')).toBeUndefined();
  });
});

test.each([
  'GET /v1/{proxy+}',
  'GET /v1/x{id}',
  'FETCH /v1',
  'v1',
])('the route %s is refused by name', (key) => {
  expect(() => tableOf(key)).toThrow(key);
});
