import { type AgentInbox, type EventType, StreamEnded, type StreamedEvent } from 'agent-inbox-client/source';
import { SeenEvents } from 'agent-inbox-client/source/seen-events';

/**
 * `connecting`: not open yet, or opened again after a break. `offline`: the browser has no network. `ended`: the key is not
 * valid any more, or may not read events.
 */
export type LiveState = 'connecting' | 'live' | 'offline' | 'ended';

type EventListener = (event: StreamedEvent) => void;
type StateListener = (state: LiveState) => void;

/** The event stream of a key, open while the page is. Each listener is called once for each event. */
export class Live {
  readonly #abort = new AbortController();
  readonly #events = new Set<EventListener>();
  readonly #states = new Set<StateListener>();
  /** Over all streams: each stream leaves out only its own repeats. */
  readonly #seen = new SeenEvents();
  /** Ends the stream that is followed; the next one begins behind the same event. */
  #stream = new AbortController();
  /** What the newest socket began behind: everything before it has come. */
  #after: string | undefined;
  #newest: WebSocket | undefined;
  #state: LiveState = 'connecting';

  get state(): LiveState {
    return this.#state;
  }

  /** A WebSocket that reports when it opens and closes, for the client. */
  get socket(): typeof WebSocket {
    const opens = (socket: WebSocket, url: URL) => {
      this.#after = url.searchParams.get('after') ?? undefined;
      this.#newest = socket;
      socket.addEventListener('open', () => this.#set('live'));
      socket.addEventListener('close', () => {
        if (this.#newest === socket) this.#set(navigator.onLine ? 'connecting' : 'offline');
      });
    };
    return class extends WebSocket {
      constructor(url: string | URL) {
        super(url);
        opens(this, new URL(url));
      }
    };
  }

  /**
   * Follows the stream until `stop`.
   * @param onRefused called when the key is not valid any more.
   */
  async follow(client: AgentInbox, event_types: readonly EventType[], onRefused: () => void): Promise<void> {
    const { signal } = this.#abort;
    // A socket reports a lost network only after minutes, and the next attempt may be far away.
    addEventListener('offline', () => this.#stream.abort(), { signal });
    addEventListener('online', () => this.#stream.abort(), { signal });
    try {
      while (!signal.aborted) {
        this.#stream = new AbortController();
        const stream = client.stream({
          event_types,
          signal: AbortSignal.any([signal, this.#stream.signal]),
          ...(this.#after === undefined ? {} : { after: this.#after }),
        });
        for await (const event of stream) this.#report(event);
      }
    } catch (error) {
      // A key that may not read events can still do other things: the pages find out by their calls.
      this.#set('ended');
      if (error instanceof StreamEnded && !signal.aborted) onRefused();
    }
  }

  onEvent(listener: EventListener): () => void {
    this.#events.add(listener);
    return () => this.#events.delete(listener);
  }

  onState(listener: StateListener): () => void {
    this.#states.add(listener);
    return () => this.#states.delete(listener);
  }

  stop(): void {
    this.#abort.abort();
  }

  #report(event: StreamedEvent): void {
    if (!this.#seen.add(event.event_id)) return;
    for (const listener of this.#events) listener(event);
  }

  #set(state: LiveState): void {
    if (this.#state === 'ended' || this.#abort.signal.aborted) return;
    this.#state = state;
    for (const listener of this.#states) listener(state);
  }
}
