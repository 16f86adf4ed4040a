import { ApiError } from './errors.ts';
import type { EventFrame, EventType } from './generated/events.ts';
import { pause } from './pause.ts';

/** A message arrived. */
export interface MessageEvent extends Omit<EventFrame, 'event_id'> {
  /** Missing when the stream found the message by listing, after a reconnect. */
  readonly event_id?: string;
}

export interface StreamOptions {
  /** Only these inboxes; by default all that the key covers. */
  readonly inbox_ids?: readonly string[];
  /** `message.received` by default. */
  readonly event_types?: readonly EventType[];
  /** Events since this time by the service's clock; by default since the call. */
  readonly since?: Date;
  readonly signal?: AbortSignal;
}

/** The part of a WebSocket that the stream uses: the platform's own has it, and that of the package `ws`. */
export interface StreamSocket {
  readonly readyState: number;
  readonly OPEN: number;
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open' | 'close' | 'error', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

/** What the stream needs of a client. */
export interface StreamSource {
  /** Ends in /v1. */
  readonly streamUrl: string;
  readonly apiKey: string;
  readonly WebSocket: new (url: URL) => StreamSocket;
  /** Messages that arrived since a time (milliseconds since the epoch), oldest first, as events. */
  missed(since: () => number, options: StreamOptions): AsyncIterable<MessageEvent>;
  /** Why the key is not valid any more, which a refused WebSocket does not say; undefined while it is valid. */
  refusal(): Promise<string | undefined>;
  /** The time from which events are wanted, by the service's clock if that is known. */
  begin(): number;
  /** The service's clock. */
  now(): number;
}

/** The stream was refused or closed for good: the key is not valid any more, or has no permission. */
export class StreamEnded extends Error {
  override readonly name = 'StreamEnded';
}

/** Below the 10 minutes after which API Gateway closes an idle connection. */
const PING_MS = 4 * 60_000;
/** A live connection answers a ping immediately; TCP reports a dead one only after up to a quarter of an hour. */
const ANSWER_MS = 30_000;
const BACKOFF_MS = 200;
const LONGEST_BACKOFF_MS = 30_000;
/** A message is in lists a little later than its event, and clocks of servers differ. */
const OVERLAP_MS = 60_000;
/** On AWS lists can lag behind events by seconds: they are read once more after this time. */
const LISTS_LAG_MS = 10_000;
/** Number of message ids that are remembered, to yield each once: more than arrive in a gap. */
const REMEMBERED = 20_000;

/**
 * Yields each event once and misses none: a broken connection is opened again, and what arrived meanwhile is found by
 * listing.
 * @throws StreamEnded when the key is not valid any more; ApiError when it may not list.
 */
export async function* streamEvents(
  source: StreamSource,
  options: StreamOptions,
): AsyncGenerator<MessageEvent, void, undefined> {
  const seen = new Set<string>();
  const isNew = ({ message_id }: MessageEvent): boolean => {
    if (seen.has(message_id)) return false;
    seen.add(message_id);
    if (seen.size > REMEMBERED) seen.delete(seen.values().next().value ?? '');
    return true;
  };
  // Never earlier than what was asked for: older messages are not events of this stream.
  let begin: number | undefined;
  // Computed once, after the first list: its response has the service's time.
  const fromBegin = () => {
    begin ??= source.begin();
    return begin;
  };
  const sinceNow = () => {
    const since = Math.max(fromBegin(), source.now() - OVERLAP_MS);
    return () => since;
  };
  let since = fromBegin;
  for (let failures = 0; !isAborted(options); failures += 1) {
    const socket = new EventSocket(source, options);
    try {
      const opened = await socket.opened;
      if (opened) {
        const from = since;
        // Open first, then list: what arrives in between comes twice and is yielded once.
        for await (const event of source.missed(from, options)) if (isNew(event)) yield event;
        failures = 0;
        since = sinceNow();
        socket.listAgain(() => source.missed(from, { ...options, signal: socket.signal }));
        for await (const event of socket) {
          since = sinceNow();
          if (isNew(event)) yield event;
        }
      }
    } catch (error) {
      // The list was aborted, or the list of the next connection replaces it.
      if (!isAborted(options) && isRefusal(error)) throw error;
    } finally {
      socket.close();
    }
    if (isAborted(options)) return;
    const refusal = socket.refusal ?? (await source.refusal());
    if (refusal !== undefined) throw new StreamEnded(refusal);
    await pause(
      Math.min(BACKOFF_MS * 2 ** failures, LONGEST_BACKOFF_MS) * (0.5 + Math.random()),
      options.signal,
    );
  }
}

/** Statuses after which the stream tries again (after a 401 it asks why): others would be the same the next time. */
const PASSING = [401, 429];

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && !PASSING.includes(error.status);
}

function isAborted({ signal }: StreamOptions): boolean {
  return signal?.aborted === true;
}

type StreamFrame =
  | ({ readonly type: 'event' } & EventFrame)
  | { readonly type: 'error'; readonly name: string; readonly message: string }
  | { readonly type: 'pong' | 'subscribed' };

/** One WebSocket connection; iterates over its events until it closes. */
class EventSocket implements AsyncIterable<MessageEvent> {
  /** True when the connection opened; false when it closed before. */
  readonly opened: Promise<boolean>;
  /** Why another connection would be refused too. */
  refusal: string | undefined;
  readonly #socket: StreamSocket;
  readonly #arrived: MessageEvent[] = [];
  readonly #end = new AbortController();
  #wake: (() => void) | undefined;
  readonly #pings: ReturnType<typeof setInterval>;
  /** Runs from a ping until the next frame. */
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor({ streamUrl, apiKey, WebSocket: Socket }: StreamSource, options: StreamOptions) {
    const url = new URL(streamUrl);
    url.searchParams.set('api_key', apiKey);
    for (const name of ['inbox_ids', 'event_types'] as const) {
      const value = options[name];
      if (value !== undefined) url.searchParams.set(name, JSON.stringify(value));
    }
    this.#socket = new Socket(url);
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
    // The close event that follows is handled.
    this.#socket.addEventListener('error', () => undefined);
    this.#socket.addEventListener('message', ({ data }) => this.#receive(String(data)));
  }

  /** Aborted when the connection is closed. */
  get signal(): AbortSignal {
    return this.#end.signal;
  }

  close(): void {
    this.#socket.close();
    this.#ended();
  }

  /** Lists once more after a while and yields what it finds. On failure the connection is closed: the next one lists again. */
  listAgain(list: () => AsyncIterable<MessageEvent>): void {
    const run = async (): Promise<void> => {
      await pause(LISTS_LAG_MS, this.signal);
      for await (const event of list()) this.#push(event);
    };
    run().catch(() => this.close());
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<MessageEvent, void, undefined> {
    for (;;) {
      const next = this.#arrived.shift();
      if (next !== undefined) yield next;
      else if (this.signal.aborted) return;
      else {
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
      }
    }
  }

  #receive(text: string): void {
    this.#heard();
    const frame: StreamFrame = JSON.parse(text);
    if (frame.type === 'error' && frame.name === 'unauthenticated') this.refusal = frame.message;
    if (frame.type !== 'event') return;
    const { type: _, ...event } = frame;
    this.#push(event);
  }

  #push(event: MessageEvent): void {
    this.#arrived.push(event);
    this.#wake?.();
  }

  #ping(): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#silence ??= setTimeout(() => this.close(), ANSWER_MS);
    this.#socket.send(JSON.stringify({ type: 'ping' }));
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
