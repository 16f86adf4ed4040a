import { createServer, type Server } from 'node:net';

const reserved = new Map<number, Server>();

/** The system may otherwise give a free port to the next outgoing connection of any process. */
export async function reservePort(): Promise<number> {
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  server.unref();
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A TCP server has no port');
  reserved.set(address.port, server);
  return address.port;
}

export async function releasePort(port: number): Promise<void> {
  const server = reserved.get(port);
  if (server === undefined) return;
  reserved.delete(port);
  await new Promise<void>((resolve) => server.close(() => resolve()));
}

export function isReserved(port: number): boolean {
  return reserved.has(port);
}
