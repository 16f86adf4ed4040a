import { once } from 'node:events';
import type { IncomingMessage, RequestListener } from 'node:http';
import { createServer } from 'node:https';
import { createServer as createTcpServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer, type TLSSocket } from 'node:tls';
import { selfSigned } from './self-signed.ts';

export const certificate = selfSigned(['hook.test', 'localhost'], [127, 0, 0, 1]);

export interface Endpoint extends AsyncDisposable {
  readonly port: number;
}

export interface HttpsEndpoint extends Endpoint {
  readonly requests: readonly { readonly message: IncomingMessage; readonly body: string }[];
  readonly connections: readonly TLSSocket[];
}

export async function httpsEndpoint(answer: RequestListener): Promise<HttpsEndpoint> {
  const requests: { message: IncomingMessage; body: string }[] = [];
  const connections: TLSSocket[] = [];
  const server = createServer(certificate, async (message, reply) => {
    const chunks: Buffer[] = [];
    for await (const chunk of message) chunks.push(chunk);
    requests.push({ message, body: Buffer.concat(chunks).toString() });
    answer(message, reply);
  });
  server.on('secureConnection', (socket) => connections.push(socket));
  return { ...(await listening(server)), requests, connections };
}

export async function rawTlsEndpoint(talk: (socket: TLSSocket) => void): Promise<Endpoint> {
  const server = createTlsServer(certificate, (socket) => {
    socket.on('error', () => {});
    socket.once('data', () => talk(socket));
  });
  return listening(server);
}

export async function tcpEndpoint(accept: (socket: Socket) => void): Promise<Endpoint> {
  return listening(createTcpServer(accept));
}

async function listening(server: Server): Promise<Endpoint> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    port: address.port,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
