import { writeSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import type { Invoke, SandboxData, SandboxReply } from './sandbox-protocol.ts';

/** The worker thread of one function instance: loads the bundle once, then runs one event after the other. */

const port = parentPort;
if (port === null) throw new Error('sandbox.worker.ts runs as a worker thread alone');
const { bundle, handler, functionArn, log }: SandboxData = workerData;

// As in Lambda, whose runtime writes to a file by itself: output of a thread would go through the main one, line by line.
for (const output of [process.stdout, process.stderr]) {
  output.write = (text: string | Uint8Array, ...rest: unknown[]): boolean => {
    writeSync(log, Buffer.from(text));
    const written = rest.at(-1);
    if (typeof written === 'function') process.nextTick(written);
    return true;
  };
}

const exported: unknown = (await import(bundle))[handler];
if (typeof exported !== 'function') throw new Error(`${bundle} exports no function ${handler}`);

port.on('message', ({ requestId, event, deadline }: Invoke) => {
  void run(requestId, event, deadline).then((reply) => port.postMessage(reply));
});
port.postMessage({ kind: 'ready' } satisfies SandboxReply);

async function run(requestId: string, event: string, deadline: number): Promise<SandboxReply> {
  const context = {
    awsRequestId: requestId,
    callbackWaitsForEmptyEventLoop: true,
    functionName: process.env['AWS_LAMBDA_FUNCTION_NAME'],
    functionVersion: '$LATEST',
    invokedFunctionArn: functionArn,
    memoryLimitInMB: process.env['AWS_LAMBDA_FUNCTION_MEMORY_SIZE'],
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
  };
  try {
    const result: unknown = await Reflect.apply(exported as () => unknown, undefined, [
      JSON.parse(event),
      context,
    ]);
    return { kind: 'result', payload: JSON.stringify(result) };
  } catch (error) {
    const thrown = error instanceof Error ? error : new Error(String(error));
    // As in Lambda: the function's log has the stack, the answer has name and message.
    console.error(thrown);
    return { kind: 'error', errorType: thrown.name, errorMessage: thrown.message };
  }
}
