import { inspect } from 'node:util';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CountedError } from '../../../lambdas/auth/identify.ts';
import {
  ApiError,
  ERROR_STATUS,
  forbidden,
  notFound,
  OutOfScopeError,
  rateLimited,
  unauthenticated,
} from '../../../lambdas/core/errors.ts';
import {
  deprecationHeaders,
  downloadReply,
  errorReply,
  jsonReply,
  type Reply,
} from '../../../lambdas/http/reply.ts';
import { type TransportContext, transportHandler } from '../../../lambdas/http/transport-handler.ts';
import { unused } from '../test-context.ts';
import { httpEvent } from './http-event.ts';

const lambdaContext: TransportContext = {
  callbackWaitsForEmptyEventLoop: false,
  functionName: 'api',
  functionVersion: '1',
  invokedFunctionArn: 'arn:aws:lambda:us-east-1:123456789012:function:api',
  memoryLimitInMB: '1024',
  awsRequestId: 'request-1',
  logGroupName: 'log',
  logStreamName: 'stream',
  getRemainingTimeInMillis: () => 29_000,
  done: () => undefined,
  fail: () => undefined,
  succeed: () => undefined,
  setReplyHeaders: unused('setReplyHeaders'),
};

async function answer(act: (setHeaders: TransportContext['setReplyHeaders']) => Reply): Promise<Reply> {
  return transportHandler(async (_event, setHeaders) => act(setHeaders))(httpEvent(), lambdaContext);
}

async function answerThrown(error: unknown): Promise<Reply> {
  return answer(() => {
    throw error;
  });
}

const bodyOf = (reply: Reply): unknown => JSON.parse(reply.body ?? 'null');

afterEach(() => {
  vi.restoreAllMocks();
});

describe('an error', () => {
  test('has the status of the interface', () => {
    expect(ERROR_STATUS).toEqual({
      unauthenticated: 401,
      forbidden: 403,
      read_only: 403,
      cap_hit: 403,
      not_found: 404,
      conflict: 409,
      address_unavailable: 409,
      validation: 422,
      rate_limited: 429,
      internal_error: 500,
    });
  });

  test.each([
    [unauthenticated(), 401, { 'www-authenticate': 'Bearer' }],
    [forbidden('no'), 403, {}],
    [new OutOfScopeError(), 403, {}],
    [notFound('inbox'), 404, {}],
    [rateLimited(17), 429, { 'retry-after': '17' }],
  ])('%s is its envelope and its headers', async (error, status, headers) => {
    const reply = await answerThrown(error);

    expect(reply.statusCode).toBe(status);
    expect(bodyOf(reply)).toEqual({ name: error.name, message: error.message });
    expect(reply.headers).toEqual({
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'x-request-id': 'request-1',
      'x-server-time': expect.any(String),
      ...headers,
    });
  });

  test('over the rate limit has rate-limit headers and names the seconds to wait', async () => {
    const reply = await answerThrown(
      new CountedError(rateLimited(12), { limit: 600, remaining: 0, resetSeconds: 12 }),
    );

    expect(reply.statusCode).toBe(429);
    expect(reply.headers).toMatchObject({
      'retry-after': '12',
      'ratelimit-limit': '600',
      'ratelimit-remaining': '0',
      'ratelimit-reset': '12',
    });
    expect(bodyOf(reply)).toMatchObject({
      name: 'rate_limited',
      message: expect.stringContaining('12 seconds'),
    });
  });

  test('to wait one second for says second', () => {
    expect(rateLimited(1).message).toContain('1 second.');
  });

  test('that was not foreseen says nothing of itself, in the answer or in the log', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const reply = await answerThrown(new TypeError('cannot read secret-subject of a mail'));

    expect(reply.statusCode).toBe(500);
    expect(bodyOf(reply)).toEqual({
      name: 'internal_error',
      message: expect.any(String),
      request_id: 'request-1',
    });
    expect(logged).toHaveBeenCalledTimes(1);
    const line = inspect(logged.mock.calls[0]?.[0]);
    expect(JSON.parse(line)).toMatchObject({
      level: 'ERROR',
      error: 'TypeError',
      request_id: 'request-1',
    });
    expect(line + reply.body).not.toContain('secret-subject');
  });

  test('that is not even an error is answered as well', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);

    expect((await answerThrown('a text')).statusCode).toBe(500);
  });

  test('that was foreseen is not logged', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await answerThrown(notFound('inbox'));

    expect(logged).not.toHaveBeenCalled();
  });
});

