import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Running } from '../contract.ts';
import { DYNAMODB_ENDPOINT_VARIABLE, dynamodbBinary } from './dynamodb-binary.ts';
import { endWithThisProcess } from './end-with-this-process.ts';
import { freePort } from './free-port.ts';
import { endOrphan, removePidFile, writePidFile } from './pid-file.ts';

/** An engine that answers at `origin`, for example `http://127.0.0.1:8000`. */
export interface Engine extends Running {
  readonly origin: string;
}

export interface DynamodbOptions {
  /** SQLite file that keeps the tables between runs; without it they live in memory. */
  readonly dataFile?: string | undefined;
  /** Another engine to use in place of a child process. */
  readonly endpoint?: string | undefined;
  /** Told when the child ends although nobody stopped it, with its last words: nothing can be read or stored any more. */
  readonly onLost?: ((error: Error) => void) | undefined;
}

/** A chosen port can be taken by someone else before the engine has it. */
const PORT_ATTEMPTS = 5;
const CONNECT_INTERVAL_MS = 5;
const KEPT_OUTPUT = 4_096;
/** What the engine says when it has its port. */
const GREETING = /listening on/i;

/** Where it is noted which process has a data file. */
export function pidFileOf(dataFile: string): string {
  return `${dataFile}.pid`;
}

/**
 * Starts the DynamoDB engine as a child process and resolves when it accepts connections.
 * @throws Error with the engine's own words when it ends instead.
 */
export async function startDynamodb(options: DynamodbOptions): Promise<Engine> {
  const { dataFile, endpoint } = options;
  if (endpoint !== undefined) return foreignEngine(endpoint);
  const binary = dynamodbBinary();
  const pidFile = dataFile === undefined ? undefined : pidFileOf(dataFile);
  if (pidFile !== undefined && dataFile !== undefined) await endOrphan(pidFile, dataFile);
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    const started = await launch(binary, port, pidFile, options);
    if (!('failure' in started)) return started;
    if (attempt === PORT_ATTEMPTS || !/in use/i.test(started.failure)) {
      throw new Error(`The DynamoDB engine ended at start: ${started.failure}`);
    }
  }
}

async function launch(
  binary: string,
  port: number,
  pidFile: string | undefined,
  { dataFile, onLost }: DynamodbOptions,
): Promise<Engine | { readonly failure: string }> {
  const storage = dataFile === undefined ? [] : ['--db-path', dataFile];
  const child = spawn(binary, ['--host', '127.0.0.1', '--port', String(port), ...storage], {
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
  const release = () => {
    process.off('exit', killWithParent);
    if (pidFile !== undefined) removePidFile(pidFile);
  };

  const failure = await Promise.race([ended, accepting(port, child, () => GREETING.test(output))]);
  if (failure !== undefined) {
    release();
    return { failure };
  }
  // What it says from now on would be its last words.
  output = '';
  let isStopping = false;
  void ended.then((how) => {
    if (!isStopping) onLost?.(new Error(`The DynamoDB engine has ended (${how}): start again`));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      isStopping = true;
      if (!hasEnded(child)) {
        child.kill('SIGTERM');
        await once(child, 'close');
      }
      release();
    },
  };
}

/** Resolves when the child has opened the port and takes connections: what merely answers there may be another's. */
async function accepting(port: number, child: ChildProcess, hasGreeted: () => boolean): Promise<undefined> {
  while (!hasEnded(child) && !(hasGreeted() && (await canConnect(port)))) await delay(CONNECT_INTERVAL_MS);
  // The end of the child is told by its `close` event, with its output: that promise wins the race.
  if (hasEnded(child)) await new Promise<never>(() => undefined);
  return undefined;
}

function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

function hasEnded(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
}

async function foreignEngine(endpoint: string): Promise<Engine> {
  try {
    await fetch(endpoint);
  } catch (cause) {
    throw new Error(`${DYNAMODB_ENDPOINT_VARIABLE} is ${endpoint}, but nothing answers there`, { cause });
  }
  return { origin: new URL(endpoint).origin, stop: async () => undefined };
}
