import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AgentInbox, ApiError, ConnectionFailed } from '../src/index.ts';

type Reply = { readonly status: number; readonly body?: unknown; readonly headers?: Record<string, string> };

/** A client whose server answers with these, one after the other; an Error is a broken connection. */
function clientOf(...replies: readonly (Reply | Error)[]): { client: AgentInbox; requests: Request[] } {
  const requests: Request[] = [];
  const left = [...replies];
  const fake = (async (url: string, init?: RequestInit) => {
    requests.push(new Request(url, init));
    const reply = left.shift();
    if (reply === undefined) throw new Error('one call more than expected');
    if (reply instanceof Error) throw reply;
    return new Response(bodyOf(reply), { status: reply.status, headers: reply.headers ?? {} });
  }) as typeof fetch;
  return { client: new AgentInbox({ baseUrl: 'https://x.test/v1/', apiKey: 'ia_k', fetch: fake }), requests };
}

/** A body whose connection breaks in the middle of it. */
const CUT = Symbol('cut');
/** The page of something else at this address. */
const PAGE = Symbol('page');

function bodyOf({ body }: Reply): BodyInit | null {
  if (body === undefined) return null;
  if (body === PAGE) return '<h1>Sign in</h1>';
  return body === CUT ? cut() : JSON.stringify(body);
}

function cut(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"inbox'));
      controller.error(new TypeError('terminated'));
    },
  });
}

const LIMITED: Reply = {
  status: 429,
  body: { name: 'rate_limited', message: 'Wait' },
  headers: { 'retry-after': '7' },
};
const BROKEN: Reply = { status: 503, body: undefined };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function settled<T>(work: Promise<T>): Promise<PromiseSettledResult<T>> {
  const [result] = await Promise.all([Promise.allSettled([work]), vi.runAllTimersAsync()]);
  return result[0];
}

