import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../src/errors.ts';
import { type MessageEvent as Arrival, type StreamSource, streamEvents } from '../src/stream.ts';

/** A socket that opens by itself, and breaks when the test says so. */
class PlayedSocket extends EventTarget {
  static readonly opened: PlayedSocket[] = [];
  static isDead = false;
  readonly OPEN = 1;
  readyState = 0;

  constructor() {
    super();
    PlayedSocket.opened.push(this);
    queueMicrotask(() => {
      this.readyState = this.OPEN;
      this.dispatchEvent(new Event('open'));
    });
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

function eventOf(message_id: string): Arrival {
  const timestamp = '2026-11-21T07:00:00.000Z';
  return {
    event_type: 'message.received',
    timestamp,
    inbox_id: 'ada@agents.test',
    thread_id: 'thr',
    message_id,
  };
}

/** A list that fails before it gives anything. */
function failing(error: Error): AsyncIterable<Arrival> {
  return { [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(error) }) };
}

/** The list of messages from which the stream fills a gap; `missed` gets the start of the gap. */
function source(missed: StreamSource['missed'], begin = Date.now()): StreamSource {
  return {
    streamUrl: 'wss://stream.test/v1',
    apiKey: 'ia_key',
    WebSocket: PlayedSocket as unknown as typeof WebSocket,
    missed,
    refusal: async () => undefined,
    begin: () => begin,
    now: () => Date.now(),
  };
}

/**
 * A stream, and the start of the gap that each of its lists was asked for.
 * @param listOf what the n-th list has, from 1
 */
function streamOfLists(listOf: (n: number) => readonly Arrival[]) {
  const asked: number[] = [];
  const begin = Date.now();
  const missed = async function* (from: () => number) {
    asked.push(from());
    yield* listOf(asked.length);
  };
  return { asked, begin, events: streamEvents(source(missed, begin), {}) };
}

afterEach(() => {
  PlayedSocket.isDead = false;
  vi.useRealTimers();
});

describe('a stream of events', () => {
  test('lists once more a little later, for lists lag behind what was announced to nobody yet', async () => {
    vi.useFakeTimers();
    const { asked, begin, events } = streamOfLists((n) =>
      n === 2 ? [eventOf('msg_1'), eventOf('msg_2')] : [eventOf('msg_1')],
    );

    expect(await events.next()).toMatchObject({ value: { message_id: 'msg_1' } });
    const next = events.next();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await next).toMatchObject({ value: { message_id: 'msg_2' } });
    await events.return();

    expect(asked).toEqual([begin, begin]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('opens a socket anew when that list fails, and lists again', async () => {
    vi.useFakeTimers();
    const { events } = streamOfLists((n) => {
      if (n === 2) throw new Error('The service is away');
      return [eventOf(`msg_${n}`)];
    });
    await events.next();
    const socket = PlayedSocket.opened.at(-1);
    const next = events.next();
    await vi.advanceTimersByTimeAsync(11_000);

    expect(await next).toMatchObject({ value: { message_id: 'msg_3' } });
    expect(PlayedSocket.opened.at(-1)).not.toBe(socket);
    await events.return();
  });

  test('goes on when the service is away while it lists', async () => {
    vi.useFakeTimers();
    const { asked, begin, events } = streamOfLists((n) => {
      if (n === 1) throw new TypeError('fetch failed');
      if (n === 2) throw new ApiError(new Response('', { status: 503 }), undefined);
      return [eventOf('msg_1')];
    });
    const next = events.next();
    await vi.advanceTimersByTimeAsync(5_000);

    expect(await next).toMatchObject({ value: { message_id: 'msg_1' } });
    expect(asked).toEqual([begin, begin, begin]);
    await events.return();
  });

  test('ends with what the service refuses: listing again would not change it', async () => {
    const refused = new ApiError(new Response('', { status: 403 }), { name: 'forbidden', message: 'No' });
    const events = streamEvents(
      source(() => failing(refused)),
      {},
    );

    await expect(events.next()).rejects.toBe(refused);
  });

  test('ends with the reason when its key was revoked while it listed', async () => {
    const revoked = new ApiError(new Response('', { status: 401 }), {
      name: 'unauthenticated',
      message: 'Revoked',
    });
    const played = source(() => failing(revoked));
    const events = streamEvents({ ...played, refusal: async () => 'Revoked' }, {});

    await expect(events.next()).rejects.toMatchObject({ name: 'StreamEnded', message: 'Revoked' });
  });

  test('notices a connection that has gone without a word, and opens another', async () => {
    vi.useFakeTimers();
    const { events } = streamOfLists((n) => [eventOf(`msg_${n < 3 ? 1 : 2}`)]);
    await events.next();
    const [socket, next] = [PlayedSocket.opened.at(-1), events.next()];
    await vi.advanceTimersByTimeAsync(20 * 60_000);
    expect(PlayedSocket.opened.at(-1)).toBe(socket);

    PlayedSocket.isDead = true;
    await vi.advanceTimersByTimeAsync(5 * 60_000);

    expect(await next).toMatchObject({ value: { message_id: 'msg_2' } });
    expect(PlayedSocket.opened.at(-1)).not.toBe(socket);
    await events.return();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('never looks for mail from before the moment that it begins with, however soon its socket breaks', async () => {
    const { asked, begin, events } = streamOfLists((n) => [eventOf(`msg_${n}`)]);

    expect(await events.next()).toMatchObject({ value: { message_id: 'msg_1' } });
    const next = events.next();
    PlayedSocket.opened.at(-1)?.close();
    expect(await next).toMatchObject({ value: { message_id: 'msg_2' } });
    await events.return();

    expect(asked).toEqual([begin, begin]);
  });

  test('asks when it begins after its first list was answered, and once', async () => {
    const order: string[] = [];
    const played = source(async function* (from) {
      order.push('answered');
      from();
      yield eventOf(`msg_${order.length}`);
    });
    const begin = () => {
      order.push('asked');
      return played.now();
    };
    const events = streamEvents({ ...played, begin }, {});

    await events.next();
    const next = events.next();
    PlayedSocket.opened.at(-1)?.close();
    await next;
    await events.return();

    expect(order).toEqual(['answered', 'asked', 'answered']);
  });

  test('looks a minute back by the clock of the service when its socket breaks', async () => {
    const asked: number[] = [];
    let now = Date.parse('2026-11-21T07:00:00.000Z');
    const played = source(async function* (from) {
      asked.push(from());
      yield eventOf(`msg_${asked.length}`);
    }, now);
    const events = streamEvents({ ...played, now: () => now }, {});
    await events.next();
    now += 5 * 60_000;
    const next = events.next();
    PlayedSocket.opened.at(-1)?.close();
    await next;
    await events.return();

    expect(asked).toEqual([now - 5 * 60_000, now - 60_000]);
  });

  test('ends without an error when it is stopped, also in the middle of what it missed', async () => {
    const stop = new AbortController();
    const events = streamEvents(
      source(async function* (_from, { signal }) {
        yield eventOf('msg_1');
        signal?.throwIfAborted();
      }),
      { signal: stop.signal },
    );

    expect(await events.next()).toMatchObject({ value: { message_id: 'msg_1' } });
    stop.abort();

    expect(await events.next()).toEqual({ done: true, value: undefined });
  });
});
