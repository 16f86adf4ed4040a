import { Agent, type Server } from 'node:http';
import { type Duplex, duplexPair } from 'node:stream';

/** The server has no port and no socket file, so no other process and no web page can reach it. */
export class InProcessAgent extends Agent {
  readonly #server: Server;

  constructor(server: Server) {
    super({ keepAlive: false });
    this.#server = server;
  }

  override createConnection(): Duplex {
    const [client, served] = duplexPair();
    // Node documents this for any duplex stream ("Event: 'connection'" of http.Server).
    this.#server.emit('connection', served);
    return Object.assign(client, SOCKET_OPTIONS);
  }
}

const unchanged = function <T>(this: T): T {
  return this;
};

/** HTTP clients set these TCP options; a connection in memory ignores them. */
const SOCKET_OPTIONS = {
  setKeepAlive: unchanged,
  setNoDelay: unchanged,
  setTimeout: unchanged,
  ref: unchanged,
  unref: unchanged,
};
