import { afterAll, beforeAll, expect, test } from 'vitest';
import { silent } from '../../opened.ts';
import { closeStores, eraseByDyingWorker, openStores, retainByDyingWorker } from './kept-mail.ts';

beforeAll(openStores);
afterAll(closeStores);
silent('log', 'error');

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
