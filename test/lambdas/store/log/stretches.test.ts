import { expect, test } from 'vitest';
import { compact, cursorAt, frontierOf, unsettledCount } from '../../../../lambdas/store/log/log-cursor.ts';
import { positionAfter } from '../../../../lambdas/store/log-position.ts';
import { NOW } from '../../test-context.ts';

const MOST = 4;
const COUNTS: Readonly<Record<string, (i: number) => number>> = {
  'one entry each': () => 1,
  'many entries in some': (i) => (i % 3 === 0 ? 50 : 1),
  'no entry in some': (i) => i % 2,
  'no entries': () => 0,
};

test.each(
  [MOST, MOST + 1, 2 * MOST, 2 * MOST + 1, 10 * MOST].flatMap((stretches) =>
    Object.keys(COUNTS).map((counts) => ({ stretches, counts })),
  ),
)('a cursor of $stretches stretches with $counts becomes one of four on each side, with as many entries and the same ends', ({
  stretches: length,
  counts,
}) => {
  const stretches = Array.from({ length }, (_, i) => ({
    end: positionAfter(NOW.getTime() + i),
    count: COUNTS[counts]?.(i) ?? 0,
  }));
  for (const next of [undefined, ...stretches.keys(), length]) {
    const cursor = { ...cursorAt(NOW.getTime() - 1), stretches, next };
    const small = compact(cursor, MOST);

    const [before, behind] = [small.stretches.slice(0, small.next), small.stretches.slice(small.next)];
    expect(before.length).toBeLessThanOrEqual(MOST);
    if (next !== undefined) expect(behind.length).toBeLessThanOrEqual(MOST);
    expect(unsettledCount(small)).toBe(unsettledCount(cursor));
    // What was read up to each end that is left is what was read up to it before.
    for (const { end } of small.stretches) {
      const upTo = (all: typeof stretches) => all.filter((each) => each.end <= end);
      const sum = (all: typeof stretches) => all.reduce((total, { count }) => total + count, 0);
      expect(sum(upTo([...small.stretches]))).toBe(sum(upTo(stretches)));
      expect(stretches.map((each) => each.end)).toContain(end);
    }
    expect(frontierOf(small)).toBe(frontierOf(cursor));
    // The next read goes on at the same position.
    expect(before.at(-1)?.end).toBe(next === undefined ? stretches.at(-1)?.end : stretches[next - 1]?.end);
  }
});
