import { pauseAfterFailure } from './after-failure.ts';
import { type ConnectionHooks, ConnectionState } from './connection-state.ts';
import { ApiError, ConnectionFailed } from './errors.ts';
import type { DEFAULT_EVENT_TYPE } from './generated/events.ts';
import type { Event, EventsListOutput, EventType } from './generated/types.ts';
import { SeenEvents } from './seen-events.ts';

export type DefaultEventType = typeof DEFAULT_EVENT_TYPE;

type WithoutType<Frame> = Frame extends Event ? Omit<Frame, 'type'> : never;

/** An event of these types, with a cursor to resume from. */
export type StreamedEvent<Type extends EventType = EventType> = WithoutType<
  Extract<Event, { event_type: Type }>
> & {
  /** Resuming here misses no later event; earlier ones may be repeated. */
  readonly cursor: string;
};

export type MessageEvent = StreamedEvent<Extract<Event, { message_id: string }>['event_type']>;

export interface EventSelection<Type extends EventType = EventType> {
  /** Default: all inboxes that the key covers. */
  readonly inbox_ids?: readonly string[];
  /** Default: `message.received`. */
  readonly event_types?: readonly Type[];
}

export interface StreamOptions<Type extends EventType = EventType>
  extends EventSelection<Type>,
    ConnectionHooks {
  /** Events after the cursor of an event or of `events.list`. */
  readonly after?: string;
  /** Events since this time by the service's clock, at most 30 days ago. Default: the time of the call. */
  readonly since?: Date | string;
  readonly signal?: AbortSignal;
}

