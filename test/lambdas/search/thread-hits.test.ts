import { expect, test } from 'vitest';
import type { Hit, Window } from '../../../lambdas/search/find-window.ts';
import { hitsOfThread } from '../../../lambdas/search/thread-hits.ts';

test('the hits of a window are gone through once, however many threads are asked for', () => {
  const head = {
    description: { inboxes: [['a@x.test', 'inbox']] },
    inboxAt: () => 0,
    threadKeyAt: (number: number) => `thread${number % 2}`,
  };
  const hits = [0, 1, 2].map((number) => ({ head, number, sortKey: `${number}` }) as unknown as Hit);
  let walks = 0;
  const window: Window = {
    hits() {
      walks += 1;
      return hits;
    },
    range: { low: undefined, high: undefined },
    next: undefined,
  };
  const keysOf = (thread: string) => hitsOfThread(window, thread).map(({ sortKey }) => sortKey);

  expect([keysOf('inbox thread0'), keysOf('inbox thread1'), keysOf('inbox none')]).toEqual([
    ['0', '2'],
    ['1'],
    [],
  ]);
  expect(walks).toBe(1);
});
