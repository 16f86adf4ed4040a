import { once } from 'node:events';
import { get } from 'node:http';
import { describe, expect, test } from 'vitest';
import type { Invocation } from '../../src/contract.ts';
import { apiOf, ok } from './http-api-fixture.ts';

describe('an HTTP API', () => {
  test('passes the request to the function in payload format 2.0', async () => {
    const { origin, events } = await apiOf(() =>
      ok({ statusCode: 201, body: 'made', headers: { 'X-A': 'b' } }),
    );

    const response = await fetch(`${origin}/v1/a%40b?x=1&x=2&y=%20`, {
      method: 'POST',
      body: '{"a":1}',
      headers: { 'content-type': 'application/json', 'X-Key': 'k' },
    });

    expect([response.status, await response.text(), response.headers.get('x-a')]).toEqual([201, 'made', 'b']);
    expect(events[0]).toMatchObject({
      version: '2.0',
      routeKey: 'ANY /v1/{id}',
      rawPath: '/v1/a@b',
      rawQueryString: 'x=1&x=2&y=%20',
      queryStringParameters: { x: '1,2', y: ' ' },
      pathParameters: { id: 'a@b' },
      headers: { 'x-key': 'k' },
      body: '{"a":1}',
      isBase64Encoded: false,
      requestContext: { http: { method: 'POST', sourceIp: '127.0.0.1' }, stage: '$default' },
    });
  });

  test('passes binary bodies as base64 in requests and replies', async () => {
    const { origin, events } = await apiOf(() =>
      ok({ statusCode: 200, body: Buffer.from([0, 255]).toString('base64'), isBase64Encoded: true }),
    );

    const response = await fetch(`${origin}/v1/x`, {
      method: 'PUT',
      body: new Uint8Array([1, 2]),
      headers: { 'content-type': 'application/octet-stream' },
    });

    expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array([0, 255]));
    expect(events[0]).toMatchObject({ body: 'AQI=', isBase64Encoded: true });
  });

  test.each([
    ['application/json; charset=utf-8', false],
    ['text/plain', false],
    ['application/xml', false],
    ['application/javascript', false],
    ['application/x-www-form-urlencoded', true],
    ['application/vnd.api+json', true],
    ['image/svg+xml', true],
    [undefined, true],
  ])('tells text from bytes as API Gateway does: %s', async (type, isBase64Encoded) => {
    const { origin, events } = await apiOf(() => ok({}));

    const body = new Blob(['{"a":1}'], type === undefined ? {} : { type });
    await fetch(`${origin}/v1/x`, { method: 'POST', body });

    expect(events[0]).toMatchObject({
      body: isBase64Encoded ? 'eyJhIjoxfQ==' : '{"a":1}',
      isBase64Encoded,
    });
  });

  test('formats the time of a request as in web server logs', async () => {
    const { origin, events } = await apiOf(() => ok({}));

    await fetch(`${origin}/v1/x`);

    expect(events[0]?.['requestContext']).toMatchObject({
      time: expect.stringMatching(/^\d\d\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d \+0000$/),
    });
  });

  test('sends a result without a status code as the JSON body of a 200', async () => {
    const { origin } = await apiOf(() => ok({ a: 1 }));

    expect(await (await fetch(`${origin}/v1/x`)).json()).toEqual({ a: 1 });
  });

  test('answers 413 where its function refuses the event as too large', async () => {
    const refused: Invocation = { ok: false, errorType: 'RequestEntityTooLarge', errorMessage: '' };
    const { origin } = await apiOf(() => refused);
    const response = await fetch(`${origin}/v1/x`);

    expect([response.status, await response.json()]).toEqual([413, { message: 'Request Entity Too Large' }]);
  });

  test.each([
    ['fails', { ok: false, errorType: 'E', errorMessage: 'm' } as Invocation],
    ['answers nonsense', ok({ statusCode: 'many' })],
  ])('answers 500 by itself when the function %s', async (_, invocation) => {
    const { origin } = await apiOf(() => invocation);
    const response = await fetch(`${origin}/v1/x`);

    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ message: 'Internal Server Error' });
  });

  test('replies with 503 when its function takes longer than the timeout of the integration', async () => {
    const never = () => new Promise<Invocation>(() => undefined);
    const { origin } = await apiOf(never, {}, { TimeoutInMillis: 50 });

    const response = await fetch(`${origin}/v1/x`);

    expect([response.status, await response.json()]).toEqual([503, { message: 'Service Unavailable' }]);
  });

  test('replies with 404 to a request without a route, and with 413 over 10 MB', async () => {
    const { origin, events } = await apiOf(() => ok({}));

    expect((await fetch(`${origin}/other`)).status).toBe(404);
    const body = new Uint8Array(10 * 1024 * 1024 + 1);
    expect((await fetch(`${origin}/v1/x`, { method: 'POST', body })).status).toBe(413);
    expect(events).toEqual([]);
  });

  test('replies to a preflight without its function, and adds CORS headers to every reply', async () => {
    const { origin, events } = await apiOf(() => ok({ statusCode: 200 }), {
      CorsConfiguration: {
        AllowOrigins: ['*'],
        AllowMethods: ['GET'],
        AllowHeaders: ['x-key'],
        ExposeHeaders: ['etag'],
      },
    });
    const headers = { origin: 'https://page.test', 'access-control-request-method': 'GET' };
    const preflight = await fetch(`${origin}/v1/x`, { method: 'OPTIONS', headers });
    const answer = await fetch(`${origin}/v1/x`, { headers: { origin: 'https://page.test' } });

    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toBe('x-key');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-expose-headers')).toBe('etag');
    expect(events).toHaveLength(1);
  });

  test('answers this machine only: another name may be rebound to it', async () => {
    const { origin, events } = await apiOf(() => ok({}));
    const statusAs = async (host: string) => {
      const [reply] = await once(get(`${origin}/v1/x`, { headers: { host } }), 'response');
      return reply.resume().statusCode;
    };

    expect(await statusAs('rebound.example')).toBe(421);
    expect(events).toHaveLength(0);
    expect(await statusAs(`localhost:${new URL(origin).port}`)).toBe(200);
  });

  test('replies with 429 over the throttle of its stage until the bucket has refilled', async () => {
    const throttle = { ThrottlingRateLimit: 1, ThrottlingBurstLimit: 2 };
    const { origin, events, clock } = await apiOf(() => ok({}), {}, {}, { DefaultRouteSettings: throttle });
    const status = async () => (await fetch(`${origin}/v1/x`)).status;

    expect([await status(), await status()]).toEqual([200, 200]);
    const refused = await fetch(`${origin}/v1/x`);
    expect([refused.status, await refused.json()]).toEqual([429, { message: 'Too Many Requests' }]);
    expect(events).toHaveLength(2);
    clock.now += 1_000;
    expect([await status(), await status()]).toEqual([200, 429]);
  });

  test('replies with 503 when its function has reached its reserved concurrency', async () => {
    const throttled: Invocation = { ok: false, errorType: 'TooManyRequestsException', errorMessage: '' };
    const { origin } = await apiOf(() => throttled);
    const response = await fetch(`${origin}/v1/x`);

    expect([response.status, await response.json()]).toEqual([503, { message: 'Service Unavailable' }]);
  });

  test('sends no CORS headers with its own errors, but with the replies of its function', async () => {
    const CorsConfiguration = { AllowOrigins: ['*'], AllowMethods: ['GET'], AllowHeaders: [] };
    const throttle = { ThrottlingRateLimit: 0, ThrottlingBurstLimit: 4 };
    const { origin } = await apiOf(
      (event) =>
        JSON.stringify(event).includes('/v1/broken')
          ? { ok: false, errorType: 'E', errorMessage: 'm' }
          : ok({ statusCode: 404 }),
      { CorsConfiguration },
      {},
      { DefaultRouteSettings: throttle },
    );
    const answerTo = async (path: string, body?: Uint8Array) => {
      const response = await fetch(`${origin}${path}`, {
        headers: { origin: 'https://page.test' },
        ...(body === undefined ? {} : { method: 'POST', body: Buffer.from(body) }),
      });
      return [response.status, response.headers.get('access-control-allow-origin')];
    };

    expect(await answerTo('/v1/x')).toEqual([404, '*']);
    expect(await answerTo('/other')).toEqual([404, null]);
    expect(await answerTo('/v1/x', new Uint8Array(10 * 1024 * 1024 + 1))).toEqual([413, null]);
    expect(await answerTo('/v1/broken')).toEqual([500, null]);
    expect(await answerTo('/v1/x')).toEqual([429, null]);
  });

  test.each([
    ['/v1/a%40b', '/v1/a@b', 'a@b'],
    ['/v1/a%2Bb', '/v1/a+b', 'a+b'],
    ['/v1/a+b', '/v1/a+b', 'a+b'],
    ['/v1/a%2540b', '/v1/a%40b', 'a%40b'],
    ['/v1/a%3Fb', '/v1/a', 'a'],
    ['/v1/a%23b', '/v1/a#b', 'a#b'],
    ['/%761/a', '/v1/a', 'a'],
    ['/v1/100%', '/v1/100%', '100%'],
  ])('hands on %s with the path %s, decoded once and ended at a decoded question mark', async (sent, rawPath, id) => {
    const { origin, events } = await apiOf(() => ok({}));
    await fetch(`${origin}${sent}?q=1`);

    expect(events[0]).toMatchObject({
      rawPath,
      rawQueryString: 'q=1',
      pathParameters: { id },
      requestContext: { http: { path: rawPath } },
    });
  });

  test('treats %2F as a separator, so that no variable of a route contains it', async () => {
    const { origin, events } = await apiOf(() => ok({}));

    expect((await fetch(`${origin}/v1/a%2Fb`)).status).toBe(404);
    expect((await fetch(`${origin}/v1%2Fa`)).status).toBe(200);
    expect(events).toHaveLength(1);
  });

  test('renames the header www-authenticate of a function', async () => {
    const { origin } = await apiOf(() =>
      ok({ statusCode: 401, headers: { 'WWW-Authenticate': 'Bearer', 'X-Other': 'o' } }),
    );
    const { headers } = await fetch(`${origin}/v1/x`);

    expect(headers.get('www-authenticate')).toBeNull();
    expect(headers.get('x-amzn-remapped-www-authenticate')).toBe('Bearer');
    expect(headers.get('x-other')).toBe('o');
  });

  test('is refused at start with an integration timeout of more than 30 s', async () => {
    await expect(apiOf(() => ok({}), {}, { TimeoutInMillis: 30_001 })).rejects.toThrow(
      /Int.*TimeoutInMillis/s,
    );
  });
});
