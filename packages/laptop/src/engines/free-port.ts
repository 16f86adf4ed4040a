import { createServer } from 'node:net';
import { listenOnLoopback } from './listen.ts';

/** Finds a free port of 127.0.0.1 for a server that cannot choose one itself. Another process may take it. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listenOnLoopback(server, 0);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  return port;
}
