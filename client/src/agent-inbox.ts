import type { CallOptions, Input, Route } from './call.ts';
import { ApiError } from './errors.ts';
import { ROUTES } from './generated/routes.ts';
import type { MessagesGetOutput, Operations } from './generated/types.ts';
import { missedMessages } from './missed-messages.ts';
import { ServerClock } from './server-clock.ts';
import {
  type MessageEvent,
  type StreamOptions,
  type StreamSocket,
  type StreamSource,
  streamEvents,
} from './stream.ts';
import { Transport, type TransportOptions } from './transport.ts';
import { type Wanted, waitFor } from './wait-for.ts';

export interface AgentInboxOptions extends TransportOptions {
  /** `wss://…/v1`, for `stream` and `waitFor`; `ws_url` in `endpoints.json`. */
  readonly streamUrl?: string | undefined;
  /** Where the platform has none of its own (Node before 22): that of the package `ws`. */
  readonly WebSocket?: (new (url: URL) => StreamSocket) | undefined;
}

/** Messages, with what only a client can do. */
export type Messages = Operations['messages'] & {
  /** The first mail that fits, among what is there already since `since` and what comes. @throws WaitTimeout */
  waitFor(inboxId: string, wanted?: Wanted): Promise<MessagesGetOutput>;
};

/** A client of one deployment: every operation of the API as a method, the stream, and waiting for mail. */
export class AgentInbox implements Omit<Operations, 'messages'> {
  // Made from the routes by the constructor; the compiler misses none that the operations have.
  declare readonly agent: Operations['agent'];
  declare readonly identity: Operations['identity'];
  declare readonly inboxes: Operations['inboxes'];
  declare readonly threads: Operations['threads'];
  declare readonly messages: Messages;
  declare readonly metrics: Operations['metrics'];
  declare readonly apiKeys: Operations['apiKeys'];
  declare readonly webhooks: Operations['webhooks'];
  readonly #options: AgentInboxOptions;
  readonly #clock = new ServerClock();

  constructor(options: AgentInboxOptions) {
    this.#options = options;
    const transport = new Transport(options, this.#clock);
    const resources: Record<string, Record<string, unknown>> = {};
    for (const route of ROUTES) {
      const [resource, verb, , , { list }] = route;
      const methods = resources[resource] ?? {};
      resources[resource] = methods;
      methods[verb] = (input?: Input, call?: CallOptions) => transport.call(route, input, call);
      if (list !== undefined) {
        methods[`${verb}All`] = (input?: Input, call?: CallOptions) =>
          pages(transport, route, list, input, call);
      }
    }
    const { messages } = resources;
    if (messages !== undefined) {
      messages['waitFor'] = (inboxId: string, wanted?: Wanted) => this.#waitFor(inboxId, wanted);
    }
    Object.assign(this, resources);
  }

  /** Events as they come, each once and none missed, over however many sockets it takes. */
  stream(options: StreamOptions = {}): AsyncGenerator<MessageEvent, void, undefined> {
    const { streamUrl, apiKey, WebSocket: Socket = globalThis.WebSocket } = this.#options;
    if (streamUrl === undefined) throw new TypeError('streamUrl is missing');
    if (apiKey === undefined) throw new TypeError('apiKey is missing');
    if (Socket === undefined) throw new TypeError('This platform has no WebSocket: give one (npm: ws)');
    // From the call on, not from when the socket is open: what comes in between is listed.
    const called = this.#clock.mark();
    const source: StreamSource = {
      streamUrl,
      apiKey,
      WebSocket: Socket,
      missed: (since, of) => missedMessages(this, since, of),
      refusal: () => this.#refusal(options.signal),
      begin: () => options.since?.getTime() ?? called(),
      now: () => this.#clock.now(),
    };
    return streamEvents(source, options);
  }

  /** Why the key opens no stream; undefined when it may, or when the service does not answer. */
  async #refusal(signal: AbortSignal | undefined): Promise<string | undefined> {
    try {
      await this.identity.whoami({}, signal === undefined ? {} : { signal });
    } catch (error) {
      // Anything else is what the stream waits out.
      if (error instanceof ApiError && error.status === 401) return error.message;
    }
    return undefined;
  }

  #waitFor(inboxId: string, wanted: Wanted = {}): Promise<MessagesGetOutput> {
    const since = wanted.since === undefined ? {} : { since: wanted.since };
    return waitFor(
      wanted,
      (signal) => this.stream({ inbox_ids: [inboxId], ...since, signal }),
      ({ inbox_id, message_id }, signal) => this.messages.get({ inbox_id, message_id }, { signal }),
    );
  }
}

async function* pages(
  transport: Transport,
  route: Route,
  list: string,
  input: Input = {},
  options: CallOptions = {},
): AsyncGenerator<unknown, void, undefined> {
  for (let page_token: unknown; page_token !== null; ) {
    const query = page_token === undefined ? input : { ...input, page_token };
    const page = (await transport.call(route, query, options)) as Record<string, unknown>;
    yield* page[list] as unknown[];
    page_token = page['next_page_token'] ?? null;
  }
}
