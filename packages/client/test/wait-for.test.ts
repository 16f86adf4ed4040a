import { afterEach, expect, test, vi } from 'vitest';
import { AgentInbox, WaitTimeout } from '../src/index.ts';

const INBOX = 'a@x.test';
const SERVER_TIME = '2026-11-22T12:00:00.000Z';
const MINUTE_BEFORE = '2026-11-22T11:59:00.000Z';
const SINCE = new Date('2026-11-22T10:00:00.000Z');

interface Mail {
  readonly message_id: string;
  readonly subject: string;
  readonly from: string;
  readonly received_at: string;
}

function mail(message_id: string, subject: string, received_at: string): Mail {
  return { message_id, subject, from: 'Shop <shop@sender.test>', received_at };
}

type Reply = { readonly status: number; readonly headers?: Record<string, string> } | readonly Mail[] | Mail;

/** A client whose server answers with these, one after the other; a call that is left over gets no answer. */
function clientOf(...replies: readonly Reply[]): { client: AgentInbox; calls: string[] } {
  const calls: string[] = [];
  const left = [...replies];
  const fake = (async (url: string, { signal }: RequestInit = {}) => {
    calls.push(decodeURIComponent(url.replace('https://x.test/v1/inboxes/a%40x.test/messages', '')));
    const reply = left.shift();
    if (reply === undefined) {
      return await new Promise((_, reject) => {
        if (signal?.aborted === true) reject(signal.reason);
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
    }
    if ('status' in reply) return new Response('{}', { status: reply.status, headers: reply.headers ?? {} });
    const body = Array.isArray(reply) ? { messages: reply, next_page_token: null } : reply;
    return new Response(JSON.stringify(body), { headers: { 'x-server-time': SERVER_TIME } });
  }) as typeof fetch;
  const options = { baseUrl: 'https://x.test/v1', apiKey: 'ia_k', fetch: fake, maxRetries: 1 };
  return { client: new AgentInbox(options), calls };
}

const code = mail('m9', 'Your code', '2026-11-22T12:00:09.000Z');

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.each([
  -3_600_000, 0, 3_600_000,
])('counts mail since a minute before the call by the clock of the service, on a machine that is %d ms off', async (offMs) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(SERVER_TIME) + offMs });
  const { client, calls } = clientOf([], [code], code);

  expect((await client.messages.waitFor(INBOX)).message_id).toBe('m9');

  const [first, list = ''] = calls;
  expect(first).toBe('?limit=1');
  const after = Date.parse(new URLSearchParams(list).get('after') ?? '');
  // Less what the first answer took.
  expect(Date.parse(MINUTE_BEFORE) - after).toBeGreaterThanOrEqual(0);
  expect(Date.parse(MINUTE_BEFORE) - after).toBeLessThan(30_000);
});

test('lets the service look for texts, and wait', async () => {
  const { client, calls } = clientOf([], [], [], [code], code);

  await client.messages.waitFor(INBOX, { from: 'SHOP', subject: 'code', since: '2026-11-22T10:00:00Z' });

  const list = '?limit=100&from=SHOP&subject=code&after=2026-11-22T10:00:00.000Z';
  const [swept, waited] = [`${list}&ascending=true`, `${list}&wait=25`];
  expect(calls).toEqual([swept, waited, swept, waited, '/m9']);
});

test('waits behind what does not match, and reads the list again soon: mail can appear late', async () => {
  const other = mail('m5', 'News', '2026-11-22T12:00:05.000Z');
  const late = mail('m4', 'Your code', '2026-11-22T12:00:04.000Z');
  const { client, calls } = clientOf([], [other], [other], [], [other], [], [late, other], late);

  const found = await client.messages.waitFor(INBOX, { subject: /code/g, since: SINCE });

  expect(found.message_id).toBe('m4');
  const recent = '?limit=100&after=2026-11-22T11:58:05.000Z&ascending=true';
  const behind = '?limit=100&after=2026-11-22T12:00:05.000Z';
  expect(calls).toEqual([
    '?limit=100&after=2026-11-22T10:00:00.000Z&ascending=true',
    '?limit=100&after=2026-11-22T10:00:00.000Z&wait=25',
    recent,
    `${behind}&wait=1`,
    recent,
    `${behind}&wait=2`,
    recent,
    '/m4',
  ]);
});

test('returns the first of several that match', async () => {
  const later = mail('m10', 'Your code', '2026-11-22T12:00:10.000Z');
  const { client, calls } = clientOf([], [later, code], code);
  await client.messages.waitFor(INBOX, { since: SINCE });
  expect(calls.at(-1)).toBe('/m9');
});

test('lets the service wait no longer than its own time, and then says that none came', async () => {
  // The test says when the time is up.
  const timeout = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
  const { client, calls } = clientOf([]);
  const waiting = client.messages.waitFor(INBOX, { since: SINCE, timeout: 20 });
  const outcome = expect(waiting).rejects.toBeInstanceOf(WaitTimeout);
  await expect.poll(() => calls.length).toBe(2);
  timeout.abort(new DOMException('The time is up', 'TimeoutError'));
  await outcome;
  expect(calls.at(-1)).toBe('?limit=100&after=2026-11-22T10:00:00.000Z&wait=1');
});

test('ends with the reason of its signal', async () => {
  const { client } = clientOf([]);
  const stop = new AbortController();
  const waiting = client.messages.waitFor(INBOX, { since: SINCE, signal: stop.signal });
  stop.abort(new Error('not needed any more'));
  await expect(waiting).rejects.toThrow('not needed any more');
});

test.each([
  [401, 'unauthenticated'],
  [404, 'not_found'],
])('is the error %d at once', async (status, name) => {
  const { client, calls } = clientOf({ status });
  await expect(client.messages.waitFor(INBOX)).rejects.toMatchObject({ status, name });
  expect(calls).toHaveLength(1);
});

test('waits again when too many calls waited', async () => {
  const busy = { status: 429, headers: { 'retry-after': '0' } };
  const { client, calls } = clientOf([], busy, [code], code);
  expect((await client.messages.waitFor(INBOX, { since: SINCE })).message_id).toBe('m9');
  expect(calls[2]).toBe(calls[1]);
});

test('throws what the network says of an address at which nothing listens', async () => {
  const refused = new TypeError('fetch failed');
  const dead = (() => Promise.reject(refused)) as typeof fetch;
  const client = new AgentInbox({ baseUrl: 'https://x.test/v1', apiKey: 'k', fetch: dead, maxRetries: 0 });
  await expect(client.messages.waitFor(INBOX)).rejects.toMatchObject({
    name: 'ConnectionFailed',
    cause: refused,
  });
});
