import { type AgentInbox, type EventType, StreamEnded, type StreamedEvent } from 'agent-inbox-client/source';
import { SeenEvents } from 'agent-inbox-client/source/seen-events';

/**
 * `connecting`: not open yet, or reopened after a break. `offline`: the browser has no network. `ended`: the key is no
 * longer valid or may not read events.
 */
export type LiveState = 'connecting' | 'live' | 'offline' | 'ended';

type EventListener = (event: StreamedEvent) => void;
type StateListener = (state: LiveState) => void;

export class Live {
  readonly #abort = new AbortController();
  readonly #events = new Set<EventListener>();
  readonly #states = new Set<StateListener>();
  /** One set covers all streams because each stream removes only its own duplicates. */
  readonly #seen = new SeenEvents();
  /** Aborting ends only the current stream; the next one resumes after the same event. */
  #stream = new AbortController();
  /** The newest socket resumed after this cursor, so everything before it has arrived. */
  #after: string | undefined;
  #newest: WebSocket | undefined;
  #state: LiveState = 'connecting';

  get state(): LiveState {
    return this.#state;
  }

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
      // A key that may not read events can still do other things, so the person stays signed in.
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
