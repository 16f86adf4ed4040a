// @ts-check Plain JavaScript: stripping types would take longer than the rest of the thread's start.
import { AsyncLocalStorage } from 'node:async_hooks';
import { writeSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

/** @import { Invoke, SandboxData, SandboxReply } from './sandbox-protocol.ts' */

/**
 * The worker thread of one function instance: loads the bundle once, then runs one event after the other, or several while
 * they wait.
 */

const TRACE = '_X_AMZN_TRACE_ID';
/** @type {AsyncLocalStorage<string>} */
const traces = new AsyncLocalStorage();
// Each invocation finds its own trace, as in Lambda, where no other one runs beside it.
process.env = new Proxy(process.env, {
  get: (environment, name) => (name === TRACE && traces.getStore()) || Reflect.get(environment, name),
  set: (environment, name, value) => Reflect.set(environment, name, value),
});

const port = parentPort;
if (port === null) throw new Error('sandbox.worker.mjs runs as a worker thread alone');
/** @type {SandboxData} */
const { bundle, handler, functionArn, log } = workerData;

// Writes to the file directly, as Lambda's runtime does: a thread's output would pass through the main thread, line by
// line.
for (const output of [process.stdout, process.stderr]) {
  output.write = (/** @type {string | Uint8Array} */ text, /** @type {unknown[]} */ ...rest) => {
    writeSync(log, Buffer.from(text));
    const written = rest.at(-1);
    if (typeof written === 'function') process.nextTick(written);
    return true;
  };
}

/** A third one is a callback to the runtime, which refuses it, also where the handler returns a promise. */
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
  // Set before each invocation, as in Lambda, so that it is among the variables.
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
    // As in Lambda, the log has the stack, and the reply has name and message.
    console.error(thrown);
    return { kind: 'error', requestId, errorType: thrown.name, errorMessage: thrown.message };
  }
}
