import { createServer } from 'node:net';
import { listenOnLoopback } from './listen.ts';

/** A port of 127.0.0.1 that was free a moment ago, for a server that cannot choose one by itself. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listenOnLoopback(server, 0);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  return port;
}
