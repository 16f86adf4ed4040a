import type { CallOptions, Input, Route } from './call.ts';
import { followEvents } from './follow-events.ts';
import { ROUTES } from './generated/routes.ts';
import type { EventType, MessagesGetOutput, Operations } from './generated/types.ts';
import { instantOf, refuseUnknown } from './given.ts';
import { ServerClock } from './server-clock.ts';
import {
  type DefaultEventType,
  type EventSelection,
  type StreamedEvent,
  type StreamOptions,
  type StreamSocket,
  type StreamSource,
  streamEvents,
} from './stream.ts';
import { Transport, type TransportOptions } from './transport.ts';
import { VerificationCodes, type WantedCodes } from './verification-codes.ts';
import { ANSWER_MS, MAX_WAIT_SECONDS, type Wanted, waitFor } from './wait-for.ts';
import {
  type FoundCode,
  type FoundLink,
  type WantedVerification,
  waitForCode,
  waitForLink,
} from './wait-for-verification.ts';
import { type WorkHandler, type WorkOptions, work } from './work.ts';

export interface AgentInboxOptions extends TransportOptions {
  /** Required by `stream`: `wss://…/v1`, the `ws_url` in `endpoints.json`. */
  readonly streamUrl?: string | undefined;
  /** Required on platforms without a WebSocket (Node versions before 22); for example, the one from the package `ws`. */
  readonly WebSocket?: (new (url: URL) => StreamSocket) | undefined;
}

const NO_WEBSOCKET =
  'This platform has no WebSocket (Node 22 and later have one): pass the one from the ws package as the WebSocket option';

const PAGE = 100;

const OPTIONS = [
  'baseUrl',
  'apiKey',
  'streamUrl',
  'WebSocket',
  'fetch',
  'timeoutMs',
  'maxRetries',
] as const satisfies readonly (keyof AgentInboxOptions)[];

const STREAM_OPTIONS = [
  'inbox_ids',
  'event_types',
  'since',
  'after',
  'signal',
  'onConnect',
  'onDisconnect',
] as const satisfies readonly (keyof StreamOptions)[];

/** Operations on messages, and waiting for a message. */
export type Messages = Operations['messages'] & {
  /**
   * Resolves with the first matching message, either one that arrived since `since` (default: one minute before
   * the call) or a new one.
   * @throws WaitTimeout; ApiError, for example `not_found` for an unknown inbox
   */
  waitFor(inboxId: string, wanted?: Wanted): Promise<MessagesGetOutput>;
};

/** Operations on inboxes, waiting for codes and links, and processing messages. */
export type Inboxes = Operations['inboxes'] & {
  /**
   * Resolves with the first verification code that the inbox receives after `after` (default: 10 minutes before the call).
   * After a resend, pass the `message_id` of the last response as `after`.
   * @param wanted name the service with `from_domain`; `timeout` is in milliseconds (default: 60,000)
   * @throws WaitTimeout; AmbiguousVerification; ApiError, for example `not_found` for an unknown inbox
   */
  waitForCode(inboxId: string, wanted?: WantedVerification): Promise<FoundCode>;
  /**
   * Like `waitForCode`, but for a verification link (`link.url`). Links to domains other than the sender's are
   * returned only with `require_link_domain: false`.
   */
  waitForLink(inboxId: string, wanted?: WantedVerification): Promise<FoundLink>;
  /**
   * Claims unread messages and runs a handler for each, at most `concurrency` at a time, until `signal` is
   * aborted and running handlers have finished. Several workers may share an inbox. A message is completed when
   * its handler returns, and retried if it throws, up to five attempts; leases of slow handlers are extended.
   * Delivery is at least once, so a message may be handled again.
   * @throws ApiError if the service refuses the request, for example `not_found`; other failures are retried
   */
  work(inboxId: string, handler: WorkHandler, options?: WorkOptions): Promise<void>;
};

/** Operations on the event log, and a way to follow it. */
export type Events = Operations['events'] & {
  /**
   * Yields each event of the log exactly once, using long polling over HTTP. Ends when its signal is aborted.
   * @throws ApiError if the service refuses the request, for example `unauthenticated` for a revoked key; other
   * failures are retried
   */
  follow<Type extends EventType = DefaultEventType>(
    options?: StreamOptions<Type>,
  ): AsyncGenerator<StreamedEvent<Type>, void, undefined>;
};

/**
 * A client for one deployment: every API operation as a method, the event stream, and methods that wait for messages.
 */
export class AgentInbox implements Omit<Operations, 'inboxes' | 'messages' | 'events'> {
  // The constructor creates these from the routes; the compiler reports a missing resource.
  declare readonly service: Operations['service'];
  declare readonly agent: Operations['agent'];
  declare readonly identity: Operations['identity'];
  declare readonly account: Operations['account'];
  declare readonly domains: Operations['domains'];
  declare readonly inboxes: Inboxes;
  declare readonly threads: Operations['threads'];
  declare readonly messages: Messages;
  declare readonly claims: Operations['claims'];
  declare readonly lists: Operations['lists'];
  declare readonly attachments: Operations['attachments'];
  declare readonly events: Events;
  declare readonly auditLog: Operations['auditLog'];
  declare readonly exports: Operations['exports'];
  declare readonly metrics: Operations['metrics'];
  declare readonly apiKeys: Operations['apiKeys'];
  declare readonly webhooks: Operations['webhooks'];
  readonly #options: AgentInboxOptions;
  readonly #clock = new ServerClock();

