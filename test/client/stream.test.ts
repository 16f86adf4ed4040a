import { describe, expect, test } from 'vitest';
import { type MessageEvent, type StreamSource, streamEvents } from '../../client/stream.ts';

/** A socket that opens by itself, and breaks when it is told to. */
class PlayedSocket extends EventTarget {
  static readonly opened: PlayedSocket[] = [];
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

  send(): void {}
}

function eventOf(message_id: string): MessageEvent {
  const timestamp = '2026-11-21T07:00:00.000Z';
  return {
    event_type: 'message.received',
    timestamp,
    inbox_id: 'ada@agents.test',
    thread_id: 'thr',
    message_id,
  };
}

/** Where the stream looks for what it missed: `missed` is told since when. */
function source(missed: StreamSource['missed']): StreamSource {
  return {
    streamUrl: 'wss://stream.test/v1',
    apiKey: 'ia_key',
    WebSocket: PlayedSocket as unknown as typeof WebSocket,
    missed,
    refusal: async () => undefined,
  };
}

describe('a stream of events', () => {
  test('never looks for mail from before the moment that it begins with, however soon its socket breaks', async () => {
    const since = new Date();
    const asked: Date[] = [];
    const events = streamEvents(
      source(async function* (from) {
        asked.push(from);
        yield eventOf(`msg_${asked.length}`);
      }),
      { since },
    );

    expect(await events.next()).toMatchObject({ value: { message_id: 'msg_1' } });
    const next = events.next();
    PlayedSocket.opened.at(-1)?.close();
    expect(await next).toMatchObject({ value: { message_id: 'msg_2' } });
    await events.return();

    expect(asked.map((from) => from.getTime())).toEqual([since.getTime(), since.getTime()]);
  });

  test('ends without an error when it is stopped, also in the middle of what it missed', async () => {
    const stop = new AbortController();
    const events = streamEvents(
      source(async function* (_from, { signal }) {
        yield eventOf('msg_1');
        signal?.throwIfAborted();
      }),
      { since: new Date(), signal: stop.signal },
    );

    expect(await events.next()).toMatchObject({ value: { message_id: 'msg_1' } });
    stop.abort();

    expect(await events.next()).toEqual({ done: true, value: undefined });
  });
});
