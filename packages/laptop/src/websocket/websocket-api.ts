import { randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { type WebSocket, WebSocketServer } from 'ws';
import * as z from 'zod';
import type { Deployment, Invocation, JsonObject, ResolvedTemplate, Resource, Running } from '../contract.ts';
import { listenOnLoopback } from '../engines/listen.ts';
import { decodedPath, splitTarget } from '../http-proxy/proxy-event.ts';
import { HEADER_BYTES } from '../http-proxy/proxy-server.ts';
import { type Clock, systemClock } from './clock.ts';
import { type ConnectionFacts, connectEvent, disconnectEvent, messageEvent } from './gateway-event.ts';
import { MESSAGE_BYTES, OpenSocket } from './open-socket.ts';
import type { OpenSockets } from './open-sockets.ts';
import {
  type FunctionsByName,
  type Integration,
  type WebSocketRoutes,
  webSocketRoutes,
} from './websocket-routes.ts';

/** Eleven bytes have padding in Base64, as AWS's ids do, so that clients that do not URL-encode ids fail here, too. */
const CONNECTION_ID_BYTES = 11;
const CLOSE_TIMEOUT_MS = 500;
const ABNORMAL_CLOSURE = 1006;

interface WebSocketApiOptions {
  readonly api: Resource;
  readonly template: ResolvedTemplate;
  readonly functions: FunctionsByName;
  readonly deployment: Deployment;
  readonly port: number;
  readonly sockets: OpenSockets;
  readonly manage: (request: IncomingMessage, response: ServerResponse, under: string) => void;
  readonly onFailure: (error: unknown) => void;
  readonly clock?: Clock;
}

export async function startWebSocketApi(options: WebSocketApiOptions): Promise<Running> {
  const { api, template, functions, port, clock = systemClock } = options;
  const routes = webSocketRoutes(api, template, functions, () => clock.now());
  const gateway = new WebSocketApi(options, routes);
  await gateway.listen(port);
  return gateway;
}

const connectAnswer = z.object({ statusCode: z.int().min(100).max(599) });

class WebSocketApi implements Running {
  readonly #options: WebSocketApiOptions;
  readonly #routes: WebSocketRoutes;
  readonly #clock: Clock;
  readonly #server = createServer({ maxHeaderSize: HEADER_BYTES }, (request, response) =>
    this.#answerPlain(request, response),
  );
  readonly #websockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: MESSAGE_BYTES,
    // API Gateway negotiates no compression, and a subprotocol only if the function returns one.
    perMessageDeflate: false,
    handleProtocols: () => false,
  });
  readonly #open = new Set<OpenSocket>();
  readonly #underWay = new Set<Promise<void>>();
  #stopping = false;

  constructor(options: WebSocketApiOptions, routes: WebSocketRoutes) {
    this.#options = options;
    this.#routes = routes;
    this.#clock = options.clock ?? systemClock;
    this.#server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
      // A client that disconnects while its function runs is detected at the upgrade.
      stream.on('error', () => stream.destroy());
      this.#track(this.#connect(request, stream, head));
    });
  }

  async listen(port: number): Promise<void> {
    await listenOnLoopback(this.#server, port);
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    for (const socket of this.#open) socket.closeGoingAway();
    await Promise.all(this.#underWay);
    await Promise.race([closed, delay(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
    for (const socket of this.#open) socket.terminate();
    this.#server.closeAllConnections();
    await closed;
  }

  #track(work: Promise<void>): void {
    const done = work.catch(this.#options.onFailure).finally(() => this.#underWay.delete(done));
    this.#underWay.add(done);
  }

  #answerPlain(request: IncomingMessage, response: ServerResponse): void {
    const { api, manage } = this.#options;
    const [path] = splitTarget(request.url ?? '/');
    if (decodedPath(path).split('/')[2] !== '@connections') {
      response.writeHead(426, { 'content-type': 'application/json', upgrade: 'websocket' });
      response.end(JSON.stringify({ message: 'Upgrade Required' }));
      return;
    }
    manage(request, response, `/${api.logicalId}`);
  }

  async #connect(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    const [path] = splitTarget(request.url ?? '/');
    const stage = path.replace(/^\//, '').replace(/\/$/, '');
    if (!this.#routes.stages.has(stage)) return refuse(stream, 403);
    if (this.#isThrottled(stage)) return refuse(stream, 429);
    const facts = this.#factsOf(request, stage);
    const integration = this.#routes.integrations.get('$connect');
    if (integration !== undefined) {
      const event = connectEvent(facts, request, this.#clock.now());
      const status = statusOf(await invoke(integration, event));
      if (status < 200 || status > 299) return refuse(stream, status);
    }
    let websocket: WebSocket | undefined;
    if (!this.#stopping) {
      // This calls back before it returns, or never if the client has disconnected or sent no valid handshake.
      this.#websockets.handleUpgrade(request, stream, head, (upgraded) => {
        websocket = upgraded;
      });
    }
    if (websocket === undefined) {
      stream.destroy();
      return this.#disconnect(facts, ABNORMAL_CLOSURE, '');
    }
    this.#addSocket(facts, websocket, stream);
  }

  #addSocket(facts: ConnectionFacts, websocket: WebSocket, stream: Duplex): void {
    const { sockets } = this.#options;
    const socket: OpenSocket = new OpenSocket(facts, { websocket, stream }, this.#clock, {
      onMessage: (text) => this.#track(this.#message(socket, text)),
      onClosing: () => sockets.delete(facts),
      onClosed: (code, reason) => {
        this.#open.delete(socket);
        // The runtime closes connections without `$disconnect` when it stops; rows of dead connections are found by
        // posting to them.
        if (!this.#stopping) this.#track(this.#disconnect(facts, code, reason));
      },
    });
    this.#open.add(socket);
    sockets.add(socket);
  }

  async #message(socket: OpenSocket, text: string): Promise<void> {
    const { facts } = socket;
    const requestId = randomUUID();
    const chosen = this.#routes.select(text);
    const routeKey = chosen !== undefined && this.#routes.integrations.has(chosen) ? chosen : '$default';
    const integration = this.#routes.integrations.get(routeKey);
    const sendError = (message: string) =>
      socket.post(JSON.stringify({ message, connectionId: facts.connectionId, requestId }));
    if (this.#isThrottled(facts.stage)) {
      sendError('Too Many Requests');
      return;
    }
    if (integration === undefined) {
      sendError('Forbidden');
      return;
    }
    const event = messageEvent(facts, routeKey, text, requestId, this.#clock.now());
    // A reply would require a route response, which is refused.
    const invocation = await invoke(integration, event);
    if (invocation === 'timeout' || !invocation.ok) sendError('Internal server error');
  }

  async #disconnect(facts: ConnectionFacts, code: number, reason: string): Promise<void> {
    const integration = this.#routes.integrations.get('$disconnect');
    // AWS also delivers `$disconnect` only as best effort: there is no client for an error.
    if (integration !== undefined) {
      await invoke(integration, disconnectEvent(facts, code, reason, this.#clock.now()));
    }
  }

  /** `$disconnect` is not throttled, because it is no request of a client. */
  #isThrottled(stage: string): boolean {
    return this.#routes.stages.get(stage)?.take() === false;
  }

  #factsOf(request: IncomingMessage, stage: string): ConnectionFacts {
    return {
      connectionId: `${randomBytes(CONNECTION_ID_BYTES).toString('base64url')}=`,
      apiId: this.#options.api.logicalId,
      stage,
      domainName: request.headers.host ?? '',
      connectedAt: this.#clock.now(),
      sourceIp: request.socket.remoteAddress ?? '',
      userAgent: request.headers['user-agent'] ?? '',
    };
  }
}

async function invoke(integration: Integration, event: JsonObject): Promise<Invocation | 'timeout'> {
  const timer = new AbortController();
  try {
    return await Promise.race([
      integration.target.invoke(event),
      delay(integration.timeoutMs, 'timeout' as const, { signal: timer.signal }),
    ]);
  } finally {
    timer.abort();
  }
}

function statusOf(invocation: Invocation | 'timeout'): number {
  if (invocation === 'timeout') return 504;
  const answer = invocation.ok ? connectAnswer.safeParse(invocation.payload).data : undefined;
  return answer?.statusCode ?? 502;
}

function refuse(stream: Duplex, status: number): void {
  const line = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`;
  // A client that keeps its side open would prevent the server from closing.
  stream.once('finish', () => stream.destroy());
  stream.end(`${line}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}
