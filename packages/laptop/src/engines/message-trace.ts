import { AsyncLocalStorage } from 'node:async_hooks';

const headers = new AsyncLocalStorage<string | undefined>();

export function withTraceHeader<Result>(header: string | undefined, send: () => Result): Result {
  return headers.run(header, send);
}

export function traceHeader(): string | undefined {
  return headers.getStore();
}
