import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Running } from '../contract.ts';
import { type Address, browserBlockedAddress } from './browser-blocked-address.ts';
import { DYNAMODB_ENDPOINT_VARIABLE, dynamodbBinary } from './dynamodb-binary.ts';
import { endWithThisProcess } from './end-with-this-process.ts';
import { endOrphan, removePidFile, writePidFile } from './pid-file.ts';
import { hasPrivateNetworks, inPrivateNetwork, NetworkConnector } from './private-network.ts';

export interface Engine extends Running {
  readonly origin: string;
}

interface DynamodbEngine extends Engine {
  openAgent(): Agent;
  readonly lost: Promise<Error>;
}

interface DynamodbOptions {
  readonly dataFile?: string | undefined;
  readonly endpoint?: string | undefined;
  /**
   * A private engine runs in its own network namespace where the system supports that; otherwise it listens on a
   * loopback address that no web page can reach.
   */
  readonly isPrivate?: boolean | undefined;
}

/** Another process can take the chosen port before the engine listens on it. */
const PORT_ATTEMPTS = 5;
const READY_POLL_MS = 5;
const MAX_OUTPUT_LENGTH = 4_096;
/** No other process is in the engine's network namespace, so the port is free. */
const PRIVATE_ADDRESS: Address = { host: '127.0.0.1', port: 8000 };
/** The host does not exist, because only the engine's agents connect to it. */
const PRIVATE_ORIGIN = 'http://dynamodb.invalid';
/** The engine's SQLite file has one writer, so further calls wait for a connection. */
const AGENT = { keepAlive: true, maxSockets: 16 };
const READY = /listening on/i;

export function pidFileOf(dataFile: string): string {
  return `${dataFile}.pid`;
}

/**
 * The engine verifies no signature and has no secret (`dynoxide --help`): every process that can connect can read and
 * write everything.
 */
export async function startDynamodb(options: DynamodbOptions): Promise<DynamodbEngine> {
  const { dataFile, endpoint, isPrivate } = options;
  if (endpoint !== undefined) return externalEngine(endpoint);
  const binary = dynamodbBinary();
  const pidFile = dataFile === undefined ? undefined : pidFileOf(dataFile);
  if (pidFile !== undefined && dataFile !== undefined) await endOrphan(pidFile, dataFile);
  if (isPrivate === true && hasPrivateNetworks()) {
    const started = await launch(binary, 'private', pidFile, options);
    if (!('failure' in started)) return started;
    throw new Error(`The DynamoDB engine ended during startup: ${started.failure}`);
  }
  for (let attempt = 1; ; attempt += 1) {
    const started = await launch(binary, await browserBlockedAddress(), pidFile, options);
    if (!('failure' in started)) return started;
    if (attempt === PORT_ATTEMPTS || !/in use/i.test(started.failure)) {
      throw new Error(`The DynamoDB engine ended during startup: ${started.failure}`);
    }
  }
}

async function launch(
  binary: string,
  at: Address | 'private',
  pidFile: string | undefined,
  { dataFile }: DynamodbOptions,
): Promise<DynamodbEngine | { readonly failure: string }> {
  const storage = dataFile === undefined ? [] : ['--db-path', dataFile];
  const { host, port } = at === 'private' ? PRIVATE_ADDRESS : at;
  const args = ['--host', host, '--port', String(port), ...storage];
  const [command, commandArgs] = at === 'private' ? inPrivateNetwork(binary, args) : [binary, args];
  const child = spawn(command, commandArgs, {
    // The child has its own process group: Ctrl-C must not end it, because the runtime still writes while it stops.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const killWithParent = () => child.kill('SIGKILL');
  process.once('exit', killWithParent);
  if (child.pid !== undefined) child.once('exit', endWithThisProcess(child.pid));
  if (child.pid !== undefined && pidFile !== undefined) writePidFile(pidFile, child.pid);

  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-MAX_OUTPUT_LENGTH);
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

  const failure = await Promise.race([ended, untilReady(child, () => READY.test(output))]);
  if (failure !== undefined) {
    release();
    return { failure };
  }
  output = '';
  let isStopping = false;
  const lost = new Promise<Error>((resolve) => {
    void ended.then((how) => {
      if (!isStopping) resolve(new Error(`The database has stopped (${how}): restart the service`));
    });
  });
  // The child may still be in the network of this process before it is ready.
  if (at === 'private' && child.pid !== undefined) connector = new NetworkConnector(child.pid, port);
  const engine: DynamodbEngine = {
    origin: connector === undefined ? `http://${host}:${port}` : PRIVATE_ORIGIN,
    openAgent: () => connector?.agent(AGENT) ?? new Agent(AGENT),
    lost,
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
    if (connector === undefined) (await connectTo({ host, port })).destroy();
    else await connector.open();
  } catch (error) {
    await engine.stop();
    return { failure: error instanceof Error ? error.message : String(error) };
  }
  return engine;
}

/** A successful connection would not show that the child listens: another process may have the port. */
async function untilReady(child: ChildProcess, isReady: () => boolean): Promise<undefined> {
  while (!hasEnded(child) && !isReady()) await delay(READY_POLL_MS);
  // The `close` event reports the end of the child with its output, so that promise must win the race.
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

async function externalEngine(endpoint: string): Promise<DynamodbEngine> {
  const { origin, hostname, port, protocol } = new URL(endpoint);
  try {
    const host = hostname.replace(/^\[|\]$/g, '');
    const socket = await connectTo({ host, port: Number(port || (protocol === 'https:' ? 443 : 80)) });
    socket.destroy();
  } catch (cause) {
    throw new Error(`${DYNAMODB_ENDPOINT_VARIABLE} is ${endpoint}, but nothing responds there`, { cause });
  }
  const lost = new Promise<never>(() => undefined);
  return { origin, openAgent: () => new Agent(AGENT), lost, stop: async () => undefined };
}
