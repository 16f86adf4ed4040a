import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../packages/laptop/src/engines/free-port.ts';

interface DynamodbLocal {
  readonly origin: string;
  stop(): Promise<void>;
}

const POLL_MS = 50;
const KEPT_OUTPUT = 4_096;

/**
 * DynamoDB Local listens on all interfaces and has no option against it, so it must only have test tables. @throws
 * Error with its output when it exits.
 */
export async function startDynamodbLocal(java: string, folder: string): Promise<DynamodbLocal> {
  const port = await freePort();
  const child = spawn(
    java,
    [
      '-Djava.library.path=./DynamoDBLocal_lib',
      '-jar',
      'DynamoDBLocal.jar',
      '-inMemory',
      '-disableTelemetry',
      '-port',
      String(port),
    ],
    { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const killWithParent = () => child.kill('SIGKILL');
  process.once('exit', killWithParent);
  let output = '';
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString('utf8')).slice(-KEPT_OUTPUT);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  child.on('error', (error) => keep(Buffer.from(error.message)));

  const origin = `http://127.0.0.1:${port}`;
  while (!(await answers(origin))) {
    if (hasEnded(child)) throw new Error(`DynamoDB Local ended at start: ${output.trim()}`);
    await delay(POLL_MS);
  }
  return {
    origin,
    async stop() {
      if (!hasEnded(child)) {
        child.kill('SIGTERM');
        await once(child, 'close');
      }
      process.off('exit', killWithParent);
    },
  };
}

/** An unsigned request gets an error whose request id header identifies the engine. */
async function answers(origin: string): Promise<boolean> {
  try {
    const response = await fetch(origin);
    return response.headers.has('x-amzn-requestid');
  } catch {
    return false;
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
}
