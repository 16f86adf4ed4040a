import { AsyncLocalStorage } from 'node:async_hooks';

const headers = new AsyncLocalStorage<string | undefined>();

/** Calls a function that may send messages. Each message gets this header as its attribute `AWSTraceHeader`. */
export function withTraceHeader<Result>(header: string | undefined, send: () => Result): Result {
  return headers.run(header, send);
}

/** The header for messages that are sent now. */
export function traceHeader(): string | undefined {
  return headers.getStore();
}
