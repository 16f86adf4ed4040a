import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { Agent } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { type ConnectRequest, connectReplySchema } from './connector-protocol.ts';

/** A new network namespace has only 127.0.0.1, which is down. */
const SWITCH_ON = '{ ip link set lo up || ifconfig lo up; } 2>/dev/null';
const NAMESPACE = ['--user', '--map-root-user', '--net'];

const ENTER = ['--user', '--net', '--preserve-credentials'];
/** Checks that a namespace can also be entered. Some systems let users create namespaces but not enter them. */
const CAN_ENTER = `unshare ${NAMESPACE.join(' ')} -- sleep 5 & pid=$!
  tries=0
  until nsenter --target $pid ${ENTER.join(' ')} -- true; do
    tries=$((tries + 1))
    { [ $tries -lt 100 ] && sleep 0.01; } || { kill $pid; exit 1; }
  done
  kill $pid`;

let available: boolean | undefined;

/**
 * Whether a server can run in its own network: on Linux, where users may create namespaces and `unshare`, `nsenter`
 * (util-linux) and `ip` or `ifconfig` are installed.
 */
export function hasPrivateNetworks(): boolean {
  available ??=
    process.platform === 'linux' &&
    spawnSync('unshare', [...NAMESPACE, '--', 'sh', '-c', SWITCH_ON], { stdio: 'ignore' }).status === 0 &&
    spawnSync('sh', ['-c', CAN_ENTER], { stdio: 'ignore' }).status === 0;
  return available;
}

/** The command line that runs a program in its own network, as the same process. */
export function inPrivateNetwork(program: string, args: readonly string[]): [string, string[]] {
  return ['unshare', [...NAMESPACE, '--', 'sh', '-c', `${SWITCH_ON} && exec "$0" "$@"`, program, ...args]];
}

/**
 * Connects this process to a server in its own network. A child process enters that network, connects, and sends each
 * connection here: this process and the server are connected directly, and no other process can reach the server.
 */
export class NetworkConnector {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, (socket: Socket | Error) => void>();
  readonly #onEnd: (error: Error) => void;
  #lastId = 0;
  #failure: Error | undefined;

  /**
   * @param pid of a process in the network.
   * @param onEnd called when the child process has ended, also after `close`.
   */
  constructor(pid: number, onEnd: (error: Error) => void) {
    this.#onEnd = onEnd;
    const enter = ['--target', String(pid), ...ENTER, '--'];
    const script = fileURLToPath(new URL('./connector.ts', import.meta.url));
    this.#child = spawn(
      'nsenter',
      [...enter, process.execPath, '--disable-warning=ExperimentalWarning', script],
      {
        // In its own process group, as the engine: Ctrl-C must not end it before the runtime has stopped.
        detached: true,
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      },
    );
    this.#child.on('message', (message, handle) => {
      const { id, failure } = connectReplySchema.parse(message);
      const settle = this.#waiting.get(id);
      this.#waiting.delete(id);
      settle?.(
        handle instanceof Socket ? handle : new Error(failure ?? 'The connection was lost on its way'),
      );
    });
    this.#child.once('error', (error) => this.#end(error));
    this.#child.once('exit', (code, signal) =>
      this.#end(new Error(`The way to the engine's network has ended (exit ${code ?? signal})`)),
    );
  }

  /** Opens a connection to a port of 127.0.0.1 in that network. */
  connect(port: number): Promise<Socket> {
    return new Promise((resolve, reject) => {
      if (this.#failure !== undefined) return reject(this.#failure);
      this.#lastId += 1;
      const request: ConnectRequest = { id: this.#lastId, port };
      this.#waiting.set(request.id, (result) => (result instanceof Error ? reject(result) : resolve(result)));
      this.#child.send(request, (error) => {
        if (error !== null) this.#end(error);
      });
    });
  }

  /** An agent that sends HTTP requests to a port there, whatever host their URL has. */
  agent(port: number): Agent {
    return new PrivateAgent(() => this.connect(port));
  }

  close(): void {
    this.#child.kill('SIGKILL');
  }

  #end(failure: Error): void {
    if (this.#failure === undefined) this.#onEnd(failure);
    this.#failure ??= failure;
    for (const settle of this.#waiting.values()) settle(failure);
    this.#waiting.clear();
  }
}

class PrivateAgent extends Agent {
  readonly #open: () => Promise<Socket>;

  constructor(open: () => Promise<Socket>) {
    super({ keepAlive: true });
    this.#open = open;
  }

  override createConnection(
    _options: unknown,
    callback?: (error: Error | null, stream: Duplex) => void,
  ): undefined {
    this.#open().then(
      (socket) => callback?.(null, socket),
      // Without a stream after an error, which Node's types do not express.
      (error) => (callback as ((error: Error) => void) | undefined)?.(error),
    );
    return undefined;
  }
}
