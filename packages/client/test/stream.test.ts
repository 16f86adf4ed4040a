import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, ConnectionFailed } from '../src/errors.ts';
import { type StreamedEvent as Arrival, type StreamSource, streamEvents } from '../src/stream.ts';

/** A socket that opens by itself, and breaks when the test says so. */
class PlayedSocket extends EventTarget {
  static readonly opened: PlayedSocket[] = [];
  /** What each socket is sent when it has opened, from the first. */
  static replays: readonly (readonly object[])[] = [];
  static isDead = false;
  static opens = true;
  readonly OPEN = 1;
  readyState = 0;

  readonly after: string | null;

  constructor(url: URL) {
    super();
    this.after = url.searchParams.get('after');
    const number = PlayedSocket.opened.push(this);
    queueMicrotask(() => {
      if (!PlayedSocket.opens) return this.close();
      this.readyState = this.OPEN;
      this.dispatchEvent(new Event('open'));
      for (const frame of PlayedSocket.replays[number - 1] ?? []) this.say(frame);
    });
  }

  say(frame: object | string): void {
    const data = typeof frame === 'string' ? frame : JSON.stringify(frame);
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  close(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }

  /** A service that lives answers each ping. */
  send(): void {
    if (!PlayedSocket.isDead) this.dispatchEvent(new MessageEvent('message', { data: '{"type":"pong"}' }));
  }
}

/** An event frame. @param cursor of what follows it */
function frame(event_id: string, cursor: string) {
  return { type: 'event', ...eventOf(event_id), cursor };
}

function eventOf(event_id: string) {
  const timestamp = '2026-11-21T07:00:00.000Z';
  const ids = { inbox_id: 'ada@agents.test', thread_id: 'thr', message_id: `msg of ${event_id}` };
  return { event_type: 'message.received' as const, event_id, timestamp, ...ids };
}

const DOWN = new ConnectionFailed('GET', 'https://x.test/v1/events', 'connect ECONNREFUSED');
const caughtUp = (cursor: string) => ({ type: 'caught_up', cursor });

/** @param events what `GET /events` answers */
function source(events: StreamSource['events'] = async (after) => page([], after)): StreamSource {
  return {
    streamUrl: 'wss://stream.test/v1',
    apiKey: 'ia_key',
    WebSocket: PlayedSocket as unknown as StreamSource['WebSocket'],
    begin: async () => 'begin',
    events,
  };
}

function page(ids: readonly string[], cursor: string) {
  const events = ids.map((id) => ({ type: 'event' as const, ...eventOf(id) }));
  return { events, count: ids.length, limit: 100, cursor, has_more: false };
}

function idOf({ value }: IteratorResult<Arrival, void>): string | undefined {
  return value?.event_id;
}

/** Breaks the first connection. @returns what the next one yields */
async function breakFirst(events: AsyncGenerator<Arrival, void, undefined>): Promise<string | undefined> {
  const next = events.next();
  await vi.advanceTimersByTimeAsync(0);
  PlayedSocket.opened[0]?.close();
  await vi.advanceTimersByTimeAsync(1_000);
  return idOf(await next);
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  PlayedSocket.isDead = false;
  PlayedSocket.opens = true;
  PlayedSocket.opened.length = 0;
  PlayedSocket.replays = [];
  vi.useRealTimers();
});

