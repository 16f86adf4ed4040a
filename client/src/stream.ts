import { ApiError } from './errors.ts';
import type { EventFrame, EventType } from './generated/events.ts';
import { pause } from './pause.ts';

/** A mail has arrived. */
export interface MessageEvent extends Omit<EventFrame, 'event_id'> {
  /** Missing where the stream found the message by listing, after it was cut off. */
  readonly event_id?: string;
}

export interface StreamOptions {
  /** Only these inboxes; all that the key covers by default. */
  readonly inbox_ids?: readonly string[];
  /** `message.received` by default. */
  readonly event_types?: readonly EventType[];
  /** What has arrived since then by the service's clock, by default since the call. */
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
  /** Messages that arrived since a moment (milliseconds since the epoch), oldest first, as events. */
  missed(since: () => number, options: StreamOptions): AsyncIterable<MessageEvent>;
  /** Why the key is no good any more, which a socket that was refused does not tell; undefined when it is. */
  refusal(): Promise<string | undefined>;
  /** From when on events are asked for, by the service's clock as far as that is known. */
  begin(): number;
  /** The service's clock. */
  now(): number;
}

/** The socket was refused or closed for good: the key is not valid any more, or may not listen. */
export class StreamEnded extends Error {
  override readonly name = 'StreamEnded';
}

/** Below the 10 minutes after which an idle socket is closed. */
const PING_MS = 4 * 60_000;
/** A ping is answered at once by who lives; a connection whose other end is gone may say nothing for a quarter of an hour. */
const ANSWER_MS = 30_000;
const BACKOFF_MS = 200;
const LONGEST_BACKOFF_MS = 30_000;
/** Arrivals are listed a little later than they are announced, and clocks of servers differ. */
const OVERLAP_MS = 60_000;
/** In AWS lists lag behind what is announced, by moments: after this long they are asked once more. */
const LISTS_LAG_MS = 10_000;
/** Events that are remembered as seen: more than a gap can hold. */
const REMEMBERED = 20_000;

/**
 * Events as they come, each once and none missed: a socket that breaks is opened again, and what arrived
 * meanwhile is found by listing.
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
  // Never before what was asked for: that was there already, and is no event.
  let begin: number | undefined;
  // Asked for once, when the first list was answered: that answer says what time the service has.
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
        // Opened first, listed then: what arrives in between comes by both ways and is told once.
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
      // A listing that was cut off because nobody wants its end, or that the next one makes good.
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

/** Waited out, or with 401 asked once more why: anything else would be answered alike the next time. */
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

/** One socket, and what it says as an iterable that ends with it. */
class EventSocket implements AsyncIterable<MessageEvent> {
  /** Whether the socket opened; false when it closed before. */
  readonly opened: Promise<boolean>;
  /** Why there is no use in trying again. */
  refusal: string | undefined;
  readonly #socket: StreamSocket;
  readonly #arrived: MessageEvent[] = [];
  readonly #end = new AbortController();
  #wake: (() => void) | undefined;
  readonly #pings: ReturnType<typeof setInterval>;
  /** Runs from a ping until anything comes. */
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
    // The close that follows says all there is to know.
    this.#socket.addEventListener('error', () => undefined);
    this.#socket.addEventListener('message', ({ data }) => this.#receive(String(data)));
  }

  /** Aborted when the socket is closed. */
  get signal(): AbortSignal {
    return this.#end.signal;
  }

  close(): void {
    this.#socket.close();
    this.#ended();
  }

  /** Says, a little later, also what a list finds. Where that fails the socket ends: the next one lists anew. */
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
