import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Running } from '../contract.ts';
import { DYNAMODB_ENDPOINT_VARIABLE, dynamodbBinary } from './dynamodb-binary.ts';
import { endWithThisProcess } from './end-with-this-process.ts';
import { type Address, guardedAddress } from './guarded-address.ts';
import { endOrphan, removePidFile, writePidFile } from './pid-file.ts';
import { hasPrivateNetworks, inPrivateNetwork, NetworkConnector } from './private-network.ts';

/** An engine that answers at `origin`, for example `http://127.0.0.1:8000`. */
export interface Engine extends Running {
  readonly origin: string;
}

export interface DynamodbEngine extends Engine {
  /** An agent for one HTTP client, with connections of its own. Without it nothing answers at `origin` if the engine is private. */
  openAgent(): Agent;
}

export interface DynamodbOptions {
  /** SQLite file that keeps the tables between runs; without it they live in memory. */
  readonly dataFile?: string | undefined;
  /** Another engine to use in place of a child process. */
  readonly endpoint?: string | undefined;
  /**
   * Whether the engine gets a network of its own, which this process alone leads to, where the system can do that. Elsewhere, and
   * without, it listens on a loopback address that no web page can reach.
   */
  readonly isPrivate?: boolean | undefined;
  /** Told when the child ends although nobody stopped it, with its last words: nothing can be read or stored any more. */
  readonly onLost?: ((error: Error) => void) | undefined;
}

/** A chosen port can be taken by someone else before the engine has it. */
const PORT_ATTEMPTS = 5;
const GREETING_INTERVAL_MS = 5;
const KEPT_OUTPUT = 4_096;
/** Nobody else is in its network. */
const PRIVATE_ADDRESS: Address = { host: '127.0.0.1', port: 8000 };
/** Names a private engine in URLs. No such host exists: only the engine's agents lead to it. */
const PRIVATE_ORIGIN = 'http://dynamodb.invalid';
/** What the engine says when it has its port. */
const GREETING = /listening on/i;

/** Where it is noted which process has a data file. */
export function pidFileOf(dataFile: string): string {
  return `${dataFile}.pid`;
}

/**
 * Starts the DynamoDB engine as a child process and resolves when it accepts connections. It verifies no signature and has no
 * secret (`dynoxide --help`): whoever reaches it reads and writes everything.
 * @throws Error with the engine's own words when it ends instead.
 */
export async function startDynamodb(options: DynamodbOptions): Promise<DynamodbEngine> {
  const { dataFile, endpoint, isPrivate } = options;
  if (endpoint !== undefined) return foreignEngine(endpoint);
  const binary = dynamodbBinary();
  const pidFile = dataFile === undefined ? undefined : pidFileOf(dataFile);
  if (pidFile !== undefined && dataFile !== undefined) await endOrphan(pidFile, dataFile);
  if (isPrivate === true && hasPrivateNetworks()) {
    const started = await launch(binary, 'private', pidFile, options);
    if (!('failure' in started)) return started;
    throw new Error(`The DynamoDB engine ended at start: ${started.failure}`);
  }
  for (let attempt = 1; ; attempt += 1) {
    const started = await launch(binary, await guardedAddress(), pidFile, options);
    if (!('failure' in started)) return started;
    if (attempt === PORT_ATTEMPTS || !/in use/i.test(started.failure)) {
      throw new Error(`The DynamoDB engine ended at start: ${started.failure}`);
    }
  }
}

async function launch(
  binary: string,
  at: Address | 'private',
  pidFile: string | undefined,
  { dataFile, onLost }: DynamodbOptions,
): Promise<DynamodbEngine | { readonly failure: string }> {
  const storage = dataFile === undefined ? [] : ['--db-path', dataFile];
  const { host, port } = at === 'private' ? PRIVATE_ADDRESS : at;
  const args = ['--host', host, '--port', String(port), ...storage];
  const [command, commandArgs] = at === 'private' ? inPrivateNetwork(binary, args) : [binary, args];
  const child = spawn(command, commandArgs, {
    // In a group of its own: Ctrl-C must reach it through the runtime, which still writes while it stops.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const killWithParent = () => child.kill('SIGKILL');
  process.once('exit', killWithParent);
  if (child.pid !== undefined) child.once('exit', endWithThisProcess(child.pid));
  if (child.pid !== undefined && pidFile !== undefined) writePidFile(pidFile, child.pid);

  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-KEPT_OUTPUT);
  });
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(output.trim() || `exit ${code ?? signal}`));
  });
  let connector: NetworkConnector | undefined;
  const release = () => {
    process.off('exit', killWithParent);
    connector?.close();
    if (pidFile !== undefined) removePidFile(pidFile);
  };

  const failure = await Promise.race([ended, greeting(child, () => GREETING.test(output))]);
  if (failure !== undefined) {
    release();
    return { failure };
  }
  // What it says from now on would be its last words.
  output = '';
  let isStopping = false;
  const lose = (how: string) => {
    if (!isStopping) onLost?.(new Error(`The DynamoDB engine has ended (${how}): start again`));
  };
  void ended.then(lose);
  // Not before the greeting: until then the child may still be in the network of this process.
  if (at === 'private' && child.pid !== undefined)
    connector = new NetworkConnector(child.pid, ({ message }) => lose(message));
  const engine: DynamodbEngine = {
    origin: connector === undefined ? `http://${host}:${port}` : PRIVATE_ORIGIN,
    openAgent: () => connector?.agent(port) ?? new Agent({ keepAlive: true }),
    async stop() {
      isStopping = true;
      if (!hasEnded(child)) {
        child.kill('SIGTERM');
        await once(child, 'close');
      }
      release();
    },
  };
  try {
    (await (connector?.connect(port) ?? connectTo({ host, port }))).destroy();
  } catch (error) {
    await engine.stop();
    return { failure: error instanceof Error ? error.message : String(error) };
  }
  return engine;
}

/** Resolves when the child has its port: what merely answers there may be another's. */
async function greeting(child: ChildProcess, hasGreeted: () => boolean): Promise<undefined> {
  while (!hasEnded(child) && !hasGreeted()) await delay(GREETING_INTERVAL_MS);
  // The end of the child is told by its `close` event, with its output: that promise wins the race.
  if (hasEnded(child)) await new Promise<never>(() => undefined);
  return undefined;
}

async function connectTo({ host, port }: Address): Promise<Socket> {
  const socket = connect(port, host);
  await once(socket, 'connect');
  return socket;
}

function hasEnded(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
}

async function foreignEngine(endpoint: string): Promise<DynamodbEngine> {
  const { origin, hostname, port, protocol } = new URL(endpoint);
  try {
    const host = hostname.replace(/^\[|\]$/g, '');
    const socket = await connectTo({ host, port: Number(port || (protocol === 'https:' ? 443 : 80)) });
    socket.destroy();
  } catch (cause) {
    throw new Error(`${DYNAMODB_ENDPOINT_VARIABLE} is ${endpoint}, but nothing answers there`, { cause });
  }
  return { origin, openAgent: () => new Agent({ keepAlive: true }), stop: async () => undefined };
}
