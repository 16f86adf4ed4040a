import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Browsers refuse to connect to these ports, also for WebSocket (Fetch standard, "port blocking"). */
const PORTS_CLOSED_TO_BROWSERS = [
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10080,
];
const ATTEMPTS = 100;

export interface Address {
  readonly host: string;
  readonly port: number;
}

/**
 * No web page can reach such an address, which protects a server without authentication; other users of the machine can
 * reach it.
 */
export async function browserBlockedAddress(): Promise<Address> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const port = PORTS_CLOSED_TO_BROWSERS[randomInt(PORTS_CLOSED_TO_BROWSERS.length)] ?? 6666;
    const address = { host: loopbackHost(), port };
    if (await isFree(address)) return address;
  }
  throw new Error('No port that browsers block is free on 127.0.0.1');
}

/** Linux has all of 127.0.0.0/8. Other systems have only 127.0.0.1 without configuration. */
function loopbackHost(): string {
  if (process.platform !== 'linux') return '127.0.0.1';
  return `127.${randomInt(1, 255)}.${randomInt(0, 256)}.${randomInt(1, 255)}`;
}

function isFree({ host, port }: Address): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}
