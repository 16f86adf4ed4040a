import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AgentInbox, type StreamedEvent } from '../src/index.ts';
import { SeenEvents } from '../src/seen-events.ts';

const SERVER_TIME = '2026-11-22T12:00:00.000Z';
const BUSY = { status: 429, headers: { 'retry-after': '7' } };
const DOWN = new TypeError('fetch failed');

type Reply = Error | { readonly status: number; readonly headers?: Record<string, string> } | object;

function page(ids: readonly string[], cursor: string): Reply {
  const events = ids.map((event_id) => ({ type: 'event', event_id, message_id: `msg of ${event_id}` }));
  return { events, count: ids.length, limit: 100, cursor, has_more: false };
}

/** A client whose server answers with these, one after the other, and then not at all. */
function clientOf(...replies: readonly Reply[]): { client: AgentInbox; calls: string[] } {
  const calls: string[] = [];
  const left = [...replies];
  const fake = (async (url: string, { signal }: RequestInit = {}) => {
    calls.push(decodeURIComponent(url.replace('https://x.test/v1', '')));
    const reply = left.shift();
    if (reply === undefined) {
      return await new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
    }
    if (reply instanceof Error) throw reply;
    if ('status' in reply) {
      const { status, headers } = Object(reply);
      return new Response('{}', { status, headers: headers ?? {} });
    }
    return new Response(JSON.stringify(reply), { headers: { 'x-server-time': SERVER_TIME } });
  }) as typeof fetch;
  const options = { baseUrl: 'https://x.test/v1', apiKey: 'ia_k', fetch: fake, maxRetries: 0 };
  return { client: new AgentInbox(options), calls };
}

async function take(events: AsyncGenerator<StreamedEvent, void, undefined>, count: number) {
  const taken: string[] = [];
  for await (const { event_id, cursor } of events) {
    taken.push(`${event_id} ${cursor}`);
    if (taken.length === count) break;
  }
  return taken;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('events.follow', () => {
  test('lets the service wait, goes on with each cursor, and yields each event once', async () => {
    const { client, calls } = clientOf(
      page(['e1', 'e2'], 'c1'),
      page([], 'c2'),
      // A late entry of the log repeats its neighbours.
      page(['e1', 'late', 'e2'], 'c3'),
      page(['e3'], 'c4'),
    );

    const events = client.events.follow({ after: 'c0', inbox_ids: ['a@x.test'] });

    // Each has the cursor behind which nothing that follows it is missed.
    expect(await take(events, 4)).toEqual(['e1 c0', 'e2 c1', 'late c2', 'e3 c4']);
    const asked = (after: string) => `/events?inbox_ids=["a@x.test"]&limit=100&wait=25&after=${after}`;
    expect(calls).toEqual(['c0', 'c1', 'c2', 'c3'].map(asked));
  });

  test('begins with the call by the clock of the service, or with since', async () => {
    const { client, calls } = clientOf({}, page(['e1'], 'c1'), page(['e2'], 'c2'));

    await take(client.events.follow(), 1);
    // JavaScript programs pass one inbox as text.
    const inbox_ids = Object('a@x.test').valueOf();
    await take(client.events.follow({ since: '2026-11-22T10:00:00Z', inbox_ids }), 1);

    const [first, list = '', since] = calls;
    expect(first).toBe('/whoami');
    const begin = Date.parse(new URLSearchParams(list.split('?')[1]).get('after') ?? '');
    expect(Date.parse(SERVER_TIME) - begin).toBeGreaterThanOrEqual(0);
    expect(Date.parse(SERVER_TIME) - begin).toBeLessThan(30_000);
    expect(since).toBe('/events?inbox_ids=["a@x.test"]&limit=100&wait=25&after=2026-11-22T10:00:00.000Z');
  });

  test('goes on when the service or the network failed, or too many calls waited', async () => {
    const { client, calls } = clientOf(DOWN, { status: 503 }, BUSY, page(['e1'], 'c1'));
    const events = take(client.events.follow({ after: 'c0' }), 1);
    await vi.advanceTimersByTimeAsync(5_000);

    expect(await events).toEqual(['e1 c1']);
    expect(new Set(calls).size).toBe(1);
  });

  test('tells once that the service is down, and when it answers', async () => {
    const told: unknown[] = [];
    const { client } = clientOf(page(['e1'], 'c1'), DOWN, DOWN, page(['e2'], 'c2'));
    const events = take(
      client.events.follow({
        after: 'c0',
        onConnect: () => told.push('up'),
        onDisconnect: (error) => told.push(String(error)),
      }),
      2,
    );
    await vi.advanceTimersByTimeAsync(5_000);
    await events;
    expect(told).toEqual(['up', expect.stringMatching(/^ConnectionFailed: .*fetch failed/), 'up']);
  });

  test.each([401, 403, 404, 422])('throws what the service refuses with %i', async (status) => {
    const { client, calls } = clientOf({ status });

    await expect(client.events.follow({ after: 'c0' }).next()).rejects.toMatchObject({ status });
    expect(calls).toHaveLength(1);
  });

  test.each([
    ['while the service waits', []],
    ['while it pauses after a failure', [DOWN]],
  ])('ends without an error when it is stopped %s', async (_, replies) => {
    const stop = new AbortController();
    const { client } = clientOf(...replies);
    const next = client.events.follow({ after: 'c0', signal: stop.signal }).next();
    await vi.advanceTimersByTimeAsync(0);
    stop.abort();

    expect(await next).toEqual({ done: true, value: undefined });
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('the last 20,000 events are remembered, and no more', () => {
  const seen = new SeenEvents();
  const add = (from: number, to: number) => {
    let isNew = 0;
    for (let i = from; i < to; i++) if (seen.add(`evt_${i}`)) isNew += 1;
    return isNew;
  };

  expect(add(0, 20_000)).toBe(20_000);
  expect(add(0, 20_000)).toBe(0);
  expect(add(20_000, 20_001)).toBe(1);
  expect(add(1, 20_001)).toBe(0);
  expect(add(0, 1)).toBe(1);
});