  /** @throws TypeError for an invalid option, and if `streamUrl` is set and there is no WebSocket */
  constructor(options: AgentInboxOptions) {
    refuseUnknown(options ?? {}, OPTIONS);
    const { streamUrl, WebSocket: Socket = globalThis.WebSocket } = options ?? {};
    if (streamUrl !== undefined && !/^wss?:\/\/.+\/v1$/.test(streamUrl))
      throw new TypeError(`streamUrl must be a ws(s) address that ends in /v1, not ${streamUrl}`);
    if (streamUrl !== undefined && Socket === undefined) throw new TypeError(NO_WEBSOCKET);
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
    const { inboxes, messages, events } = resources;
    if (inboxes !== undefined) {
      inboxes['work'] = (inboxId: string, handler: WorkHandler, wanted?: WorkOptions) =>
        work({ claims: this.claims, now: () => this.#clock.now() }, inboxId, handler, wanted);
      inboxes['waitForCode'] = (inboxId: string, wanted?: WantedVerification) =>
        waitForCode(this.inboxes, inboxId, wanted);
      inboxes['waitForLink'] = (inboxId: string, wanted?: WantedVerification) =>
        waitForLink(this.inboxes, inboxId, wanted);
    }
    if (messages !== undefined) {
      messages['waitFor'] = (inboxId: string, wanted?: Wanted) => this.#waitFor(inboxId, wanted);
    }
    if (events !== undefined) events['follow'] = (wanted?: StreamOptions) => this.#follow(wanted);
    Object.assign(this, resources);
  }

  /** Yields each event exactly once; a broken connection is reopened. */
  stream<Type extends EventType = DefaultEventType>(
    options: StreamOptions<Type> = {},
  ): AsyncGenerator<StreamedEvent<Type>, void, undefined> {
    const { streamUrl, apiKey, WebSocket: Socket = globalThis.WebSocket } = this.#options;
    if (streamUrl === undefined) throw new TypeError('streamUrl is missing');
    if (apiKey === undefined) throw new TypeError('apiKey is missing');
    if (Socket === undefined) throw new TypeError(NO_WEBSOCKET);
    const source: StreamSource = {
      streamUrl,
      apiKey: apiKey.trim(),
      WebSocket: Socket,
      begin: this.#beginOf(options),
      events: (after) => this.events.list({ ...selectionOf(options), after, limit: PAGE }, callOf(options)),
    };
    // The service sends only the requested types.
    return streamEvents(source, options) as AsyncGenerator<StreamedEvent<Type>, void, undefined>;
  }

  /**
   * Returns an object that yields the codes and links of an inbox one by one. Name the service that sends them with
   * `from_domain`.
   */
  verificationCodes(inboxId: string, wanted: WantedCodes = {}): VerificationCodes {
    return new VerificationCodes(this.inboxes, inboxId, wanted);
  }

  #follow(options: StreamOptions = {}): AsyncGenerator<StreamedEvent, void, undefined> {
    const call = { ...callOf(options), timeoutMs: MAX_WAIT_SECONDS * 1000 + ANSWER_MS };
    const asked = { ...selectionOf(options), limit: PAGE, wait: MAX_WAIT_SECONDS };
    const next = (after: string) => this.events.list({ ...asked, after }, call);
    return followEvents({ begin: this.#beginOf(options), next }, options);
  }

  #beginOf(options: StreamOptions): () => Promise<string> {
    refuseUnknown(options, STREAM_OPTIONS);
    const { after, since } = options;
    const first = after ?? (since === undefined ? undefined : instantOf('since', since));
    // Events count from the call, not from the opened connection.
    const called = this.#clock.mark();
    return async () => {
      if (first !== undefined) return first;
      // Every response contains the service's time.
      if (!this.#clock.isKnown) await this.identity.whoami({}, callOf(options));
      return new Date(called()).toISOString();
    };
  }

  #waitFor(inbox_id: string, wanted: Wanted = {}): Promise<MessagesGetOutput> {
    const called = this.#clock.mark();
    const calledAt = () => (this.#clock.isKnown ? called() : undefined);
    return waitFor({ messages: this.messages, calledAt }, inbox_id, wanted);
  }
}

function callOf({ signal }: StreamOptions): CallOptions {
  return signal === undefined ? {} : { signal };
}

function selectionOf({ inbox_ids, event_types }: EventSelection) {
  return {
    ...(inbox_ids === undefined ? {} : { inbox_ids: [inbox_ids].flat() }),
    ...(event_types === undefined ? {} : { event_types: [event_types].flat() }),
  };
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
