import { afterAll, vi } from 'vitest';

/** Files of tests share a process: what one of them changed of it is not there for the next. Vitest itself ends spies. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
