import { afterEach, expect, test } from 'vitest';
import type { Invocation, JsonObject, Running } from '../../src/contract.ts';
import { freePort } from '../../src/engines/free-port.ts';
import { startFunctionUrl } from '../../src/function-url/function-url.ts';
import { PAYLOAD_BYTES } from '../../src/functions/function-pool.ts';
import type { Functions } from '../../src/functions/functions.ts';
import { testDeployment } from '../template/test-deployment.ts';

const running: Running[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
});

async function urlOf(invocation: Invocation, properties: JsonObject = {}) {
  const events: JsonObject[] = [];
  const target = {
    invoke: async (event: JsonObject) => {
      events.push(event);
      return invocation;
    },
  };
  const port = await freePort();
  running.push(
    await startFunctionUrl({
      url: {
        logicalId: 'Url',
        type: 'AWS::Lambda::Url',
        properties: { TargetFunctionArn: 'fn', AuthType: 'NONE', ...properties },
      },
      functions: { find: () => target } as unknown as Functions,
      deployment: testDeployment,
      port,
      onFailure: (error) => {
        throw error;
      },
    }),
  );
  return { origin: `http://127.0.0.1:${port}`, events };
}

const ok = (payload: JsonObject): Invocation => ({ ok: true, payload });

test.each(
  '/a%40b /a%2Fb /a%3Fb /a%2Bb /a%2540b'.split(' '),
)('a function URL hands on the path %s as it was sent', async (path) => {
  const { origin, events } = await urlOf(ok({}));
  await fetch(`${origin}${path}?q=%20`);

  expect(events[0]).toMatchObject({
    rawPath: path,
    rawQueryString: 'q=%20',
    requestContext: { http: { path } },
  });
});

test('a function URL renames the header www-authenticate of its function', async () => {
  const { origin } = await urlOf(ok({ statusCode: 401, headers: { 'www-authenticate': 'Bearer' } }));
  const { status, headers } = await fetch(origin);

  expect([status, headers.get('www-authenticate'), headers.get('x-amzn-remapped-www-authenticate')]).toEqual([
    401,
    null,
    'Bearer',
  ]);
});

test.each<[number, string, Invocation]>([
  [
    429,
    'is at its reserved concurrency',
    { ok: false, errorType: 'TooManyRequestsException', errorMessage: '' },
  ],
  [413, 'refuses the event', { ok: false, errorType: 'RequestEntityTooLarge', errorMessage: '' }],
  [502, 'fails', { ok: false, errorType: 'Error', errorMessage: 'broken' }],
  [502, 'answers with a status that is none', ok({ statusCode: 'many' })],
])('a function URL answers %i by itself when its function %s', async (status, _what, invocation) => {
  const { origin } = await urlOf(invocation);
  const response = await fetch(origin);

  expect([response.status, await response.json()]).toEqual([status, { message: expect.any(String) }]);
});

test('a function URL replies with 413 over 6 MB and does not invoke its function', async () => {
  const { origin, events } = await urlOf(ok({}));
  const response = await fetch(origin, { method: 'POST', body: new Uint8Array(PAYLOAD_BYTES + 1) });

  expect([response.status, events.length]).toEqual([413, 0]);
});

test('a function URL with response streaming is refused at start', async () => {
  await expect(urlOf(ok({}), { InvokeMode: 'RESPONSE_STREAM' })).rejects.toThrow(/Url.*InvokeMode/s);
});
