import { createServer, type Server } from 'node:net';

/** Whoever connects to a port before its server is there is turned away. */
const held = new Map<number, Server>();

/**
 * A port of 127.0.0.1 that is kept from everybody else until its server wants it: what is merely free is given to the
 * next connection that anybody on this machine makes.
 */
export async function reservePort(): Promise<number> {
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  // A reservation is no reason to go on living.
  server.unref();
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A TCP server has no port');
  held.set(address.port, server);
  return address.port;
}

/** Gives a port back, to be listened on at once. Does nothing for one that was not reserved. */
export async function releasePort(port: number): Promise<void> {
  const server = held.get(port);
  if (server === undefined) return;
  held.delete(port);
  await new Promise<void>((resolve) => server.close(() => resolve()));
}

export function isReserved(port: number): boolean {
  return held.has(port);
}