describe('every reply', () => {
  test('carries the request id and the headers that were collected on the way', async () => {
    const reply = await answer((setHeaders) => {
      setHeaders({ 'ratelimit-limit': '600' });
      setHeaders({ 'ratelimit-remaining': '599' });
      return jsonReply(200, {});
    });

    expect(reply.headers).toMatchObject({
      'x-request-id': 'request-1',
      'x-server-time': expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      'ratelimit-limit': '600',
      'ratelimit-remaining': '599',
    });
  });

  test('has no headers of another request', async () => {
    await answer((setHeaders) => {
      setHeaders({ 'ratelimit-remaining': '5' });
      return jsonReply(200, {});
    });
    const second = await answer(() => jsonReply(200, {}));

    expect(second.headers).not.toHaveProperty('ratelimit-remaining');
  });

  test('without content has no body', () => {
    expect(jsonReply(204, undefined)).toEqual({ statusCode: 204 });
  });
});

describe('bytes of strangers', () => {
  const download = {
    kind: 'bytes',
    bytes: Buffer.from('<script>'),
    filename: 'a.html',
    etag: '"abc"',
  } as const;

  test('are never shown nor guessed by a browser', () => {
    const reply = downloadReply(download, undefined);

    expect(reply).toMatchObject({ statusCode: 200, isBase64Encoded: true });
    expect(Buffer.from(reply.body ?? '', 'base64').toString()).toBe('<script>');
    expect(reply.headers).toEqual({
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-cache',
      'content-disposition': expect.stringMatching(/^attachment; filename="a\.html"/),
      etag: '"abc"',
    });
  });

  test.each([
    '"abc"',
    '"x", "abc"',
    '"x" ,"abc","y"',
    'W/"x", W/"abc"',
    '*',
    ' * ',
  ])('are not sent again to who has them: %s', (header) => {
    const reply = downloadReply(download, header);

    expect(reply).toMatchObject({ statusCode: 304, headers: { etag: '"abc"' } });
    expect(reply.body).toBeUndefined();
  });

  test.each(['"other"', 'abc', '', '"*"', '"x", *'])('are sent to who has others: %j', (header) => {
    expect(downloadReply(download, header).statusCode).toBe(200);
  });

  test('that are large are a link that is not cached', () => {
    expect(downloadReply({ kind: 'redirect', url: 'https://bucket.test/x' }, undefined)).toEqual({
      statusCode: 302,
      headers: { location: 'https://bucket.test/x', 'cache-control': 'no-store' },
    });
  });
});

test('an error keeps its cause for the log, and not in the reply', () => {
  const cause = new Error('deeper');
  const error = new ApiError('conflict', 'again', { cause });

  expect(error.cause).toBe(cause);
  expect(errorReply(error, 'r').body).not.toContain('deeper');
});

const since = new Date('2027-01-02T03:04:05Z');

test.each([
  ['nothing', undefined, {}],
  ['since when', { since }, { deprecation: '@1798859045' }],
  [
    'since when, and when the operation goes',
    { since, sunset: new Date('2028-01-01T00:00:00Z') },
    { deprecation: '@1798859045', sunset: 'Sat, 01 Jan 2028 00:00:00 GMT' },
  ],
])('deprecationHeaders say %s [D-GEN-24]', (_, deprecated, headers) => {
  expect(deprecationHeaders(deprecated)).toEqual(headers);
});
