import { expect, test } from 'vitest';
import { progressLine } from '../../src/synthesize/progress-line.ts';

test('a quarter of the functions is a line of progress', () => {
  const lines = Array.from({ length: 19 }, (_, n) => progressLine(n + 1, 19));

  expect(lines.filter((line) => line !== undefined)).toEqual([
    'Built 5 of 19 functions',
    'Built 10 of 19 functions',
    'Built 15 of 19 functions',
    'Built 19 of 19 functions, starting…',
  ]);
});
