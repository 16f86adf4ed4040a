// @ts-check Plain JavaScript: stripping types would take longer than the rest of the thread's start.
import { AsyncLocalStorage } from 'node:async_hooks';
import { writeSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

/** @import { Invoke, SandboxData, SandboxReply } from './sandbox-protocol.ts' */

const TRACE = '_X_AMZN_TRACE_ID';
/** @type {AsyncLocalStorage<string>} */
const traces = new AsyncLocalStorage();
// Other invocations may run in the same instance, unlike in Lambda, so each finds its own trace.
process.env = new Proxy(process.env, {
  get: (environment, name) => (name === TRACE && traces.getStore()) || Reflect.get(environment, name),
  set: (environment, name, value) => Reflect.set(environment, name, value),
});

const port = parentPort;
if (port === null) throw new Error('sandbox.worker.mjs runs only as a worker thread');
/** @type {SandboxData} */
const { bundle, handler, functionArn, log } = workerData;

// Lambda's runtime also writes directly; a thread's output would pass through the main thread, line by line.
for (const output of [process.stdout, process.stderr]) {
  output.write = (/** @type {string | Uint8Array} */ text, /** @type {unknown[]} */ ...rest) => {
    writeSync(log, Buffer.from(text));
    const written = rest.at(-1);
    if (typeof written === 'function') process.nextTick(written);
    return true;
  };
}

/** The Lambda runtime refuses a third parameter, which is a callback, even if the handler returns a promise. */
const MAX_PARAMETERS = 2;
/** @type {unknown} */
const exported = (await import(bundle))[handler];
if (typeof exported !== 'function') throw new Error(`${bundle} exports no function ${handler}`);
if (exported.length > MAX_PARAMETERS) {
  throw new Error(
    `Runtime.CallbackHandlerDeprecated: ${bundle} has a handler of ${exported.length} parameters`,
  );
}
const run = exported;

port.on('message', (/** @type {Invoke} */ invoke) => {
  void traces.run(invoke.trace, () => answer(invoke)).then((reply) => port.postMessage(reply));
});
/** @satisfies {SandboxReply} */
const ready = { kind: 'ready' };
port.postMessage(ready);

/**
 * @param {Invoke} invoke
 * @returns {Promise<SandboxReply>}
 */
async function answer({ requestId, payload, trace, deadline }) {
  process.env[TRACE] = trace;
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
    /** @type {unknown} */
    const result = await Reflect.apply(run, undefined, [JSON.parse(payload), context]);
    return { kind: 'result', requestId, payload: JSON.stringify(result) };
  } catch (error) {
    const thrown = error instanceof Error ? error : new Error(String(error));
    // Lambda logs the stack and returns only name and message.
    console.error(thrown);
    return { kind: 'error', requestId, errorType: thrown.name, errorMessage: thrown.message };
  }
}
