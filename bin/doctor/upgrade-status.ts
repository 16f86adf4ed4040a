import { WebSocket } from 'ws';

const SWITCHING_PROTOCOLS = 101;

/** The status with which a server answers a WebSocket upgrade that carries no key. */
export function upgradeStatus(url: string, signal: AbortSignal): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const socket = new WebSocket(url);
  const abort = () => socket.terminate();
  signal.addEventListener('abort', abort, { once: true });
  socket.on('open', () => resolve(SWITCHING_PROTOCOLS));
  socket.on('unexpected-response', (_request, response) => {
    response.resume();
    resolve(response.statusCode ?? 0);
  });
  socket.on('error', reject);
  return promise.finally(() => {
    signal.removeEventListener('abort', abort);
    // Ending a connection that was never open is an error to `ws`, which is ignored.
    socket.on('error', () => undefined);
    socket.terminate();
  });
}
