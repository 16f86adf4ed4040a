import { Agent, type Server } from 'node:http';
import { type Duplex, duplexPair } from 'node:stream';

/**
 * Connects HTTP clients of this process to a server that does not listen. No other process and no web page can reach
 * such a server, because it has no port and no socket file.
 */
export class InProcessAgent extends Agent {
  readonly #server: Server;

  constructor(server: Server) {
    // A connection is two objects in memory, so there is no reason to keep it open.
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

/** TCP options that HTTP clients set on every connection. A connection in memory ignores them. */
const SOCKET_OPTIONS = {
  setKeepAlive: unchanged,
  setNoDelay: unchanged,
  setTimeout: unchanged,
  ref: unchanged,
  unref: unchanged,
};