describe('a stream of events', () => {
  test('connects again behind the last cursor, and yields each event once', async () => {
    PlayedSocket.replays = [
      [frame('evt_1', 'c1'), caughtUp('c2'), frame('evt_2', 'c2')],
      [frame('evt_2', 'c3'), frame('evt_3', 'c4'), caughtUp('c4')],
    ];
    const events = streamEvents(source(), {});

    expect([idOf(await events.next()), idOf(await events.next())]).toEqual(['evt_1', 'evt_2']);
    expect(await breakFirst(events)).toBe('evt_3');

    expect(PlayedSocket.opened.map(({ after }) => after)).toEqual(['begin', 'c2']);
    await events.return();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('goes on behind the last event of a replay that broke', async () => {
    PlayedSocket.replays = [[frame('evt_1', 'c1')], [frame('evt_2', 'c2')]];
    const events = streamEvents(source(), {});
    await events.next();

    expect(await breakFirst(events)).toBe('evt_2');
    expect(PlayedSocket.opened[1]?.after).toBe('c1');
    await events.return();
  });

  test.each([
    '<html>',
    'null',
  ])('goes on in another connection after the text %s, which is no frame', async (text) => {
    PlayedSocket.replays = [[frame('evt_1', 'c1')], [frame('evt_2', 'c2')]];
    const events = streamEvents(source(), {});
    await events.next();
    const next = events.next();

    PlayedSocket.opened[0]?.say(text);
    PlayedSocket.opened[0]?.say(frame('evt_0', 'c9'));
    await vi.advanceTimersByTimeAsync(1_000);

    expect(idOf(await next)).toBe('evt_2');
    expect(PlayedSocket.opened[1]?.after).toBe('c1');
    await events.return();
  });

  test('does not go on from the cursor of what arrives, which is where the replay ended or before it', async () => {
    PlayedSocket.replays = [[caughtUp('c2'), frame('evt_1', 'c0')], [frame('evt_2', 'c3')]];
    const events = streamEvents(source(), {});
    await events.next();

    expect(await breakFirst(events)).toBe('evt_2');
    expect(PlayedSocket.opened[1]?.after).toBe('c2');
    await events.return();
  });

  test('gives what arrives the cursor that everything before it is behind', async () => {
    PlayedSocket.replays = [[frame('evt_1', 'c1'), caughtUp('c2'), frame('evt_2', 'c1')]];
    const events = streamEvents(
      source(async () => page(['evt_2'], 'c3')),
      {},
    );
    const cursors = [(await events.next()).value?.cursor, (await events.next()).value?.cursor];
    await vi.advanceTimersByTimeAsync(4 * 60_000);
    PlayedSocket.opened[0]?.say(frame('evt_3', 'c1'));
    cursors.push((await events.next()).value?.cursor);

    expect(cursors).toEqual(['c1', 'c2', 'c3']);
    await events.return();
  });

  test('reads the log every few minutes: what was lost on its way comes, and the cursor moves on', async () => {
    PlayedSocket.replays = [[caughtUp('c1'), frame('evt_1', 'c1')], [frame('evt_3', 'c3')]];
    const asked: string[] = [];
    const events = streamEvents(
      source(async (after) => {
        asked.push(after);
        return page(asked.length === 1 ? ['evt_1', 'evt_2'] : [], 'c2');
      }),
      {},
    );
    await events.next();
    const lost = events.next();
    await vi.advanceTimersByTimeAsync(4 * 60_000);
    expect(idOf(await lost)).toBe('evt_2');

    expect(await breakFirst(events)).toBe('evt_3');
    expect(asked).toEqual(['c1', 'c2']);
    expect(PlayedSocket.opened[1]?.after).toBe('c2');
    await events.return();
  });

  test('begins behind what is asked for once the service answers', async () => {
    PlayedSocket.replays = [[frame('evt_1', 'c1')]];
    let calls = 0;
    const begin = async () => {
      calls += 1;
      if (calls < 3) throw DOWN;
      return '2026-11-21T07:00:00.000Z';
    };
    const events = streamEvents({ ...source(), begin }, {});
    const next = events.next();
    await vi.advanceTimersByTimeAsync(5_000);

    expect(idOf(await next)).toBe('evt_1');
    expect(PlayedSocket.opened[0]?.after).toBe('2026-11-21T07:00:00.000Z');
    await events.return();
  });

  test.each([403, 404, 422])('ends with what the service refuses with %i', async (status) => {
    const refused = new ApiError(new Response('', { status }), { name: 'forbidden', message: 'No' });
    const events = streamEvents(
      source(() => Promise.reject(refused)),
      {},
    );
    const outcome = events.next().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(0);
    PlayedSocket.opened[0]?.close();

    expect(await outcome).toBe(refused);
  });

  test('ends with the reason when its key is not valid any more', async () => {
    const body = { name: 'unauthenticated', message: 'Revoked' };
    const revoked = new ApiError(new Response('', { status: 401 }), body);
    const events = streamEvents({ ...source(), begin: () => Promise.reject(revoked) }, {});

    await expect(events.next()).rejects.toMatchObject({ name: 'StreamEnded', message: 'Revoked' });
  });

  test('tells once per outage that the service is down or the socket does not open, and when it is open', async () => {
    let isDown = false;
    const told: unknown[] = [];
    const stop = new AbortController();
    const events = streamEvents(
      source(async (after) => {
        if (isDown) throw DOWN;
        return page([], after);
      }),
      {
        signal: stop.signal,
        onConnect: () => told.push('open'),
        onDisconnect: (error) => told.push(String(error)),
      },
    );
    const next = events.next();
    const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);
    const end = () => PlayedSocket.opened.at(-1)?.close();
    await seconds(1);
    end(); // The gateway ends each connection after two hours.
    await seconds(1);
    expect(told).toEqual(['open']);
    [isDown, PlayedSocket.opens] = [true, false];
    end();
    await seconds(100);
    [isDown, PlayedSocket.opens] = [false, true];
    await seconds(60);
    PlayedSocket.opens = false;
    end();
    await seconds(100);

    expect(told).toEqual([
      'open',
      'ConnectionFailed: GET https://x.test/v1/events: connect ECONNREFUSED',
      'open',
      'ConnectionFailed: GET wss://stream.test/v1: the WebSocket did not open',
    ]);
    stop.abort();
    await next;
  });

  test.each([
    ['a mistake in the program', { begin: () => Promise.reject(new TypeError('bug')) }, {}, 'bug'],
    ['an address that no WebSocket takes', { streamUrl: 'no address' }, {}, 'Invalid URL'],
    ['what onConnect throws', {}, { onConnect: () => assert.fail('mine') }, 'mine'],
  ])('ends with %s', async (_, given, options, reason) => {
    const next = streamEvents({ ...source(), ...given }, options).next();

    await expect(next).rejects.toThrow(reason);
  });

  test('notices a connection that has gone without a word, and opens another', async () => {
    PlayedSocket.replays = [[frame('evt_1', 'c1')], [frame('evt_2', 'c2')]];
    const events = streamEvents(source(), {});
    await events.next();
    const next = events.next();
    await vi.advanceTimersByTimeAsync(20 * 60_000);
    expect(PlayedSocket.opened).toHaveLength(1);

    PlayedSocket.isDead = true;
    await vi.advanceTimersByTimeAsync(5 * 60_000);

    expect(idOf(await next)).toBe('evt_2');
    expect(PlayedSocket.opened).toHaveLength(2);
    await events.return();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('ends without an error when it is stopped between two connections', async () => {
    const stop = new AbortController();
    const down = () => Promise.reject(DOWN);
    const events = streamEvents({ ...source(), begin: down }, { signal: stop.signal });
    const next = events.next();
    await vi.advanceTimersByTimeAsync(0);
    stop.abort();

    expect(await next).toEqual({ done: true, value: undefined });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('ends without an error when it is stopped', async () => {
    const stop = new AbortController();
    PlayedSocket.replays = [[frame('evt_1', 'c1')]];
    const events = streamEvents(source(), { signal: stop.signal });
    await events.next();
    const next = events.next();
    stop.abort();

    expect(await next).toEqual({ done: true, value: undefined });
  });
});
