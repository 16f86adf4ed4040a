import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { isLoopbackName } from '../addresses/loopback-name.ts';
import type { Running } from '../contract.ts';
import { closeServer, listenOnLoopback } from '../engines/listen.ts';
import { gatewayReply, type ProxyReply } from './proxy-reply.ts';

/** API Gateway limits the total size of a request's headers. */
export const HEADER_BYTES = 10_240;

export interface ProxyServerOptions {
  readonly port: number;
  readonly answer: (request: IncomingMessage) => Promise<ProxyReply>;
  readonly onReply?: ((request: IncomingMessage, status: number, milliseconds: number) => void) | undefined;
  readonly onFailure: (error: unknown) => void;
  readonly readingTime?: number | undefined;
}

export async function startProxyServer(options: ProxyServerOptions): Promise<Running> {
  const underWay = new Map<IncomingMessage, Promise<void>>();
  const unread = new Set<ServerResponse>();
  let isStopping = false;
  const server = createServer({ maxHeaderSize: HEADER_BYTES }, (request, response) => {
    if (isStopping) {
      request.destroy();
      return;
    }
    unread.add(response);
    response.once('close', () => unread.delete(response));
    const done = respond(request, response, options).finally(() => underWay.delete(request));
    underWay.set(request, done);
  });
  await listenOnLoopback(server, options.port);
  return {
    async stop() {
      isStopping = true;
      for (const request of underWay.keys()) if (!request.complete) request.destroy();
      await Promise.all(underWay.values());
      await Promise.race([
        Promise.all([...unread].map(closed)),
        delay(options.readingTime ?? 1_000, undefined, { ref: false }),
      ]);
      // Node ends connections with unread replies, so the server is closed last.
      await closeServer(server);
    },
  };
}

function closed(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => response.once('close', resolve));
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  { answer, onReply, onFailure }: ProxyServerOptions,
): Promise<void> {
  const since = performance.now();
  try {
    const reply = isLoopbackName(request.headers.host)
      ? await answer(request)
      : gatewayReply(421, 'Use 127.0.0.1 or localhost as the host');
    write(request, response, reply);
    onReply?.(request, reply.status, performance.now() - since);
  } catch (error) {
    // The caller disconnected during its request, which is no error.
    if (request.destroyed && !request.complete) return;
    onFailure(error);
    write(request, response, gatewayReply(500, 'Internal Server Error'));
  }
}

function write(request: IncomingMessage, response: ServerResponse, reply: ProxyReply): void {
  const hasBody = reply.status !== 204 && reply.status !== 304;
  const { 'content-length': _own, ...headers } = reply.headers;
  response.writeHead(reply.status, {
    ...headers,
    ...(reply.cookies.length === 0 ? {} : { 'set-cookie': [...reply.cookies] }),
    ...(hasBody ? { 'content-length': reply.body.length } : {}),
  });
  response.end(hasBody && request.method !== 'HEAD' ? reply.body : undefined);
}