/** The part of a WebSocket that the stream uses. The platform's and the package `ws` both have it. */
export interface StreamSocket {
  readonly readyState: number;
  readonly OPEN: number;
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open' | 'close' | 'error', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

export interface StreamSource {
  /** The URL ends in /v1. */
  readonly streamUrl: string;
  readonly apiKey: string;
  readonly WebSocket: new (url: URL) => StreamSocket;
  begin(): Promise<string>;
  /**
   * Returns events after a cursor or an instant. @throws ApiError, including reasons that a refused WebSocket
   * does not give
   */
  events(after: string): Promise<EventsListOutput>;
}

/** The stream was refused or closed permanently: the key is no longer valid, or lacks the permission. */
export class StreamEnded extends Error {
  override readonly name = 'StreamEnded';
}

/** API Gateway closes an idle connection after 10 minutes. */
const PING_MS = 4 * 60_000;
/** A live connection answers a ping immediately; TCP may need a quarter of an hour to report a dead one. */
const ANSWER_MS = 30_000;

export async function* streamEvents(
  source: StreamSource,
  options: StreamOptions,
): AsyncGenerator<StreamedEvent, void, undefined> {
  const seen = new SeenEvents();
  const connection = new ConnectionState(options);
  let after: string | undefined;
  for (let failures = 0; !isAborted(options); failures += 1) {
    let socket: EventSocket | undefined;
    try {
      after ??= await source.begin();
      socket = new EventSocket(source, options, after);
      if (await socket.opened) {
        failures = 0;
        connection.up();
      }
      for await (const event of socket) {
        if (seen.add(event.event_id)) yield event;
      }
      after = socket.after;
      if (!isAborted(options)) await explainEnd(source, socket);
    } catch (error) {
      if (!isAborted(options)) connection.failed(refusal(error));
    } finally {
      socket?.close();
    }
    if (!isAborted(options)) await pauseAfterFailure(failures, options.signal);
  }
}

/** @throws the reason if the next connection would also be refused or closed, or if this one did not open */
async function explainEnd(source: StreamSource, { after, opened }: EventSocket): Promise<void> {
  await source.events(after);
  if (!(await opened)) throw new ConnectionFailed('GET', source.streamUrl, 'the WebSocket did not open');
}

function refusal(error: unknown): unknown {
  return error instanceof ApiError && error.status === 401 ? new StreamEnded(error.message) : error;
}

function isAborted({ signal }: StreamOptions): boolean {
  return signal?.aborted === true;
}

type StreamFrame =
  | ({ readonly type: 'event' } & StreamedEvent)
  | { readonly type: 'caught_up'; readonly cursor: string }
  | { readonly type: 'error' | 'pong' | 'subscribed' };

class EventSocket implements AsyncIterable<StreamedEvent> {
  /** False if the connection closed before it opened. */
  readonly opened: Promise<boolean>;
  /** Everything up to this cursor or instant has been received. */
  after: string;
  readonly #source: StreamSource;
  readonly #socket: StreamSocket;
  readonly #arrived: StreamedEvent[] = [];
  readonly #end = new AbortController();
  #isCaughtUp = false;
  /** After an invalid frame, later frames of the closing socket are ignored. */
  #isBroken = false;
  #wake: (() => void) | undefined;
  readonly #pings: ReturnType<typeof setInterval>;
  /** The timer runs from a ping until the next frame. */
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(source: StreamSource, options: StreamOptions, after: string) {
    this.#source = source;
    this.after = after;
    const url = new URL(source.streamUrl);
    url.searchParams.set('api_key', source.apiKey);
    url.searchParams.set('after', after);
    for (const name of ['inbox_ids', 'event_types'] as const) {
      const value = options[name];
      if (value !== undefined) url.searchParams.set(name, JSON.stringify([value].flat()));
    }
    this.#socket = new source.WebSocket(url);
    this.#pings = setInterval(() => this.#ping(), PING_MS);
    const abort = () => this.close();
    options.signal?.addEventListener('abort', abort, { once: true });
    this.opened = new Promise((resolve) => {
      this.#socket.addEventListener('open', () => resolve(true));
      this.#socket.addEventListener('close', () => {
        options.signal?.removeEventListener('abort', abort);
        this.#ended();
        resolve(false);
      });
    });
    // The `close` event that follows is handled.
    this.#socket.addEventListener('error', () => undefined);
    this.#socket.addEventListener('message', ({ data }) => this.#receive(String(data)));
  }

  close(): void {
    this.#socket.close();
    this.#ended();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<StreamedEvent, void, undefined> {
    for (;;) {
      const next = this.#arrived.shift();
      if (next !== undefined) yield next;
      else if (this.#end.signal.aborted) return;
      else {
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
      }
    }
  }

  #receive(text: string): void {
    if (this.#isBroken) return;
    this.#heard();
    const frame = frameOf(text);
    if (frame === undefined) {
      // A proxy sent this frame, so the stream resumes after the last event.
      this.#isBroken = true;
      this.close();
      return;
    }
    if (frame.type !== 'event' && frame.type !== 'caught_up') return;
    // Arriving events overtake each other: their cursor may precede the end of the replay.
    if (!this.#isCaughtUp) this.after = frame.cursor;
    this.#isCaughtUp ||= frame.type === 'caught_up';
    if (frame.type === 'event') {
      const { type: _, ...event } = frame;
      this.#push({ ...event, cursor: this.after });
    }
  }

  #push(event: StreamedEvent): void {
    this.#arrived.push(event);
    this.#wake?.();
  }

  #ping(): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#silence ??= setTimeout(() => this.close(), ANSWER_MS);
    this.#socket.send(JSON.stringify({ type: 'ping' }));
    // After a failure of the service or the network, the next ping tries again.
    if (this.#isCaughtUp) this.#compare().catch(() => undefined);
  }

  /** The log contains lost frames, and a newer cursor means fewer repeated events after a break. */
  async #compare(): Promise<void> {
    for (let hasMore = true; hasMore && !this.#end.signal.aborted; ) {
      const page = await this.#source.events(this.after);
      for (const { type: _, ...event } of page.events) this.#push({ ...event, cursor: this.after });
      this.after = page.cursor;
      hasMore = page.has_more;
    }
  }

  #heard(): void {
    clearTimeout(this.#silence);
    this.#silence = undefined;
  }

  #ended(): void {
    clearInterval(this.#pings);
    this.#heard();
    this.#end.abort();
    this.#wake?.();
  }
}

function frameOf(text: string): StreamFrame | undefined {
  try {
    return JSON.parse(text) ?? undefined;
  } catch {
    return undefined;
  }
}
