import { describe, expect, test } from 'vitest';
import { delayUntil } from '../../../lambdas/timing/delay-until.ts';

describe('delayUntil', () => {
  const now = Date.parse('2026-11-21T09:00:00.000Z');

  test.each([
    ['is nothing for what is overdue', -60_000, 0],
    ['is nothing for what is due', 0, 0],
    ['is never too early', 1, 1],
    ['is the wait itself while one delay reaches', 900_000, 900],
    ['is as long as a delay may be', 900_001, 900],
    ['is as long as a delay may be, a day ahead', 86_400_000, 900],
  ])('%s', (_what, wait, seconds) => {
    expect(delayUntil(now + wait, now)).toBe(seconds);
  });

  test('leads to the longest wait in as few hops as there can be', () => {
    const due = now + 86_400_000 * 1.2;
    let at = now;
    let hops = 0;
    for (let seconds = delayUntil(due, at); seconds > 0; seconds = delayUntil(due, at)) {
      at += seconds * 1000;
      hops++;
    }

    expect(at).toEqual(due);
    expect(hops).toBe(Math.ceil((86_400 * 1.2) / 900));
  });
});
