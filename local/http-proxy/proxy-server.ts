import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Running } from '../contract.ts';
import { listenOnLoopback } from '../engines/listen.ts';
import { gatewayReply, type ProxyReply } from './proxy-reply.ts';

/** API Gateway's bound on a request's headers together. */
const HEADER_BYTES = 10_240;

/**
 * An HTTP server on 127.0.0.1 that answers with what `answer` resolves to.
 * @param port as chosen for the resource; a rejection of `answer` is a 500 of the gateway.
 * @param onFailure is told of what failed inside the runtime itself.
 */
export async function startProxyServer(options: {
  readonly port: number;
  readonly answer: (request: IncomingMessage) => Promise<ProxyReply>;
  readonly onFailure: (error: unknown) => void;
}): Promise<Running> {
  const underWay = new Set<Promise<void>>();
  const server = createServer({ maxHeaderSize: HEADER_BYTES }, (request, response) => {
    const done = options
      .answer(request)
      .catch((error: unknown) => {
        options.onFailure(error);
        return gatewayReply(500, 'Internal Server Error');
      })
      .then((reply) => write(request, response, reply))
      .finally(() => underWay.delete(done));
    underWay.add(done);
  });
  await listenOnLoopback(server, options.port);
  return {
    async stop() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      await Promise.all(underWay);
      server.closeAllConnections();
      await closed;
    },
  };
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
