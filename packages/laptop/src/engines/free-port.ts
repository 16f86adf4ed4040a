import { createServer } from 'node:net';
import { listenOnLoopback } from './listen.ts';

export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listenOnLoopback(server, 0);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  return port;
}