describe('a call', () => {
  test('puts path, query and body where they belong', async () => {
    const { client, requests } = clientOf(
      { status: 200, body: {} },
      { status: 201, body: {} },
      { status: 204 },
    );
    await client.threads.list({ inbox_id: 'a+b@x.test', limit: 5, include_spam: true });
    await client.apiKeys.createForInbox({ inbox_id: 'a@x.test', name: 'k' });
    await client.inboxes.delete({ inbox_id: 'a@x.test' });
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET https://x.test/v1/inboxes/a%2Bb%40x.test/threads?limit=5&include_spam=true',
      'POST https://x.test/v1/inboxes/a%40x.test/api-keys',
      'DELETE https://x.test/v1/inboxes/a%40x.test',
    ]);
    expect(await requests[1]?.json()).toEqual({ name: 'k' });
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer ia_k');
  });

  test('encodes / ? and % of a path field twice, because the gateway decodes once before it routes', async () => {
    const { client, requests } = clientOf({ status: 204 });
    await client.lists.delete({ list: 'block', entry: 'a/b?c%2f#d@x.test' });

    expect(requests.map(({ url }) => url)).toEqual([
      'https://x.test/v1/lists/block/a%252Fb%253Fc%25252f%23d%40x.test',
    ]);
  });

  test('names a path field that is missing', async () => {
    const { client } = clientOf();
    await expect(client.inboxes.get({ inbox_id: '' })).rejects.toThrow('inbox_id is missing');
  });

  test.each(['.', '..'])('refuses %s in a path, which would be that of another call', async (inbox_id) => {
    const { client, requests } = clientOf();
    await expect(client.apiKeys.createForInbox({ inbox_id, name: 'k' })).rejects.toThrow(
      new TypeError(`inbox_id must not be ${inbox_id}`),
    );
    expect(requests).toEqual([]);
  });

  test('throws what the API answered, by name', async () => {
    const body = { name: 'validation', message: 'Invalid', errors: { username: 'too short' } };
    const { client } = clientOf({ status: 422, body, headers: { 'x-request-id': 'r1' } });
    const result = await settled(client.inboxes.create({ username: 'a' }));
    expect(result).toMatchObject({
      status: 'rejected',
      reason: { name: 'validation', status: 422, errors: { username: 'too short' }, requestId: 'r1' },
    });
    expect(result.status === 'rejected' && result.reason).toBeInstanceOf(ApiError);
  });

  test('waits as long as a rate limit says, and calls again, whatever the call', async () => {
    const { client, requests } = clientOf(LIMITED, { status: 201, body: { inbox_id: 'i' } });
    const began = Date.now();
    const result = await settled(client.inboxes.create({}));
    expect(result).toMatchObject({ status: 'fulfilled', value: { inbox_id: 'i' } });
    expect(Date.now() - began).toBeGreaterThanOrEqual(7000);
    expect(requests).toHaveLength(2);
  });

  test.each([
    [429, 'Too Many Requests', 'rate_limited'],
    [413, 'Request Entity Too Large', 'validation'],
    [404, 'Not Found', 'not_found'],
    [403, 'Forbidden', 'forbidden'],
    [503, 'Service Unavailable', 'internal_error'],
    [500, 'Internal Server Error', 'internal_error'],
  ])('answered %i with only the message, as API Gateway does, throws the name that the status has', async (status, message, name) => {
    const replies = Array.from({ length: 4 }, () => ({ status, body: { message } }));
    const result = await settled(clientOf(...replies).client.inboxes.list());
    expect(result).toMatchObject({ status: 'rejected', reason: { name, status, message } });
  });

  test('waits longer each time after a 429 that does not say how long, and creates once it is let in', async () => {
    const throttled: Reply = { status: 429, body: { message: 'Too Many Requests' } };
    const { client, requests } = clientOf(throttled, throttled, throttled, { status: 201, body: {} });
    const began = Date.now();
    expect(await settled(client.inboxes.create({}))).toMatchObject({ status: 'fulfilled' });
    expect(Date.now() - began).toBeGreaterThanOrEqual(500 + 1000 + 2000);
    expect(requests).toHaveLength(4);
  });

  test('does not wait longer than a window', async () => {
    const { client } = clientOf({ ...LIMITED, headers: { 'retry-after': '3600' } });
    expect(await settled(client.identity.whoami())).toMatchObject({ reason: { retryAfterSeconds: 3600 } });
  });

  test.each([
    ['the server fails', BROKEN],
    ['the connection breaks', new TypeError('fetch failed')],
  ])('that reads is repeated when %s', async (_, failure) => {
    const { client, requests } = clientOf(failure, failure, { status: 200, body: { count: 0 } });
    expect(await settled(client.inboxes.list())).toMatchObject({ status: 'fulfilled' });
    expect(requests).toHaveLength(3);
  });

  test.each([
    ['the server fails', BROKEN],
    ['the connection breaks', new TypeError('fetch failed')],
  ])('that creates is not repeated blindly when %s', async (_, failure) => {
    const { client, requests } = clientOf(failure);
    expect(await settled(client.inboxes.create({ username: 'abc' }))).toMatchObject({ status: 'rejected' });
    expect(requests).toHaveLength(1);
  });

  test('that creates with a client id is repeated', async () => {
    const { client, requests } = clientOf(BROKEN, { status: 200, body: {} });
    expect(await settled(client.inboxes.create({ client_id: 'one' }))).toMatchObject({ status: 'fulfilled' });
    expect(requests).toHaveLength(2);
  });

  test('fails when a success is not answered in JSON, also one that creates', async () => {
    const page: Reply = { status: 200, body: PAGE };
    const { client, requests } = clientOf(page, page, page, page, page);
    const failed = { status: 'rejected', reason: expect.any(ConnectionFailed) };

    expect(await settled(client.inboxes.create())).toMatchObject(failed);
    expect(requests.length).toBe(1);
    const [listed] = await Promise.all([settled(client.inboxes.list())]);
    expect(listed).toMatchObject(failed);
    expect(String((listed as PromiseRejectedResult).reason)).toContain(
      'is baseUrl the address of this service?',
    );
    expect(requests.length).toBe(5);
  });

  test('that reads is repeated when its answer breaks off in the middle, and one that creates is not', async () => {
    const read = clientOf({ status: 200, body: CUT }, { status: 200, body: { inbox_id: 'a@x.test' } });
    expect(await settled(read.client.inboxes.get({ inbox_id: 'a@x.test' }))).toMatchObject({
      value: { inbox_id: 'a@x.test' },
    });

    const created = clientOf({ status: 201, body: CUT });
    expect(await settled(created.client.inboxes.create({}))).toMatchObject({
      reason: { message: 'POST https://x.test/v1/inboxes: terminated' },
    });
  });

  test.each([
    [
      'no connection',
      new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED 1.2.3.4:9') }),
      'connect ECONNREFUSED 1.2.3.4:9',
    ],
    [
      'no connection to any address of a name',
      new TypeError('fetch failed', { cause: new AggregateError([new Error('connect ECONNREFUSED ::1:9')]) }),
      'connect ECONNREFUSED ::1:9',
    ],
    [
      'its time limit',
      new DOMException('The operation timed out', 'TimeoutError'),
      'The operation timed out',
    ],
  ])('that ends with %s throws method, address without query, and cause', async (_, cause, reason) => {
    const { client } = clientOf(cause, cause, cause, cause);
    const result = await settled(client.messages.list({ inbox_id: 'a@x.test', from: 'private' }));
    const error: unknown = result.status === 'rejected' ? result.reason : undefined;

    expect(error).toBeInstanceOf(ConnectionFailed);
    expect(error).toMatchObject({
      name: 'ConnectionFailed',
      message: `GET https://x.test/v1/inboxes/a%40x.test/messages: ${reason}`,
      method: 'GET',
      url: 'https://x.test/v1/inboxes/a%40x.test/messages',
      cause,
    });
  });

  test('gives up after its retries', async () => {
    const { client, requests } = clientOf(BROKEN, BROKEN, BROKEN, BROKEN);
    expect(await settled(client.inboxes.list())).toMatchObject({ reason: { status: 503 } });
    expect(requests).toHaveLength(4);
  });

  test('ends when its signal says so, in the midst of a wait', async () => {
    const { client } = clientOf(LIMITED);
    const controller = new AbortController();
    const call = client.identity.whoami({}, { signal: controller.signal });
    const result = Promise.allSettled([call]);
    await vi.advanceTimersByTimeAsync(100);
    controller.abort(new Error('enough'));
    expect((await result)[0]).toMatchObject({ status: 'rejected', reason: { message: 'enough' } });
  });

  test('goes through pages until there are no more', async () => {
    const page = (ids: readonly string[], next: string | null) => ({
      status: 200,
      body: { inboxes: ids.map((inbox_id) => ({ inbox_id })), next_page_token: next },
    });
    const { client, requests } = clientOf(page(['a', 'b'], 't1'), page([], 't2'), page(['c'], null));
    const seen: string[] = [];
    for await (const { inbox_id } of client.inboxes.listAll({ limit: 2 })) seen.push(inbox_id);
    expect(seen).toEqual(['a', 'b', 'c']);
    expect(requests.map(({ url }) => new URL(url).search)).toEqual([
      '?limit=2',
      '?limit=2&page_token=t1',
      '?limit=2&page_token=t2',
    ]);
  });
});
