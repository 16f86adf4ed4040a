import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { closeStores, eraseByDyingWorker, openStores, retainByDyingWorker } from './kept-mail.ts';

beforeAll(openStores);
afterAll(closeStores);
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test.each([
  ['retention', retainByDyingWorker],
  ['an erasure', eraseByDyingWorker],
])(
  '%s leaves what must stay and nothing of what must go, by a worker that dies before any of its effects',
  async (_what, run) => {
    expect(await run(1)).toBeGreaterThan(30);
  },
  900_000,
);
