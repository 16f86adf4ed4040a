import type { AgentInbox, EventType, MessageEvent } from '../../../client/src/index.ts';

/** `connecting`: not open yet, or opened again after a break. `ended`: the key is not valid any more. */
export type LiveState = 'connecting' | 'live' | 'ended';

type EventListener = (event: MessageEvent) => void;
type StateListener = (state: LiveState) => void;

/** The event stream of a key, open while the page is: who is interested is called for each event once. */
export class Live {
  readonly #abort = new AbortController();
  readonly #events = new Set<EventListener>();
  readonly #states = new Set<StateListener>();
  #state: LiveState = 'connecting';

  get state(): LiveState {
    return this.#state;
  }

  /** A WebSocket that reports when it opens and closes, for the client. */
  get socket(): typeof WebSocket {
    const set = (state: LiveState) => this.#set(state);
    return class extends WebSocket {
      constructor(url: string | URL) {
        super(url);
        this.addEventListener('open', () => set('live'));
        this.addEventListener('close', () => set('connecting'));
      }
    };
  }

  /** Follows the stream until `stop`. */
  async follow(client: AgentInbox, eventTypes: readonly EventType[]): Promise<void> {
    const { signal } = this.#abort;
    try {
      for await (const event of client.stream({ event_types: eventTypes, signal })) {
        for (const listener of this.#events) listener(event);
      }
    } catch {
      // The key was revoked, or may not read events. What it may still do, the pages find out by their calls.
      this.#set('ended');
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

  #set(state: LiveState): void {
    if (this.#state === 'ended' || this.#abort.signal.aborted) return;
    this.#state = state;
    for (const listener of this.#states) listener(state);
  }
}
