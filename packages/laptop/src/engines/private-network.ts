import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { Agent, type AgentOptions } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { fileURLToPath } from 'node:url';

/** A new network namespace has only 127.0.0.1, which is down. */
const SWITCH_ON = '{ ip link set lo up || ifconfig lo up; } 2>/dev/null';
const NAMESPACE = ['--user', '--map-root-user', '--net'];

const ENTER = ['--user', '--net', '--preserve-credentials'];
/** Some systems let users create namespaces but not enter them. */
const CAN_ENTER = `unshare ${NAMESPACE.join(' ')} -- sleep 5 & pid=$!
  tries=0
  until nsenter --target $pid ${ENTER.join(' ')} -- true; do
    tries=$((tries + 1))
    { [ $tries -lt 100 ] && sleep 0.01; } || { kill $pid; exit 1; }
  done
  kill $pid`;

let available: boolean | undefined;

/** This requires Linux, user namespaces, `unshare`, `nsenter` (util-linux), and `ip` or `ifconfig`. */
export function hasPrivateNetworks(): boolean {
  available ??=
    process.platform === 'linux' &&
    spawnSync('unshare', [...NAMESPACE, '--', 'sh', '-c', SWITCH_ON], { stdio: 'ignore' }).status === 0 &&
    spawnSync('sh', ['-c', CAN_ENTER], { stdio: 'ignore' }).status === 0;
  return available;
}

/**
 * DynamoDB's engine verifies no signature and answers any Host with open CORS: on a loopback port, any web page and
 * local user could read all emails.
 */
export function inPrivateNetwork(program: string, args: readonly string[]): [string, string[]] {
  return ['unshare', [...NAMESPACE, '--', 'sh', '-c', `${SWITCH_ON} && exec "$0" "$@"`, program, ...args]];
}

/** The clients of one runtime use fewer connections, so the child process usually runs once. */
const OPENED_AT_ONCE = 24;

const CONNECTOR = fileURLToPath(new URL('./connector.mjs', import.meta.url));

interface Waiting {
  readonly resolve: (socket: Socket) => void;
  readonly reject: (error: Error) => void;
}

/**
 * A child process enters the network, opens connections ahead and sends them here, so that no other process can reach
 * the server.
 */
export class NetworkConnector {
  readonly #enter: readonly string[];
  readonly #port: number;
  readonly #spare = new Set<Socket>();
  readonly #waiting: Waiting[] = [];
  #child: ChildProcess | undefined;
  #isClosed = false;

  constructor(pid: number, port: number) {
    this.#enter = ['--target', String(pid), ...ENTER, '--'];
    this.#port = port;
  }

  async open(): Promise<void> {
    this.#take(await this.#connect());
  }

  agent(options: AgentOptions): Agent {
    return new PrivateAgent(() => this.#connect(), options);
  }

  close(): void {
    this.#isClosed = true;
    this.#child?.kill('SIGKILL');
    for (const socket of this.#spare) socket.destroy();
    // A destroyed socket reports its end later, and calls would get it until then.
    this.#spare.clear();
    this.#fail('it was stopped');
  }

  #connect(): Promise<Socket> {
    const [socket] = this.#spare;
    if (socket !== undefined) {
      this.#spare.delete(socket);
      return Promise.resolve(socket);
    }
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#startChild();
    });
  }

  #startChild(): void {
    if (this.#isClosed) this.#fail('it was stopped');
    if (this.#isClosed || this.#child !== undefined) return;
    const child = spawn(
      'nsenter',
      [...this.#enter, process.execPath, CONNECTOR, ...[this.#port, OPENED_AT_ONCE].map(String)],
      {
        // Ctrl-C must not end the connector before the runtime has stopped, so it has its own process group.
        detached: true,
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      },
    );
    this.#child = child;
    let opened = 0;
    let replies = 0;
    let failure: string | undefined;
    child.on('message', (message, handle) => {
      if (handle instanceof Socket) {
        opened += 1;
        this.#take(handle);
      } else failure = String(message);
      replies += 1;
      if (replies === OPENED_AT_ONCE) child.disconnect();
    });
    const end = (reason: string) => {
      this.#child = undefined;
      if (opened === 0) this.#fail(reason);
      else if (this.#waiting.length > 0) this.#startChild();
    };
    child.once('error', ({ message }) => end(message));
    child.once('exit', (code, signal) => end(failure ?? `exit ${code ?? signal}`));
  }

  #take(socket: Socket): void {
    const waiting = this.#waiting.shift();
    if (waiting !== undefined) waiting.resolve(socket);
    else if (this.#isClosed) socket.destroy();
    else this.#keep(socket);
  }

  #keep(socket: Socket): void {
    this.#spare.add(socket);
    const drop = () => this.#spare.delete(socket);
    socket.once('error', drop).once('close', drop).resume();
  }

  #fail(reason: string): void {
    const error = new Error(`The DynamoDB engine cannot be reached: ${reason}`);
    for (const { reject } of this.#waiting.splice(0)) reject(error);
  }
}

class PrivateAgent extends Agent {
  readonly #open: () => Promise<Socket>;

  constructor(open: () => Promise<Socket>, options: AgentOptions) {
    super(options);
    this.#open = open;
  }

  override createConnection(
    _options: unknown,
    callback?: (error: Error | null, stream: Duplex) => void,
  ): undefined {
    this.#open().then(
      (socket) => callback?.(null, socket),
      (error) => (callback as ((error: Error) => void) | undefined)?.(error),
    );
    return undefined;
  }
}
