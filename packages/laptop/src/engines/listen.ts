import type { Server as HttpServer } from 'node:http';
import type { Server } from 'node:net';
import { releasePort } from './reserved-ports.ts';

/** Port 0 means any free port. @returns the port; rejects with Node's `EADDRINUSE` error when it is taken. */
export async function listenOnLoopback(server: Server, port: number): Promise<number> {
  await releasePort(port);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A TCP server has no port');
  return address.port;
}

/** Ends open connections too. */
export async function closeServer(server: HttpServer): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  await closed;
}
