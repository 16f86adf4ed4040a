import { Agent, type Server } from 'node:http';
import { type Duplex, duplexPair } from 'node:stream';

/**
 * Connects HTTP clients of this process to a server that does not listen. No other process and no web page can reach
 * such a server: there is no port and no file that it could be reached by.
 */
export class InProcessAgent extends Agent {
  readonly #server: Server;

  constructor(server: Server) {
    // A connection costs two objects in memory: there is nothing to keep.
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

/** Options of TCP that HTTP clients set on every connection. A connection in memory has none. */
const SOCKET_OPTIONS = {
  setKeepAlive: unchanged,
  setNoDelay: unchanged,
  setTimeout: unchanged,
  ref: unchanged,
  unref: unchanged,
};
